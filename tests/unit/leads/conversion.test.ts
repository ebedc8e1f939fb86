// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadRecord } from '@/leads/outbox';
import type { LeadPayload } from '@/leads/types';
import { userData } from '@/leads/lead-events';
import { recordOf } from './fixtures';

const lead = (
  form: LeadRecord['form'],
  payload: LeadPayload = {},
  rest: Partial<LeadRecord> = {},
): LeadRecord =>
  recordOf(form, {
    id: 'abc123',
    created: 46_656,
    ...rest,
    payload: {
      firstName: 'Rosa',
      lastName: 'Delgado',
      phone: '(214) 555-0142',
      email: ' Rosa@Example.org',
      service: 'slab-leak',
      ...payload,
    },
  });

/** A page of a build, with what it tells its tracker. */
async function openPage({
  head = '',
  settings = {} as Record<string, string>,
  gtag = vi.fn() as unknown,
  isBlocked = false,
} = {}) {
  document.head.innerHTML = head;
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  Object.assign(window, { gtag });
  vi.resetModules();
  const [events, waiting, { reportDelivery }] = await Promise.all([
    import('@/leads/report-event'),
    import('@/leads/waiting-events'),
    import('@/leads/lead-events'),
  ]);
  const calls = () => vi.mocked(gtag as () => void).mock.calls as unknown as [string, string, object][];
  // The tag of the build has loaded, unless it is blocked.
  if (!isBlocked) waiting.reportWaiting();
  return { ...events, ...waiting, reportDelivery, calls };
}

/** A build with a Google Ads account that wants enhanced conversions. */
const adsBuild = {
  head: '<meta name="google-tag" content="AW-123" data-lead="AW-123/lead" data-user-data>',
  settings: { PUBLIC_ADS_CONVERSION_ID: 'AW-123', PUBLIC_ADS_USER_DATA: 'on' },
};

const callback = { event_callback: expect.any(Function) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  document.head.innerHTML = '';
});

