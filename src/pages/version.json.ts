import type { APIRoute } from 'astro';
import { filesOnDisk, contentVersion } from '@/content/load/files';

/**
 * Which content this build shows. `npm run launch-check` knows the site by it; browsers and CDNs ask for it again each
 * time, as for any page.
 */
export const GET: APIRoute = () => Response.json({ content: contentVersion(filesOnDisk(process.cwd())) });
