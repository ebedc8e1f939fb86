import { readFileSync } from 'node:fs';
import { onEachPage, type Judge } from './judge';

/** Pages of four kinds. The simulation takes seconds for each. */
const four = ['/', '/contact', '/plumbing', '/es'];

/** Spoken roles that say nothing without a name. */
const nameless = /^(?:link|button|image|img|textbox|checkbox|combobox|heading, level \d|list, \d+ items)?$/;

/** What a simulated screen reader says, from the first to the last word of a page. */
export const screenReader: Judge = {
  name: 'screen-reader',
  package: '@guidepup/virtual-screen-reader',
  judge: async (site) => {
    const source = readFileSync(
      site.file('@guidepup/virtual-screen-reader/lib/esm/index.browser.js'),
      'utf8',
    );
    const pages = four.filter((page) => site.pages.includes(page));
    return onEachPage({ ...site, pages }, async (page, path) => {
      const words = await page.evaluate<string[]>(
        `(async () => {
          const { virtual } = await import(URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: 'text/javascript' })));
          await virtual.start({ container: document.body });
          for (let step = 0; step < 3000 && (await virtual.lastSpokenPhrase()) !== 'end of document'; step += 1)
            await virtual.next();
          const log = await virtual.spokenPhraseLog();
          await virtual.stop();
          return log;
        })()`,
      );
      return words.flatMap((phrase, index) => {
        if (nameless.test(phrase))
          return [{ rule: `says only '${phrase}'`, page: path, example: words[index - 1] }];
        // A number in it twice in a row is what somebody else would hear twice.
        return phrase === words[index - 1] && /\d/.test(phrase)
          ? [{ rule: `says twice '${phrase}'`, page: path }]
          : [];
      });
    });
  },
};
