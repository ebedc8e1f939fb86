import type { Content, Entry } from '../../content/load/read';
import { valueAt } from '../../content/load/schema-fields';
import { ruleContextOf } from '../../content/check/check';
import { linksIn } from '../../content/check/rules/links';

/** A page that is meant for ads only, with what else leads to it. */
export interface AdsPage {
  entry: Entry;
  path: string;
  /** Whether search engines may list it; then it is in the sitemap, too. */
  isListed: boolean;
  /** Whether its file says so, or nobody has decided it. */
  isDecided: boolean;
  linkedFrom: readonly string[];
}

/** The pages that say `audience: ads`. */
export function adsPages(content: Content): AdsPage[] {
  const subject = ruleContextOf(content);
  const links = linksIn(subject);
  return subject.pages.flatMap(({ entry, path, aliases }) => {
    const raw = entry.whole ?? entry.raw;
    if (valueAt(raw, ['audience']) !== 'ads') return [];
    const noindex = valueAt(raw, ['noindex']);
    const addresses = [path, ...aliases];
    const from = links
      .filter(({ address }) => addresses.includes(address.split('#')[0] ?? ''))
      .map(({ field }) => field.entry);
    return [
      {
        entry,
        path,
        isListed: noindex !== true,
        isDecided: noindex !== undefined,
        linkedFrom: [...new Set(from.filter((other) => other !== entry).map(({ file }) => file))],
      },
    ];
  });
}

/** What leads to a page for ads besides the ads, as the end of a sentence. */
export const waysTo = ({ isListed, linkedFrom }: AdsPage): string =>
  `${isListed ? 'search engines may list it, and it is in the sitemap' : 'kept out of search results and the sitemap'}; ` +
  (linkedFrom.length > 0 ? `linked from ${linkedFrom.join(', ')}` : 'no page links to it');
