import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { webhookSettings } from '@/config/settings';
import { createInbox, type Inbox } from '@/tools/inbox';
import type { InboxLead, InboxPhoto } from '@/tools/inbox/lead-store';

const lead = { firstName: 'Rosa', phone: '(214) 555-0142', service: 'toilet-leak', consent: true };

let folder: string;
let file: string;
let inbox: Inbox;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  file = join(folder, 'deep', 'leads.jsonl');
  inbox = await createInbox({ file, port: 0 });
});

afterEach(async () => {
  await inbox.close();
  await rm(folder, { recursive: true });
});

const post = (path: string, body: string, contentType: string, headers: Record<string, string> = {}) =>
  fetch(inbox.url + path, { method: 'POST', body, headers: { 'Content-Type': contentType, ...headers } });

const sendLead = (webhook = 'lead', fields: object = lead) =>
  post(`/webhook/${webhook}`, JSON.stringify(fields), 'application/json');

const leads = async () => (await (await fetch(`${inbox.url}/leads.json`)).json()) as InboxLead[];

const forget = (headers = {}) => fetch(`${inbox.url}/leads/delete`, { method: 'POST', headers });

const page = async () => (await fetch(inbox.url)).text();

const webhooks = Object.keys(webhookSettings).join(', ');

describe('a lead that arrives', () => {
  it('from a form without script is kept, and the visitor reads that it arrived and how to get back', async () => {
    const answer = await post(
      '/webhook/contact',
      new URLSearchParams({ fullName: 'Rosa Delgado', message: 'a & b = c' }).toString(),
      'application/x-www-form-urlencoded',
      { Accept: 'text/html', Origin: 'http://localhost:4321' },
    );
    const text = await answer.text();
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(text).toContain('Your request has arrived');
    expect(text).toContain('<a href="http://localhost:4321">Back to the site</a>');
    expect((await leads())[0]?.fields).toEqual({ fullName: 'Rosa Delgado', message: 'a & b = c' });
  });

  it('never links a visitor back to anything but a web address', async () => {
    const answer = await post('/webhook/lead', 'firstName=Rosa', 'application/x-www-form-urlencoded', {
      Accept: 'text/html',
      Origin: 'javascript:alert(1)',
    });
    const text = await answer.text();
    expect(text).toContain('Back button');
    expect(text).not.toContain('javascript:');
  });

  it('is still there after a restart, also when the last one was torn off half-written', async () => {
    await sendLead();
    await inbox.close();
    await writeFile(file, `${await readFile(file, 'utf8')}{"id":"half`);
    inbox = await createInbox({ file, port: 0 });
    await sendLead('quote');
    expect((await leads()).map(({ webhook }) => webhook)).toEqual(['lead', 'quote']);
    await inbox.close();
    inbox = await createInbox({ file, port: 0 });
    expect((await leads()).map(({ webhook }) => webhook)).toEqual(['lead', 'quote']);
  });

  it('can be forgotten', async () => {
    await sendLead();
    await forget();
    expect(await leads()).toEqual([]);
    expect(await readFile(file, 'utf8')).toBe('');
    await sendLead();
    expect(await leads()).toHaveLength(1);
  });
});

describe('a body that is no lead', () => {
  it.each([
    ['', 'application/json', 400, 'The body is empty.'],
    ['{"a":', 'application/json', 400, 'The body is not JSON'],
    ['hello', 'text/plain', 400, 'The body is not JSON'],
    ['[1]', 'application/json', 400, 'not an object with fields'],
    ['null', 'text/plain', 400, 'not an object with fields'],
    ['<a/>', 'text/xml', 415, "Content-Type 'text/xml' is not"],
  ])('is answered with what is wrong: %s as %s', async (body, contentType, status, message) => {
    const answer = await post('/webhook/lead', body, contentType);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { error: string }).error).toContain(message);
    expect(await leads()).toEqual([]);
  });

  it('is refused over 1 MB', async () => {
    const answer = await sendLead('lead', { details: 'x'.repeat(1024 * 1024) });
    expect(answer.status).toBe(413);
    expect((await sendLead('lead', { details: 'x'.repeat(1024 * 1024 - 100) })).status).toBe(200);
  });

  it('at an unknown address or with another method is told so', async () => {
    expect((await sendLead('toString')).status).toBe(404);
    expect(await (await sendLead('quotes')).json()).toEqual({
      error: `No webhook 'quotes'; there are ${webhooks}, photo.`,
    });
    expect((await fetch(`${inbox.url}/webhook/lead`)).status).toBe(405);
    expect((await fetch(`${inbox.url}/nowhere`)).status).toBe(404);
  });
});

