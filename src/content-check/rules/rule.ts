import type { Facts } from '../../content-model/references';
import type { Content, Entry } from '../content';
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
  /** The names of the entries of a kind. */
  names(kind: Kind): readonly string[];
}

/** Something that must hold between files or inside one, beyond what the schemas say. */
export type Rule = (subject: Subject) => Problem[] | Promise<Problem[]>;
