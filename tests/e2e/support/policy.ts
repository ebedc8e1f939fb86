import { expect, test as base, type Page } from '@playwright/test';

/** Fails a test when the browser reports that the content security policy blocked something. */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction('violation', (text: string) => void violations.push(text));
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          const place = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`;
          (window as unknown as { violation: (text: string) => void }).violation(place);
        }),
      );
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits for the site's own policy for addresses of scripts. */
export const withPolicy = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => (window as { trustedTypes?: { defaultPolicy?: object } }).trustedTypes?.defaultPolicy,
  );