describe('a picture that arrives', () => {
  const key = { timestamp: '2026-11-20T15:04:05.678Z', phone: '(214) 555-0142', family: 'quote' };
  const sendPhoto = (bytes: string | Uint8Array<ArrayBuffer>, name = 'photo1', of: object = key) => {
    const body = new FormData();
    for (const [field, text] of Object.entries(of)) body.append(field, String(text));
    body.append(name, new Blob([bytes], { type: 'image/jpeg' }), `${name}.jpg`);
    return fetch(`${inbox.url}/webhook/photo`, { method: 'POST', body });
  };
  const photos = async () => (await (await fetch(`${inbox.url}/photos.json`)).json()) as InboxPhoto[];

  it('is kept with the key of its request, also after a restart, and can be looked at', async () => {
    expect((await sendPhoto('leak')).status).toBe(200);
    await inbox.close();
    inbox = await createInbox({ file, port: 0 });
    expect(await photos()).toMatchObject([{ ...key, name: 'photo1', type: 'image/jpeg', bytes: 4 }]);
    const [photo] = await photos();
    const shown = await fetch(`${inbox.url}/photos/${photo?.id}.jpg`);
    expect(shown.headers.get('Content-Type')).toBe('image/jpeg');
    expect(await shown.text()).toBe('leak');
    expect(await leads()).toEqual([]);
  });

  it('stands with its request, once however often it came, and apart while its request is not there', async () => {
    await sendPhoto('leak');
    await sendPhoto('leak');
    expect(await page()).toContain('Pictures without their request');
    await sendLead('quote', { ...lead, ...key });
    const shown = await page();
    expect(shown).not.toContain('Pictures without their request');
    expect(shown.match(/<img /g)).toHaveLength(1);
    await forget();
    expect(await photos()).toEqual([]);
  });

  it('is refused if it is larger than a common service takes, or no picture at all', async () => {
    expect((await sendPhoto(new Uint8Array(17 * 1024 * 1024))).status).toBe(413);
    expect((await sendLead('photo')).status).toBe(415);
    const empty = new FormData();
    empty.append('phone', key.phone);
    const answer = await fetch(`${inbox.url}/webhook/photo`, { method: 'POST', body: empty });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'The form has no picture.' });
  });
});

describe('told to fail, the inbox', () => {
  it.each(['500', '404', '429'] as const)(
    'answers %s as often as asked, keeps nothing, and works again',
    async (mode) => {
      inbox.setFault({ mode, times: 2, retryAfterSeconds: 7 });
      const answers = [await sendLead(), await sendLead(), await sendLead()];
      expect(answers.map(({ status }) => status)).toEqual([Number(mode), Number(mode), 200]);
      expect(answers[0]?.headers.get('Retry-After')).toBe(mode === '429' ? '7' : null);
      expect(await leads()).toHaveLength(1);
    },
  );

  it('answers slowly, after it has taken the lead', async () => {
    inbox.setFault({ mode: 'slow', delayMs: 300 });
    const from = performance.now();
    expect((await sendLead()).status).toBe(200);
    expect(performance.now() - from).toBeGreaterThan(290);
    expect(await leads()).toHaveLength(1);
  });

  it('cuts the connection', async () => {
    inbox.setFault({ mode: 'drop' });
    await expect(sendLead()).rejects.toThrow('fetch failed');
    expect(await leads()).toEqual([]);
  });

  it('takes the lead and loses the answer, which is what makes duplicates', async () => {
    inbox.setFault({ mode: 'drop', recorded: true, times: 1 });
    await expect(sendLead()).rejects.toThrow('fetch failed');
    await sendLead();
    const [first, second] = await leads();
    expect(second?.digest).toBe(first?.digest);
    expect(await page()).toContain('same bytes as an earlier lead');
  });

  it('never answers, and still stops when it is closed', async () => {
    inbox.setFault({ mode: 'hang' });
    const hanging = fetch(`${inbox.url}/webhook/lead`, {
      method: 'POST',
      body: '{"a":1}',
      signal: AbortSignal.timeout(300),
    });
    await expect(hanging).rejects.toThrow('timeout');
    const cut = expect(sendLead()).rejects.toThrow('fetch failed');
    await inbox.close();
    await cut;
    inbox = await createInbox({ file, port: 0 });
  });

  it('refuses the preflight', async () => {
    inbox.setFault({ mode: 'refuse-preflight', times: 1 });
    const preflight = () => fetch(`${inbox.url}/webhook/landing`, { method: 'OPTIONS' });
    const refused = await preflight();
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
    expect((await preflight()).status).toBe(204);
  });
});

describe('the inbox page', () => {
  it('shows the newest lead first, with its form, every field and how it came', async () => {
    await sendLead('quote', { firstName: 'First', source: 'quote_form' });
    await sendLead('landing', {
      fullName: 'Second',
      page: 'Gas Lines',
      attribution: { first: { gclid: 'abc' } },
    });
    const text = await page();
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('First'));
    expect(text).toContain('2 leads');
    expect(text).toContain('<h3>quote: quote_form</h3>');
    expect(text).toContain('<h3>landing: Gas Lines</h3>');
    expect(text).toContain('<dt>fullName</dt><dd>Second</dd>');
    expect(text).toContain('&quot;gclid&quot;: &quot;abc&quot;');
    expect(text).toContain('application/json');
  });

  it('shows hostile fields as text and allows no script but its own', async () => {
    await sendLead('lead', { '<b>name</b>': '</dd><script>alert("1")</script>', list: ['<i>'] });
    const answer = await fetch(inbox.url);
    const text = await answer.text();
    expect(text).toContain('&lt;b&gt;name&lt;/b&gt;');
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('<i>');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:;/,
    );
  });

  it('takes no orders from other sites that are open in the same browser, and shows them nothing', async () => {
    const other = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await forget(other)).status).toBe(403);
    const readAs = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpRequest(
          { host: '127.0.0.1', port: inbox.port, path: '/leads.json', headers: { host } },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        )
          .on('error', reject)
          .end();
      });
    expect(await readAs('attacker.example')).toBe(403);
    expect(await readAs(`localhost:${inbox.port}`)).toBe(200);
  });
});

it('Starting the inbox prints an address that works, and says what to do when the port is taken', async () => {
  expect(inbox.url).toBe(`http://localhost:${inbox.port}`);
  await expect(createInbox({ file, port: inbox.port })).rejects.toThrow(
    `Port ${inbox.port} is in use, perhaps by another "npm start" or "npm run dev".`,
  );
});
