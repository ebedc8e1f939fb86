import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveDesk } from '../../../e2e/support/serve-desk';
import type { Listing } from '@/tools/desk/files';
import { fromMarkdown, textOf } from '@/tools/desk/format';
import type { DeskState } from '@/tools/desk/state';

let root: string;
let desk: Awaited<ReturnType<typeof serveDesk>>;

const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=Office', '-c', 'user.email=office@example.com', ...parameters], {
    cwd: root,
    encoding: 'utf8',
  });

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-'));
  cpSync('tests/sample/content', path.join(root, 'content'), { recursive: true });
  for (const folder of ['images', 'drawings'])
    cpSync(`content/${folder}`, path.join(root, 'content', folder), { recursive: true });
  cpSync('public', path.join(root, 'public'), { recursive: true });
  cpSync('.gitattributes', path.join(root, '.gitattributes'));
  writeFileSync(path.join(root, 'code.ts'), 'export {};\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Office');
  git('config', 'user.email', 'office@example.com');
  git('add', '.');
  git('commit', '--quiet', '-m', 'The site');
  desk = await serveDesk(root);
});
afterAll(async () => {
  await desk.close();
  rmSync(root, { recursive: true });
});

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A request as a browser sends it from the desk's own page, unless the headers say otherwise. */
function ask(
  method: string,
  address: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<{ status: number; json: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const own = { origin: desk.url, 'sec-fetch-site': 'same-origin', ...headers };
    const sent = request(`${desk.url}${address}`, { method, headers: own }, (response) => {
      let all = '';
      response.on('data', (chunk: Buffer) => (all += chunk.toString()));
      response.on('end', () => {
        const isJson = response.headers['content-type']?.includes('json');
        resolve({
          status: response.statusCode ?? 0,
          json: isJson ? (JSON.parse(all) as Record<string, unknown>) : {},
        });
      });
    });
    sent.on('error', reject);
    sent.end(typeof body === 'string' ? body : undefined);
  });
}
const state = async () => (await ask('GET', '/desk/state.json')).json as unknown as DeskState;
const listing = async () => (await ask('GET', '/desk/files.json')).json as unknown as Listing;
const files = async () =>
  Object.fromEntries(
    Object.entries((await listing()).texts).map(([file, own]) => [
      file,
      (file.endsWith('.md') ? fromMarkdown(own) : JSON.parse(own)) as Record<string, unknown>,
    ]),
  );
const save = async (name: string, data: unknown) => {
  const version = (await listing()).versions[name];
  const to = `/desk/file?name=${encodeURIComponent(name)}${version ? `&version=${version}` : ''}`;
  return ask('PUT', to, { body: textOf(name, data) });
};

