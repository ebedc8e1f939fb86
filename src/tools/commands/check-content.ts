/**
 * `npm run check:content`: checks all content and prints each mistake, or what is worth a look and the translations that
 * are behind. Exits 1 on a mistake.
 */
import { adviceOn } from '../reports/advice';
import { checkContent } from '../../content/check/check';
import { otherLocales } from '../../content/languages';
import { translationsBehind, type Behind } from '../../content/load/translated';
import { filesOnDisk } from '../../content/load/files';
import { inWords, report } from '../../content/load/mistake';

/** The list as text: each text that is behind, with the original's words. */
function behindInWords(behind: readonly Behind[]): string {
  const lines = behind.flatMap(({ file, changes }) =>
    changes.length === 0
      ? [`  ${file} is not finished: npm run translate -- --done ${file}`]
      : changes.map(
          ({ name, is }) => `  ${file}, ${name}: ${is.length > 200 ? `${is.slice(0, 200)} …` : is}`,
        ),
  );
  return `Translations that are behind their originals (npm run translate -- --done <file> once they are not):\n${lines.join('\n')}`;
}

const files = filesOnDisk(process.cwd());
const { mistakes, later, count } = await checkContent(files);
if (mistakes.length > 0) {
  console.error(report(mistakes));
  process.exitCode = 1;
} else {
  for (const one of await adviceOn(files)) console.log(`Worth a look: ${inWords(one)}`);
  if (later.length > 0)
    console.log(
      `In a language in which the site is not built yet (languages in content/site.json): ${report(later)}`,
    );
  const behind = otherLocales.flatMap((language) => translationsBehind(files, language));
  if (behind.length > 0) console.log(behindInWords(behind));
  const above =
    behind.length > 0
      ? ` Above: ${behind.length === 1 ? '1 translation that is behind' : `${behind.length} translations that are behind`}.`
      : '';
  console.log(`${count} content files checked, nothing wrong.${above}`);
}
