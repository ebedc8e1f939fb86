import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { fieldNames, formFamilies, type FormFamily } from '@/leads/types';
import { clickIds } from '@/leads/click-ids';
import { checkPhone } from '@/lib/phone';
import { workflowOf } from '../../bench/receivers/recipes';
import { run, stepOf } from './steps';

const workflow = workflowOf('requests');

type Row = Record<string, string>;

let rows: Row[] = [];
let site = '';

const read = (body: unknown, headers: Record<string, string> = {}) =>
  run(workflow, 'Read the request', [], {
    'A request arrives': [{ headers, body }],
    Settings: [{ site }],
  })[0]?.json as { key: string; cells: Row; text: string; subject: string };

/** The e-mail to the office about a request that has just arrived. */
const mailAbout = (body: unknown): string => read(body).text;

/** One request on its way through the workflow's steps; those that touch the list are played here. */
function receive(body: unknown, headers: Record<string, string> = {}): void {
  const request = read(body, headers);
  let row = rows.find(({ key }) => key === request.key);
  if (!row) rows.push((row = { key: request.key }));
  const [written] = run(workflow, 'Is it new?', [row], { 'Read the request': [request] });
  Object.assign(row, written?.json);
}

const requests = () => rows.filter(({ setAside }) => !setAside);
const setAside = () => rows.filter((row) => row.setAside);

const lead = {
  fullName: 'Rosa Delgado',
  phone: '(214) 555-0142',
  email: 'rosa@example.com',
  service: 'slab-leak-repair',
  timestamp: '2026-11-20T15:00:00.000Z',
  page: 'Slab Leak Services',
};

beforeEach(() => {
  rows = [];
  site = 'https://www.example.com';
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:01Z') });
});

