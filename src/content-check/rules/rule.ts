import type { Facts } from '../../content-model/references';
import type { Named } from '../../content-model/meaning';
import type { Content, Entry } from '../../content-reader/read';
import type { Field } from '../fields';
import type { Kind } from '../../content-model/kinds';
import type { Mistake } from '../../content-reader/mistake';
import type { PageEntry } from './pages';

/** The input of a rule. */
export interface Subject extends Content {
  /** The values of references; undefined if a file that they come from has mistakes. */
  facts: Facts | undefined;
  /** Every page with its addresses and the ids that links can target. */
  pages: readonly PageEntry[];
  /** The entries of a kind. */
  of(kind: Kind): readonly Entry[];
  /** Every value of every entry with its meaning, which most rules use. */
  fields: readonly Field[];
  /** The names that a reference can have. */
  names(what: Named): readonly string[];
}

/** A check of content beyond the schemas, within or across files. */
export type Rule = (subject: Subject) => Mistake[] | Promise<Mistake[]>;
