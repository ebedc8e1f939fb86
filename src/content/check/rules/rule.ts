import type { Facts } from '../../references';
import type { Named } from '../../schemas/fields';
import { mistakeAt, type Content, type Entry } from '../../load/read';
import type { Field, Spot } from '../fields';
import type { CollectionName } from '../../collections';
import type { Message, Mistake } from '../../load/mistake';
import type { PageEntry } from './pages';

/** The input of a rule. */
export interface RuleContext extends Content {
  /** The values of references; undefined if a file that they come from has mistakes. */
  facts: Facts | undefined;
  /** Every page with its addresses and the ids that links can target. */
  pages: readonly PageEntry[];
  of(kind: CollectionName): readonly Entry[];
  /** Every value of every entry with its meaning, which most rules use. */
  fields: readonly Field[];
  names(what: Named): readonly string[];
}

/**
 * Reports a mistake.
 * @param message what is wrong, as the end of a sentence that begins with the field
 * @param fix what to do, in whole sentences
 * @param where what of the field: `key`, its name instead of its value; a number, a position in its text; `top`, the
 *   beginning of the file
 */
export type Say = (at: Spot, message: Message, fix: Message, where?: 'key' | 'top' | number) => void;

/** A check of content beyond the schemas, within or across files. It may be asynchronous. */
export type Rule = (subject: RuleContext, say: Say) => void;

/** The mistakes that rules find. */
export async function mistakesBy(rules: readonly Rule[], subject: RuleContext): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  const say: Say = ({ entry, path, positionAt }, message, fix, where = 0) => {
    const position =
      where === 'top' ? { line: 1, column: 1 } : where === 'key' ? undefined : positionAt?.(where);
    const what = where === 'key' ? where : 'value';
    mistakes.push(mistakeAt(entry, path, message, fix, { what, ...(position && { place: position }) }));
  };
  await Promise.all(rules.map((rule) => rule(subject, say)));
  return mistakes;
}
