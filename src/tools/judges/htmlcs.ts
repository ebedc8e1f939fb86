import { readFileSync } from 'node:fs';
import { onEachPage, type Judge } from './judge';

/** HTML_CodeSniffer's errors for WCAG 2 AA; its warnings and notices are questions for a person. */
export const htmlcs: Judge = {
  name: 'htmlcs',
  package: 'html_codesniffer',
  judge: async (site) => {
    const source = readFileSync(site.file('html_codesniffer/build/HTMLCS.js'), 'utf8');
    return onEachPage(site, async (page, path) => {
      await page.evaluate(source);
      const messages = await page.evaluate<{ code: string; html: string }[]>(
        `new Promise((resolve) => HTMLCS.process('WCAG2AA', document, () => resolve(HTMLCS.getMessages()
          .filter(({ type }) => type === HTMLCS.ERROR)
          .map(({ code, element }) => ({ code, html: element.outerHTML?.slice(0, 200) ?? '' })))))`,
      );
      return messages.map(({ code, html }) => ({ rule: code, page: path, example: html }));
    });
  },
};
