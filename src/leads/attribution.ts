import { readConsent } from './consent';
import { STORAGE_AREAS } from './storage-areas';
import type { Attribution, Touch } from './types';

/** The storage key of the visitor's attribution, in both storage areas. */
const ATTRIBUTION_KEY = 'attribution';

/** A new tab counts as the same visit for this long after the last page view, in milliseconds (30 minutes). */
const VISIT_MS = 30 * 60_000;
const DAY_MS = 24 * 3600_000;
const LONGEST_VALUE = 256;
const MOST_PARAMETERS = 12;

interface StoredAttribution extends Attribution {
  /** The last page view, milliseconds since 1970. */
  seen: number;
  /** How long a touch is kept after its visit, in days. */
  days: number;
}

/** A page's address, as `location` has it. */
type PageAddress = Pick<Location, 'search' | 'pathname' | 'origin'>;

/**
 * Stores the campaign parameters of the page's address (click ids of the ad platforms and `utm_*`) as first and
 * last touch, each with time, path, the referrer's host and, on the second version of a landing page, its name.
 * Runs on every page view, which also keeps the visit alive. Stores nothing for a visitor without parameters,
 * version or earlier touch. If a landing page was left before its script ran, the next page finds its parameters
 * in the referrer and stores the touch then. Never throws.
 * @param days how long a touch is kept; for this visit only where it is 0, the browser opts out or the visitor
 *   said no
 * @param referrer address of the page that led here, or ''
 */
export function captureAttribution(
  days: number,
  page: PageAddress = location,
  referrer: string = document.referrer,
): void {
  const known = load();
  const isOurs = referrer.startsWith(`${page.origin}/`);
  const missed = isOurs ? touchOf(new URL(referrer)) : undefined;
  // An address has none of these three, so they are left out of the comparison.
  const { at, referrer: host, variant: version } = known?.last ?? {};
  const isKnown =
    JSON.stringify({ ...missed, at, referrer: host, variant: version }) === JSON.stringify(known?.last);
  const variant = document.body.dataset.variant;
  const from = isOurs ? undefined : /^\w+:\/\/([^/?#]+)/.exec(referrer)?.[1];
  const last =
    touchOf(page, from, variant) ??
    (isKnown ? undefined : missed) ??
    known?.last ??
    (variant ? touchOf(page, from, variant, true) : undefined);
  const text = JSON.stringify({ first: known?.first ?? last, last, seen: Date.now(), days });
  for (const area of STORAGE_AREAS) {
    try {
      // Expired data is deleted, not just ignored.
      window[area][last ? 'setItem' : 'removeItem'](ATTRIBUTION_KEY, text);
    } catch {
      // Blocked or full storage: the lead goes without its campaign, which is no reason to fail.
    }
  }
}

/** The touch that an address's campaign parameters make; without any, undefined unless `counts` is set. */
function touchOf(
  { search, pathname }: Pick<Location, 'search' | 'pathname'>,
  referrer?: string,
  variant?: string,
  counts = false,
): Touch | undefined {
  const parameters = [...new URLSearchParams(search)].filter(
    ([name, value]) => /^(g(cl|bra)id|wbraid|msclkid|fbclid|ttclid|utm_\w{1,32})$/.test(name) && clean(value),
  );
  if (!parameters.length && !counts) return undefined;
  return {
    at: new Date().toISOString(),
    path: clean(pathname),
    referrer: referrer && clean(referrer),
    variant,
    ...Object.fromEntries(parameters.slice(0, MOST_PARAMETERS).map(([name, value]) => [name, clean(value)])),
  } as Touch;
}

/** The attribution for a payload, or undefined when the visitor came without campaign parameters. */
export function readAttribution(): Attribution | undefined {
  const known = load();
  return known && { first: known.first, last: known.last };
}

function load(): StoredAttribution | undefined {
  const mayKeep = readConsent() !== 'denied';
  for (const area of STORAGE_AREAS) {
    try {
      const stored = JSON.parse(window[area].getItem(ATTRIBUTION_KEY) ?? '') as StoredAttribution;
      // In an open tab the visit lasts a day.
      const inVisit = isWithin(area === 'localStorage' ? VISIT_MS : DAY_MS, stored.seen);
      const isValid = ({ at }: Touch): boolean =>
        inVisit || (mayKeep && isWithin(stored.days * DAY_MS, Date.parse(at)));
      const { first, last } = stored;
      if (isValid(last)) return { ...stored, first: isValid(first) ? first : last };
    } catch {
      // Nothing stored, blocked, or not ours: as if the visitor had come without a campaign.
    }
  }
  return undefined;
}

/**
 * Whether a moment is at most so long ago. A moment in the future, from a clock that was ahead, does not count.
 */
function isWithin(milliseconds: number, since: number): boolean {
  const age = Date.now() - since;
  return age >= 0 && age < milliseconds;
}

/** A parameter made safe to store: no control characters, trimmed, limited in length. */
function clean(value: string): string {
  return value
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_VALUE);
}
