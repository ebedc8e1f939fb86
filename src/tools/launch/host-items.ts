import type { EdgeDescription } from '../../edge/description';
import type { LaunchItem } from './item';

/** Timeout in milliseconds of each question to the site. */
const patienceMs = 8000;

/** An address that no site has. */
const unknown = '/no-such-page-of-the-launch-check';

/**
 * Whether the host of the site answers as the description says, which it does not if its file was not uploaded, or if
 * another program (WordPress, cPanel, a plugin for caching) has changed it. Nothing while the site is not there yet, which
 * is seen by its `version.json`.
 * @param siteUrl public origin
 * @param edge the description of the last build, if there is one; then the security policies are compared, too
 */
export async function hostItems(siteUrl: string, edge?: EdgeDescription): Promise<LaunchItem[]> {
  const origin = siteUrl.replace(/\/+$/, '');
  const ask = (path: string): Promise<Response> =>
    fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
  try {
    const version = await ask('/version.json');
    if (!version.ok || !('content' in ((await version.json()) as object))) return [];
  } catch {
    return [];
  }
  const problems: string[] = [];
  try {
    const [page, slash, absent] = await Promise.all(['/about', '/about/?gclid=abc', unknown].map(ask));
    const policyOf = (answer?: Response): string => answer?.headers.get('content-security-policy') ?? '';
    const wanted = edge?.headers['Content-Security-Policy'];
    if (page?.status !== 200) problems.push(`answers /about with ${page?.status} and not with the page`);
    const location = slash?.headers.get('location');
    const target = location && new URL(location, `${origin}/about/`).href;
    if (target === `${origin}/about`)
      problems.push(
        'loses what stands behind the question mark of an address in its redirects, and with it the ad that a visitor came from',
      );
    else if (target !== `${origin}/about?gclid=abc`)
      problems.push(
        `answers /about/ with ${slash?.status}${location ? ` to ${location}` : ''} and not with a redirect to ${origin}/about`,
      );
    if (absent?.status !== 404)
      problems.push(`answers an unknown address with ${absent?.status} and not with 404`);
    if (!policyOf(page)) problems.push('sends no security policy (content-security-policy)');
    else if (wanted && policyOf(page) !== wanted)
      problems.push(
        'sends another security policy than the last build here has; scripts or forms may be refused',
      );
    if (policyOf(page) && !policyOf(absent)) problems.push('sends no security policy with its 404 page');
    if (/max-age=[1-9]/.test(page?.headers.get('cache-control') ?? ''))
      problems.push('lets browsers keep pages, so a new price or phone number is seen late');
  } catch (error) {
    problems.push(`does not answer each question (${(error as Error).message})`);
  }
  return problems.map((problem) => ({
    topic: 'Addresses and settings',
    file: 'host',
    field: 'SITE_URL',
    what: `${origin} ${problem}. Its file was not uploaded, or another program has changed it: copy it again (dist-edge/README.md says which goes where).`,
  }));
}
