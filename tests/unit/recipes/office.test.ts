import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  inventedRequests,
  monday,
  mondaysMail,
  officeHours,
  payloadOf,
  reminder,
} from '../../bench/receivers/invented-week';
import { workflowOf } from '../../bench/receivers/recipes';
import { run } from './steps';

const requests = workflowOf('requests');
const office = workflowOf('office');

type Row = Record<string, unknown>;

interface Mail {
  subject: string;
  text: string;
  html: string;
  ids?: number[];
  monday?: string;
}

const rowsOf = (list: typeof inventedRequests): Row[] =>
  list.map((request, index) => {
    const read = run(requests, 'Read the request', [], {
      'A request arrives': [{ headers: {}, body: payloadOf(request) }],
      Settings: [{ site: '' }],
    })[0]?.json as { key: string; cells: Row };
    return {
      id: index + 1,
      key: read.key,
      ...read.cells,
      arrived: request.sent,
      told: request.sent,
      ...request.cells,
    };
  });

let hours: unknown = officeHours;
let state: Row[] = [];
let figures: Row[] = [];
let calls: Row[] = [];

const count = (rows: readonly Row[]): Row =>
  run(office, 'Count', rows, { 'What is known': state, 'Opening hours': [hours as object], Calls: calls })[0]
    ?.json ?? {};

const settings = { site: 'https://www.example.com', list: 'https://n8n.example/webhook/office-list' };

const mail = (rows: readonly Row[]): Mail | undefined =>
  run(office, 'Write a mail', [], { Count: [count(rows)], Settings: [settings], 'Field figures': figures })[0]
    ?.json as Mail | undefined;

/** As the workflow marks rows and weeks after a mail. */
const send = (rows: readonly Row[]): Mail | undefined => {
  const sent = mail(rows);
  for (const row of rows) if (sent?.ids?.includes(row.id as number)) row.reminded = new Date().toISOString();
  if (sent?.monday) state = [...state, { name: 'monday', value: sent.monday }];
  return sent;
};

const page = (rows: readonly Row[], query: Row = {}): string =>
  String(
    run(office, 'Draw the list', [], {
      Count: [count(rows)],
      Settings: [settings],
      'The office opens the list': [{ query }],
    })[0]?.json.html,
  );

const press = (body: Row, row?: Row): Row =>
  run(office, 'What is pressed', row ? [row] : [], { 'The office presses a button': [{ body }] })[0]?.json ??
  {};

/** One request of now, with what a test needs. */
const one = (cells: Row): Row => ({
  ...rowsOf(inventedRequests.slice(4, 5))[0],
  called: '',
  booked: '',
  bookedAt: '',
  ...cells,
});

beforeEach(() => {
  hours = officeHours;
  state = [];
  figures = [];
  calls = [];
  vi.useFakeTimers({ now: monday });
});

