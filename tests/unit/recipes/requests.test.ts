import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '@/dev/bench-receivers/sheet';
import { formDefinitions, formFamilies } from '@/leads/forms';
import { fieldNames } from '@/leads/names';

interface Step {
  name: string;
  type: string;
  disabled?: boolean;
  parameters: { jsCode?: string; responseMode?: string; text?: string };
}

const workflow = JSON.parse(readFileSync('content/recipes/requests.n8n.json', 'utf8')) as {
  active: boolean;
  nodes: Step[];
};
const step = (name: string): Step => {
  const found = workflow.nodes.find((node) => node.name === name);
  if (!found) throw new Error(`The workflow has no step '${name}'`);
  return found;
};

/** The files in the sheet's folder. */
let files: Record<string, string> = {};
let site = '';

type Items = { json: Record<string, unknown> }[];
type Run = (this: object, $: (name: string) => object, $input: object) => Promise<Items>;

/** Runs the code of one step as the automation service does; `known` is what the steps before it have given. */
async function run(
  name: string,
  known: Record<string, unknown>,
  sheet?: string,
): Promise<Record<string, unknown>> {
  const code = new Function('$', '$input', `return (async () => {${step(name).parameters.jsCode}})()`) as Run;
  const [item] = await code.call(
    { helpers: { getBinaryDataBuffer: () => Promise.resolve(Buffer.from(sheet ?? '')) } },
    (earlier) => ({ first: () => ({ json: known[earlier] }) }),
    { first: () => (sheet === undefined ? { json: {} } : { json: {}, binary: { data: {} } }) },
  );
  return item?.json ?? {};
}

/** The e-mail to the office about a request that has just arrived. */
async function mailAbout(body: unknown): Promise<string> {
  const known = { 'A request arrives': { headers: {}, body }, Settings: { site, folder: '/sheets' } };
  const request = await run('Read the request', known);
  const [, text] = /^=\{\{(.*)\}\}$/s.exec(step('Tell the office').parameters.text ?? '') ?? [];
  const write = new Function('$', `return ${text}`) as ($: () => object) => string;
  return write(() => ({ first: () => ({ json: request }) }));
}

/** One request on its way through the workflow's steps, the two that touch files played here. */
async function receive(body: unknown, headers: Record<string, string> = {}): Promise<void> {
  const request = await run('Read the request', {
    'A request arrives': { headers, body },
    Settings: { site, folder: '/sheets' },
  });
  const file = String(request.file);
  const { isNew, text } = await run(
    'Is it in the sheet already?',
    { 'Read the request': request },
    files[file],
  );
  if (isNew) files[file] = (files[file] ?? '') + String(text);
}

const requests = () => rowsOf(files['/sheets/requests.csv'] ?? '');
const setAside = () => rowsOf(files['/sheets/set-aside.csv'] ?? '');

const lead = {
  fullName: 'Rosa Delgado',
  phone: '(214) 555-0142',
  email: 'rosa@example.com',
  service: 'slab-leak-repair',
  timestamp: '2026-11-20T15:00:00.000Z',
  page: 'Slab Leak Services',
};

beforeEach(() => {
  files = {};
  site = 'https://www.example.com';
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:01Z') });
});

afterEach(() => void vi.useRealTimers());

