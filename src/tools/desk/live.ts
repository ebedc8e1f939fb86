/** Whether visitors see what was published; `unknown` without a public address or while it does not answer. */
export type Live = 'yes' | 'not yet' | 'unknown';

/**
 * Asks the public site which content it shows (`src/pages/version.json.ts`).
 * @param site the public address, if there is one
 * @param published the published content, as `src/content/version.ts` names it
 */
export async function isLive(site: string | undefined, published: string): Promise<Live> {
  const origin = site?.trim().replace(/\/+$/, '');
  if (!origin) return 'unknown';
  try {
    const response = await fetch(`${origin}/version.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    const { content } = (await response.json()) as { content?: string | null };
    if (!content) return 'unknown';
    return content === published ? 'yes' : 'not yet';
  } catch {
    return 'unknown';
  }
}
