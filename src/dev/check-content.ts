/** `npm run check:content`: reads all content and says what is wrong with it, in words. Exit 1 on mistakes. */
import { checkContent } from '../content-check/check';
import { filesOnDisk } from '../content-check/files';
import { report } from '../content-check/problem';

const { problems, count } = await checkContent(filesOnDisk(process.cwd()));
if (problems.length > 0) {
  console.error(report(problems));
  process.exitCode = 1;
} else console.log(`${count} content files checked, nothing wrong.`);