describe('The workflow that takes the site’s requests', () => {
  it('makes one row of a request, also where it arrives again and with another label', () => {
    receive(lead, { origin: 'https://www.example.com' });
    receive(JSON.stringify(lead));
    expect(requests()).toHaveLength(1);
    expect(requests()[0]).toMatchObject({
      key: '2026-11-20T15:00:00.000Z 2145550142',
      sent: lead.timestamp,
      arrived: '2026-11-20T15:00:01.000Z',
      name: 'Rosa Delgado',
      phone: '(214) 555-0142',
      email: 'rosa@example.com',
      service: 'slab-leak-repair',
      page: 'Slab Leak Services',
      language: '',
      setAside: '',
    });
  });

  it('leaves a row as the office has changed it when the request comes again', () => {
    receive(lead);
    Object.assign(rows[0] ?? {}, { name: 'Rosa D.', called: 'yes' });
    receive(lead);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ name: 'Rosa D.', called: 'yes' });
  });

  it('takes two requests of one person, and the same moment of two people, for what they are', () => {
    receive(lead);
    receive({ ...lead, timestamp: '2026-11-21T09:00:00.000Z' });
    receive({ ...lead, phone: '(214) 555-0143' });
    expect(requests()).toHaveLength(3);
  });

  it('reads the fields of a page without script, once a day for the same words', () => {
    const fields = { firstName: 'Ann', lastName: 'Lee', phone: '2145550100', leaveEmpty: '', consent: 'on' };
    receive(fields);
    receive(fields);
    receive({ ...fields, phone: '2145550101' });
    vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
    receive(fields);
    expect(requests().map(({ name, phone }) => `${name} ${phone}`)).toEqual([
      'Ann Lee 2145550100',
      'Ann Lee 2145550101',
      'Ann Lee 2145550100',
    ]);
  });

  describe('tells the office everything that a form sends', () => {
    const values = {
      ...Object.fromEntries(fieldNames.map((name) => [name, `the ${name}`])),
      phone: lead.phone,
    };

    /** Families of which every field has a column of its own. */
    const withColumns: readonly FormFamily[] = ['quote', 'contact', 'landingLong', 'landingShort'];

    it.each(formFamilies)('of the %s family', (family) => {
      // What the owner knows: the site's own address.
      const { triggered_from, ...payload } = formDefinitions[family].buildPayload(values, {
        page: 'the page',
        source: 'the_source',
        origin: 'https://www.example.com',
        now: new Date(lead.timestamp),
      });
      const mail = mailAbout({ ...payload, triggered_from });
      for (const [name, value] of Object.entries(payload)) expect(mail, name).toContain(String(value));
      if (withColumns.includes(family)) expect(mail, 'a field has no column').not.toContain('Other');
      receive({ ...payload, triggered_from });
      const row = Object.values(requests()[0] ?? {}).join();
      for (const [name, value] of Object.entries(payload)) expect(row, name).toContain(String(value));
    });

    it.each(['company', ...fieldNames])('in the field %s, alone', (name) => {
      const value = name === 'phone' ? lead.phone : 'Acme';
      expect(mailAbout({ phone: lead.phone, [name]: value })).toContain(value);
    });

    it('also in fields that it has no column for, or that share one with another', () => {
      const named = { fullName: 'Ann Lee', message: 'A leak', details: 'In the hall', phone: lead.phone };
      receive({ ...named, firstName: 'Bo', floors: 0, urgent: false, extras: ['drain'], note: '' });
      const [row] = requests();
      expect(row).toMatchObject({ name: 'Ann Lee', message: 'A leak', setAside: '' });
      expect(row?.other).toBe(
        'details: In the hall; firstName: Bo; floors: 0; urgent: false; extras: ["drain"]',
      );
    });
  });

  const message = 'It says "leak",\nthen nothing, at all';
  const platforms: Row = { fbclid: 'Meta ad', msclkid: 'Microsoft ad', ttclid: 'TikTok ad' };
  const from = (last: object) => ({ attribution: { first: {}, last: { at: 'then', path: '/', ...last } } });
  it.each<[sent: object, row: Row]>([
    [{ language: 'es' }, { language: 'es', other: '' }],
    [
      from({ utm_source: 'google', utm_campaign: 'slab', gclid: 'Cj0K' }),
      { ad: 'google slab', clicks: '{"at":"then","gclid":"Cj0K"}' },
    ],
    ...['utm_source', 'utm_campaign', 'utm_medium', 'utm_term'].map((name): [object, Row] => [
      from({ [name]: 'flyer' }),
      { ad: 'flyer' },
    ]),
    ...clickIds.map((name): [object, Row] => [
      from({ [name]: '17' }),
      {
        ad: name === 'gad_campaignid' ? 'Google ad, campaign 17' : (platforms[name] ?? 'Google ad'),
        clicks: JSON.stringify({ at: 'then', [name]: '17' }),
      },
    ]),
    // The version of a landing page that a split test has shown.
    [from({ variant: 'slab-leak-b' }), { page: 'Slab Leak Services (slab-leak-b)' }],
    // No formula, and every word with its quotes and line breaks.
    [
      { phone: '+1 214 555 0142', fullName: '=HYPERLINK("x")', message },
      { phone: "'+1 214 555 0142", name: `'=HYPERLINK("x")`, message },
    ],
  ])('makes of %o the cells %o', (sent, row) => {
    receive({ ...lead, ...sent });
    expect(requests()[0]).toMatchObject(row);
  });

  it.each([
    ['the hidden field filled in', { ...lead, leaveEmpty: 'x' }, {}, 'hidden field'],
    ['another site', lead, { origin: 'https://elsewhere.example' }, 'another site'],
    ['no phone number', { ...lead, phone: '555-0142' }, {}, 'fewer than ten'],
    ['not a request', 'cheap watches', {}, 'not a request'],
    ['a list', '[1]', {}, 'not a request'],
  ])('sets aside what no person has sent, with the reason: %s', (_, body, headers, reason) => {
    receive(body, headers as Record<string, string>);
    expect(requests()).toEqual([]);
    expect(setAside()).toHaveLength(1);
    expect(setAside()[0]?.setAside).toContain(reason);
    expect(read(body, headers as Record<string, string>).subject).toContain('Set aside, ');
    expect(read(body, headers as Record<string, string>).text).toContain(reason);
  });

  it.each([
    '(214) 555-0142',
    '1-800-PLUMBER',
    '214 555 0142 x12',
    '２１４５５５０１４２',
    '123',
    'abcdefg',
    '(214) 155-0142',
    '214-555-01OO',
    '0000000000',
  ])('asks of the number %s what the site asks', (phone) => {
    const aside = read({ ...lead, phone }).cells.setAside ?? '';
    expect(aside.startsWith('cannot be called')).toBe(checkPhone(phone) !== undefined);
  });

  it('takes requests of every site as long as its owner has named none, and of each that is named', () => {
    site = '';
    receive(lead, { origin: 'https://elsewhere.example' });
    site = 'https://example.com/ https://www.example.com';
    receive({ ...lead, phone: '2145550143' }, { origin: 'https://www.example.com' });
    receive({ ...lead, phone: '2145550144' }, { origin: 'https://example.com' });
    expect(requests()).toHaveLength(3);
  });

  it('answers only when its last step is done, so that a step that fails is heard, and sends no e-mail as shipped', () => {
    expect(stepOf(workflow, 'A request arrives').parameters.responseMode).toBe('lastNode');
    expect(stepOf(workflow, 'Tell the office').disabled).toBe(true);
  });
});
