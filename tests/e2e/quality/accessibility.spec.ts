import AxeBuilder from '@axe-core/playwright';
import { builtPages } from '../site/built-site';
import { expect, test } from '../support/test';

/** WCAG 2.2 AA and best practices, on every page, on a desktop and on a small phone. */
for (const { path } of builtPages())
  test(`${path} has no accessibility violation on a desktop or a phone`, async ({ page, expected }) => {
    // The 404 page logs the address that has no page, as the specification asks.
    if (path === '/404') expected.console.push(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.mouse.move(200, 300);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        `at ${width} px`,
      ).toEqual([]);
    }
  });
