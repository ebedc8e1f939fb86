/**
 * `npm run launch-check`: what the owner must still give or settle before the site goes live, as a short list.
 * Exit 1 while anything is left.
 */
import { loadEnv } from 'vite';
import { filesOnDisk } from '../content-check/files';
import { launchItems } from '../content-check/launch/check';
import { launchList } from '../content-check/launch/item';

const root = process.cwd();
const items = await launchItems(
  filesOnDisk(root),
  { ...loadEnv('production', root, ''), ...process.env },
  new Date(),
);
console.log(launchList(items));
process.exitCode = items.length > 0 ? 1 : 0;
