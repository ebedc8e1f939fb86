/** Which Spanish is older than its English, and that somebody has read it since. */
import { kindOf, kinds } from '../../content/collections';
import { isOtherLocale } from '../../content/languages';
import { parseFile } from '../../content/load/parse';
import { languageOf, originalOf, recordOf, translatableIn } from '../../content/load/translation';
import { DeskError, type Folder } from './folder';
import { textOf } from './format';

/**
 * Records that a translation says what its original says now.
 * @param file the translation
 * @throws DeskError for a file that is not a translation
 */
export async function confirmTranslation(folder: Folder, file: string): Promise<void> {
  const language = languageOf(file);
  const original = originalOf(file);
  const found = kindOf(original);
  if (!isOtherLocale(language) || typeof found !== 'object' || !folder.names().includes(file))
    throw new DeskError(`${file} is no translation.`, 404);
  const { data, body } = parseFile(original, folder.read(original));
  const record = recordOf(original, language);
  await folder.write(record, textOf(record, translatableIn(kinds[found.kind], data, body?.text)));
}
