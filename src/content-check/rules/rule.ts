import type { Facts } from '../../content-model/references';
import type { Named } from '../../content-model/meaning';
import type { Content, Entry, Field } from '../content';
import type { Kind } from '../kinds';
import type { Problem } from '../problem';
import type { PageEntry } from './pages';

/** The input of a rule. */
export interface Subject extends Content {
  /** The values of references; undefined if `site.json`, `claims.json` or `promises.json` has mistakes. */
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
export type Rule = (subject: Subject) => Problem[] | Promise<Problem[]>;
