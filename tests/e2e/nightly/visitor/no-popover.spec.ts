import { expect, test } from '../../support/test';

// The style elements' hashes are those of the page as it was built.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

for (const path of ['/', '/slab-leak'])
  test(`on ${path} a browser without popovers shows the menu at the end of the page`, async ({ page }) => {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(' popover ', ' ')
        .replaceAll('popovertarget=', 'popovertarget data-was=')
        .replaceAll('@supports not selector(:popover-open)', '@supports (color:red)');
      await route.fulfill({ response, body: html });
    });
    // The page has the rules of its first view, the stylesheet those of the whole site.
    await page.route(
      '**/_astro/site.*.css',
      async (route) => {
        const response = await route.fetch();
        const css = (await response.text()).replaceAll(
          '@supports not selector(:popover-open)',
          '@supports (color:red)',
        );
        await route.fulfill({ response, body: css });
      },
      { times: 1 },
    );
    await page.goto(path);
    await expect(page.locator('header [popovertarget]')).toBeHidden();
    const menu = page.locator('header nav.menu');
    await expect(menu).toBeVisible();
    await expect(page.locator('h1')).toBeInViewport();
    const end = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
    expect((await menu.boundingBox())!.y).toBeGreaterThanOrEqual(end - 1);
    const link = menu.locator('ul a').last();
    await link.click();
    await expect(page).not.toHaveURL(path);
  });