describe('The workflow that takes the site’s requests', () => {
  it('makes one row of a request, also where it arrives again and with another label', async () => {
    await receive(lead, { origin: 'https://www.example.com' });
    await receive(JSON.stringify(lead));
    expect(requests()).toHaveLength(1);
    expect(requests()[0]).toMatchObject({
      Sent: lead.timestamp,
      Name: 'Rosa Delgado',
      Phone: '(214) 555-0142',
      'E-mail': 'rosa@example.com',
      Service: 'slab-leak-repair',
      Form: 'Slab Leak Services',
      'Set aside because': '',
    });
  });

  it('knows a request again in a sheet that a sheet program has saved without quotes', async () => {
    await receive(lead);
    files['/sheets/requests.csv'] = files['/sheets/requests.csv']?.replaceAll('"', '').trimEnd() ?? '';
    await receive(lead);
    expect(files['/sheets/requests.csv'].match(/Rosa Delgado/g)).toHaveLength(1);
    await receive({ ...lead, timestamp: '2026-11-20T16:00:00.000Z' });
    expect(files['/sheets/requests.csv'].split('\n').at(-2)).toContain('16:00');
  });

  it('takes two requests of one person, and the same moment of two people, for what they are', async () => {
    await receive(lead);
    await receive({ ...lead, timestamp: '2026-11-21T09:00:00.000Z' });
    await receive({ ...lead, phone: '(214) 555-0143' });
    expect(requests()).toHaveLength(3);
  });

  it('reads the fields of a page without script, once a day for the same words', async () => {
    const fields = { firstName: 'Ann', lastName: 'Lee', phone: '2145550100', leaveEmpty: '', consent: 'on' };
    await receive(fields);
    await receive(fields);
    await receive({ ...fields, phone: '2145550101' });
    vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
    await receive(fields);
    expect(requests().map(({ Name, Phone }) => `${Name} ${Phone}`)).toEqual([
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

    it.each(formFamilies)('of the %s family', async (family) => {
      // What the owner knows: the site's own address.
      const { triggered_from, ...payload } = formDefinitions[family].buildPayload(values, {
        page: 'the page',
        source: 'the_source',
        origin: 'https://www.example.com',
        now: new Date(lead.timestamp),
      });
      const mail = await mailAbout({ ...payload, triggered_from });
      for (const [name, value] of Object.entries(payload)) expect(mail, name).toContain(String(value));
      expect(mail, 'a field has no column in the workflow').not.toContain('Other');
      await receive({ ...payload, triggered_from });
      const row = Object.values(requests()[0] ?? {}).join();
      for (const [name, value] of Object.entries(payload)) expect(row, name).toContain(String(value));
    });

    it.each(['company', ...fieldNames])('in the field %s, alone', async (name) => {
      const value = name === 'phone' ? lead.phone : 'Acme';
      expect(await mailAbout({ phone: lead.phone, [name]: value })).toContain(value);
    });

    it('also in fields that it has no column for, or that share one with another', async () => {
      await receive({ ...values, company: 'Acme', floors: 0, urgent: false, extras: ['drain'], note: '' });
      const [row] = requests();
      expect(row).toMatchObject({ Name: 'the fullName', Message: 'the message', 'Set aside because': '' });
      expect(row?.Other).toBe(
        'firstName: the firstName; lastName: the lastName; details: the details; company: Acme; floors: 0; ' +
          'urgent: false; extras: ["drain"]',
      );
    });
  });

  it('names the ad that brought the request', async () => {
    const last = { at: '', path: '/', utm_source: 'google', utm_campaign: 'slab', gclid: 'Cj0K' };
    await receive({ ...lead, attribution: { first: {}, last } });
    expect(requests()[0]?.Ad).toBe('google slab gclid=Cj0K');
  });

  it('writes no formula, and keeps every word with its quotes and line breaks', async () => {
    const message = 'It says "leak",\nthen nothing, at all';
    await receive({ ...lead, phone: '+1 214 555 0142', fullName: '=HYPERLINK("x")', message });
    expect(requests()[0]).toMatchObject({
      Phone: "'+1 214 555 0142",
      Name: `'=HYPERLINK("x")`,
      Message: message,
    });
  });

  it.each([
    ['the hidden field filled in', { ...lead, leaveEmpty: 'x' }, {}, 'hidden field'],
    ['another site', lead, { origin: 'https://elsewhere.example' }, 'another site'],
    ['no phone number', { ...lead, phone: '555-0142' }, {}, 'fewer than ten'],
    ['no request', 'cheap watches', {}, 'no request'],
    ['a list', '[1]', {}, 'no request'],
  ])('sets aside what no person has sent, with the reason: %s', async (_, body, headers, reason) => {
    await receive(body, headers as Record<string, string>);
    expect(requests()).toEqual([]);
    expect(setAside()).toHaveLength(1);
    expect(setAside()[0]?.['Set aside because']).toContain(reason);
  });

  it('takes requests of every site as long as its owner has named none, and of each that is named', async () => {
    site = '';
    await receive(lead, { origin: 'https://elsewhere.example' });
    site = 'https://example.com/ https://www.example.com';
    await receive({ ...lead, phone: '2145550143' }, { origin: 'https://www.example.com' });
    await receive({ ...lead, phone: '2145550144' }, { origin: 'https://example.com' });
    expect(requests()).toHaveLength(3);
  });

  it('answers only when its last step is done, so that a step that fails is heard, and sends no e-mail as shipped', () => {
    expect(step('A request arrives').parameters.responseMode).toBe('lastNode');
    expect(step('Tell the office').disabled).toBe(true);
    expect(workflow.active).toBe(false);
  });
});
