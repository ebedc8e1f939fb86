import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { kinds } from '../../../src/content-model/kinds';
import { readMarkdown } from '../../../src/content-reader/markdown';
import { recordOf, textsOnly, translatableIn, translationOf } from '../../../src/content-reader/translation';
import { serveDesk } from '../../../src/tools/desk/serve';

const file = 'content/cities/garland.md';

/** A desk of the tests' small content, in which one city is in Spanish, too. */
async function openDesk(page: Page) {
  const root = mkdtempSync(path.join(tmpdir(), 'desk-'));
  cpSync('tests/sample/content', path.join(root, 'content'), { recursive: true });
  const at = (name: string) => path.join(root, name);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  const { data } = readMarkdown(readFileSync(at(file), 'utf8'));
  write(translationOf(file, 'es'), `---\n${JSON.stringify(textsOnly(kinds.cities, data))}\n---\n`);
  write(recordOf(file, 'es'), JSON.stringify(translatableIn(kinds.cities, data)));
  const site = JSON.parse(readFileSync(at('content/site.json'), 'utf8')) as object;
  write('content/site.json', JSON.stringify({ ...site, languages: ['en', 'es'] }));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
  const who = ['-c', 'user.name=Office', '-c', 'user.email=office@example.com'];
  execFileSync('git', [...who, 'commit', '--quiet', '-m', 'The site'], { cwd: root });
  const desk = await serveDesk(root);
  await page.goto(`${desk.url}/desk`);
  await expect(page.locator('#status')).not.toHaveText('Reading …');
  const editor = page.frameLocator('#editor');
  return {
    editor,
    read: (name: string) => readFileSync(at(name), 'utf8'),
    go: (place: string) => editor.locator('body').evaluate((_, to) => void (location.hash = to), place),
    save: () => editor.getByRole('button', { name: 'Save', exact: true }).click(),
    close: async () => {
      await page.goto('about:blank');
      await desk.close();
      rmSync(root, { recursive: true });
    },
  };
}

test('a Spanish text whose English has changed is marked beside the form until it is confirmed', async ({
  page,
}) => {
  const desk = await openDesk(page);
  await desk.go('/collections/cities/entries/garland');
  await page.getByRole('button', { name: 'Spanish beside the form' }).click();
  const county = page.getByRole('listitem').filter({ hasText: /^County/ });
  await expect(county.getByText('Dallas County')).toHaveAttribute('lang', 'en');
  await expect(county.getByRole('textbox')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('The Spanish says what the English says.')).toBeVisible();

  await desk.editor.locator('[data-key-path="county"] input').fill('Rockwall County');
  await desk.save();
  await expect(page.getByText('1 text is to be changed or confirmed.')).toBeVisible();
  await expect(county).toContainText('The English has changed: it was Dallas County and is Rockwall County.');

  await county.getByLabel('The Spanish is right as it is').check();
  await page.getByRole('button', { name: 'Save the Spanish' }).click();
  await expect(page.getByText('The Spanish says what the English says.')).toBeVisible();
  await expect(county).not.toContainText('has changed');
  expect(JSON.parse(desk.read(recordOf(file, 'es')))).toMatchObject({ county: 'Rockwall County' });

  await county.getByRole('textbox').fill('Condado de Rockwall');
  await page.getByRole('button', { name: 'Save the Spanish' }).click();
  await expect.poll(() => desk.read(translationOf(file, 'es'))).toContain('Condado de Rockwall');
  await desk.close();
});
