/** Which Spanish is older than its English, and that somebody has read it since. */
import { collectionOf, collections } from '../../content/collections';
import { isOtherLocale, type OtherLocale } from '../../content/languages';
import { parseFile } from '../../content/load/parse';
import { recordOf, withHashes } from '../../content/load/translated';
import { languageOf, originalOf, translatableIn, type Texts } from '../../content/load/translation';
import { DeskError, type Folder } from './folder';

/**
 * Records that a translation says what its original says now.
 * @param file the translation
 * @throws DeskError for a file that is not a translation
 */
export async function confirmTranslation(folder: Folder, file: string): Promise<void> {
  const language = languageOf(file);
  const original = originalOf(file);
  const collection = collectionOf(original);
  if (!isOtherLocale(language) || typeof collection !== 'object' || !folder.names().includes(file))
    throw new DeskError(`${file} is not a translation.`, 404);
  const { data, body } = parseFile(original, folder.read(original));
  await writeHashes(
    folder,
    original,
    language,
    translatableIn(collections[collection.kind], data, body?.text),
  );
}

/**
 * Writes from which texts a translation was written.
 * @param texts the original's texts; undefined where the translation was removed
 */
export async function writeHashes(
  folder: Folder,
  original: string,
  language: OtherLocale,
  texts?: Texts,
): Promise<void> {
  const record = recordOf(language);
  const before = folder.names().includes(record) ? folder.read(record) : undefined;
  if (before !== undefined || texts) await folder.write(record, withHashes(record, before, original, texts));
}
