import type { Path } from '../load/mistake';
import type { Entry } from '../load/read';
import { isTranslated } from '../load/translation';
import { valueAt } from '../load/values';
import type { FieldRef } from './fields';
import { amountsIn } from './rules/facts';
import type { Rule, RuleContext } from './rules/rule';

/** The names of claims, promises and offers in a text, without the wording: each language has its own wordings. */
const referencesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{\{\s*(\w+\.\w+)/g), ([, name = '']) => name);

/** The figures of a text: 79 of `$79`, 10000 of `$10k` and of `$10,000`, 8 and 30 of `8:30`. */
const figuresIn = (text: string): number[] => amountsIn(text.replaceAll(/\{\{[^}]*\}\}/g, ' '));

/** Whether two figures say the same: English writes a decade as 1950s, Spanish as *los años 50*. */
function isSame(a: number, b: number): boolean {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low === high || (high >= 1900 && high < 2100 && high % 10 === 0 && high % 100 === low);
}

const lacking = (figures: readonly number[], others: readonly number[]): number | undefined =>
  figures.find((figure) => !others.some((other) => isSame(figure, other)));

/** How a translation's facts differ from its original's, in words; undefined if they do not. */
function difference(translation: string, original: string): string | undefined {
  const names = referencesIn(translation);
  const missing = referencesIn(original).find((name) => !names.includes(name));
  if (missing) return `lacks {{${missing}}}, which its original has`;
  const [own, others] = [figuresIn(translation), figuresIn(original)];
  const added = lacking(own, others);
  if (added !== undefined) return `says ${added}, which its original does not`;
  const left = lacking(others, own);
  return left === undefined ? undefined : `does not say ${left}, which its original does`;
}

/**
 * A translated text has the figures of its original, and refers to the same claims, promises and offers. So what the
 * company commits itself to is the same in each language, without patterns for each.
 * @param isBehind whether the original of a text has changed since: those texts are listed as behind, and not judged
 */
export const sameFacts =
  (original: RuleContext, isBehind: (entry: Entry, path: Path) => boolean): Rule =>
  ({ entries, fields }, say) => {
    const originals = new Map(original.entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
    const originalOf = ({ kind, id }: Entry) => originals.get(`${kind} ${id}`);
    const compare = (field: FieldRef, own: unknown, other: unknown): void => {
      if (typeof own !== 'string' || typeof other !== 'string' || isBehind(field.entry, field.path)) return;
      const differs = difference(own, other);
      const fix =
        'Facts are the same in every language: write it like the original, or change that one, too.';
      if (differs) say(field, differs, fix);
    };
    for (const field of fields)
      if (isTranslated(field.means))
        compare(field, field.value, valueAt(originalOf(field.entry)?.raw, field.path));
    for (const entry of entries) {
      const { body } = entry.source;
      if (body)
        compare(
          { entry, path: ['body'], positionAt: () => ({ line: body.line, column: 1 }) },
          body.text,
          originalOf(entry)?.source.body?.text,
        );
    }
  };
