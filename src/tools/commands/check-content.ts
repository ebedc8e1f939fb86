/**
 * `npm run check:content`: checks all content and prints each mistake, or figures on each page's wording, what leads to
 * the pages for ads, and last what a person has to look at. Exits 1 on a mistake or a page that is too hard to read.
 */
import { adsPages, waysTo } from '../../content/check/ads-pages';
import { checkContent } from '../../content/check/check';
import { behindInWords, translationsBehind } from '../../content/check/translations';
import { kindNames } from '../../content/collections';
import { otherLocales } from '../../content/languages';
import { readContent, siteLanguages } from '../../content/load/read';
import { filesOnDisk } from '../../content/load/files';
import { report } from '../../content/load/mistake';
import { readings, readingsInWords, styleReport } from '../../content/check/reading';
import { splitTests } from '../../content/check/split-tests';
import { commitmentsInWords, uncoveredCommitments } from '../../content/check/hardcoded-facts/uncovered';

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
  for (const page of adsPages(content)) console.log(`${page.path} is for ads only: ${waysTo(page)}.`);
  for (const line of splitTests(content)) console.log(line);
  if (later.length > 0)
    console.log(
      `In a language in which the site is not built yet (languages in content/site.json): ${report(later)}`,
    );
  const behind = otherLocales.flatMap((language) => translationsBehind(files, language));
  if (behind.length > 0) console.log(behindInWords(behind));
  const commitments = uncoveredCommitments(content);
  if (commitments.length > 0) console.log(commitmentsInWords(commitments));
  const tooHard = pages.filter(({ grade, highest }) => grade > highest);
  if (tooHard.length > 0) process.exitCode = 1;
  const toLookAt = [
    counted(tooHard.length, 'page that is too hard to read', 'pages that are too hard to read'),
    counted(behind.length, 'translation that is behind', 'translations that are behind'),
    counted(commitments.length, 'sentence that commits the company', 'sentences that commit the company'),
  ].filter(Boolean);
  const found = tooHard.length > 0 ? 'no mistakes' : 'nothing wrong';
  const above = toLookAt.length > 0 ? ` Above: ${toLookAt.join(', ')}.` : '';
  console.log(`${count} content files checked, ${found}.${above}`);
}

/** A number with its noun; empty for none. */
function counted(number: number, one: string, many: string): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`;
}
