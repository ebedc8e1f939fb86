/**
 * The office's week with the real n8n: the invented requests around one week, the list and its buttons, reminders,
 * Monday's mail, reviews. What a step writes is proven by the unit tests of `recipes/`; here it is what n8n makes of it. The server's clock is Tokyo's and shows the Monday after that week; its schedules run every
 * few seconds instead of every ten minutes.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@/tools/preview/listen';
import {
  inventedRequests,
  monday,
  mondaysMail,
  officeHours,
  payloadOf,
  reminder,
  type InventedRequest,
} from './invented-week';
import { rowsOf, tableOf } from './list';
import { startMailServer, type MailServer } from './mail-server';
import { N8N_VERSION, startN8n, type Credential, type N8n } from './n8n';
import { recipe, type Step } from './recipes';

const NAMES = ['requests', 'office', 'booked-jobs', 'field-figures'] as const;
const basic = (password: string) => ({
  Authorization: `Basic ${Buffer.from(`office:${password}`).toString('base64')}`,
});
/** Opens the list and the file of booked jobs. */
export const signedIn = basic('a long one');
/** The address of the list in mails. */
export const list = 'https://n8n.example/webhook/office-list';

/** Fills in what the notes ask for; only the time between two runs is another. */
export function fillIn(step: Step): void {
  if (step.type.endsWith('.emailSend')) {
    step.disabled = false;
    Object.assign(step.parameters, { fromEmail: 'site@example.com', toEmail: 'office@example.com' });
    step.credentials = { smtp: { id: 'mail', name: 'mail' } };
  }
  if (step.parameters.authentication === 'basicAuth')
    step.credentials = { httpBasicAuth: { id: 'office', name: 'office' } };
  if (step.parameters.authentication === 'headerAuth') {
    step.disabled = false;
    step.credentials = { httpHeaderAuth: { id: 'program', name: 'program' } };
  }
  if (step.type.endsWith('.scheduleTrigger'))
    step.parameters.rule = { interval: [{ field: 'seconds', secondsInterval: 5 }] };
}

/** Starts a server of this machine. */
export async function serve(
  answer: (request: IncomingMessage, body: string) => [number, unknown],
): Promise<[string, Server]> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const [status, json] = answer(request, body);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  const { port } = await listen(server, 0, '127.0.0.1');
  return [`http://127.0.0.1:${port}`, server];
}

/** What was checked, and what was wrong. */
export function checklist() {
  let wrong = 0;
  return {
    check: (what: string, holds: boolean, seen?: unknown): void => {
      if (!holds) wrong += 1;
      console.log(
        `${holds ? 'well ' : 'WRONG'}  ${what}${holds || seen === undefined ? '' : `\n       ${JSON.stringify(seen)}`}`,
      );
    },
    wrong: () => wrong,
  };
}

/** Waits until the schedule has run some times more, by the row that each of its runs writes. */
async function runs(n8n: N8n, more: number): Promise<void> {
  const last = async () =>
    (await rowsOf(n8n, 'website_office')).find(({ name }) => name === 'hours')?.updatedAt;
  let seen = await last();
  for (let count = 0, tries = 0; count < more; tries += 1) {
    if (tries > 600) throw new Error('The schedule of the workflow "office" does not run');
    await wait(200);
    const now = await last();
    if (now !== seen) count += 1;
    seen = now;
  }
}

/** The passwords and the mail account that the workflows ask for. */
export const credentialsFor = ({ port }: MailServer): Credential[] => [
  {
    id: 'mail',
    name: 'mail',
    type: 'smtp',
    data: { host: '127.0.0.1', port, secure: false, disableStartTls: true, user: '', password: '' },
  },
  { id: 'office', name: 'office', type: 'httpBasicAuth', data: { user: 'office', password: 'a long one' } },
  { id: 'program', name: 'program', type: 'httpHeaderAuth', data: { name: 'X-Key', value: 'another' } },
];

