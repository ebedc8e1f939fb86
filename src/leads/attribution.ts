import { clickIds } from './click-ids';
import { isDenied } from './consent';
import { readJson, removeItem, STORAGE_AREAS, writeItem, ATTRIBUTION_KEY } from './storage';
import type { Attribution, Touch } from './types';

/** A new tab counts as the same visit for this long after the last page view, in milliseconds (30 minutes). */
const VISIT_MS = 30 * 60_000;
const DAY_MS = 24 * 3600_000;
const LONGEST_VALUE = 256;
const MOST_PARAMETERS = 12;

interface StoredAttribution extends Attribution {
  seen: number;
  days: number;
}

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
 * @param navigation how the visitor came: a page that was reloaded or gone back to is no new click
 */
export function captureAttribution(
  days: number,
  page: PageAddress = location,
  referrer: string = document.referrer,
  navigation = (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
    ?.type,
): void {
  const before = readAttribution();
  const stored = JSON.stringify(before ?? '');
  /** Whether a touch with these parameters is not stored yet; they are its end. */
  const isNew = (parameters: string): boolean => parameters !== '{}' && !stored.includes(parameters.slice(1));
  const isOurs = referrer.startsWith(`${page.origin}/`);
  const previousPage = isOurs ? new URL(referrer) : page;
  const here = parametersOf(page);
  const { variant } = document.body.dataset;
  const touch = (path: string, parameters: string, version?: string, from?: string) =>
    ({
      at: new Date().toISOString(),
      path: clean(path),
      referrer: from && clean(from),
      variant: version,
      ...JSON.parse(parameters),
    }) as Touch;
  let last = before?.last;
  // A click id that is stored is an old click; a link with `utm_*` or a campaign's id only can be pressed again.
  if ((!before || !/reload|back/.test(navigation ?? '')) && (isNew(here) || /^{"[a-z]+_/.test(here)))
    last = touch(page.pathname, here, variant, isOurs ? undefined : /^\w+:\/\/([^/?#]+)/.exec(referrer)?.[1]);
  else if (isOurs && isNew(parametersOf(previousPage)))
    last = touch(previousPage.pathname, parametersOf(previousPage));
  else if (!last && variant) last = touch(page.pathname, '{}', variant);
  for (const area of STORAGE_AREAS)
    // Blocked or full storage: the lead goes without its campaign, which is no reason to fail.
    if (last)
      writeItem(
        area,
        ATTRIBUTION_KEY,
        JSON.stringify({ first: before?.first ?? last, last, seen: Date.now(), days }),
      );
    // Expired data is deleted, not just ignored.
    else removeItem(area, ATTRIBUTION_KEY);
}

/** The campaign parameters of an address, as JSON. Click ids first, then a campaign's id: only so many are kept. */
function parametersOf({ search }: Pick<PageAddress, 'search'>): string {
  const parameters = new URLSearchParams(search);
  const names = [...clickIds, ...[...parameters.keys()].filter((name) => /^utm_\w{1,32}$/.test(name))];
  return JSON.stringify(
    Object.fromEntries(
      names
        .map((name) => [name, clean(parameters.get(name) ?? '')] as const)
        .filter(([, value]) => value)
        .slice(0, MOST_PARAMETERS),
    ),
  );
}

/**
 * The attribution for a payload: what is stored and still valid, or undefined when the visitor came without campaign
 * parameters. Another tab may have seen a later click than this one, so the newest counts.
 */
export function readAttribution(): Attribution | undefined {
  const mayKeep = !isDenied();
  return STORAGE_AREAS.flatMap((area) => {
    // Nothing stored, blocked, or not ours: as if the visitor had come without a campaign.
    const { first, last, seen, days } = readJson<Partial<StoredAttribution>>(area, ATTRIBUTION_KEY) ?? {};
    // In an open tab the visit lasts a day.
    const inVisit = isWithin(area === 'localStorage' ? VISIT_MS : DAY_MS, seen!);
    const isValid = (touch?: Touch): touch is Touch =>
      !!touch && (inVisit || (mayKeep && isWithin(days! * DAY_MS, Date.parse(touch.at))));
    // The first may have made room for a request (`outbox.ts`).
    return isValid(last) ? { first: isValid(first) ? first : last, last } : [];
  }).sort((a, b) => (a.last.at < b.last.at ? 1 : -1))[0];
}

/** Whether a moment is at most so long ago. A moment in the future, from a clock that was ahead, does not count. */
function isWithin(milliseconds: number, since: number): boolean {
  const age = Date.now() - since;
  return age >= 0 && age < milliseconds;
}

/** A parameter made safe to store: no control characters, trimmed, limited in characters, so that none is cut in two. */
function clean(value: string): string {
  return [...value.replace(/\p{Cc}/gu, '').trim()].slice(0, LONGEST_VALUE).join('');
}
