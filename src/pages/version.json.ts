import type { APIRoute } from 'astro';
import { filesOnDisk } from '@/content/load/files';
import { contentVersion } from '@/content/version';

/**
 * Which content this build shows. `npm run launch-check` knows the site by it; browsers and CDNs ask for it again each
 * time, as for any page.
 */
export const GET: APIRoute = () => Response.json({ content: contentVersion(filesOnDisk(process.cwd())) });
