import type { Facts } from '../../references';
import type { Named } from '../../zod';
import { mistakeAt, type Content, type Entry } from '../../load/read';
import type { Field, Spot } from '../fields';
import type { CollectionName } from '../../collections';
import type { Message, Mistake } from '../../load/mistake';

/** A file that is a page, with its link targets. */
export interface PageEntry {
  entry: Entry;
  /** Its address, and the others that show the same page. */
  path: string;
  aliases: readonly string[];
  ids: ReadonlySet<string>;
}

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
 * @param where a position in the text of the field, or `top`, the beginning of the file
 */
export type Say = (at: Spot, message: Message, fix: Message, where?: 'top' | number) => void;

/** A check of content beyond the schemas, within or across files. It may be asynchronous. */
export type Rule = (subject: RuleContext, say: Say) => void;

/** The mistakes that rules find. */
export async function mistakesBy(rules: readonly Rule[], subject: RuleContext): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  const say: Say = ({ entry, path, positionAt }, message, fix, where = 0) => {
    const place = where === 'top' ? { line: 1, column: 1 } : positionAt?.(where);
    mistakes.push(mistakeAt(entry, path, message, fix, { ...(place && { place }) }));
  };
  await Promise.all(rules.map((rule) => rule(subject, say)));
  return mistakes;
}