/** Writes into the list what the office and the moments of arrival have left there. */
export async function setCells(n8n: N8n, requests: readonly InventedRequest[]): Promise<void> {
  const table = await tableOf(n8n, 'website_requests');
  for (const { phone, sent, cells = {} } of requests) {
    // An empty one stays as n8n has left it.
    const values = Object.entries({ arrived: sent, told: sent, ...cells }).filter(([, value]) => value);
    await n8n.sql(
      `UPDATE "${table}" SET ${values.map(([name, value]) => `"${name}" = '${value}'`).join(', ')} WHERE phone = '${phone}'`,
    );
  }
}

/** Waits for a mail, and says what has come if it does not come. */
export async function mailed(mail: MailServer, subject: string): Promise<void> {
  const late = new AbortController();
  const has = () => mail.mails.some((one) => one.subject === subject);
  await Promise.race([
    mail.until(has),
    wait(90_000, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
  if (!has()) console.log(`No mail "${subject}". Came: ${mail.mails.map((one) => one.subject).join(' | ')}`);
}

/** Plays the week. */
export async function playOffice(home: string): Promise<number> {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const { check, wrong } = checklist();
  const mail = await startMailServer();
  let isSiteUp = true;
  const [site, siteServer] = await serve(() => (isSiteUp ? [200, officeHours] : [503, {}]));
  const settings = { requests: { site }, office: { site, list }, 'booked-jobs': {}, 'field-figures': {} };
  mail.setUp(false);
  const n8n = await startN8n(
    path.join(home, 'n8n'),
    NAMES.map((name) => recipe(name, { settings: settings[name], steps: fillIn })),
    credentialsFor(mail),
    { now: monday, zone: 'Asia/Tokyo' },
  );
  const webhook = (name: string) => `${n8n.origin}/webhook/${name}`;
  const post = (body: object) =>
    fetch(webhook('site-requests'), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  const page = async (find = '') =>
    (await fetch(`${webhook('office-list')}?find=${find}`, { headers: signedIn })).text();
  const press = (fields: Record<string, string>) =>
    fetch(webhook('office-list'), {
      method: 'POST',
      headers: signedIn,
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
  const requests = () => rowsOf(n8n, 'website_requests');
  const subjects = () => mail.mails.map(({ subject }) => subject);
  const times = (subject: string) => subjects().filter((one) => one === subject).length;
  try {
    // The list does not exist yet: three times the same request at once, while the mail server is down.
    const [first, ...others] = inventedRequests;
    if (!first) throw new Error('There are no invented requests');
    const answers = await Promise.all([first, first, first].map((one) => post(payloadOf(one))));
    check(
      'a request that arrives three times at once is answered',
      answers.every(({ ok }) => ok),
      answers.map(({ status }) => status),
    );
    check('… and is one row', (await requests()).length === 1);
    for (const request of others) await post(payloadOf(request));
    const rows = await requests();
    check('each request is one row', rows.length === inventedRequests.length, rows.length);
    await setCells(n8n, inventedRequests);
    for (const LCP of [1000, 2000, 3000, 4000])
      await fetch(webhook('field-figures'), {
        method: 'POST',
        body: JSON.stringify({ template: 'home', path: '/', LCP }),
      });

    // Reminder and Monday's mail, both while the mail server is down and after it is up again.
    const refusedBefore = mail.refused();
    await runs(n8n, 3);
    check(
      'while the mail server is down, the mail is tried again',
      mail.refused() >= refusedBefore + 2,
      mail.refused() - refusedBefore,
    );
    check(
      '… and nobody is marked as reminded',
      (await requests()).every(({ reminded }) => !reminded),
    );
    mail.setUp(true);
    await mailed(mail, mondaysMail.subject);
    await runs(n8n, 3);
    check('after that the reminder has come once', times(reminder.subject) === 1, subjects());
    const reminded = mail.mails.find(({ subject }) => subject === reminder.subject)?.text ?? '';
    check('… and names who waits, for how long', reminded.includes(reminder.line), reminded);
    check('Monday’s mail has come once', times(mondaysMail.subject) === 1, subjects());
    const said = mail.mails.find(({ subject }) => subject === mondaysMail.subject)?.text ?? '';
    for (const line of mondaysMail.lines) check(`… and says: ${line}`, said.includes(line), said);
    check('… and the field figures', said.includes('the largest paint took 3.0 s'), said);

    // The list. n8n of today asks again after a wrong password (401), the older one refuses (403).
    const wrongPassword = N8N_VERSION.startsWith('2.8.') ? 403 : 401;
    for (const [what, headers, status] of [
      ['no password', {}, 401],
      ['a wrong password', basic('wrong'), wrongPassword],
    ] as const) {
      const answer = await fetch(webhook('office-list'), { headers });
      check(
        `${what} opens no list`,
        answer.status === status && !(await answer.text()).includes('Ann'),
        answer.status,
      );
    }
    const refusedPress = await fetch(webhook('office-list'), {
      method: 'POST',
      headers: basic('wrong'),
      body: new URLSearchParams({ id: '1' }),
    });
    check('… and presses no button', refusedPress.status === wrongPassword, refusedPress.status);
    check('the list shows who waits', (await page()).includes('<h2>To call (4)</h2>'));
    const cal = (await requests()).find(({ name }) => name === 'Cal');
    const row = { id: String(cal?.id), key: String(cal?.key) };
    const called = await press({ ...row, do: 'called' });
    check(
      '"Called" leads back to the list',
      called.status === 303 && called.headers.get('location') === 'office-list',
      [called.status, called.headers.get('location')],
    );
    await press({ ...row, do: 'booked', value: '$1,250.50' });
    await press({ ...row, do: 'booked', value: '1250.5' });
    const file = await (await fetch(webhook('booked-jobs'), { headers: signedIn })).text();
    check(
      '"Booked" is in the file for the ad platform, once, by itself',
      file.split('Cj0K,,,Booked job,2026-11-16').length === 2 && file.includes(',1250.5,USD'),
      file,
    );
    check('… without names and numbers', !/Cal|555/.test(file));
    check(
      'a guessed press changes nothing',
      (await press({ id: '1', key: 'guessed', do: 'undo' })).status === 400,
    );
    const job = await fetch(webhook('booked-job'), {
      method: 'POST',
      headers: { 'X-Key': 'another', 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone: '+1 214 555 0102', value: 99 }),
    });
    check('the office’s own program books a job', (await job.text()).includes('"booked":true'));

    // Bad input.
    await post({});
    check(
      'a request that lacks fields is in the list, set aside',
      (await requests()).some(({ setAside, phone }) => setAside && !phone),
    );
    const table = await tableOf(n8n, 'website_requests');
    await n8n.sql(
      `UPDATE "${table}" SET sent = 'some day', called = 'x', booked = 'a lot' WHERE name = 'Ben'`,
    );
    check('a row edited by hand is shown', (await page('Ben')).includes('which is not an amount'));
    isSiteUp = false;
    check('while the site is down the hours are remembered', !(await page()).includes('could not be read'));
    isSiteUp = true;
    await n8n.sql(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) INSERT INTO "${table}" (key, sent, arrived, name, phone, page, told, called) SELECT 'k' || i, '2026-08-03T15:00:00.000Z', '2026-08-03T15:00:00.000Z', 'Old ' || i, '2145550000', 'old', 'x', '2026-08-03T15:10:00.000Z' FROM n`,
    );
    const started = Date.now();
    const large = await page();
    check(
      `a list of ten thousand rows comes within half a minute (${Date.now() - started} ms)`,
      large.includes('more are not shown') && Date.now() - started < 30_000,
    );
    await post({ phone: '2145550188', fullName: 'Late Comer', timestamp: '2026-11-16T13:30:00.000Z' });
    check(
      '… and a new request is still one row',
      (await requests()).filter(({ name }) => name === 'Late Comer').length === 1,
    );
    check(
      '… and the office gets a mail about it at once',
      times('Request from Late Comer, 2145550188') === 1,
      subjects(),
    );

    // With them a run can take longer than the five seconds between two runs here.
    await n8n.sql(`DELETE FROM "${table}" WHERE name LIKE 'Old %'`);

    // Two weeks later: killed in between, and nothing to say.
    await n8n.kill();
    await n8n.start(new Date('2026-12-07T13:00:00Z'));
    await mailed(mail, 'Last week: no requests');
    await runs(n8n, 2);
    check('with nothing to say the mail says so, once', times('Last week: no requests') === 1, subjects());
  } finally {
    await n8n.kill();
    siteServer.close();
    await mail.close();
  }
  await playReviews(path.join(home, 'reviews'), check);
  console.log(wrong() === 0 ? '\nThe office’s week: all well' : `\nThe office’s week: ${wrong()} wrong`);
  return wrong();
}

/** New reviews become a proposal in a repository that this machine plays, as it plays Google. */
async function playReviews(
  home: string,
  check: (what: string, holds: boolean, seen?: unknown) => void,
): Promise<void> {
  mkdirSync(home, { recursive: true });
  const text = 'They found the leak in an hour. Señor Díaz explained it all – twice!';
  const review = (reviewId: string, comment: string | undefined) => ({
    reviewId,
    comment,
    reviewer: { displayName: 'Rosa D.' },
    starRating: 'FIVE',
    createTime: '2026-11-10T15:00:00Z',
  });
  const old = [{ id: 'old', name: 'Old', location: 'Dallas, TX', text: 'Good.', rating: 5, sample: false }];
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  let branch: string | undefined;
  const asked: string[] = [];
  const puts: { content: string; branch: string; sha: string }[] = [];
  const pulls: { title: string; body: string; base: string }[] = [];
  let reads = 0;
  const [origin, server] = await serve((request, body) => {
    const { method, url = '' } = request;
    asked.push(`${method} ${url}`);
    if (url.includes('/reviews')) {
      reads += 1;
      return [
        200,
        { reviews: [review('one', text), review('two', undefined), review('three', 'x'.repeat(401))] },
      ];
    }
    if (url.endsWith('/git/ref/heads/new-reviews')) return branch ? [200, {}] : [404, {}];
    if (url.endsWith('/git/ref/heads/main')) return [200, { object: { sha: 'a1' } }];
    if (url.endsWith('/git/refs')) return [201, (branch = body)];
    if (method === 'GET') return [200, { sha: 'f1', content: puts.at(-1)?.content ?? encode(old) }];
    if (method === 'PUT') return [200, puts.push(JSON.parse(body) as (typeof puts)[number])];
    return [201, pulls.push(JSON.parse(body) as (typeof pulls)[number])];
  });
  const n8n = await startN8n(path.join(home, 'n8n'), [
    recipe('reviews', {
      settings: { account: '1', location: '2', repository: 'company/website', google: origin, api: origin },
      steps: (step) => {
        fillIn(step);
        // Only a real account can sign in.
        if (step.parameters.nodeCredentialType) step.parameters.authentication = 'none';
      },
    }),
  ]);
  try {
    for (let tries = 0; reads < 3 && tries < 300; tries += 1) await wait(200);
    check(
      'a new review is proposed on a branch of its own, once',
      pulls.length === 1 && puts.length === 1 && puts[0]?.branch === 'new-reviews',
      asked,
    );
    check(
      '… and changes nothing that is published',
      !asked.some((one) => one.startsWith('PUT') && puts.some(({ branch: to }) => to !== 'new-reviews')),
    );
  } finally {
    await n8n.kill();
    server.close();
  }
}
