import { readFileSync } from 'node:fs';
import { kinds, onEachPage, type Judge } from './judge';

/** IBM's equal access engine: what it calls a violation. */
export const ibm: Judge = {
  name: 'ibm',
  package: 'accessibility-checker-engine',
  judge: async (site) => {
    const source = readFileSync(site.file('accessibility-checker-engine/ace-window.js'), 'utf8');
    const pages = site.pages.filter((page) => kinds.includes(page));
    return onEachPage({ ...site, pages }, async (page, path) => {
      await page.evaluate(source);
      const violations = await page.evaluate<{ rule: string; html: string }[]>(
        `(window.ace_ibma ?? window.ace) && new (window.ace_ibma ?? window.ace).Checker()
          .check(document, ['WCAG_2_2']).then(({ results }) => results
          .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
          .map(({ ruleId, reasonId, snippet }) => ({ rule: ruleId + ' ' + reasonId, html: snippet })))`,
      );
      return violations.map(({ rule, html }) => ({ rule, page: path, example: html }));
    });
  },
};
