import { landingFiles } from '../../support/landing-pages';
import { expect, test } from '../../support/test';

const withForm = [
  ...landingFiles().filter(({ sections }) => sections.some(({ type, form }) => type === 'hero' && form)),
  // With a banner, in the longer language.
  ...['/es/fuga-bajo-la-losa', '/es/calentador-de-agua', '/es/linea-de-drenaje'].map((path) => ({ path })),
];

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
  test(`the first view of ${path} shows its part of the house and the form`, async ({ page }) => {
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
          bar: document.querySelector('[data-section=call-bar]')?.getBoundingClientRect().height ?? 0,
        };
      });
      const said = `${size.width} px: ${JSON.stringify(at)}`;
      const middle = (at.subject.left + at.subject.right) / 2;
      // A visitor sees enough of it to know what it is.
      expect(Math.min(at.scene.height, size.height - at.scene.top), said).toBeGreaterThan(160);
      if (size.width >= 390) expect(at.heading.bottom, said).toBeLessThanOrEqual(size.height - at.bar);
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

for (const path of ['/', '/es', '/services/drain'])
  test(`the header of ${path} is one row on small laptops`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1024, 1100, 1279, 1280, 1399, 1400]) {
      await page.setViewportSize({ width, height: 768 });
      const middles = await page.locator('header :is(a, button)').evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map((part) => part.getBoundingClientRect())
          .map(({ top, height }) => Math.round(top + height / 2)),
      );
      expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThanOrEqual(4);
      const overlap = await page.locator('.header-row').evaluate((row) => row.scrollWidth - row.clientWidth);
      expect(overlap, `${width} px`).toBe(0);
    }
  });

for (const path of ['/contact', '/es/contacto'])
  test(`the form of ${path} is in the first view from 1024 px on`, async ({ page }) => {
    await page.goto(path);
    expect(
      await page
        .locator('main > [data-section]')
        .evaluateAll((parts) => parts.slice(0, 3).map((part) => part.getAttribute('data-section'))),
    ).toEqual(['hero', 'trust-points', 'contact']);
    for (const size of sizes.filter(({ width }) => width >= 1024)) {
      await page.setViewportSize(size);
      const heading = (await page.locator('#contact .form-card h3').first().boundingBox())!;
      expect(heading.y + heading.height, `${size.width} px`).toBeLessThan(size.height);
    }
  });

for (const path of ['/stop-the-water', '/es/cerrar-el-agua'])
  test(`the house of ${path} is in the first view, and a number opens its valve`, async ({ page }) => {
    await page.goto(path);
    for (const size of [...sizes.filter(({ width }) => width >= 390), { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      const house = (await page.locator('.valve-house').boundingBox())!;
      expect(house.y + house.height, `${size.width} px`).toBeLessThan(size.height);
      expect(house.width, `${size.width} px`).toBeGreaterThan(300);
    }
    await page.locator('.spot-main a').click();
    await expect(page.locator('#valve-main .valve-body')).toBeInViewport();
    await expect(page.locator('#valve-meter .valve-body')).toBeHidden();
  });

for (const path of ['/stop-the-water', '/es/cerrar-el-agua'])
  test(`the first steps of ${path} have no hole beside the floating button`, async ({ page }) => {
    await page.goto(path);
    for (const [width, height] of [
      [320, 640],
      [360, 780],
      [390, 844],
      [412, 915],
      [440, 956],
      [540, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const gaps = await page.locator('.first-steps').evaluate((list) => {
        const range = document.createRange();
        const boxes = [...list.children, ...document.querySelectorAll('hero-actions .btn')].map((part) => {
          range.selectNodeContents(part);
          return part.matches('li') ? range.getBoundingClientRect() : part.getBoundingClientRect();
        });
        return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom));
      });
      expect(Math.max(...gaps), `${width} px`).toBeLessThan(24);
    }
  });

for (const path of ['/stop-the-water', '/es/cerrar-el-agua'])
  test(`${path} prints on one sheet`, async ({ page }) => {
    await page.goto(path);
    const sheets = (await page.pdf({ preferCSSPageSize: true }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });

test('the header takes at most a fifth of a phone that is held sideways', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  expect((await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(390 / 5);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
});

for (const path of ['/slab-leak', '/slab/leaks', '/services/slab-leak-repair'])
  test(`what a slab leak costs is in the first view of ${path}`, async ({ page }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByText('one leak in an easy spot').first()).toBeInViewport({ ratio: 1 });
    }
  });

test('the keyboard comes to the numbers on the house where they are read', async ({ page }) => {
  const order = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/stop-the-water');
    await page.locator('[data-section=valves]').waitFor();
    await page.locator('nav ol a').first().focus();
    const names: string[] = [];
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement!.textContent.trim()));
    }
    return names;
  };
  // On a phone the house stands above the steps, on a wide screen beside them.
  const phone = await order(390);
  expect(phone.slice(0, 8)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  const wide = await order(1440);
  expect(wide[0]).toBe(phone[8]);
  expect(wide.indexOf('1')).toBeGreaterThan(wide.indexOf('Find your valve'));
});
