import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { recordOf, translationOf } from '../../../../src/content/load/translation';
import { serveDesk } from '../../../../src/tools/desk/serve';
import { city as file, sampleInSpanish } from '../../support/sample-in-spanish';

/** A desk of the tests' small content. */
async function openDesk(page: Page) {
  const root = sampleInSpanish();
  cpSync('content/images', path.join(root, 'content/images'), { recursive: true });
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

test('nothing can be typed while a save runs, because the editor would take it back without a word', async ({
  page,
}) => {
  const desk = await openDesk(page);
  await desk.go('/collections/cities/entries/garland');
  const county = desk.editor.locator('[data-key-path="county"] input');
  await county.fill('Rockwall County');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/desk\/file\?/, async (route) => {
    await answered;
    await route.continue();
  });
  await desk.save();
  await expect(desk.editor.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await county.focus();
  await page.keyboard.type('!');
  await page.locator('#facts').selectOption('site.phone');
  await expect(page.locator('#status')).toHaveText('Wait until it is saved, and choose the fact again.');
  await expect(county).toHaveValue('Rockwall County');
  await county.focus();
  await page.keyboard.press('Tab');
  await expect(county).not.toBeFocused();
  answer();
  await expect(desk.editor.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await county.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(county).toHaveValue('Rockwall County!');
  await desk.save();
  await expect.poll(() => desk.read(file)).toContain('Rockwall County!');
  await desk.close();
});

test('what is typed right after a save stays, although the editor opens again for the name of a new entry', async ({
  page,
}) => {
  const desk = await openDesk(page);
  await expect(desk.editor.getByRole('row', { name: 'Home' })).toBeVisible();
  await desk.go('/collections/_singletons/entries/testimonials');
  await desk.editor.getByRole('button', { name: /^Add .*review/ }).click();
  const field = (name: string) =>
    desk.editor.locator(`[data-key-path$=".${name}"]`).locator('input, textarea').first();
  const words = {
    name: 'Ann W.',
    location: 'Plano',
    text: 'They mended it.',
    rating: '5',
    service: 'toilet',
  };
  for (const [name, text] of Object.entries(words)) {
    await desk.editor.locator('[data-key-path^="entries."]').last().scrollIntoViewIfNeeded();
    await field(name).fill(text);
  }
  const opened = () => desk.editor.locator('body').evaluate(() => performance.timeOrigin);
  const before = await opened();
  // In the page, because the machine may be too busy to come back before the editor opens again.
  await field('location').evaluate(async (input: HTMLInputElement) => {
    document.querySelector<HTMLButtonElement>('button[data-label="Save"]')?.click();
    while (!document.querySelector('.toast[aria-hidden="false"]'))
      await new Promise((later) => setTimeout(later, 10));
    input.value = 'Frisco';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  expect(desk.read('content/testimonials.json')).toContain('Ann W.');
  await page.waitForTimeout(3000);
  await expect(field('location')).toHaveValue('Frisco');
  await desk.save();
  await expect.poll(() => desk.read('content/testimonials.json')).toContain('"location": "Frisco"');
  // Asking a page that is just being left throws.
  await expect(async () => expect(await opened()).not.toBe(before)).toPass();
  await desk.close();
});

test('a picture can be replaced under its own name, or the desk says at once what to do instead', async ({
  page,
}) => {
  const desk = await openDesk(page);
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  const replace = async (picture: string) => {
    await desk.go(`/assets/content/images/work/${picture}`);
    await desk.editor.getByRole('button', { name: 'Show Edit Options' }).click();
    await desk.editor.getByRole('menuitem', { name: 'Replace' }).click();
  };
  await expect(desk.editor.getByRole('row', { name: 'Home' })).toBeVisible();
  await replace('service-van.avif');
  await expect.poll(() => said).toEqual([expect.stringMatching(/Upload the new one, .*“Used in”/)]);
  await expect(desk.editor.getByRole('dialog').filter({ hasText: 'service-van.avif' })).toBeHidden();
  await desk.editor.locator('body').press('Escape');
  await replace('our-van.webp');
  await expect(desk.editor.getByRole('dialog').filter({ hasText: 'our-van.webp' })).toBeVisible();
  expect(said).toHaveLength(1);
  await desk.close();
});

test('a copied landing page asks for its service, is saved although that has a reference, and alone is at fault for what it repeats', async ({
  page,
}) => {
  const desk = await openDesk(page);
  await desk.go('/collections/landing/entries/plumbing');
  await desk.editor.getByRole('button', { name: 'Show Editor Options' }).click();
  await desk.editor.getByRole('menuitem', { name: 'Duplicate' }).click();
  const service = desk.editor.locator('[data-key-path="service.name"] input');
  await expect(service).toHaveValue('');
  await desk.save();
  await expect(desk.editor.getByText('This field is required.').first()).toBeVisible();
  await service.fill('Repair for {{site.name}} é');
  await desk.save();
  const mistakes = page.getByLabel('Mistakes to correct').locator('strong');
  await expect(mistakes.filter({ hasText: 'Repair for site name e' }).first()).toBeVisible();
  for (const place of await mistakes.allTextContents())
    expect(place).toMatch(/^Landing page Repair for site name e, /);
  await desk.close();
});