describe('Calls beside requests', () => {
  /** Tuesday of last week, 9:00 AM in the office's zone. */
  const sent = '2026-11-10T15:00:00.000Z';
  const request = () =>
    one({ sent, arrived: sent, phone: '(214) 555-0142', ad: 'google drain', reminded: 'yes', called: sent });
  const call = (at: string, caller: string, ad: string) => ({
    called: '2145550111',
    caller,
    at,
    seconds: '180',
    ad,
  });

  it('shows a call from the same number within a day beside its request', () => {
    calls = [
      call('2026-11-10T15:14:00Z', '2145550142', 'google drain'),
      call('2026-11-11T14:00:00Z', '2145550142', ''),
    ];
    expect(page([request()])).toContain('<dd>9:14 AM, 3 min; Wed, Nov 11, 8:00 AM, 3 min</dd>');
    calls = [call('2026-11-11T15:14:00Z', '2145550142', ''), call('2026-11-10T15:14:00Z', '9725550100', '')];
    expect(page([request()])).not.toContain('Also called');
  });

  it('counts a lead once, whatever it did and however often it called', () => {
    calls = [
      call('2026-11-10T15:14:00Z', '2145550142', 'google drain'),
      call('2026-11-10T16:00:00Z', '9725550177', 'facebook'),
      call('2026-11-11T15:00:00Z', '9725550177', 'facebook'),
      call('2026-11-13T15:00:00Z', '', 'facebook'),
      call('2026-11-13T16:00:00Z', '', 'facebook'),
      { called: '2145550111', caller: '9725550178', at: 'soon', seconds: '', ad: '' },
    ];
    const written = mail([request()]);
    expect(written?.text).toContain('4 leads (0): 0 sent a request, 3 called, 1 did both.');
    expect(written?.text).toMatch(/^Ad: facebook: 0 \(0\) requests.*, 3 \(0\) leads$/m);
    expect(written?.text).toMatch(/^Ad: google drain: 1 \(0\) requests.*, 1 \(0\) leads$/m);
    expect(written?.html).toContain('>Leads</th>');
  });

  it('reads calls as JSON and as a file, each once, and says what it could not read', () => {
    const workflow = workflowOf('calls');
    const read = (body: unknown) =>
      run(workflow, 'Read the calls', [], {
        'A call arrives': [{ body: body as object }],
        Settings: [{ numbers: '(214) 555-0111 google drain; 469.555.0112 facebook' }],
      })[0]?.json as { calls: Row[]; answer: string };
    const taken = {
      key: '2026-11-10T15:14:00 2145550111 9725550177',
      called: '2145550111',
      caller: '9725550177',
      at: '2026-11-10T15:14:00.000Z',
      seconds: '180',
      ad: 'google drain',
    };
    expect(
      read({
        called: '+1 (214) 555-0111',
        caller: '972-555-0177',
        at: '2026-11-10T09:14:00-06:00',
        seconds: 180,
      }).calls,
    ).toEqual([taken]);
    const file = read(
      '\uFEFFCaller,"At",Called,Seconds\r\n"(972) 555-0177",2026-11-10T15:14:00Z,2145550111,180\r\nanonymous,2026-11-10T15:20:00Z,4695550112,\r\n972,never,2145550111,5\r\n',
    );
    expect(file.calls).toMatchObject([taken, { caller: '', ad: 'facebook', seconds: '0' }]);
    expect(file.answer).toBe('2 calls taken.\nNot taken, line 3: "at" is not a time.');
    expect(read('[{"called":"2145550999","at":"2026-11-10T15:14:00Z"}]').calls).toMatchObject([
      { ad: '', caller: '' },
    ]);
    for (const nonsense of ['', 'hello', [], null, { at: 5 }, '<xml/>'])
      expect(() => read(nonsense)).toThrow(/^0 calls taken/);
  });
});

describe('Monday’s mail', () => {
  it('says of a week of invented requests what was counted by hand', () => {
    const rows = rowsOf(inventedRequests);
    send(rows);
    const sent = send(rows);
    expect(sent?.subject).toBe(mondaysMail.subject);
    for (const line of mondaysMail.lines) expect(sent?.text).toContain(line);
    expect(send(rows), 'the same mail again').toBeUndefined();
  });

  it('has one table, and shows what a visitor wrote as text', () => {
    const rows = [one({ page: '<img src=x>', reminded: 'yes', called: '2026-11-09T15:20:00.000Z' })];
    const sent = mail(rows);
    expect(sent?.html.match(/<table/g)).toHaveLength(1);
    expect(sent?.html).toContain('Page: &lt;img src=x&gt;');
    expect(sent?.html).not.toContain('<img');
  });

  it('says in one line that there is nothing to say', () => {
    expect(mail([])).toMatchObject({
      subject: 'Last week: no requests',
      text: 'No requests from the website, November 9 to November 15; in the four weeks before, 0 a week.',
    });
  });

  it('comes on Monday from six in the morning of the office on, and later in the week if the server was off', () => {
    state = [{ name: 'monday', value: '2026-11-09' }];
    vi.setSystemTime('2026-11-16T11:59:00Z');
    expect(mail([])).toBeUndefined();
    vi.setSystemTime('2026-11-16T12:00:00Z');
    expect(mail([])?.monday).toBe('2026-11-16');
    vi.setSystemTime('2026-11-19T20:00:00Z');
    expect(mail([])?.monday).toBe('2026-11-16');
  });

  it('tells the field figures of the week, where they are collected', () => {
    const createdAt = '2026-11-13T00:00:00Z';
    figures = [1000, 2000, 3000, 4000].map((LCP) => ({ template: 'home', LCP, INP: 120, createdAt }));
    figures.push({ template: 'home', LCP: 9000, createdAt: '2026-11-01T00:00:00Z' });
    const rows = [one({ called: '2026-11-09T15:20:00.000Z' })];
    expect(mail(rows)?.text).toContain(
      'For three of four visits (4 visits measured), the largest paint took 3.0 s (limit 2.5 s), an answer to a press 120 ms (limit 200 ms) or less.',
    );
    figures = [{ error: 'no such table' }];
    expect(mail(rows)?.text).not.toContain('visits');
  });

  it('names eight pages and adds the others up', () => {
    const rows = Array.from({ length: 10 }, (_, index) =>
      one({ id: index, page: `page ${index}`, called: '2026-11-09T15:20:00.000Z' }),
    );
    expect(mail(rows)?.text).toContain('2 more pages: 2 (0) requests, 2 (0) called');
  });
});

