import type { Page } from '@playwright/test';

/** Opens a page whose early script does not come before it is let through. */
export async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_astro/early.*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/_astro/early.*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return letThrough;
}
