import { readFileSync } from 'node:fs';
import { onEachPage, type Judge } from './judge';

interface Result {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** axe-core with all its rules, also those of best practice. */
export const axe: Judge = {
  name: 'axe',
  package: 'axe-core',
  judge: async (site) => {
    const source = readFileSync(site.file('axe-core/axe.min.js'), 'utf8');
    return onEachPage(site, async (page, path) => {
      await page.evaluate(source);
      const { violations } = await page.evaluate<Result>('axe.run()');
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => ({ rule: id, page: path, example: html })),
      );
    });
  },
};
