// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { formFamilies } from '@/leads/types';
import type { LeadRecord } from '@/leads/outbox';
import { answers, configOf } from './fixtures';
import { fullArea, leavePage, openTab, sent, stored, useBrowser, waiting, webhook, withTracker } from './tab';
import { formWords, noticeWith } from '../words';

const { quote, contact, landingLong } = formDefinitions;
const offline = new TypeError('Failed to fetch');

/** Presses the button of a quote form with these answers. */
const press = (tab: Awaited<ReturnType<typeof openTab>>, changes: Partial<typeof answers> = {}) =>
  tab.submitLead(quote, { ...answers, ...changes }, configOf('quote'));
const numbered = (number: number) => ({ phone: `(214) 555-01${number}` });

useBrowser();

describe('pressing the button', () => {
  it('stores the lead and sends it before anything is awaited, so closing the tab loses nothing', async () => {
    const tab = await openTab();
    webhook.answer = () => 'never';
    void press(tab);
    expect(stored()).toHaveLength(1);
    expect(webhook.bodies).toEqual([stored()[0]?.body]);
    expect(webhook.requests[0]?.keepalive).toBe(true);
  });

  it('removes the lead from the device on delivery and reports it once', async () => {
    const gtag = withTracker();
    const { submitLead } = await openTab();
    const outcome = await submitLead(landingLong, answers, configOf('landingLong'));
    expect(outcome).toMatchObject({
      status: 'delivered',
      effects: [{ kind: 'redirect', to: '/thank-you', afterMs: 0 }],
    });
    expect(gtag.mock.calls).toEqual([
      [
        'event',
        'generate_lead',
        { form: 'landingLong', service: answers.service, transaction_id: expect.stringMatching(/^\w+$/) },
      ],
    ]);
    expect(stored()).toEqual([]);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(
      /Rosa|214|gaston/i,
    );
  });

  it('twice sends one lead, and both presses see its outcome', async () => {
    const { submitLead } = await openTab();
    const gtag = withTracker();
    const config = configOf('contact');
    const [first, second] = await Promise.all([
      submitLead(contact, answers, config),
      submitLead(contact, answers, config),
    ]);
    expect(webhook.bodies).toHaveLength(1);
    expect([first.status, second.status]).toEqual(['delivered', 'delivered']);
    expect(second.effects).toEqual(first.effects);
    expect(gtag.mock.calls.map(([, name]: unknown[]) => name)).toEqual([
      'generate_lead',
      'contact_submit_success',
    ]);
  });

  it('again after going back is the same lead for ten minutes, a changed answer is a new one', async () => {
    const { submitLead } = await openTab();
    const config = configOf('quote');
    await submitLead(quote, answers, config);
    vi.advanceTimersByTime(9 * 60_000);
    expect((await submitLead(quote, answers, config)).status).toBe('delivered');
    expect(webhook.bodies).toHaveLength(1);
    await submitLead(quote, { ...answers, service: 'other' }, config);
    expect(webhook.bodies).toHaveLength(2);
    vi.advanceTimersByTime(2 * 60_000);
    await submitLead(quote, answers, config);
    expect(webhook.bodies).toHaveLength(3);
  });

  it('again after a failure sends the very same bytes at once, but not twice within a minute', async () => {
    const { submitLead } = await openTab();
    const config = configOf('landingLong');
    webhook.answer = () => new Response(null, { status: 503, headers: { 'Retry-After': '100000' } });
    const press = async () => (await submitLead(landingLong, answers, config)).status;
    expect(await press()).toBe('queued');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await press()).toBe('queued');
    expect(webhook.bodies).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(webhook.bodies, 'a minute after the first press').toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    webhook.answer = () => new Response();
    expect(await press()).toBe('delivered');
    expect(new Set(webhook.bodies).size).toBe(1);
    expect(stored()).toEqual([]);
  });

  it('for another job keeps both: another service, address, text, or person with the same number', async () => {
    const tab = await openTab();
    webhook.answer = () => offline;
    const another = { address: '9 Elm Lane' };
    const garage = { ...another, details: 'In the garage' };
    for (const changes of [{}, { service: 'toilet' }, another, garage, { firstName: 'Ana' }])
      await press(tab, changes);
    const all = stored().map(({ body }) => JSON.parse(body) as typeof answers);
    expect(all.map(({ service, address, details }) => [service, address, details])).toEqual([
      ['slab-leak', answers.address, answers.details],
      ['toilet', answers.address, answers.details],
      ['slab-leak', '9 Elm Lane', answers.details],
      ['slab-leak', '9 Elm Lane', 'In the garage'],
      ['slab-leak', answers.address, answers.details],
    ]);
  });

  it.each([
    ['is still sending', 'never', 'queued'],
    ['has delivered', new Response(), 'delivered'],
  ] as const)(
    'in a second tab while the first %s the lead does not send it twice',
    async (_, answer, status) => {
      const [first, second] = [await openTab(), await openTab()];
      webhook.answer = () => answer;
      const pressed = press(first);
      if (answer !== 'never') await pressed;
      expect((await press(second)).status).toBe(status);
      expect(webhook.bodies).toHaveLength(1);
      vi.advanceTimersByTime(11 * 60_000);
      expect(document.cookie, 'the mark goes by itself').toBe('');
    },
  );

  it('again with a clock that was ahead before is a new lead', async () => {
    const tab = await openTab();
    vi.setSystemTime(new Date('2027-01-01T00:00:00Z'));
    await press(tab);
    vi.setSystemTime(new Date('2026-11-20T15:00:00Z'));
    await press(tab);
    expect(webhook.bodies).toHaveLength(2);
  });

  it('again with a corrected answer takes the place of the request that waits while the form still holds it', async () => {
    const { submitLead } = await openTab();
    webhook.answer = (count) => (count === 1 ? offline : new Response());
    const wrong = { ...answers, email: 'rosa@gmial.com' };
    const first = await submitLead(contact, wrong, configOf('contact'));
    const { place } = (first as { lead: LeadRecord }).lead;
    await submitLead(contact, answers, configOf('contact'), new Date(), place);
    expect(stored()).toEqual([]);
    await vi.advanceTimersByTimeAsync(3600_000);
    expect(sent('email')).toEqual(['rosa@gmial.com', 'rosa@example.org']);
  });

  it('again with a corrected answer, after the page was frozen while it sent the first, keeps the corrected one when the first has arrived', async () => {
    const { submitLead } = await openTab();
    const ends: ((result: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((resolve) => ends.push(resolve)));
    const pressed = submitLead(contact, { ...answers, email: 'rosa@gmial.com' }, configOf('contact'));
    vi.setSystemTime(Date.now() + 60_000);
    void submitLead(contact, answers, configOf('contact'), new Date(), stored()[0]?.place);
    expect(stored()).toHaveLength(1);
    ends[0]?.(new Response());
    await pressed;
    expect(waiting('email')).toEqual(['rosa@example.org']);
  });

  it('with another answer in another tab, while the first is on its way, is another job, whatever becomes of the first', async () => {
    for (const answer of [offline, new Response()]) {
      let end: (result: Error | Response) => void = () => undefined;
      vi.stubGlobal('fetch', () => {
        return new Promise((resolve, reject) => {
          end = (result) => (result instanceof Error ? reject(result) : resolve(result));
        });
      });
      const [first, second] = [await openTab(), await openTab()];
      const pressed = first.submitLead(contact, { ...answers, email: 'rosa@gmial.com' }, configOf('contact'));
      const endFirst = end;
      void second.submitLead(contact, answers, configOf('contact'));
      endFirst(answer);
      await pressed;
      expect(waiting('email')).toEqual([
        ...(answer === offline ? ['rosa@gmial.com'] : []),
        'rosa@example.org',
      ]);
      localStorage.clear();
    }
  });

  it('with nothing but another number is the same request, in another form it is one of its own', async () => {
    const { submitLead } = await openTab();
    webhook.answer = () => offline;
    await submitLead(quote, answers, configOf('quote'));
    await submitLead(quote, { ...answers, phone: '(214) 555-0143' }, configOf('quote'));
    await submitLead(contact, answers, configOf('contact'));
    const [first = '', second = ''] = webhook.bodies;
    expect(JSON.parse(second)).toEqual({ ...(JSON.parse(first) as object), phone: '(214) 555-0143' });
    expect(stored().map(({ form }) => form)).toEqual(['quote', 'contact']);
  });

  it('with mistakes in the form sends and stores nothing', async () => {
    const { submitLead } = await openTab();
    document.body.innerHTML = noticeWith(formWords);
    const outcome = await submitLead(contact, { ...answers, message: 'short' }, configOf('contact'));
    expect(outcome).toEqual({
      status: 'invalid',
      errors: { message: 'Message must be at least 20 characters' },
      effects: [],
    });
    expect(webhook.bodies).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it.each(formFamilies)('with the honeypot filled drops the submission silently (%s)', async (family) => {
    const { submitLead } = await openTab();
    for (const values of [answers, {}]) {
      const outcome = await submitLead(
        formDefinitions[family],
        { ...values, honeypot: 'http://spam.example' },
        configOf(family),
      );
      expect(outcome).toEqual({ status: 'dropped', effects: [] });
    }
    expect(webhook.bodies).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it.each([
    ['a webhook that takes them', () => new Response()],
    ['a webhook that is down', () => offline],
  ])('twenty times in a second with other answers sends six, in every tab, with %s', async (_, answer) => {
    const outcomes: string[] = [];
    webhook.answer = answer;
    for (let number = 10; number < 30; number += 1)
      outcomes.push((await press(await openTab(), numbered(number))).status);
    expect(webhook.bodies).toHaveLength(6);
    expect(new Set(outcomes.slice(6))).toEqual(new Set(['limited']));
    expect(stored().length).toBeLessThanOrEqual(6);
    vi.clearAllTimers();
    webhook.answer = () => new Response();
    vi.advanceTimersByTime(10 * 60_000);
    expect((await press(await openTab(), numbered(40))).status, 'after ten minutes').toBe('delivered');
  });

  it('seven times in seven minutes sends six, and pressing again for one that waits is no seventh', async () => {
    webhook.answer = () => offline;
    const tab = await openTab();
    const statusOf = async (number: number) => (await press(tab, numbered(number))).status;
    for (let number = 10; number < 16; number += 1) {
      expect(await statusOf(number)).toBe('unreachable');
      leavePage();
      vi.setSystemTime(Date.now() + 61_000);
    }
    expect([await statusOf(16), await statusOf(15)]).toEqual(['limited', 'unreachable']);
  });

  it('at once in one page, twenty times, sends six, also where nothing can be remembered', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const tab = await openTab();
    webhook.answer = () => 'never';
    for (let number = 10; number < 30; number += 1) void press(tab, numbered(number));
    await vi.advanceTimersByTimeAsync(100);
    expect(webhook.bodies).toHaveLength(6);
  });
});

describe('when the webhook does not take the lead', () => {
  it('keeps it when a readable answer is not 2xx, and reports no conversion', async () => {
    const { submitLead } = await openTab();
    webhook.answer = () => new Response(null, { status: 500 });
    const outcome = await submitLead(landingLong, answers, configOf('landingLong'));
    expect(outcome).toMatchObject({
      status: 'queued',
      effects: [{ kind: 'redirect', to: '/thank-you', afterMs: 0 }],
    });
    expect(stored()).toHaveLength(1);
  });

  it('logs what failed without a word of the visitor', async () => {
    const { submitLead } = await openTab();
    webhook.answer = () => new TypeError('Failed to fetch Rosa Delgado');
    await submitLead(landingLong, answers, configOf('landingLong'));
    expect(vi.mocked(console.error).mock.calls).toEqual([['Error submitting form', 'TypeError']]);
  });
});

describe('when storage fails', () => {
  it('tells the visitor when the lead can be neither sent nor kept, and goes on trying while the page is open', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    vi.resetModules();
    const { submitLead } = await import('@/leads/submit');
    webhook.answer = (count) => (count === 1 ? offline : new Response());
    const outcome = await submitLead(quote, answers, configOf('quote'));
    expect(outcome).toMatchObject({
      status: 'unsaved',
      effects: [{ kind: 'toast', tone: 'destructive' }],
    });
    const again = await submitLead(quote, answers, configOf('quote'));
    expect(again, 'pressed again within a minute').toMatchObject({
      status: 'unsaved',
      effects: outcome.effects,
    });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(webhook.bodies).toHaveLength(2);
    expect(webhook.bodies[1]).toBe(webhook.bodies[0]);
  });

  it('keeps the lead in the session when only the lasting storage is full', async () => {
    const tab = await openTab();
    const session = sessionStorage;
    vi.stubGlobal('localStorage', fullArea(localStorage));
    webhook.answer = () => offline;
    expect((await press(tab)).status).toBe('unreachable');
    expect(stored(session)).toHaveLength(1);
  });

  it('writes the lead back when storage was wiped during the send', async () => {
    const tab = await openTab();
    webhook.answer = () => {
      localStorage.clear();
      return offline;
    };
    await press(tab);
    expect(stored()).toHaveLength(1);
  });
});
