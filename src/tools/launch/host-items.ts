import type { EdgeDescription } from '../../edge/description';
import type { LaunchItem } from './item';

const patienceMs = 8000;

const unknown = '/no-such-page-of-the-launch-check';

type Ask = (path: string) => Promise<Response>;

/**
 * Whether the host of the site answers as the description says, which it does not if its file was not uploaded, or if
 * another program (WordPress, cPanel, a plugin for caching) has changed it. Nothing while the site is not there yet: there is
 * no `version.json`, and the host answers nothing or a page of its own.
 * @param edge the description of the last build, if there is one; then the security policies are compared, too
 */
export async function hostItems(siteUrl: string, edge?: EdgeDescription): Promise<LaunchItem[]> {
  const origin = siteUrl.replace(/\/+$/, '');
  const ask: Ask = (path) =>
    fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
  const isOurs = async (): Promise<boolean> =>
    'content' in ((await (await ask('/version.json')).json()) as object);
  const problems = (await isOurs().catch(() => false))
    ? await problemsOf(ask, origin, edge).catch((error: unknown) => [
        `does not answer each question (${(error as Error).message})`,
      ])
    : await problemsWithout(ask, origin).catch(() => []);
  return problems.map((problem) => ({
    topic: 'Addresses and settings',
    file: 'host',
    field: 'SITE_URL',
    what: `${origin} ${problem}. Its file was not uploaded, or another program has changed it: copy it again (dist-edge/README.md says which goes where).`,
  }));
}

/** What a host does that has never shown the site, or does not any more. */
async function problemsWithout(ask: Ask, origin: string): Promise<string[]> {
  const { status, headers } = await ask('/');
  const to = new URL(headers.get('location') ?? '/', origin).origin;
  if (to !== origin) return [`sends everybody on to ${to}: make that SITE_URL, or take the redirect away`];
  return status >= 400 ? [`answers its first page with ${status}`] : [];
}

/** What a host does that shows the site. */
async function problemsOf(ask: Ask, origin: string, edge?: EdgeDescription): Promise<string[]> {
  const problems: string[] = [];
  const [page, slash, absent] = await Promise.all([ask('/about'), ask('/about/?gclid=abc'), ask(unknown)]);
  const policyOf = (answer: Response): string => answer.headers.get('content-security-policy') ?? '';
  const wanted = edge?.headers['Content-Security-Policy'];
  if (page.status !== 200) problems.push(`answers /about with ${page.status} and not with the page`);
  const location = slash.headers.get('location');
  const target = location && new URL(location, `${origin}/about/`).href;
  if (target === `${origin}/about`)
    problems.push(
      'loses what stands behind the question mark of an address in its redirects, and with it the ad that a visitor came from',
    );
  else if (target !== `${origin}/about?gclid=abc`)
    problems.push(
      `answers /about/ with ${slash.status}${location ? ` to ${location}` : ''} and not with a redirect to ${origin}/about`,
    );
  if (absent.status !== 404)
    problems.push(`answers an unknown address with ${absent.status} and not with 404`);
  if (!policyOf(page)) problems.push('sends no security policy (content-security-policy)');
  else if (wanted && policyOf(page) !== wanted)
    problems.push(
      'sends another security policy than the last build here has; scripts or forms may be refused',
    );
  if (policyOf(page) && !policyOf(absent)) problems.push('sends no security policy with its 404 page');
  if (/max-age=[1-9]/.test(page.headers.get('cache-control') ?? ''))
    problems.push('lets browsers keep pages, so a new price or phone number is seen late');
  return problems;
}
