/** `npm run dev`: Astro's dev server, with the lead inbox that stands in for the webhooks. */
import { spawn } from 'node:child_process';
import { createInbox } from './inbox';
import { localEnvironment, localPorts } from './local-settings';

const inbox = await createInbox({ file: '.cache/leads.jsonl', port: localPorts.inbox });
console.log(`  The lead inbox   ${inbox.url}\n`);

const dev = spawn('npx', ['astro', 'dev', '--port', String(localPorts.site)], {
  stdio: 'inherit',
  env: localEnvironment(localPorts),
});
dev.on('exit', (code) => process.exit(code ?? 1));
