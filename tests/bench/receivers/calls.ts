/**
 * Calls beside requests with the real n8n: a service posts calls one by one, in lists and twice, the office posts a report
 * as CSV; then the list, Monday's mail and the file for Google Ads of the invented week, in which two people who sent a
 * request called as well.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inventedRequests, monday, officeHours, payloadOf } from './invented-week';
import { rowsOf } from './list';
import { startMailServer } from './mail-server';
import { startN8n } from './n8n';
import { recipe } from './recipes';
import { checklist, credentialsFor, fillIn, list, mailed, serve, setCells, signedIn } from './office';

/** What the office writes into the workflow: the number of each ad. */
const numbers = '(214) 555-0142 google slab; (214) 555-0143 facebook';

/** Ann wrote at nine and called a quarter of an hour later; Ben wrote only. Eve is in the report. */
const requests = inventedRequests.filter(({ name }) => ['Ann', 'Ben', 'Eve'].includes(name));

const annsCall = {
  called: '+1 214-555-0142',
  caller: '(214) 555-0101',
  at: '2026-11-09T15:14:00Z',
  seconds: 180,
};

/** Two calls of a stranger in one day, and one without a number. */
const others = [
  { called: '2145550143', caller: '9725550177', at: '2026-11-10T16:00:00Z', seconds: 61 },
  { called: '2145550143', caller: '9725550177', at: '2026-11-10T18:30:00Z', seconds: 20 },
  { called: '2145550143', caller: 'anonymous', at: '2026-11-12T16:00:00Z', seconds: '' },
];

/** As a service's report is downloaded; Ann's call is in it again, and a line that nobody can read. */
const report =
  '\uFEFFAt,Caller,Called,Seconds,"Name, if known"\r\n' +
  '2026-11-09T09:14:00-06:00,"(214) 555-0101",(214) 555-0142,180,Ann\r\n' +
  '2026-11-13T14:30:00Z,(214) 555-0105,(214) 555-0142,95,"Eve ""E"""\r\n' +
  'some day,(214) 555-0105,(214) 555-0142,95,\r\n';

/** Plays it. */
export async function playCalls(home: string): Promise<number> {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const { check, wrong } = checklist();
  const mail = await startMailServer();
  const [site, siteServer] = await serve(() => [200, officeHours]);
  const settings = { requests: { site }, office: { site, list }, 'booked-jobs': {}, calls: { numbers } };
  // Monday's mail waits until all calls have come.
  mail.setUp(false);
  const n8n = await startN8n(
    path.join(home, 'n8n'),
    (Object.keys(settings) as (keyof typeof settings)[]).map((name) =>
      recipe(name, { settings: settings[name], steps: fillIn }),
    ),
    credentialsFor(mail),
    { now: monday, zone: 'Asia/Tokyo' },
  );
  const post = async (body: string, type: string, key = 'another') => {
    const answer = await fetch(`${n8n.origin}/webhook/calls`, {
      method: 'POST',
      headers: { 'X-Key': key, 'Content-Type': type },
      body,
    });
    return { status: answer.status, text: await answer.text() };
  };
  const json = (body: unknown) => post(JSON.stringify(body), 'application/json');
  const calls = () => rowsOf(n8n, 'website_calls');
  const read = async (name: string) =>
    (await fetch(`${n8n.origin}/webhook/${name}`, { headers: signedIn })).text();
  try {
    for (const request of requests)
      await fetch(`${n8n.origin}/webhook/site-requests`, {
        method: 'POST',
        body: JSON.stringify(payloadOf(request)),
        headers: { 'Content-Type': 'application/json' },
      });
    await setCells(n8n, requests);
    const refused = await post('[]', 'application/json', 'guessed');
    check('a call without the key is refused', [401, 403].includes(refused.status), refused);
    const first = await json(annsCall);
    check('a call is taken', first.status === 200 && first.text === '1 call taken.', first);
    const more = await Promise.all([json([annsCall, ...others]), json(others)]);
    check(
      'a list of calls is taken, also twice at once',
      more.every(({ status }) => status === 200),
      more,
    );
    // As `curl --data-binary` sends it with the header of the note.
    const file = await post(report, 'text/plain');
    check(
      'a report as CSV is taken, and the answer names the line that could not be read',
      file.status === 200 && file.text === '2 calls taken.\nNot taken, line 3: "at" is not a time.',
      file,
    );
    for (const nonsense of ['hello', '{"at":5}', '']) {
      const answer = await post(nonsense, 'text/plain');
      check(`what is no call is answered with an error: "${nonsense}"`, answer.status >= 400, answer);
    }
    const rows = await calls();
    check('each call is one row', rows.length === 5, rows);
    check(
      '… with the ad of its number',
      rows.filter(({ ad }) => ad === 'google slab').length === 2 &&
        rows.filter(({ ad }) => ad === 'facebook').length === 3,
      rows,
    );

    const page = await read('office-list?find=Ann');
    check(
      'the list says that she also called',
      page.includes('<dt>Also called</dt><dd>9:14 AM, 3 min</dd>'),
      /Also called.{80}/.exec(page)?.[0],
    );
    check('… and not that he did', !(await read('office-list?find=Ben')).includes('Also called'));

    mail.setUp(true);
    const subject = 'Last week: 3 requests, 2 booked for $1,680';
    await mailed(mail, subject);
    const said = mail.mails.find((one) => one.subject === subject)?.text ?? '';
    for (const line of [
      '5 leads (0): 1 sent a request, 2 called, 2 did both.',
      'Ad: google slab: 1 (0) requests, 1 (0) called, 1 (0) booked for $480 ($0), 1 (0) leads',
      'Ad: facebook: 0 (0) requests, 0 (0) called, 0 (0) booked for $0 ($0), 2 (0) leads',
    ])
      check(`Monday’s mail says: ${line}`, said.includes(line), said);
    const jobs = await read('booked-jobs');
    check('the file for Google Ads has her once', jobs.split('Cj0K,').length === 2, jobs);
  } finally {
    await n8n.kill();
    siteServer.close();
    await mail.close();
  }
  console.log(wrong() === 0 ? '\nCalls: all well' : `\nCalls: ${wrong()} wrong`);
  return wrong();
}
