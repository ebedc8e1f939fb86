/**
 * `npm run desk:check`: works on a copy of the content. It opens every content file at the desk in a browser, changes
 * one text and saves it through the editor's own code. Then it does the same with the examples, which have the fields
 * that no file of the site uses yet, such as the date of a review. Exits 1 if anything else in a file changed, if the
 * editor did not save, or if it sent a request to another host. `-- landing` checks one kind or file. `-- --unfold`
 * opens every part of each form first, so that every widget handles its value.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { parse } from 'jsonc-parser';
import { chromium, type Page } from 'playwright';
import { kinds, type Kind } from '../../content/collections';
import { fieldName } from '../../content/load/mistake';
import { parseText } from '../../content/load/parse';
import { chromiumFlags, ensureChromium } from '../browsers';
import { folderOnDisk } from './disk';
import { differences } from './differences';
import { DeskFiles, fileOf } from './files';
import { serveDesk } from './serve';

const unfold = process.argv.includes('--unfold');
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';

/** Replaces the files of each kind in a copy of the content with the examples. */
function withExamples(root: string): void {
  for (const { at } of Object.values(kinds)) {
    const isFolder = at.includes('*');
    const name = basename(at.replace('/*', ''), extname(at));
    const example = join('content/examples', name + (at.endsWith('.md') ? '.md' : '.jsonc'));
    const text = readFileSync(example, 'utf8');
    const to = join(root, at.replace('*', 'example'));
    if (isFolder) rmSync(dirname(to), { recursive: true });
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, at.endsWith('.md') ? text : JSON.stringify(parse(text)));
  }
}

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumFlags,
});
const foreign = new Set<string>();

/** The fields of a content file and the text below them. */
function read(file: string): unknown {
  const { data, body } = parseText(file, readFileSync(file, 'utf8'));
  return { data, body: body?.text };
}

/** The editor's address for a file. */
function addressOf(url: string, name: string): string {
  const single = (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].at === name);
  const [, folder, id] = /^content\/([^/]+)\/([^/]+)\.json$/.exec(name) ?? [];
  const entry = single ? `_singletons/entries/${single}` : `${folder}/entries/${id}`;
  return `${url}/desk/editor#/collections/${entry}`;
}

/** Opens folded parts until nothing new appears. */
async function unfoldAll(page: Page): Promise<void> {
  const open = () =>
    page.evaluate(() => {
      const folded = [
        ...document.querySelectorAll<HTMLElement>(
          '[data-key-path] [aria-label="Expand"][aria-expanded="false"]',
        ),
      ];
      for (const button of folded) button.click();
      return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(folded.length)));
    });
  while ((await open()) > 0) await page.waitForLoadState('networkidle');
}

/** Fields that take any text, best first. A name of another entry or an address cannot take an extra character. */
const plainTexts = [
  'title',
  'text',
  'question',
  'about',
  'label',
  'location',
  'tagline',
  'job',
  'name',
  'home',
];

/** Opens a form, changes one of its texts or colors and saves. Returns the new value. */
async function changeOneText(page: Page, address: string): Promise<string> {
  await page.goto('about:blank');
  await page.goto(address);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const folded = page.locator('[data-key-path] [aria-label="Expand"][aria-expanded="false"]').first();
  await save.waitFor();
  await page.locator('[data-key-path]').first().waitFor();
  if (unfold) await unfoldAll(page);
  const color = page.locator('[data-field-type="color"] input:not([type="color"])').first();
  const field = async () => {
    if ((await color.count()) > 0) return color;
    for (const last of plainTexts) {
      const found = page.locator(`[data-key-path$="${last}" i]:not([data-field-type="list"])`);
      const text = found.locator('input[type="text"], textarea').first();
      if ((await text.count()) > 0) return text;
    }
    return undefined;
  };
  let text = await field();
  for (let tries = 0; !text && tries < 3; tries++) {
    await folded.click();
    // A list in a list has no text before it is opened, too.
    await folded.or(page.locator('[data-key-path] :is(input[type="text"], textarea)')).first().waitFor();
    text = await field();
  }
  if (!text) throw new Error('has no text that could be changed');
  const before = await text.inputValue();
  const typed = text === color ? before.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) : `${before}!`;
  await text.fill(typed);
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await save.click();
  await answer;
  return typed;
}

const failures: string[] = [];
let count = 0;

/**
 * Opens, changes and saves all files of a copy of the content.
 * @param about added to each file's name in the output
 */
async function checkAll(about: string, prepare: (root: string) => void = () => undefined): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'desk-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  prepare(root);
  const desk = await serveDesk(root);
  const page = await browser.newPage({ viewport: { width: 1200, height: unfold ? 30_000 : 900 } });
  page.setDefaultTimeout(15_000);
  // The editor's style names fonts elsewhere, which the policy blocks.
  const fonts = 'https://cdn.jsdelivr.net/fontsource/fonts/';
  const add = (url: string) => {
    if (/^https?:/.test(url) && !url.startsWith(desk.url)) foreign.add(url);
  };
  page.on('request', (request) => {
    if (!request.url().startsWith(fonts)) add(request.url());
  });
  page.on('response', (response) => add(response.url()));
  for (const name of Object.keys(new DeskFiles(folderOnDisk(root)).forms()).filter((name) =>
    name.includes(wanted),
  )) {
    const file = fileOf(name);
    const before = read(join(root, file));
    const failed = failures.length;
    count += 1;
    try {
      const typed = await changeOneText(page, addressOf(desk.url, name));
      const found = differences(before, read(join(root, file)));
      const [only] = found;
      if (found.length !== 1 || only?.after !== typed)
        failures.push(
          `${file}${about}: ${found.length === 0 ? 'was not saved' : found.map(({ path, before, after }) => `${fieldName(path)} ${JSON.stringify(before)} ${JSON.stringify(after)}`).join('; ')}`,
        );
    } catch (error) {
      failures.push(`${file}${about}: ${(error as Error).message.split('\n', 1)[0]}`);
    }
    console.log(failures.length > failed ? `FAILED ${failures.at(-1)}` : `ok     ${file}${about}`);
  }
  await page.close();
  await desk.close();
  rmSync(root, { recursive: true });
}

await checkAll('');
await checkAll(' (example)', withExamples);
await browser.close();
for (const url of foreign) failures.push(`The editor asked another host: ${url}`);
console.log(
  failures.length > 0
    ? ['', 'Other changes, and files that were not saved:', ...failures].join('\n')
    : `${count} files opened, one text of each changed and saved; nothing else changed.`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
