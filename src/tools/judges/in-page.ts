import { readFileSync } from 'node:fs';
import { PHONE_IN_TEXT } from '../../lib/phone';
import { four, kinds, onEachPage, type Complaint, type Judge } from './judge';

/** What a script finds in a page: the name of a rule, and an example. */
type Found = Pick<Complaint, 'rule' | 'example'>[];

/** Spoken roles that say nothing without a name. */
const nameless = /^(?:link|button|image|img|textbox|checkbox|combobox|heading, level \d|list, \d+ items)?$/;

/**
 * A judge that is a script to be run in each page.
 * @param file of its package
 * @param expression given the script's text; it gives what `read` takes
 */
const inPage = <Answer = Found>(
  name: string,
  pack: string,
  file: string,
  expression: (source: string) => string,
  { only, read }: { only?: readonly string[]; read?: (answer: Answer) => Found } = {},
): Judge => ({
  name,
  package: pack,
  judge: async (site) => {
    const script = expression(readFileSync(site.file(`${pack}/${file}`), 'utf8'));
    return onEachPage({ ...site, pages: only ?? site.pages }, async (page, path) => {
      const answer = await page.evaluate<unknown>(script);
      const found = read ? read(answer as Answer) : (answer as Found);
      return found.map((one) => ({ ...one, page: path }));
    });
  },
});

/** axe-core with all its rules, also those of best practice. */
const axe = inPage(
  'axe',
  'axe-core',
  'axe.min.js',
  (source) => `${source}\n;axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => ({ rule: id, example: html }))))`,
);

/** HTML_CodeSniffer's errors for WCAG 2 AA; its warnings and notices are questions for a person. */
const htmlcs = inPage(
  'htmlcs',
  'html_codesniffer',
  'build/HTMLCS.js',
  (source) => `${source}\n;new Promise((resolve) => HTMLCS.process('WCAG2AA', document, () => resolve(
    HTMLCS.getMessages().filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, element }) => ({ rule: code, example: element.outerHTML?.slice(0, 200) ?? '' })))))`,
);

/** IBM's equal access engine: what it calls a violation. */
const ibm = inPage(
  'ibm',
  'accessibility-checker-engine',
  'ace-window.js',
  (source) => `${source}\n;new (window.ace_ibma ?? window.ace).Checker().check(document, ['WCAG_2_2']).then(
    ({ results }) => results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, reasonId, snippet }) => ({ rule: ruleId + ' ' + reasonId, example: snippet })))`,
  { only: kinds },
);

/** What a browser's reader view keeps of a page: its number, and a text. */
const reader = inPage<string>(
  'reader',
  '@mozilla/readability',
  'Readability.js',
  (source) => `${source}\n;new Readability(document.cloneNode(true)).parse()?.textContent ?? ''`,
  {
    read: (text) => {
      if (text.length < 200) return [{ rule: 'keeps nearly nothing of the page', example: text }];
      return PHONE_IN_TEXT.test(text) ? [] : [{ rule: 'keeps no phone number' }];
    },
  },
);

/** What a simulated screen reader says, from the first to the last word of a page. */
const screenReader = inPage<string[]>(
  'screen-reader',
  '@guidepup/virtual-screen-reader',
  'lib/esm/index.browser.js',
  (source) => `(async () => {
    const { virtual } = await import(URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: 'text/javascript' })));
    await virtual.start({ container: document.body });
    for (let step = 0; step < 3000 && (await virtual.lastSpokenPhrase()) !== 'end of document'; step += 1)
      await virtual.next();
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log;
  })()`,
  {
    only: four,
    read: (words) =>
      words.flatMap((phrase, index) => {
        if (nameless.test(phrase)) return [{ rule: `says only '${phrase}'`, example: words[index - 1] }];
        // A number in it twice in a row is what somebody else would hear twice.
        return phrase === words[index - 1] && /\d/.test(phrase) ? [{ rule: `says twice '${phrase}'` }] : [];
      }),
  },
);

interface Outcome {
  rule: { uri: string };
  target: { toString: () => string };
}
interface AlfaAct {
  Audit: { of: (page: unknown, rules: unknown) => { evaluate: () => Promise<Iterable<Outcome>> } };
  Outcome: { isFailed: (outcome: Outcome) => boolean };
}

/** Siteimprove's Alfa, all rules of WCAG and of its own best practice. */
const alfa: Judge = {
  name: 'alfa',
  package: '@siteimprove/alfa-rules',
  judge: async (site) => {
    const { Playwright } = await site.load<{
      Playwright: { toPage: (document: unknown) => Promise<unknown> };
    }>('@siteimprove/alfa-playwright');
    const { Audit, Outcome } = await site.load<AlfaAct>('@siteimprove/alfa-act');
    const { default: rules } = await site.load<{ default: unknown }>('@siteimprove/alfa-rules');
    return onEachPage({ ...site, pages: kinds }, async (page, path) => {
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

/** Judges that run in the pages themselves. */
export const inPages: readonly Judge[] = [axe, htmlcs, ibm, reader, screenReader, alfa];
