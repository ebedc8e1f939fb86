import { landingFiles } from '../../support/landing-pages';
import { expect, test } from '../../support/test';

const withForm = landingFiles().filter(({ sections }) =>
  sections.some(({ type, form }) => type === 'hero' && form),
);

const sizes = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

for (const { path } of withForm)
  test(`the first view of ${path} shows its part of the house, and the form on it, at every width`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const at = await page.evaluate(() => {
        const box = (selector: string) => {
          const element = document.querySelector(`[data-section="hero"] ${selector}`);
          if (!element) throw new Error(`no ${selector}`);
          const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
          return { top, bottom, left, right, width, height };
        };
        return {
          scene: box('.hero-scene'),
          subject: box('.hero-scene svg'),
          headline: box('h1'),
          button: box('.hero-actions'),
          heading: box('.form-card h2'),
          card: box('.form-card'),
        };
      });
      const said = `${size.width} px: ${JSON.stringify(at)}`;
      const middle = (at.subject.left + at.subject.right) / 2;
      // A visitor sees enough of it to know what it is.
      expect(size.height - at.scene.top, said).toBeGreaterThan(90);
      if (size.width >= 390) expect(at.heading.bottom, said).toBeLessThanOrEqual(size.height);
      if (size.width < 1024) {
        expect(at.scene.top, said).toBeGreaterThanOrEqual(at.headline.bottom);
        expect(at.scene.bottom, said).toBeLessThanOrEqual(at.button.top);
        expect(middle, said).toBeCloseTo(size.width / 2, -1);
      } else {
        expect(at.scene.top, said).toBeGreaterThanOrEqual(at.button.bottom);
        expect(at.card.bottom, said).toBeGreaterThan(at.scene.top);
        expect(middle, said).toBeLessThan(at.card.left);
      }
    }
  });

for (const { path } of withForm)
  test(`the grey line of ${path} is one line on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const lines = await page.locator('.hero-lead').evaluate((lead) => {
      const range = document.createRange();
      range.selectNodeContents(lead);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });

for (const path of ['/contact', '/es/contacto'])
  test(`the form of ${path} begins in the first view from 1280 px on`, async ({ page }) => {
    await page.goto(path);
    for (const size of sizes.filter(({ width }) => width >= 1280)) {
      await page.setViewportSize(size);
      const form = await page.locator('#contact .form-card').boundingBox();
      expect(form?.y, `${size.width} px`).toBeLessThan(size.height - 10);
    }
  });

test('the header takes at most a fifth of a phone that is held sideways', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  expect((await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(390 / 5);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
});
