import { isOtherLocale, languages } from '../../content/languages';
import type { ContentFiles } from '../../content/load/files';
import { readContent, siteLanguages } from '../../content/load/read';
import { placeOfName, valueAt } from '../../content/load/schema-fields';
import { translationsBehind } from '../../content/load/translated';
import type { LaunchItem } from './item';

/** The promise that somebody answers the phone in a language: `phoneEs`. */
const promiseOf = (language: string): string =>
  `phone${language.charAt(0).toUpperCase()}${language.slice(1)}`;

/**
 * What is left before the site goes live in its further languages: texts that are behind, and whether somebody answers
 * the phone in the language. A price, a condition or a consent that says less than the original stops a launch.
 */
export function translationItems(files: ContentFiles): LaunchItem[] {
  return siteLanguages(files)
    .filter(isOtherLocale)
    .flatMap((language): LaunchItem[] => {
      const { name } = languages[language];
      const promises = readContent(files, ['promises']).entries[0]?.raw;
      const list = valueAt(promises, ['promises']);
      const answer = valueAt(list, [placeOfName(list, promiseOf(language)) ?? '', 'answer']);
      const phone: LaunchItem = {
        topic: 'Promises to confirm',
        file: 'content/promises.json',
        field: promiseOf(language),
        what: `Does somebody answer the phone in ${name}? Pages in ${name} ask people to call, and say that it is so only once the answer is "yes". Add the promise "${promiseOf(language)}" if it is not there, and write "yes" or "no" as its answer.`,
        stopsBuild: true,
      };
      const behind = translationsBehind(files, language).map(({ file, changes, binding }): LaunchItem => {
        const fields = (binding.length > 0 ? binding : changes).map((change) => change.name).join(', ');
        return {
          topic: 'Translations',
          file,
          field: fields,
          what: `${changes.length === 0 ? 'Nobody has said that it is finished' : 'The original has changed'}. npm run check:content shows the texts; npm run translate -- --done ${file} says that they agree again.`,
          ...(binding.length > 0 && { stopsBuild: true }),
        };
      });
      return [...(answer === 'yes' || answer === 'no' ? [] : [phone]), ...behind];
    });
}