describe('The reminder', () => {
  const longer = Array.from({ length: 7 }, () => [['06:00', '18:00']]);
  it.each([
    // Half an hour on Friday and half an hour on Monday.
    ['no night, no weekend, no holiday', officeHours, '2026-11-16T14:31:00Z'],
    ['a season', { ...officeHours, seasons: [['2026-11-16', '2026-11-16', longer]] }, '2026-11-16T12:31:00Z'],
  ])('counts only office hours: %s', (_, open, time) => {
    hours = open;
    state = [{ name: 'monday', value: '2026-11-16' }];
    const friday = [one({ sent: '2026-11-13T23:30:00.000Z' })];
    vi.setSystemTime(Date.parse(time) - 60_000);
    expect(mail(friday)).toBeUndefined();
    vi.setSystemTime(time);
    expect(mail(friday)?.text).toContain('has waited 1 h 1 min of office hours');
  });

  it('names who waits longer than promised, also with a number that cannot be called, once', () => {
    const rows = rowsOf(inventedRequests);
    const sent = send(rows);
    expect(sent?.subject).toBe(reminder.subject);
    expect(sent?.text).toContain(reminder.line);
    expect(sent?.text).toContain(settings.list);
    expect(sent?.ids).toHaveLength(1);
    expect(send(rows)?.subject).toBe(mondaysMail.subject);
  });

  it('tells of a request whose own mail could not be sent', () => {
    state = [{ name: 'monday', value: '2026-11-16' }];
    const rows = [one({ sent: monday.toISOString(), arrived: monday.toISOString(), told: null })];
    expect(mail(rows)).toBeUndefined();
    vi.setSystemTime(monday.getTime() + 700_000);
    expect(send(rows)?.text).toContain('The email about it could not be sent when it came in.');
    expect(mail(rows)).toBeUndefined();
  });

  it('tells of thirty at most, and of ten thousand in a moment', () => {
    const rows = Array.from({ length: 10_000 }, (_, id) => one({ id }));
    const started = performance.now();
    const sent = mail(rows);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(sent?.subject).toBe('10000 requests not called yet');
    expect(sent?.text).toContain('And 9970 more.');
    expect(sent?.ids).toHaveLength(10_000);
  });

  it('uses the hours that it knew last while the site does not answer, and says so if it never knew any', () => {
    state = [{ name: 'hours', value: JSON.stringify(officeHours) }];
    hours = { error: 'connect ECONNREFUSED' };
    expect(mail(rowsOf(inventedRequests))?.subject).toBe(reminder.subject);
    state = [{ name: 'hours', value: 'null' }];
    expect(() => mail([])).toThrow('https://www.example.com/office-hours.json gives no opening hours');
    expect(page([one({})])).toContain('The opening hours could not be read');
  });
});