describe('the ad tracker that the host page already has', () => {
  it('is told of a call: a conversion worth 1 USD, sent to the owner’s account', async () => {
    const { reportPhoneConversion, calls } = await openPage();
    reportPhoneConversion('AW-123/abc');
    vi.setSystemTime(Date.now() + 60_000);
    reportPhoneConversion();
    expect(calls()).toEqual([
      ['event', 'conversion', { send_to: 'AW-123/abc', value: 1, currency: 'USD' }],
      ['event', 'conversion', { value: 1, currency: 'USD' }],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is told of each lead by form, service and id, of a contact message by its own event too, and of nothing personal', async () => {
    const { reportDelivery, calls } = await openPage();
    reportDelivery(lead('landingShort', {}, { value: '150', variant: 'slab-b' }));
    reportDelivery(lead('contact'));
    const about = { service: 'slab-leak', transaction_id: 'abc123_1000' };
    expect(calls()).toEqual([
      [
        'event',
        'generate_lead',
        { form: 'landingShort', ...about, value: 150, currency: 'USD', variant: 'slab-b' },
      ],
      ['event', 'generate_lead', { form: 'contact', ...about }],
      ['event', 'contact_submit_success', { event_category: 'Contact', event_label: 'Contact Form' }],
    ]);
  });

  it.each([
    ['missing', undefined],
    ['not a function', 'blocked'],
    [
      'broken',
      () => {
        throw new Error('tracker');
      },
    ],
  ])('keeps nobody from calling when it is %s', async (_, gtag) => {
    const { reportPhoneConversion, reportDelivery } = await openPage({ gtag: gtag ?? null });
    expect(() => {
      reportPhoneConversion('AW-123/abc');
      reportDelivery(lead('contact'));
    }).not.toThrow();
  });
});

const conversions = (calls: [string, string, object][]) => calls.filter(([, name]) => name === 'conversion');

describe('a delivered lead in a build with a Google Ads account', () => {
  const withoutUserData = { ...adsBuild, settings: { PUBLIC_ADS_CONVERSION_ID: 'AW-123' } };
  it.each([
    ['nothing personal before the visitor has said yes', '', adsBuild, false, false],
    ['e-mail, phone and name after that', 'granted', adsBuild, false, true],
    ['nothing personal where the owner’s setting is off', 'granted', withoutUserData, false, false],
    ['nothing personal where the browser sends Global Privacy Control', 'granted', adsBuild, true, false],
  ])('is the owner’s conversion with its id, and with %s', async (_, consent, build, gpc, isPersonal) => {
    localStorage.setItem('consent', consent);
    Object.assign(navigator, { globalPrivacyControl: gpc });
    const { reportDelivery, calls } = await openPage(build);
    reportDelivery(lead('landingLong'));
    const { user_data, ...known } = (conversions(calls())[0]?.[2] ?? {}) as { user_data?: object };
    expect(known).toEqual({
      send_to: 'AW-123/lead',
      form: 'landingLong',
      service: 'slab-leak',
      transaction_id: 'abc123_1000',
      ...callback,
    });
    const personal = {
      email: 'rosa@example.org',
      phone_number: '+12145550142',
      address: { first_name: 'Rosa', last_name: 'Delgado' },
    };
    expect(user_data).toEqual(isPersonal ? personal : undefined);
    expect(JSON.stringify(calls().filter(([, name]) => name !== 'conversion'))).not.toMatch(/rosa|214/i);
  });
});

describe('an event that is reported while the page leaves', () => {
  it('is told by the next page of the tab: a request once at most, its conversion until the tag has sent it', async () => {
    const first = await openPage(adsBuild);
    first.reportDelivery(lead('landingLong'));
    expect(first.calls().map(([, name]) => name)).toEqual(['generate_lead', 'conversion']);
    first.reportWaiting();
    expect(first.calls(), 'the page itself does not tell it twice').toHaveLength(2);
    const next = await openPage(adsBuild);
    expect(next.calls()).toEqual([
      ['event', 'conversion', expect.objectContaining({ transaction_id: 'abc123_1000', ...callback })],
    ]);
    (next.calls()[0]?.[2] as { event_callback: () => void }).event_callback();
    expect((await openPage(adsBuild)).calls()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('waits for the tag where that is late, and is then told once by the page that has it', async () => {
    const { reportDelivery, calls } = await openPage({ ...adsBuild, isBlocked: true });
    reportDelivery(lead('landingLong'));
    expect(calls()).toEqual([]);
    const names = (await openPage(adsBuild)).calls().map(([, name]) => name);
    expect(names.sort()).toEqual(['conversion', 'generate_lead']);
  });

  it('is one of two where two contact requests arrive before the tag', async () => {
    const { reportDelivery } = await openPage({ ...adsBuild, isBlocked: true });
    for (const id of ['one', 'two']) reportDelivery(lead('contact', {}, { id }));
    const names = (await openPage(adsBuild)).calls().map(([, name]) => name);
    expect(names.filter((name) => name === 'contact_submit_success')).toHaveLength(2);
  });

  it('leaves nothing in the browser beyond its tab', async () => {
    localStorage.setItem('consent', 'granted');
    const { reportDelivery, reportPhoneConversion } = await openPage(adsBuild);
    reportDelivery(lead('landingLong'));
    reportPhoneConversion('AW-123/call');
    expect(Object.keys(localStorage)).toEqual(['consent']);
    expect(Object.keys(sessionStorage)).toHaveLength(2);
  });

  it('keeps nothing personal after a no, also where the tag is blocked', async () => {
    localStorage.setItem('consent', 'granted');
    const { reportDelivery, forgetPersonal } = await openPage({ ...adsBuild, isBlocked: true });
    reportDelivery(lead('landingLong'));
    expect(JSON.stringify(Object.values(sessionStorage))).toMatch(/rosa/);
    localStorage.setItem('consent', 'denied');
    forgetPersonal();
    expect(JSON.stringify(Object.values(sessionStorage))).not.toMatch(/rosa|214/i);
    const { calls } = await openPage(adsBuild);
    expect(conversions(calls())).toHaveLength(1);
    expect(JSON.stringify(calls())).not.toMatch(/rosa|214/i);
  });

  it('gives each call an id of its own, and four taps within a second are one call', async () => {
    const { reportPhoneConversion, calls } = await openPage(adsBuild);
    const start = Date.now();
    for (const time of [0, 300, 600, 900, 60_000]) {
      vi.setSystemTime(start + time);
      reportPhoneConversion('AW-123/call');
    }
    const ids = calls().map(([, , parameters]) => (parameters as { transaction_id: string }).transaction_id);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toHaveLength(2);
  });
});

describe('what a conversion is matched with', () => {
  const email = 'a@example.org';
  it.each([
    [{ phone: '+1 214 555 0142' }, { phone_number: '+12145550142' }],
    [{ phone: '555-0142', email }, { email }],
    [{ phone: '+44 20 7946 0958', email }, { email }],
    [
      { fullName: 'Rosa  María   Delgado', email },
      { email, address: { first_name: 'Rosa', last_name: 'María Delgado' } },
    ],
    [
      { firstName: 'Rosa', email },
      { email, address: { first_name: 'Rosa' } },
    ],
    [{ firstName: 'Rosa' }, undefined],
  ])('is, of %o, %o', (payload, expected) => {
    expect(userData(payload)?.user_data).toEqual(expected);
  });
});
