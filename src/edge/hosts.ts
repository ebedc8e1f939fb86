import { host as apache } from './formats/apache';
import { host as azure } from './formats/azure';
import { host as caddy } from './formats/caddy';
import { host as cloudflareWorkers } from './formats/cloudflare-workers';
import { host as firebase } from './formats/firebase';
import { host as githubPages } from './formats/github-pages';
import type { Host } from './formats/host';
import { host as headersAndRedirects } from './formats/headers-and-redirects';
import { host as nginx } from './formats/nginx';
import { host as vercel } from './formats/vercel';

/** Every host, in the order of their names. */
export const hosts: readonly Host[] = [
  apache,
  azure,
  caddy,
  cloudflareWorkers,
  firebase,
  githubPages,
  headersAndRedirects,
  nginx,
  vercel,
].sort((a, b) => a.name.localeCompare(b.name));

/** `dist-edge/README.md`: for each host, which file goes where. */
export const hostsReadme = (): string => `# Which file goes where

Written by the build from src/edge. The site itself is the folder \`dist\`; each host needs the file named here as well.
How each is set up, and what it cannot do: src/edge/README.md.

${hosts.map(({ name, folder, place }) => `- **${name}**${folder ? ` (\`${folder}/\`)` : ''}: ${place}`).join('\n')}

The local preview (\`npm start\`) reads \`edge.json\`.
`;
