import { test as base, expect } from '@playwright/test';

/**
 * Every test of a visitor fails on an error in the page's console, on a script error and on a request that
 * goes to another host, unless the test says that it expects them.
 */
export const test = base.extend<{ expected: { console: RegExp[] } }>({
  expected: async ({}, use) => use({ console: [] }),
  page: async ({ page, expected }, use) => {
    const errors: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
    });
    await use(page);
    // The service worker may be registered at a moment without a connection; Chromium prints that it did not get it.
    if (expected.console.some((pattern) => pattern.test('net::ERR_INTERNET_DISCONNECTED')))
      expected.console.push(/unknown error occurred when fetching the script/);
    expect(errors.filter((text) => !expected.console.some((pattern) => pattern.test(text)))).toEqual([]);
    expect(foreign, 'requests to other hosts').toEqual([]);
  },
});

export { expect };
