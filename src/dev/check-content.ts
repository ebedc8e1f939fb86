/**
 * `npm run check:content`: reads all content and says what is wrong with it, in words, and how hard each page is
 * to read. Exit 1 on mistakes and on a page that is too hard.
 */
import { checkContent } from '../content-check/check';
import { readContent } from '../content-check/content';
import { filesOnDisk } from '../content-check/files';
import { report } from '../content-check/problem';
import { readings, readingsInWords } from '../content-check/reading';
import { splitTests } from '../content-check/split-tests';

const files = filesOnDisk(process.cwd());
const { problems, count } = await checkContent(files);
if (problems.length > 0) {
  console.error(report(problems));
  process.exitCode = 1;
} else {
  const content = readContent(files);
  const pages = readings(content);
  console.log(readingsInWords(pages));
  if (pages.some(({ grade, highest }) => grade > highest)) process.exitCode = 1;
  for (const line of splitTests(content)) console.log(line);
  console.log(`${count} content files checked, nothing wrong.`);
}
