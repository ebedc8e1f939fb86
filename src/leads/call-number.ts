import type { Touch } from './types';

/** A condition of a number: a parameter of the ad's address (or `path`), and its possible values; none means any value. */
export type Condition = readonly [parameter: string, values: readonly string[]];

/** A phone number as people write it, and when it is shown. */
export type ConditionalNumber = readonly [phone: string, conditions: readonly Condition[]];

/**
 * What `showCallNumber` gives to scripts that come later.
 * @param forwarding the number that an ad's tag forwards calls from; it takes the place of the number of the visit
 * @returns the number of the visit, as people write it; '' where calls to it are forwarded already
 */
export type CallNumberOfVisit = (forwarding?: string) => string;

/*
 * The functions below are written into pages as text (`content/call-numbers.ts`), so that they run before the first
 * paint. They must not use anything from outside of themselves: it would not be there.
 */

/**
 * The number for a click on an ad. Values are compared as text, without regard to case.
 * @param numbers the most specific one first
 * @param click where the visitor came from: path and parameters
 * @returns undefined where none holds
 */
export function numberFor(
  numbers: readonly ConditionalNumber[],
  click: Readonly<Record<string, unknown>>,
): string | undefined {
  return numbers.find(([, conditions]) =>
    conditions.every(([parameter, values]) => {
      const value = String(click[parameter] ?? '').trim();
      return values.length > 0 ? values.includes(value.toLowerCase()) : value;
    }),
  )?.[0];
}

/**
 * Shows one number in the whole visit: in links, texts, names for screen readers and the data of scripts. It works on
 * what the build has marked, and never searches the page for numbers.
 *
 * An observer replaces the number in what the parser, or later a script, has added. A browser calls it before it paints,
 * so no frame shows the other number. It is the number of the ad that the visitor came from, as `attribution.ts` has
 * stored it or will store it after the paint; then that of the landing page on which the visit began.
 * @param choose `numberFor`
 * @param adParameter which parameters of an address come from ads
 * @param main the number of `content/site.json`
 * @param numbers the most specific one first
 */
export function showCallNumber(
  choose: typeof numberFor,
  adParameter: RegExp,
  main: string,
  numbers: readonly ConditionalNumber[],
): void {
  /** What is kept of a visit: the number of the landing page on which it began, and the one that calls are forwarded from. */
  interface Kept {
    page: string | undefined;
    forwarding: string | undefined;
    /** The number that calls are forwarded to. */
    to: string;
  }
  const day = 864e5;
  /** The number in this page's HTML. */
  const own = document.documentElement.dataset.own ?? main;

  /** What the storage areas hold under a key. In an open tab a visit lasts a day; in others, half an hour. */
  const read = <T>(key: string) =>
    (['sessionStorage', 'localStorage'] as const).flatMap((area) => {
      try {
        const value = JSON.parse(window[area].getItem(key) ?? '') as T & { seen: number };
        const age = Date.now() - value.seen;
        return [{ ...value, inVisit: age >= 0 && age < (area < 'm' ? day / 48 : day) }];
      } catch {
        // Nothing stored, blocked, or not ours.
        return [];
      }
    });

  /** Whether nobody has said no. */
  const mayKeep = (): boolean => {
    try {
      return (
        !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
        localStorage.getItem('consent') !== 'denied'
      );
    } catch {
      return false;
    }
  };

  const lastClick = (isOpened: boolean): Readonly<Record<string, unknown>> => {
    const stored = read<{ first: Touch; last: Touch; days: number }>('attribution')
      .filter(({ inVisit, last, days }) => {
        const age = Date.now() - Date.parse(last?.at);
        return last && (inVisit || (mayKeep() && age >= 0 && age < days * day));
      })
      .sort((a, b) => (a.last.at < b.last.at ? 1 : -1))[0];
    const click: Record<string, string> = { path: location.pathname };
    let isNew = false;
    for (const [name, value] of new URLSearchParams(location.search))
      if (adParameter.test(name) && value) {
        click[name] ??= value;
        // What has no underscore in its name is the id of one click; a link with `utm_*` can be pressed again.
        isNew ||= name.includes('_') || !JSON.stringify(stored ?? '').includes(JSON.stringify(value));
      }
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return isNew && !(stored && (!isOpened || /reload|back/.test(navigation?.type ?? '')))
      ? click
      : { ...stored?.last };
  };

  /** The numbers that the page has shown, as people write them. */
  const shown = new Set([own]);
  let number = own;
  /** The same without forwarding. */
  let ours = own;
  const digits = (phone: string) => phone.replace(/\D/g, '');
  const replaced = (text: string): string => {
    // A contact card is a file, which there is for our own numbers only.
    const phone = text.endsWith('.vcf') ? ours : number;
    return [...shown].reduce(
      (result, one) => result.replaceAll(one, phone).replaceAll(digits(one), digits(phone)),
      text,
    );
  };
  const put = (element: HTMLElement): void => {
    for (const attribute of element.attributes) {
      const value = replaced(attribute.value);
      if (value !== attribute.value) attribute.value = value;
    }
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let isPart = false;
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const data = replaced(text.data);
      if (data !== text.data) text.data = data;
      // The parser has only the beginning of a number yet.
      isPart = document.readyState === 'loading' && /\(\d[\d) -]{0,11}$/.test(data);
    }
    if (isPart || element.style.visibility) element.style.visibility = isPart ? 'hidden' : '';
  };
  const putAll = () =>
    document.querySelectorAll<HTMLElement>('[data-call],[data-number],[data-sonner-toast]').forEach(put);
  const observer = new MutationObserver(putAll);

  const look = (isOpened: boolean, given?: string): void => {
    const kept = read<Kept>('call-number').find(({ inVisit }) => inVisit);
    const page = numbers.find(([phone]) => phone === kept?.page)?.[0] ?? (own === main ? undefined : own);
    ours = choose(numbers, lastClick(isOpened)) ?? page ?? own;
    const forwarding = given ?? (kept?.to === ours && mayKeep() ? kept.forwarding : undefined);
    number = forwarding ?? ours;
    if (page ?? forwarding)
      for (const area of ['sessionStorage', 'localStorage'] as const)
        try {
          window[area].setItem(
            'call-number',
            JSON.stringify({ page, forwarding, to: ours, seen: Date.now() }),
          );
        } catch {
          // Blocked or full: it holds for this page.
        }
    if (number === own && shown.size === 1) return;
    shown.add(number);
    putAll();
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  };
  look(true);
  (window as { callNumber?: CallNumberOfVisit }).callNumber = (forwarding) => {
    if (forwarding) look(false, forwarding);
    return number === ours ? ours : '';
  };
  // A page that comes back, and one in another tab, has the number of the last click, too.
  for (const type of ['pageshow', 'storage']) addEventListener(type, () => look(false));
  document.addEventListener('DOMContentLoaded', putAll);
}
