/** `npm start`: builds the site, serves it, and runs the lead inbox that stands in for the webhooks. */
import { spawnSync } from 'node:child_process';
import { createInbox } from './inbox';
import { localEnvironment, localPorts } from './local-settings';
import { servePreview } from './preview';

const inbox = await createInbox({ file: '.cache/leads.jsonl', port: localPorts.inbox });
const build = spawnSync('npx', ['astro', 'build'], { stdio: 'inherit', env: localEnvironment(localPorts) });
if (build.status !== 0) process.exit(build.status ?? 1);
await servePreview('dist', localPorts.site);

console.log(`
  The site         http://localhost:${localPorts.site}
  The lead inbox   ${inbox.url}

  Press Ctrl+C to end.
`);
