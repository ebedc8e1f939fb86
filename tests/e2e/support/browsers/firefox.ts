import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { BrowserKind } from './session';

/** Firefox as Debian ships it, over WebDriver BiDi, which Playwright speaks only with newer ones. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  program: '/usr/bin/firefox-esr',
  start: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefox.program,
      headless: true,
      defaultViewport: { width: 390, height: 844 },
      // The back/forward cache is off, because the library gets no event for a page that comes back from it.
      extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 },
    });
    const page = await browser.newPage();
    return {
      open: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      url: () => Promise.resolve(page.url()),
      run: async (body, ...given) => {
        const result = await page.evaluateHandle(new Function(body) as () => unknown, ...given);
        return result.asElement() ?? result.jsonValue();
      },
      type: (element, text) => (element as ElementHandle).type(text),
      choose: async (list, value) => void (await (list as ElementHandle).select(value)),
      pressKey: (key) => page.keyboard.press(key),
      end: () => browser.close(),
    };
  },
};
