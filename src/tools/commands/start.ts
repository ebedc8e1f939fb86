/**
 * `npm start`: builds the site, serves it, and runs the lead inbox in place of the webhooks. Takes the port in `PORT`,
 * or 4321; where another program has it, the next free one.
 */
import { buildSite } from './build-site';
import { createInbox } from '../inbox';
import { developerEnvironment, freePorts } from './local-settings';
import { servePreview } from '../preview/preview';

const ports = await freePorts();
const inbox = await createInbox({ file: '.cache/leads.jsonl', port: ports.inbox });
if (!buildSite([], developerEnvironment(ports))) process.exit(1);
await servePreview('dist', ports.site);

console.log(`
  The site         http://localhost:${ports.site}
  The lead inbox   ${inbox.url}

  Press Ctrl+C to end.
`);
