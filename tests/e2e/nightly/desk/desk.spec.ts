import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { fromMarkdown } from '../../../../src/tools/desk/format';
import { changesSince, type Hashes } from '../../../../src/content/load/translated';
import { recordOf, translationOf } from '../../../../src/content/load/translation';
import { serveDesk } from '../../support/serve-desk';
import { city as file, sampleInSpanish } from '../../support/sample-in-spanish';

async function openDesk(page: Page) {
  // The editor has room for both languages, with the page beside them.
  await page.setViewportSize({ width: 1440, height: 900 });
  const root = sampleInSpanish();
  for (const folder of ['images', 'drawings'])
    cpSync(`content/${folder}`, path.join(root, 'content', folder), { recursive: true });
  const work = path.join(root, 'content/images/work');
  cpSync(path.join(work, 'service-van.avif'), path.join(work, 'our-van.webp'));
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
    read: (name: string) => readFileSync(path.join(root, name), 'utf8'),
    write: (name: string, text: string) => writeFileSync(path.join(root, name), text),
    go: (place: string) => editor.locator('body').evaluate((_, to) => void (location.hash = to), place),
    field: (name: string, language = 0) =>
      editor.locator(`[data-key-path="${name}"]`).nth(language).locator('input, textarea').first(),
    save: () => editor.getByRole('button', { name: 'Save', exact: true }).click(),
    isSaved: () => expect(editor.getByText('Entry saved.')).toBeVisible(),
    close: async () => {
      await page.goto('about:blank');
      await desk.close();
      rmSync(root, { recursive: true });
    },
  };
}

test('a page is written in two languages at once, and only what was typed changes', async ({ page }) => {
  const desk = await openDesk(page);
  const before = [file, translationOf(file, 'es')].map((name) => fromMarkdown(desk.read(name)));
  await desk.go('/collections/cities/entries/garland');
  await desk.field('county').fill('Rockwall County');
  await desk.field('county', 1).fill('Condado de Rockwall');
  await desk.save();
  await desk.isSaved();
  const [english, spanish] = [file, translationOf(file, 'es')].map((name) => fromMarkdown(desk.read(name)));
  expect(english).toEqual({ ...before[0], county: 'Rockwall County' });
  expect(spanish).toEqual({ ...before[1], county: 'Condado de Rockwall' });
  const behind = page.getByLabel('Spanish that is older than its English');
  await behind.locator('summary').click();
  await behind.getByRole('button', { name: 'The Spanish is right' }).click();
  await expect(behind).toBeHidden();
  const { 'cities/garland.md': hashes } = JSON.parse(desk.read(recordOf('es'))) as Record<string, Hashes>;
  expect(changesSince(hashes ?? {}, { county: 'Rockwall County' })).toEqual([]);
  await desk.close();
});

test('the page beside the form is shown in either language, and leaves room for both', async ({ page }) => {
  const desk = await openDesk(page);
  await desk.go('/collections/cities/entries/garland');
  const [english, spanish] = await Promise.all(
    [/^\/service-area\/garland$/, /^\/es\/.+garland$/].map(async (name) => {
      const link = page.getByRole('link', { name });
      await expect(link).toBeVisible();
      return link.innerText();
    }),
  );
  // This desk serves no site.
  await expect(page.locator('#fresh')).toContainText('This page cannot be shown.');
  await expect(desk.field('county', 1)).toBeVisible();
  const shown = () => page.frame('page')?.url();
  expect(shown()).toMatch(new RegExp(`${english}$`));
  await page.getByRole('link', { name: spanish! }).click();
  await expect.poll(shown).toMatch(new RegExp(`${spanish}$`));
  await desk.close();
});

test('what cannot be written is never called saved, and says why', async ({ page }) => {
  const desk = await openDesk(page);
  await desk.go('/collections/cities/entries/garland');
  await desk.field('county').fill('Rockwall County');
  const elsewhere = desk.read(file).replace('Dallas County', 'Collin County');
  desk.write(file, elsewhere);
  await desk.save();
  await expect(desk.editor.getByText('This was changed elsewhere since it was opened here.')).toBeVisible();
  await expect(desk.editor.getByText('Entry saved.')).toBeHidden();
  await expect(desk.field('county')).toHaveValue('Rockwall County');
  expect(desk.read(file)).toBe(elsewhere);
  await desk.close();
});

test('an entry that is removed from a list is asked about before it is saved', async ({ page }) => {
  const desk = await openDesk(page);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  const before = desk.read(file);
  await desk.go('/collections/cities/entries/garland');
  // The editor draws what comes into view, so only the Spanish form, which is scrolled, has its questions.
  const faq = desk.editor.locator('[data-key-path="faq"]').last();
  await desk.field('county', 1).hover();
  await expect(async () => {
    await page.mouse.wheel(0, 150);
    await expect(faq.getByRole('button', { name: 'Remove' }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await faq.getByRole('button', { name: 'Remove' }).first().click();
  await desk.save();
  await expect(desk.editor.getByText('Nothing was saved.')).toBeVisible();
  expect(questions).toEqual([
    expect.stringMatching(/^One entry of a list is removed, in English and in Spanish/),
  ]);
  expect(desk.read(file)).toBe(before);
  await desk.close();
});

test('a page with texts of references only is saved, and days stay days', async ({ page }) => {
  const desk = await openDesk(page);
  await desk.go('/collections/landing/entries/plumbing');
  await desk.editor.locator('[data-key-path="service"]').first().scrollIntoViewIfNeeded();
  const title = desk.field('service.name');
  await title.fill(`${await title.inputValue()} today`);
  await desk.save();
  await desk.isSaved();
  await desk.go('/collections/legal/entries/privacy');
  const body = desk.field('title');
  await body.fill(`${await body.inputValue()} for you`);
  await desk.save();
  await expect.poll(() => desk.read('content/legal/privacy.md')).toContain('for you');
  expect(desk.read('content/legal/privacy.md')).toMatch(/^updated: '\d{4}-\d{2}-\d{2}'$/m);
  await desk.close();
});

test('the editor has nothing against its configuration', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  const desk = await openDesk(page);
  await desk.go('/collections/cities/entries/garland');
  await expect(desk.field('county')).toBeVisible();
  // Of fonts that the package has, too, the editor first asks another server for, which the policy refuses.
  expect(said.filter((text) => !/cdn\.jsdelivr\.net|Failed to load resource/.test(text))).toEqual([]);
  await desk.close();
});

test('a mistake is opened from the first list and from another form, with its fields', async ({ page }) => {
  const desk = await openDesk(page);
  await expect(desk.editor.getByRole('row', { name: 'Home' })).toBeVisible();
  const reviews = JSON.parse(desk.read('content/testimonials.json')) as { rating: number }[];
  reviews[0]!.rating = 9;
  desk.write('content/testimonials.json', JSON.stringify(reviews));
  // Opening the dialog reads what is wrong.
  await page.getByRole('button', { name: 'Publish …' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  const open = page
    .getByLabel('Mistakes to correct')
    .getByRole('listitem')
    .filter({ hasText: 'rating' })
    .getByRole('button', { name: 'Open it' });
  await open.click();
  await expect(desk.editor.locator('[data-key-path="entries"]').first()).toBeVisible();
  await desk.go('/collections/pages');
  await expect(desk.editor.getByRole('row', { name: 'Home' })).toBeVisible();
  await desk.go('/collections/_singletons/entries/site');
  await expect(desk.editor.locator('[data-key-path="phone"]')).toBeVisible();
  await open.click();
  await expect(desk.editor.locator('[data-key-path="entries"]').first()).toBeVisible();
  await desk.close();
});