describe('The list', () => {
  it('shows who waits first, with page, ad, language, pictures and waiting time', () => {
    const row = one({
      language: 'es',
      pictures: 'https://a.example/1.jpg javascript:alert(1)',
      message: '<b>',
      sent: '2026-11-13T23:30:00.000Z',
    });
    const html = page([row]);
    expect(html).toContain('<h2>To call (1)</h2>');
    expect(html).toContain('<dt>Waiting</dt><dd>30 min of office hours</dd>');
    expect(html).toContain('<dt>Page</dt><dd>Slab Leak Services</dd>');
    expect(html).toContain('<dt>Ad</dt><dd>google slab</dd>');
    expect(html).toContain('<dt>Language</dt><dd>Spanish</dd>');
    expect(html).toContain('<a href="https://a.example/1.jpg"');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('&#60;b&#62;');
  });

  it('joins the pictures that came for a request, before or after it', () => {
    const row = one({ pictures: 'https://a.example/0.jpg' });
    const pictures = [
      { error: 'no such table' },
      { key: row.key, link: 'https://a.example/1.jpg' },
      { key: 'x', link: 'https://a.example/2.jpg' },
    ];
    const counted = run(office, 'Count', [row], { 'Opening hours': [officeHours], Pictures: pictures })[0]
      ?.json;
    expect((counted?.rows as Row[])[0]?.pictures).toBe('https://a.example/0.jpg https://a.example/1.jpg');
  });

  it('shows a row that somebody has edited or emptied by hand', () => {
    const bare = { id: 7 };
    const edited = one({ sent: 'last week', called: 'yes', booked: 'a lot', phone: "'+1 214 555 0142" });
    const html = page([bare, edited]);
    expect(html).toContain('<h3>No name <span>Not called</span></h3>');
    expect(html).toContain('Booked for “a lot”, which is not an amount');
    expect(html).toContain('>+1 214 555 0142<');
  });

  it('finds by name and by the digits of a number, and shows a hundred of many', () => {
    const rows = [
      ...rowsOf(inventedRequests),
      ...Array.from({ length: 200 }, (_, id) => one({ id: 100 + id })),
    ];
    expect(page(rows)).toContain('more are not shown');
    expect(page(rows, { find: '5550102' })).toContain('<h2>Called (1)</h2>');
    expect(page(rows, { find: 'gus' })).toContain('<h2>To call (1)</h2>');
    expect(page(rows, { find: '"><script>' })).not.toContain('<script>');
  });

  it('lets the office mark a row as called and booked, keeps the first times, and takes it back', () => {
    const row = one({});
    const { id, key } = row;
    const now = monday.toISOString();
    expect(press({ id, key, do: 'called' }, row)).toEqual({ id, called: now });
    expect(press({ id, key, do: 'booked', value: '$1,250.50' }, { ...row, called: 'yes' })).toEqual({
      id,
      called: 'yes',
      booked: '1250.5',
      bookedAt: now,
    });
    expect(press({ id, key, do: 'undo' }, row)).toEqual({ id, called: null, booked: null, bookedAt: null });
  });

  it.each<readonly [body: Row, why: string]>([
    ...['lots', '', '-5', '1e9'].map((value) => [{ do: 'booked', value }, '480 or 1,250.50'] as const),
    [{ do: 'called', key: 'guessed' }, 'no longer in the list'],
    [{ do: 'drop' }, 'The button is not known.'],
  ])('changes nothing for the press %o, and says why', (body, why) => {
    const row = one({});
    expect(press({ id: row.id, key: row.key, ...body }, row).problem).toContain(why);
    expect(press({ id: 99, key: 'x', do: 'called' }).problem).toContain('no longer in the list');
  });
});

describe('Every workflow to import', () => {
  const recipes = readdirSync('content/recipes').flatMap((file) => /^(.*)\.n8n\.json$/.exec(file)?.[1] ?? []);

  it.each(recipes)('%s has a note, no account, is switched off, and joins its steps', (name) => {
    const { active, nodes, connections } = workflowOf(name);
    expect(active).toBe(false);
    const notes = nodes.filter(({ type }) => type.endsWith('.stickyNote'));
    expect(notes).toHaveLength(1);
    expect(nodes.filter(({ credentials }) => credentials)).toEqual([]);
    const names = nodes.map((node) => node.name);
    const [, ...opened] = String(notes[0]?.parameters.content).split(/(?:Open|open|Double-click) \*\*/);
    expect(opened.length).toBeGreaterThan(0);
    for (const one of opened) expect(names).toContain(one.split('**')[0]);
    expect(new Set(names).size).toBe(names.length);
    for (const [from, { main }] of Object.entries(connections)) {
      expect(names).toContain(from);
      for (const { node } of main.flat()) expect(names).toContain(node);
    }
    for (const node of nodes) {
      // n8n puts the workflow and the step before the address of a webhook without an id.
      if (node.type === 'n8n-nodes-base.webhook') expect(node).toHaveProperty('webhookId');
      for (const [, other] of JSON.stringify(node.parameters).matchAll(/\$\('([^']+)'\)/g))
        expect(names).toContain(other);
    }
  });

  it('asks for a password wherever somebody can read or change the list', () => {
    const open = recipes.flatMap((name) =>
      workflowOf(name)
        .nodes.filter(({ type, parameters }) => type.endsWith('.webhook') && !parameters.authentication)
        .map(({ parameters }) => parameters.path),
    );
    expect(open.sort()).toEqual(['field-figures', 'site-pictures', 'site-requests']);
  });

  it('makes the same list, whichever is imported first', () => {
    const columns = ['requests', 'office'].map(
      (name) => workflowOf(name).nodes.find((node) => node.name === 'The list')?.parameters.columns,
    );
    expect(columns[0]).toEqual(columns[1]);
  });
});
