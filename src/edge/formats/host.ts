import type { EdgeDescription } from '../description';

/** A kind of server or host that the site may be put on: one of the files beside this one. */
export interface Host {
  /** As its vendor writes it. */
  name: string;
  /** Its folder in `dist-edge/`; none if its files belong into the site's own folder, where the build then writes them. */
  folder?: string;
  /** Which file goes where, in a sentence for `dist-edge/README.md`. */
  place: string;
  files: (edge: EdgeDescription, site: string) => Readonly<Record<string, string>>;
}
