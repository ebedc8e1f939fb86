import type { ContentFiles } from '../../content/load/files';

/**
 * The repository's files as the desk reads and writes them: on disk, or in the browser until they are published. Names
 * are paths from the repository's root.
 */
export interface Folder extends ContentFiles {
  /** The bytes of a picture, which may first have to come from elsewhere. */
  load(name: string): Uint8Array | Promise<Uint8Array>;
  /** When a file was last changed, in milliseconds since 1970. */
  changed(name: string): number;
  write(name: string, content: string | Uint8Array): void | Promise<void>;
  remove(name: string): void | Promise<void>;
}

/** For what the office cannot mend itself. */
export const askForHelp = 'Ask whoever looks after the site.';

/** A refusal by the desk; the message is shown to the person who edits. */
export class DeskError extends Error {
  /** @param status the HTTP status of the answer */
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
    this.name = 'DeskError';
  }
}
