import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtPages } from '../site/built-site';
import { expect, test } from '../support/test';

/** Limits of every page in bytes as brotli (README, 'Budgets'). */
const limits = {
  firstView: 14_000,
  scriptBeforeTouch: 5 * 1024,
  fonts: 60 * 1024,
  wholeFirstView: 200 * 1024,
  scriptUsedToItsEnd: 105 * 1024,
};

const brotli = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

for (const { path: address, html } of builtPages()) {
  test(`the first view of ${address} fits in the first round trip of data`, () => {
    const hero = html.indexOf('data-section="hero"');
    expect(hero, 'a hero').toBeGreaterThan(0);
    const end = html.indexOf('</section>', hero) + '</section>'.length;
    expect(brotli(html.slice(0, end))).toBeLessThanOrEqual(limits.firstView);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(head).not.toMatch(/<script(?![^>]*(type="module"|application\/ld\+json|async|defer))[^>]*src=/);
  });

  test(`${address} fetches next to no script, two fonts at most and nothing foreign before it is touched`, async ({
    page,
    expected,
  }) => {
    if (address === '/404') expected.console.push(/404/);
    const sizes = { script: 0, font: 0, fonts: 0, all: 0 };
    const pending: Promise<void>[] = [];
    page.on('response', (response) => {
      pending.push(
        response.body().then(
          (body) => {
            const type = response.request().resourceType();
            const bytes = type === 'font' || type === 'image' ? body.length : brotli(body);
            sizes.all += bytes;
            if (type === 'script') sizes.script += bytes;
            if (type === 'font') {
              sizes.font += bytes;
              sizes.fonts += 1;
            }
          },
          () => undefined,
        ),
      );
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await Promise.all(pending);
    const inline = await page.evaluate(() =>
      Array.from(document.scripts)
        .filter((script) => !script.src && (!script.type || script.type === 'module'))
        .map((script) => script.textContent)
        .join('\n'),
    );
    expect(sizes.script + (inline ? brotli(inline) : 0), 'script').toBeLessThanOrEqual(
      limits.scriptBeforeTouch,
    );
    expect(sizes.fonts).toBeLessThanOrEqual(2);
    expect(sizes.font).toBeLessThanOrEqual(limits.fonts);
    expect(sizes.all, 'the whole first view').toBeLessThanOrEqual(limits.wholeFirstView);
  });
}

test('the home page used to its end stays under its limit of script', async ({ page }) => {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const file = path.join('dist', new URL(response.url()).pathname);
    scripts.set(file, brotli(readFileSync(file)));
  });
  await page.goto('/');
  await page.mouse.move(300, 300);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.mouse.wheel(0, 500);
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('link', { name: 'Schedule Here' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('form[data-lead-form=home] input').first().focus();
  await page.waitForLoadState('networkidle');
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(total, JSON.stringify([...scripts], null, 1)).toBeLessThanOrEqual(limits.scriptUsedToItsEnd);
});
