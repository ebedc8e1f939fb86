/**
 * `npm run compare -- OLD NEW`: prints, page by page, in what two built sites differ. Exits with 0 if they are equal, with 1
 * if they differ, with 2 if it was not given two built sites.
 */
import { readBuild } from './build';
import { differencesInWords } from './report';

const [old, fresh, ...others] = process.argv.slice(2);
try {
  if (!old || !fresh || others.length > 0)
    throw new Error('Name two built sites: npm run compare -- ../before/dist dist');
  const builds = [readBuild(old), readBuild(fresh)] as const;
  const differences = differencesInWords(...builds);
  differences.forEach((words) => console.log(`${words}\n`));
  const pages = [...builds[1].keys()].filter((file) => file.endsWith('.html')).length;
  console.log(`${pages} pages, ${builds[1].size} files in all: ${differences.length} differ`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
