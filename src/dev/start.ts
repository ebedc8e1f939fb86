/** `npm start`: builds the site, serves it, and runs the lead inbox in place of the webhooks. */
import { buildSite } from './build-site';
import { createInbox } from './inbox';
import { developerEnvironment, localPorts } from './local-settings';
import { servePreview } from './preview';

const inbox = await createInbox({ file: '.cache/leads.jsonl', port: localPorts.inbox });
if (!buildSite([], developerEnvironment(localPorts))) process.exit(1);
await servePreview('dist', localPorts.site);

console.log(`
  The site         http://localhost:${localPorts.site}
  The lead inbox   ${inbox.url}

  Press Ctrl+C to end.
`);
