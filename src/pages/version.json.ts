import { spawnSync } from 'node:child_process';
import type { APIRoute } from 'astro';

/**
 * Which content this build shows, as Git names it: the desk asks for it to say when a publish is live. Browsers and
 * CDNs ask for it again each time, as for any page. Null for a copy without a history.
 */
export const GET: APIRoute = () => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD:./content'], { encoding: 'utf8' });
  return Response.json({ content: status === 0 ? stdout.trim() : null });
};
