/**
 * `npm run dev`: Astro's dev server, with the desk for editing content, and the lead inbox in place of the webhooks.
 * `npm run desk` is the same and opens the desk. Takes the port in `PORT`, or 4321; where another program has it, the
 * next free one.
 */
import { spawn } from 'node:child_process';
import { createInbox } from '../inbox';
import { programOf } from '../npm.mjs';
import { developerEnvironment, freePorts } from './local-settings';

const ports = await freePorts();
const inbox = await createInbox({ file: '.cache/leads.jsonl', port: ports.inbox });
console.log(`  The desk         http://localhost:${ports.site}/desk`);
console.log(`  The lead inbox   ${inbox.url}\n`);

// Not npx, which does not pass on the signals below.
const command = [programOf('astro'), 'dev', '--port', String(ports.site), ...process.argv.slice(2)];
const dev = spawn(process.execPath, command, {
  stdio: 'inherit',
  env: developerEnvironment(ports),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => dev.kill(signal));
dev.on('exit', (code) => process.exit(code ?? 1));
