import { readFileSync } from 'node:fs';
import { PHONE_IN_TEXT } from '../../lib/phone';
import { onEachPage, type Judge } from './judge';

/** What a browser's reader view keeps of a page: its number, and a text. */
export const reader: Judge = {
  name: 'reader',
  package: '@mozilla/readability',
  judge: async (site) => {
    const source = readFileSync(site.file('@mozilla/readability/Readability.js'), 'utf8');
    return onEachPage(site, async (page, path) => {
      const text = await page.evaluate<string>(
        `${source}; new Readability(document.cloneNode(true)).parse()?.textContent ?? ''`,
      );
      if (text.length < 200) return [{ rule: 'keeps nearly nothing of the page', page: path, example: text }];
      return PHONE_IN_TEXT.test(text) ? [] : [{ rule: 'keeps no phone number', page: path }];
    });
  },
};