describe('the desk accepts requests only from its own page', () => {
  it.each([
    ['another host', 'GET', '/desk/files.json', { host: 'rebound.example.com' }],
    ['another host', 'POST', '/desk/publish', { host: 'rebound.example.com' }],
    ['a site', 'POST', '/desk/publish', { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }],
    ['another port', 'POST', '/desk/undo', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
    ['another port unsaid', 'PUT', '/desk/file?name=content/site.json', { origin: 'http://localhost:1' }],
    ['a page without an origin', 'DELETE', '/desk/file?name=content/site.json', { origin: 'null' }],
    ['a page that only embeds', 'GET', '/desk/files.json', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses %s: %s %s', async (_, method, address, headers) => {
    expect((await ask(method, address, { headers })).status).toBe(403);
    expect(text('content/site.json')).toBe(readFileSync('tests/sample/content/site.json', 'utf8'));
  });
});

describe('publishing', () => {
  beforeEach(() => {
    git('checkout', '--quiet', '--', 'content');
    git('clean', '-fdq', 'content');
  });

  it('says what changed, commits it with that message, and reverts it', async () => {
    const claims = (await files())['content/claims.json'] as { claims: { name: string; default: string }[] };
    const guarantee = claims.claims.find(({ name }) => name === 'guarantee');
    if (!guarantee) throw new Error('The sample has no claim guarantee.');
    guarantee.default = 'two-year guarantee';
    await save('content/claims.json', claims);
    writeFileSync(path.join(root, 'code.ts'), 'export const unfinished = true;\n');

    const { changes, mistakes } = await state();
    expect(mistakes).toEqual([]);
    expect(changes).toEqual([expect.stringMatching(/: changed$/)]);

    expect((await ask('POST', '/desk/publish')).json.done).toContain('One change is published');
    expect(git('log', '-1', '--format=%s').trim()).toBe(changes[0]);
    expect(git('show', '--name-only', '--format=', 'HEAD').trim()).toBe('content/claims.json');
    expect((await state()).lastPublish).toBe(changes[0]);

    expect((await ask('POST', '/desk/undo')).json.done).toContain('Undone');
    expect(text('content/claims.json')).toBe(readFileSync('tests/sample/content/claims.json', 'utf8'));
    expect((await state()).lastPublish).toBeUndefined();
    expect(text('code.ts')).toContain('unfinished');
  });

  it('stops at a mistake and shows the message of the content check', async () => {
    const site = (await files())['content/site.json'];
    await save('content/site.json', { ...site, phone: '555 0100' });
    const { mistakes } = await state();
    expect(mistakes[0]?.words).toMatch(/^This .*is not a phone number/);
    expect(mistakes[0]?.place).toBe('The business, phone');
    expect(mistakes[0]?.open).toBe('/collections/_singletons/entries/site');
    const before = git('rev-parse', 'HEAD');
    expect((await ask('POST', '/desk/publish')).status).toBe(409);
    expect(git('rev-parse', 'HEAD')).toBe(before);
  });

  it('says to which fact a text refers that writes one out or names none', async () => {
    const offers = (await files())['content/offers.json'] as { offers: Record<string, unknown>[] };
    const [first, ...others] = offers.offers;
    await save('content/offers.json', {
      ...offers,
      offers: [{ ...first, line: 'Drains for $69.', condition: 'Ask {{site.phon}}.' }, ...others],
    });
    const words = (await state()).mistakes.map((mistake) => mistake.words).join('\n');
    expect(words).toMatch(/“\$69\.”.*\{\{offer\.\w+\.price\}\}/);
    expect((await state()).facts).toContainEqual(expect.objectContaining({ name: 'site.phone' }));
    expect(words).toMatch(/\{\{site\.phon\}\} names nothing\. Did you mean “site\.phone”\?/);
  });

  it('calls forms, questions and landing pages what their lists call them', async () => {
    const all = await files();
    const { items } = all['content/faqs/main.json'] as { items: { question: string; answer: string }[] };
    const [first, ...others] = items;
    if (!first) throw new Error('The sample has no questions.');
    await save('content/faqs/main.json', { items: [{ ...first, answer: 'We ask first.' }, ...others] });
    const form = all['content/forms/short-toilet.json'];
    await save('content/forms/short-toilet.json', { ...form, submit: 'Call me' });
    const page = all['content/landing/plumbing-help.md'];
    await save('content/landing/plumbing-help.md', { ...page, leadValue: 12 });
    const { changes } = await state();
    expect(changes.join('\n')).toContain(`Set of questions ${first.question}: changed`);
    expect(changes.join('\n')).toContain(`Form ${String(form?.title)}: changed`);
    expect(changes.join('\n')).toContain('Landing page Plumbing help: changed');
  });

  it('says nothing of files to whom it cannot help, and nothing of code', async () => {
    expect(JSON.stringify((await save('content/landing/a.b.json', {})).json)).not.toMatch(
      /content|\.(md|json)/,
    );
    const refused = await ask('PUT', '/desk/file?name=content/cities/nowhere.md', { body: 'no fields' });
    expect(JSON.stringify(refused.json)).not.toMatch(/TypeError|content\//);
  });

  it('blames the copy of a page for what it repeats, in words without files and lines', async () => {
    const [name, original] = Object.entries(await files()).find(([file]) => file.includes('/cities/')) ?? [];
    if (!name || !original) throw new Error('There is no city page to copy.');
    // Before its original in the alphabet, as the check reads them.
    await save('content/cities/a-copy.md', { ...original, name: 'Acopy' });
    const { mistakes } = await state();
    expect(mistakes.length).toBeGreaterThan(0);
    expect([...new Set(mistakes.map(({ open }) => open))]).toEqual(['/collections/cities/entries/a-copy']);
    expect(mistakes.map(({ words }) => words).join('\n')).not.toMatch(/content\/|\.md|\.json|\bline \d|`/);
    expect(mistakes.some(({ words }) => words.includes(`City page ${String(original.name)}`))).toBe(true);
  });

  it.each([
    ['content/images/work/half.jpg', '', 'Picture half.jpg', 'added'],
    ['content/legal/privacy.md', '<<<<<<< HEAD\n', 'Legal page Privacy', 'changed'],
    ['content/site.json', '{', 'The business', 'changed'],
    ['content/cities/plano.docx', 'PK', 'File plano.docx', 'added'],
  ])('names what it cannot read, and calls it not removed: %s', async (file, damage, name, change) => {
    writeFileSync(path.join(root, file), damage);
    const { mistakes, changes } = await state();
    git('checkout', '--quiet', '.');
    git('clean', '--quiet', '--force', 'content');
    expect([...new Set(mistakes.map(({ place }) => place))]).toEqual([name]);
    expect(changes).toEqual([expect.stringMatching(`^${name}.*: ${change}$`)]);
  });

  it('publishes no link, which would be missing on the site', async () => {
    const link = path.join(root, 'content/cities/frisco.md');
    symlinkSync('plano.md', link);
    const { mistakes } = await state();
    const { status } = await ask('POST', '/desk/publish');
    rmSync(link);
    expect(mistakes.map(({ place, words }) => `${place}: ${words}`)).toEqual([
      expect.stringMatching(/^City page Frisco: This is a link, and not a file\. Put the file itself there/),
    ]);
    expect(status).toBe(409);
  });

  it('takes other line ends for no change', async () => {
    for (const file of ['content/site.json', 'content/legal/privacy.md'])
      writeFileSync(path.join(root, file), text(file).replaceAll('\n', '\r\n'));
    const { mistakes, changes } = await state();
    const { json } = await ask('POST', '/desk/publish');
    git('checkout', '--quiet', '.');
    expect([mistakes, changes]).toEqual([[], []]);
    expect(json.error).toBe('Nothing has changed since the last publish.');
  });

  it('pushes to the remote if there is one, and says so if that fails', async () => {
    const remote = mkdtempSync(path.join(tmpdir(), 'desk-remote-'));
    execFileSync('git', ['init', '--quiet', '--bare', remote]);
    git('remote', 'add', 'origin', remote);
    const site = (await files())['content/site.json'];
    await save('content/site.json', { ...site, tagline: 'Pipes, drains and heaters in Dallas' });
    expect((await ask('POST', '/desk/publish')).json.done).toMatch(/published and sent/);
    expect(
      execFileSync('git', ['-C', remote, 'log', '-1', '--format=%s', '--all'], { encoding: 'utf8' }),
    ).toContain('The business: changed');
    rmSync(remote, { recursive: true });
    expect((await ask('POST', '/desk/undo')).json.done).toMatch(/could not be sent/);
    git('remote', 'remove', 'origin');
  });
});
