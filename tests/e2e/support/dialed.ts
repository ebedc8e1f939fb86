import type { Page } from '@playwright/test';

/**
 * The phone numbers that the browser is told to dial from now on, in order. The test browser has no telephone, but it
 * asks for the `tel:` address like for any other once every script of the page has let the press through.
 */
export function watchDialing(page: Page): string[] {
  const dialed: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('tel:')) dialed.push(request.url().slice('tel:'.length));
  });
  return dialed;
}
