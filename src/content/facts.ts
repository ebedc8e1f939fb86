import { fill } from '../lib/fill';
import { mapValues } from '../lib/map-values';
import { isState, stateOf } from '../map/geography/states';
import { hoursInWords, timeInWords } from './hours/hours';
import { beginOf, dayAt, endOf } from './hours/moments';
import { hoursOn } from './hours/seasons';
import type { Claims, InterfaceWords, Offer, Offers, PricedJob, Promises, Site } from './types';
import { localeOf } from './languages';
import type { Facts } from './references';

/** Adds the period at the end of a sentence, unless the text ends with one, as a company's name with `Inc.` does. */
export const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/**
 * A claim's readings by name, `default` first. A claim about the night has the readings for what `night` in
 * `content/site.json` says. With `founding.computeYears`, a number of years is computed from the founding year, and the
 * text around it stays: `35+` becomes `38+`.
 */
function readingsOf(
  { default: usual, readings, byNight, countsYears }: Claims['claims'][string],
  founding: Claims['founding'],
  night: Site['night'],
  year: number,
): Record<string, string> {
  const all = { default: usual, ...readings, ...(night && byNight[night]) };
  if (!countsYears || !founding.computeYears) return all;
  return mapValues(all, (text) => text.replace(/\d+/, String(year - founding.year)));
}

/** What a company says of itself, and the words in which dates and prices are said: five files of content. */
export interface BusinessFacts {
  site: Site;
  claims: Claims;
  /** How it promises to work. A promise that the owner has not confirmed is an empty text. */
  promises: Promises;
  /** What it offers. An offer that has not begun or is over is an empty text. */
  offers: Offers;
  interface: Pick<InterfaceWords, 'hours' | 'offers' | 'clickIds' | 'consent' | 'now'>;
}

/** These facts without any promise and offer, as they may be one day: pages must read well then, too. */
export const withoutPromises = ({ promises, offers, ...rest }: BusinessFacts): BusinessFacts => ({
  ...rest,
  promises: { promises: mapValues(promises.promises, (promise) => ({ ...promise, answer: 'no' })) },
  offers: { offers: mapValues(offers.offers, (offer) => ({ ...offer, until: '1970-01-01' })) },
});

/** Whether an offer holds at a moment. */
export const holdsAt = (
  { from, until }: Pick<Offer, 'from' | 'until'>,
  at: Date,
  timeZone: string,
): boolean =>
  (from === undefined || beginOf(from, timeZone) <= at.getTime()) &&
  (until === undefined || at.getTime() < endOf(until, timeZone));

/** A day as in `May 31, 2027`; with a time of day, `May 31, 2027, 5:00 PM`. */
export function dayInWords(dayAndTime: string, locale: string): string {
  const [day, time] = dayAndTime.split('T');
  const words = new Date(`${day}T12:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return time === undefined ? words : `${words}, ${timeInWords(time, locale)}`;
}

/** A price as in `$1,200`. */
export const inDollars = (price: number, locale: string): string => `$${price.toLocaleString(locale)}`;

function wordingsOf(
  offer: Offer,
  holds: boolean,
  words: InterfaceWords['offers'],
  locale: string,
): Record<string, string> {
  const { title, price, includes = '', condition, excludes = '', line, until, wordings, otherwise } = offer;
  const all = {
    title,
    price: price === 0 ? words.free : inDollars(price, locale),
    includes,
    condition,
    excludes,
    default: line,
    line,
    until: until ? dayInWords(until, locale) : '',
    ...wordings,
  };
  return holds ? all : { ...mapValues(all, () => ''), ...otherwise };
}

/**
 * Everything that a content text can refer to by name.
 * @param builtAt the time of the build, for the copyright year, for seasons, and for offers that end
 */
export function factsOf(
  { site, claims, promises, offers, interface: words }: BusinessFacts,
  builtAt: Date,
  locale: string = localeOf(undefined),
): Facts {
  const year = builtAt.getFullYear();
  return {
    site: {
      name: site.name,
      shortName: site.shortName,
      legalName: site.legalName,
      tagline: site.tagline,
      phone: site.phone,
      email: site.email,
      areaCode: site.phone.slice(1, 4),
      address: { ...site.address },
      state: isState(site.address.region) ? stateOf(site.address.region).name : '',
      license: { ...site.license },
      hours: hoursInWords(hoursOn(site, dayAt(builtAt, site.timeZone)), words.hours, locale),
      payments: new Intl.ListFormat(locale).format(site.payments),
      reviews: { ...site.reviews },
      ...(site.accreditation && { accreditation: site.accreditation.name }),
      consentLink: words.consent.link,
      clickIdTime: clickIdTime(site.clickIdDays, words.clickIds),
    },
    claim: mapValues(claims.claims, (claim) => readingsOf(claim, claims.founding, site.night, year)),
    promise: mapValues(promises.promises, ({ answer, wordings, otherwise }) =>
      mapValues(wordings, (yes, name) => (answer === 'yes' ? yes : (otherwise?.wordings[name] ?? ''))),
    ),
    offer: mapValues(offers.offers, (offer) =>
      wordingsOf(offer, holdsAt(offer, builtAt, site.timeZone), words.offers, locale),
    ),
    founding: { year: String(claims.founding.year) },
    build: { year: String(year) },
  };
}

/**
 * How long a browser remembers an ad, in words for the privacy page.
 * @param days 0 for only the current visit
 */
const clickIdTime = (days: number, words: InterfaceWords['clickIds']): string =>
  days === 0 ? words.visit : days === 1 ? words.one : fill(words.days, { days });

/** A price range as text: `$150–$300`, or `$99` if both prices are the same. */
export const priceRange = ({ from, to }: Pick<PricedJob, 'from' | 'to'>, locale: string): string =>
  [...new Set([from, to])].map((price) => inDollars(price, locale)).join('–');
