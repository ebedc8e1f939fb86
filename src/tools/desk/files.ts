import { createHash } from 'node:crypto';
import { isRecord, valueAt } from '../../content/load/schema-fields';
import { collectionOf, collections } from '../../content/collections';
import { defaultLocale, isOtherLocale, type OtherLocale } from '../../content/languages';
import { parseFile, parseText } from '../../content/load/parse';
import { recordOf, withHashes } from '../../content/load/translated';
import { languageOf, originalOf, translatableIn, type Texts } from '../../content/load/translation';
import { optionSet } from '../../content/schemas/entries';
import type { ServiceOptions } from './config';
import { DeskError, type Folder } from './folder';
import { patched } from './patch';

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

/** The content files, for the editor, which may read and write nothing else. */
export class DeskFiles {
  constructor(private readonly folder: Folder) {}

  /**
   * What the editor opens. Without files that cannot be parsed, which the content check reports, and without second
   * versions of landing pages, which contain only differences.
   */
  listing(): Listing {
    const { folder } = this;
    const names = folder.names();
    const contents = names.filter(isContent).map((file) => [file, folder.read(file)] as const);
    const hidden = new Set(
      contents.filter(([file, text]) => !this.isEditable(file, text)).map(([file]) => file),
    );
    const shown = contents.filter(([file]) => !hidden.has(file) && !hidden.has(originalOf(file)));
    return {
      texts: Object.fromEntries(shown),
      versions: Object.fromEntries(shown.map(([file, text]) => [file, versionOf(text)])),
      pictures: names
        .filter((file) => picture.test(file))
        .map((file) => ({ file, lastModified: folder.changed(file) })),
    };
  }

  private isEditable(file: string, text: string): boolean {
    const { data } = parseText(file, text);
    return data !== undefined && valueAt(data, ['variantOf']) === undefined;
  }

  /** The services in the quote dialog's menu, for fields that preselect one. */
  serviceOptions(): ServiceOptions {
    const file = collections.optionSets.at;
    const text = this.textOf(file);
    const sets = text === undefined ? undefined : parseText(file, text).data;
    const parsed = (Array.isArray(sets) ? sets : []).map((set: unknown) => optionSet.safeParse(set));
    return parsed.find(({ data }) => data?.id === 'quote')?.data?.options ?? [];
  }

  private textOf(file: string): string | undefined {
    return this.folder.names().includes(file) ? this.folder.read(file) : undefined;
  }

  /**
   * Refuses a save before the editor begins it.
   * @param openedVersion the version of the file that was opened; undefined for a new file
   * @throws DeskError for a file that is not content, or that has changed since
   */
  mayWrite(file: string, openedVersion?: string): void {
    if (!isContent(file))
      throw new DeskError('The desk cannot save it under this name: use letters, digits and hyphens.', 403);
    const before = this.textOf(file);
    if (openedVersion !== undefined && openedVersion !== versionOf(before ?? ''))
      throw new DeskError(
        'This was changed elsewhere since it was opened here. Copy what you wrote, reload the desk and write it again.',
        409,
      );
    if (openedVersion === undefined && before !== undefined)
      throw new DeskError('A page with this name already exists. Give this one another name.', 409);
  }

  /**
   * Writes what the editor has changed in a content file, or an uploaded picture.
   * @returns the new version of a content file
   * @throws DeskError as `mayWrite` does, for a text that cannot be read again, or for a picture of another kind or size
   */
  save(file: string, bytes: Buffer, openedVersion?: string): string | undefined {
    if (!/\.(json|md)$/.test(file)) {
      if (!picture.test(file))
        throw new DeskError(
          `${nameIn(file)} is not a picture that the site can show: it takes JPEG, PNG, WebP and AVIF.`,
        );
      if (bytes.length > 12_000_000) throw new DeskError(`${nameIn(file)} is larger than 12 MB.`, 413);
      this.folder.write(file, bytes);
      return undefined;
    }
    this.mayWrite(file, openedVersion);
    const text = bytes.toString();
    const { data } = parseText(file, text);
    if (!isRecord(data) && !Array.isArray(data))
      throw new DeskError('What was to be saved cannot be read, so nothing was saved.');
    const before = this.textOf(file);
    const isReadable = before !== undefined && parseText(file, before).data !== undefined;
    const written = isReadable ? patched(file, before, text) : text;
    this.folder.write(file, written);
    return versionOf(written);
  }

  /**
   * Removes a content file or a picture. The editor takes out what names it, and removes the translations.
   * @throws DeskError for any other file
   */
  remove(file: string): void {
    if (!picture.test(file) && !isContent(file))
      throw new DeskError(`${nameIn(file)} is not a content file.`, 403);
    this.folder.remove(file);
    const language = languageOf(file);
    if (language !== defaultLocale && isOtherLocale(language))
      writeHashes(this.folder, originalOf(file), language);
  }
}

/**
 * Records that a translation says what its original says now.
 * @throws DeskError for a file that is not a translation
 */
export function confirmTranslation(folder: Folder, file: string): void {
  const language = languageOf(file);
  const original = originalOf(file);
  const collection = collectionOf(original);
  if (!isOtherLocale(language) || typeof collection !== 'object' || !folder.names().includes(file))
    throw new DeskError(`${file} is not a translation.`, 404);
  const { data, body } = parseFile(original, folder.read(original));
  const texts = translatableIn(collections[collection.kind], data, body?.text);
  writeHashes(folder, original, language, texts);
}

/**
 * Writes from which texts a translation was written.
 * @param texts the original's texts; undefined where the translation was removed
 */
function writeHashes(folder: Folder, original: string, language: OtherLocale, texts?: Texts): void {
  const record = recordOf(language);
  const before = folder.names().includes(record) ? folder.read(record) : undefined;
  if (before !== undefined || texts) folder.write(record, withHashes(record, before, original, texts));
}
