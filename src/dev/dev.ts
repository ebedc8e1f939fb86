/**
 * `npm run dev`: Astro's dev server, with the desk for editing content, and the lead inbox in place of the webhooks.
 * `npm run desk` is the same and opens the desk.
 */
import { spawn } from 'node:child_process';
import { createInbox } from './inbox';
import { developerEnvironment, localPorts } from './local-settings';

const inbox = await createInbox({ file: '.cache/leads.jsonl', port: localPorts.inbox });
console.log(`  The desk         http://localhost:${localPorts.site}/desk`);
console.log(`  The lead inbox   ${inbox.url}\n`);

// Not npx, which does not pass on the signals below.
const astro = 'node_modules/astro/astro.js';
const dev = spawn(
  process.execPath,
  [astro, 'dev', '--port', String(localPorts.site), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: developerEnvironment(localPorts),
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => dev.kill(signal));
dev.on('exit', (code) => process.exit(code ?? 1));
