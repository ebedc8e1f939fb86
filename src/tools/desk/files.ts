import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord, valueAt } from '../../content/load/schema-fields';
import { collectionOf } from '../../content/collections';
import { filesOnDisk, type ContentFiles } from '../../content/load/files';
import { parseText } from '../../content/load/parse';
import { readContent } from '../../content/load/read';
import { recordNow } from '../../content/load/translated';
import { originalOf } from '../../content/load/translation';
import { optionSet } from '../../content/schemas/entries';
import { Refusal } from '../preview/request';
import type { ServiceOptions } from './config';
import { patched } from './patch';

/** For what the office cannot mend itself. */
export const askForHelp = 'Ask whoever looks after the site.';

/** The content files and pictures as the editor gets them. */
export interface Listing {
  /** The texts of the content files, of all languages, by path. */
  texts: Record<string, string>;
  /** The version of each, to send with the next save. */
  versions: Record<string, string>;
  pictures: { file: string; lastModified: number }[];
}

const nameIn = (file: string): string => file.split('/').pop() ?? file;

const picture = /^content\/images\/work\/[A-Za-z0-9][A-Za-z0-9._-]*\.(avif|jpe?g|png|webp)$/;

const isContent = (file: string): boolean =>
  /^content\/[A-Za-z0-9/_-]+\.(json|md)$/.test(file) && typeof collectionOf(originalOf(file)) === 'object';

const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const isEditable = (file: string, text: string): boolean => {
  const { data } = parseText(file, text);
  return data !== undefined && valueAt(data, ['variantOf']) === undefined;
};

/** The content files, for the editor, which may read and write nothing else. Names are paths from the repository's root. */
export class DeskFiles {
  /** @param root the repository's folder */
  constructor(private readonly root: string) {}

  /** All of them as they are now: files change while the desk is open. */
  readonly now = (): ContentFiles => filesOnDisk(this.root);

  /** @throws Refusal if it is a symbolic link, or behind one */
  private within(file: string): string {
    const links = this.now().notFiles?.() ?? [];
    if (links.some((link) => `${file}/`.startsWith(`${link}/`)))
      throw new Refusal(`${file} is not in the folder content.`, 403);
    return join(this.root, file);
  }

  private write(file: string, content: string | Uint8Array): void {
    const path = this.within(file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /** The text of a file; undefined if it is not there. */
  private textOf(file: string): string | undefined {
    return existsSync(join(this.root, file)) ? readFileSync(join(this.root, file), 'utf8') : undefined;
  }

  /**
   * What the editor opens. Without files that cannot be parsed, which the content check reports, and without second
   * versions of landing pages, which contain only differences.
   */
  listing(): Listing {
    const files = this.now();
    const contents = files
      .names()
      .filter(isContent)
      .map((file) => [file, files.read(file)] as const);
    const hidden = new Set(contents.filter(([file, text]) => !isEditable(file, text)).map(([file]) => file));
    const shown = contents.filter(([file]) => !hidden.has(file) && !hidden.has(originalOf(file)));
    return {
      texts: Object.fromEntries(shown),
      versions: Object.fromEntries(shown.map(([file, text]) => [file, versionOf(text)])),
      pictures: files
        .names()
        .filter((file) => picture.test(file))
        .map((file) => ({ file, lastModified: Math.floor(statSync(join(this.root, file)).mtimeMs) })),
    };
  }

  /** The services in the quote dialog's menu, for fields that preselect one. */
  serviceOptions(): ServiceOptions {
    const sets = readContent(this.now(), ['optionSets']).entries;
    return optionSet.safeParse(sets.find(({ id }) => id === 'quote')?.raw).data?.options ?? [];
  }

  /**
   * Refuses a save before the editor begins it.
   * @param openedVersion the version of the file that was opened; undefined for a new file
   * @throws Refusal for a file that is not content, or that has changed since
   */
  mayWrite(file: string, openedVersion?: string): void {
    if (!isContent(file))
      throw new Refusal('The desk cannot save it under this name: use letters, digits and hyphens.', 403);
    const before = this.textOf(file);
    if (openedVersion !== undefined && openedVersion !== versionOf(before ?? ''))
      throw new Refusal(
        'This was changed elsewhere since it was opened here. Copy what you wrote, reload the desk and write it again.',
        409,
      );
    if (openedVersion === undefined && before !== undefined)
      throw new Refusal('A page with this name already exists. Give this one another name.', 409);
  }

  /**
   * Writes what the editor has changed in a content file, or an uploaded picture.
   * @returns the new version of a content file
   * @throws Refusal as `mayWrite` does, for a text that cannot be read again, or for a picture of another kind or size
   */
  save(file: string, bytes: Buffer, openedVersion?: string): string | undefined {
    if (!/\.(json|md)$/.test(file)) {
      if (!picture.test(file))
        throw new Refusal(
          `${nameIn(file)} is not a picture that the site can show: it takes JPEG, PNG, WebP and AVIF.`,
        );
      if (bytes.length > 12_000_000) throw new Refusal(`${nameIn(file)} is larger than 12 MB.`, 413);
      this.write(file, bytes);
      return undefined;
    }
    this.mayWrite(file, openedVersion);
    const text = bytes.toString();
    const { data } = parseText(file, text);
    if (!isRecord(data) && !Array.isArray(data))
      throw new Refusal('What was to be saved cannot be read, so nothing was saved.');
    const before = this.textOf(file);
    const isReadable = before !== undefined && parseText(file, before).data !== undefined;
    const written = isReadable ? patched(file, before, text) : text;
    this.write(file, written);
    return versionOf(written);
  }

  /**
   * Removes a content file or a picture. The editor takes out what names it, and removes the translations.
   * @throws Refusal for any other file
   */
  remove(file: string): void {
    if (!picture.test(file) && !isContent(file))
      throw new Refusal(`${nameIn(file)} is not a content file.`, 403);
    rmSync(this.within(file), { force: true });
    this.record(file);
  }

  /**
   * Records that a translation says what its original says now.
   * @throws Refusal for a file that is not a translation
   */
  confirm(file: string): void {
    if (!existsSync(join(this.root, file)) || !this.record(file))
      throw new Refusal(`${file} is not a translation.`, 404);
  }

  /** Brings the record of a translation up to date. @returns false for a file that is none */
  private record(file: string): boolean {
    const now = recordNow(this.now(), file);
    if (now) this.write(now.record, now.text);
    return now !== undefined;
  }
}
