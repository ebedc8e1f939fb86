import type { Page } from '@playwright/test';

/** Holds requests for files until the returned function is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Opens a page whose early script does not come before it is let through. */
export async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const letThrough = await hold(page, '**/_astro/early.*.js');
  const asked = page.waitForRequest('**/_astro/early.*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return letThrough;
}
