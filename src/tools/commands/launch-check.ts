/**
 * `npm run launch-check`: lists what the owner must still fill in or decide before the site goes live. Exits 1 while
 * anything is left. With `--send-test` it also posts one marked test request for each form family to its webhook and
 * prints the answers.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import type { EdgeDescription } from '../../edge/description';
import { filesOnDisk } from '../../content/load/files';
import { launchList } from '../launch/item';
import { launchItems } from '../launch/items';
import { sendTests } from '../launch/send-test';
import { tagItems, unreadLine } from '../launch/setting-items';

const root = process.cwd();
const environment = { ...loadEnv('production', root, ''), ...process.env };
const built = 'dist-edge/edge.json';
const edge = existsSync(built) ? (JSON.parse(readFileSync(built, 'utf8')) as EdgeDescription) : undefined;
const items = await launchItems(filesOnDisk(root), environment, new Date(), edge);
console.log(launchList(items));
console.log(`\n${tagItems(environment).counted}`);
process.exitCode = items.length > 0 ? 1 : 0;

const isSent = process.argv.includes('--send-test');
const unread = unreadLine(environment);
if (unread && !isSent) console.log(unread);
if (isSent) {
  const { lines, ok } = await sendTests(environment);
  console.log(
    `\nOne test request for each form family. Check that each arrived exactly once and with the name TEST in it, and delete them.`,
  );
  for (const line of lines) console.log(`  ${line}`);
  if (!ok) process.exitCode = 1;
}
