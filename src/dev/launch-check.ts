/**
 * `npm run launch-check`: what the owner must still give or settle before the site goes live, as a short list.
 * Exit 1 while anything is left.
 */
import { loadEnv } from 'vite';
import { filesOnDisk } from '../content-check/files';
import { launchItems } from '../content-check/launch/check';
import { launchList } from '../content-check/launch/item';
import { countedLine } from '../content-check/launch/tag-items';

const root = process.cwd();
const environment = { ...loadEnv('production', root, ''), ...process.env };
const items = await launchItems(filesOnDisk(root), environment, new Date());
console.log(launchList(items));
console.log(`\n${countedLine(environment)}`);
process.exitCode = items.length > 0 ? 1 : 0;
