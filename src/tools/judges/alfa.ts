import { kinds, onEachPage, type Judge } from './judge';

interface AlfaPlaywright {
  Playwright: { toPage: (document: unknown) => Promise<unknown> };
}
interface AlfaAct {
  Audit: { of: (page: unknown, rules: unknown) => { evaluate: () => Promise<Iterable<AlfaOutcome>> } };
  Outcome: { isFailed: (outcome: AlfaOutcome) => boolean };
}
interface AlfaOutcome {
  rule: { uri: string };
  target: { toString: () => string };
}

/** Siteimprove's Alfa, all rules of WCAG and of its own best practice. */
export const alfa: Judge = {
  name: 'alfa',
  package: '@siteimprove/alfa-rules',
  judge: async (site) => {
    const { Playwright } = await site.load<AlfaPlaywright>('@siteimprove/alfa-playwright');
    const { Audit, Outcome } = await site.load<AlfaAct>('@siteimprove/alfa-act');
    const { default: rules } = await site.load<{ default: unknown }>('@siteimprove/alfa-rules');
    const pages = site.pages.filter((page) => kinds.includes(page));
    return onEachPage({ ...site, pages }, async (page, path) => {
      const document = await page.evaluateHandle('document');
      const outcomes = await Audit.of(await Playwright.toPage(document), rules).evaluate();
      return [...outcomes].filter(Outcome.isFailed).map(({ rule, target }) => ({
        rule: rule.uri.replace(/.*\//, ''),
        page: path,
        example: String(target).slice(0, 120),
      }));
    });
  },
};
