import type { ConditionalNumber } from '@/content/call-numbers';
import type { Touch } from '@/leads/types';
import type { CallNumberOfVisit } from './after-yes';

/*
 * The functions below are written into pages as text (`layouts/call-numbers.ts`), so that they run before the first
 * paint. They must not use anything from outside of themselves: it would not be there.
 */

/**
 * The number for a click on an ad. Values are compared as text, without regard to case, as `attribution.ts` cleans them.
 * @param numbers the most specific one first
 * @param click where the visitor came from: path and parameters
 */
export function numberFor(numbers: readonly ConditionalNumber[], click: object): string | undefined {
  return numbers.find(([, conditions]) =>
    conditions.every(([parameter, values]) => {
      const value = String((click as Record<string, unknown>)[parameter] ?? '')
        .replace(/\p{Cc}/gu, '')
        .trim();
      return values.length ? values.includes(value.toLowerCase()) : value;
    }),
  )?.[0];
}

/**
 * Shows one number in the whole visit: in links, texts, names for screen readers and the data of scripts. It works on
 * what the build has marked, and never searches the page for numbers.
 *
 * An observer replaces the number in what the parser, or later a script, has added. A browser calls it before it paints,
 * so no frame shows the other number. It is the number of the last click on an ad. `attribution.ts` stores the click only
 * after the paint, and a visitor may be on the next page by then: so this script keeps the click's number for the
 * visit, and the newer of the two counts. Without a click it is the number of the landing page on which the visit began.
 * @param numbers the most specific one first
 */
export function showCallNumber(
  choose: typeof numberFor,
  adParameter: RegExp,
  main: string,
  numbers: readonly ConditionalNumber[],
): void {
  /** What the storage areas hold: `attribution.ts` keeps the click for some days, this script its number for the visit. */
  interface Stored {
    /** The last page view, milliseconds since 1970. */
    seen: number;
    /** The last click, and how long it is kept after its visit, in days. */
    last?: Touch;
    days?: number;
    /** When the last click was, and its number, if it has one. */
    at: string;
    ad?: string | undefined;
    /** The number of the landing page on which the visit began. */
    page?: string | false | undefined;
    /** The number that calls are forwarded from, and ours that they are forwarded to. */
    forwarding?: string | undefined;
    to?: string;
  }
  const areas = ['sessionStorage', 'localStorage'] as const;
  /** `NodeFilter.SHOW_TEXT`, in fewer bytes. */
  const SHOW_TEXT = 4;
  /** The number of a landing page that has one of its own. */
  const pageNumber = document.documentElement.dataset.own;
  /** The number in this page's HTML. */
  const htmlNumber = pageNumber ?? main;
  /** Whether no storage can keep the number of the visit: then each page has that of its address. */
  let isLost = false;

  /** What holds of it. In an open tab a visit lasts a day; in others, half an hour. */
  const read = () => {
    const valid: Stored[] = [];
    for (const area of areas)
      for (const name of ['attribution', 'call-number'])
        try {
          const stored = JSON.parse(window[area][name] ?? '{}') as Stored;
          const { seen, last, days = 0 } = stored;
          const isWithin = (most: number, since: number | string) => {
            const age = (Date.now() - +new Date(since)) / 864e5;
            return age >= 0 && age < most;
          };
          const mayKeep =
            !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
            localStorage.consent !== 'denied';
          if (!mayKeep) delete stored.forwarding;
          if (isWithin(area < 'm' ? 1 / 48 : 1, seen) || (last && mayKeep && isWithin(days, last.at)))
            valid.push(last ? { ...stored, at: last.at, ad: choose(numbers, last) } : stored);
        } catch {
          // Blocked, or not ours.
        }
    return valid;
  };

  const before = read();
  const parameters: Record<string, string> = { path: location.pathname };
  let isNew: boolean | undefined;
  for (const [name, value] of new URLSearchParams(location.search))
    if (adParameter.test(name) && value) {
      parameters[name] ??= value;
      // What has no underscore in its name is the id of one click; a link with `utm_*` can be pressed again.
      if (name.includes('_')) isNew ??= true;
      else isNew = !JSON.stringify(before).includes(`"${value}"`);
    }
  const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
  const click =
    isNew && !(before[0] && /reload|back/.test(navigation.type))
      ? { at: new Date().toISOString(), ad: choose(numbers, parameters) }
      : { at: '' };

  /** The numbers that the page has shown, as people write them. */
  const shown = new Set([htmlNumber]);
  let number = htmlNumber;
  let ours = htmlNumber;
  const digits = (phone: string) => phone.replace(/\D/g, '');
  /** Replaces the number in an attribute or a text. */
  const replace = (node: Node): string => {
    const text = node.nodeValue!;
    // Contact cards and codes are files, which there are for our own numbers only.
    const phone = /(vcf|svg)$/.test(text) ? ours : number;
    let replaced = text;
    for (const one of shown)
      replaced = replaced.replaceAll(one, phone).replaceAll(digits(one), digits(phone));
    if (replaced !== text) node.nodeValue = replaced;
    return replaced;
  };
  const put = (element: HTMLElement): void => {
    for (const attribute of element.attributes) replace(attribute);
    const texts = document.createTreeWalker(element, SHOW_TEXT);
    let isPart = false;
    while (texts.nextNode()) {
      // The parser has only the beginning of a number yet.
      isPart = /\(\d[\d) -]{0,11}$/.test(replace(texts.currentNode)) && document.readyState === 'loading';
    }
    element.style.visibility = isPart ? 'hidden' : '';
  };
  const putAll = () => document.querySelectorAll<HTMLElement>('[data-call],[data-number]').forEach(put);
  const observer = new MutationObserver(putAll);

  const look = (given?: string): void => {
    const stored = read();
    const page =
      stored.find((one) => one.page)?.page ??
      // A page that was opened from another one of ours is not the beginning.
      ((isLost || !document.referrer.startsWith(origin)) && pageNumber);
    const { at, ad } = [...stored, click].reduce((last, one) => (one.at > last.at ? one : last));
    ours =
      numbers.find(([phone]) => phone === ad)?.[0] ?? numbers.find(([phone]) => phone === page)?.[0] ?? main;
    const forwarding = given ?? stored.find(({ to }) => to === ours)?.forwarding;
    number = forwarding ?? ours;
    let isStored = isLost;
    for (const area of areas)
      try {
        window[area]['call-number'] = JSON.stringify({
          at,
          ad,
          page,
          forwarding,
          to: ours,
          seen: Date.now(),
        });
        isStored = true;
      } catch {
        // Blocked or full.
      }
    if (!isStored) {
      isLost = true;
      return look(given);
    }
    shown.add(number);
    if (shown.size < 2) return;
    putAll();
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  };
  look();
  (window as { callNumber?: CallNumberOfVisit }).callNumber = (forwarding) => {
    if (forwarding) look(forwarding);
    return number === ours && ours;
  };
  // Also when the rest of the page is there, when it comes back, and when another tab has seen a later click.
  document.onreadystatechange = onpageshow = onstorage = () => look();
}
