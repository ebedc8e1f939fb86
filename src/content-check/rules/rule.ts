import type { Facts } from '../../content-model/references';
import type { Named } from '../../content-model/meaning';
import type { Content, Entry, Field } from '../content';
import type { Kind } from '../kinds';
import type { Problem } from '../problem';
import type { PageEntry } from './pages';

/** What a rule judges by. */
export interface Subject extends Content {
  /** What references stand for; undefined while `site.json`, `claims.json` or `promises.json` is broken. */
  facts: Facts | undefined;
  /** Every page with its addresses and the ids that links may target. */
  pages: readonly PageEntry[];
  /** The entries of a kind. */
  of(kind: Kind): readonly Entry[];
  /** Every value of every entry with what its schema says that it means: what most rules go by. */
  fields: readonly Field[];
  /** What a reference may name. */
  names(what: Named): readonly string[];
}

/** Something that must hold between files or inside one, beyond what the schemas say. */
export type Rule = (subject: Subject) => Problem[] | Promise<Problem[]>;
