/**
 * `npm run check:content`: checks all content and prints each mistake, the reading grade of each page and what leads
 * to the pages for ads. Exits 1 on
 * a mistake or a page that is too hard to read.
 */
import { adsPages, waysTo } from '../../content-check/ads-pages';
import { checkContent } from '../../content-check/check';
import { behindInWords, translationsBehind } from '../../content-check/translations';
import { kindNames } from '../../content-model/kinds';
import { furtherLanguages } from '../../content-model/languages';
import { readContent, siteLanguages } from '../../content-reader/read';
import { filesOnDisk } from '../../content-reader/files';
import { report } from '../../content-reader/mistake';
import { readings, readingsInWords, styleReport } from '../../content-check/reading';
import { splitTests } from '../../content-check/split-tests';

const files = filesOnDisk(process.cwd());
const { mistakes, later, count } = await checkContent(files);
if (mistakes.length > 0) {
  console.error(report(mistakes));
  process.exitCode = 1;
} else {
  const content = readContent(files);
  const pages = siteLanguages(files).flatMap((language) => readings(readContent(files, kindNames, language)));
  console.log(readingsInWords(pages));
  console.log(styleReport(content));
  if (pages.some(({ grade, highest }) => grade > highest)) process.exitCode = 1;
  for (const page of adsPages(content)) console.log(`${page.path} is for ads only: ${waysTo(page)}.`);
  for (const line of splitTests(content)) console.log(line);
  const behind = furtherLanguages.flatMap((language) => translationsBehind(files, language));
  for (const text of [behindInWords(behind)]) if (text) console.log(text);
  if (later.length > 0)
    console.log(
      `In a language in which the site is not built yet (languages in content/site.json): ${report(later)}`,
    );
  console.log(`${count} content files checked, nothing wrong.`);
}
