import { STORAGE_AREAS } from './storage-areas';
import type { Attribution, Touch } from './types';

/** The storage key of the visit's attribution, in both storage areas. */
const ATTRIBUTION_KEY = 'attribution';

/** Another tab still belongs to the visit for this long after the last page view, in milliseconds (30 minutes). */
const VISIT_MS = 30 * 60_000;
/** A tab that stays open keeps its attribution for this long after the last page view, in milliseconds (a day). */
const TAB_MS = 24 * 3600_000;
const LONGEST_VALUE = 256;
const MOST_PARAMETERS = 12;

interface StoredAttribution extends Attribution {
  /** The last page view, milliseconds since 1970. */
  seen: number;
}

/**
 * Takes the campaign parameters of the landing address (`gclid`, `gbraid`, `wbraid`, `utm_*`) into storage: first
 * and last touch, each with time and landing path. Runs on each page view, which also keeps the visit alive; without
 * parameters and without an earlier touch it stores nothing. A landing page that was left before its script had come
 * is still the referrer of the next page, which then stores its touch. Never throws.
 * @param referrer address of the page that led here, or nothing
 */
export function captureAttribution(
  page: Pick<Location, 'search' | 'pathname' | 'origin'> = location,
  referrer: string = document.referrer,
): void {
  const known = load();
  const missed = referrer.startsWith(`${page.origin}/`) ? touchOf(new URL(referrer)) : undefined;
  const isKnown = JSON.stringify({ ...missed, at: known?.last.at }) === JSON.stringify(known?.last);
  const last = touchOf(page) ?? (isKnown ? undefined : missed) ?? known?.last;
  if (!last) return;
  const text = JSON.stringify({ first: known?.first ?? last, last, seen: Date.now() });
  for (const area of STORAGE_AREAS) {
    try {
      window[area].setItem(ATTRIBUTION_KEY, text);
    } catch {
      // Blocked or full storage: the lead goes without its campaign, which is no reason to fail.
    }
  }
}

/** The campaign that an address names, if it names one. */
function touchOf({ search, pathname }: Pick<Location, 'search' | 'pathname'>): Touch | undefined {
  const parameters = [...new URLSearchParams(search)].filter(
    ([name, value]) => /^(g(cl|bra)id|wbraid|utm_\w{1,32})$/.test(name) && clean(value),
  );
  if (!parameters.length) return undefined;
  return {
    at: new Date().toISOString(),
    path: clean(pathname),
    ...Object.fromEntries(parameters.slice(0, MOST_PARAMETERS).map(([name, value]) => [name, clean(value)])),
  } as Touch;
}

/** The visit's attribution for a payload, or undefined when the visitor came without campaign parameters. */
export function readAttribution(): Attribution | undefined {
  const known = load();
  return known && { first: known.first, last: known.last };
}

function load(): StoredAttribution | undefined {
  for (const area of STORAGE_AREAS) {
    try {
      const stored = JSON.parse(window[area].getItem(ATTRIBUTION_KEY) ?? '') as StoredAttribution;
      if (
        Date.now() - stored.seen < (area === 'localStorage' ? VISIT_MS : TAB_MS) &&
        stored.first &&
        stored.last
      ) {
        return stored;
      }
    } catch {
      // Nothing stored, blocked, or not ours: as if the visitor had come without a campaign.
    }
  }
  return undefined;
}

/** A parameter as data: no control characters, no surrounding space, bounded length. */
function clean(value: string): string {
  return value
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_VALUE);
}
