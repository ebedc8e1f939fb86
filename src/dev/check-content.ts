/**
 * `npm run check:content`: checks all content and prints each mistake and the reading grade of each page. Exits 1 on
 * a mistake or a page that is too hard to read.
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
