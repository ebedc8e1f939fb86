import { hoursInWords } from './hours';
import type { Claims } from './schemas/claims';
import type { Promises } from './schemas/promises';
import type { Site } from './schemas/site';
import type { Facts } from './references';

/** Adds the period at the end of a sentence, unless the text ends with one, as a company's name with `Inc.` does. */
export const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** The business phone for `tel:` links and structured data: `+19725550100`. */
export function telephoneNumber(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

/**
 * A claim's readings by name, `default` first. If the owner has switched it on, numbers of years are computed from the
 * founding year, and the text around the number stays: `35+` becomes `38+`.
 * @param year the year of the build
 */
function readingsOf(
  { default: usual, readings, countsYears }: Claims['claims'][string],
  founding: Claims['founding'],
  year: number,
): Record<string, string> {
  const all = { default: usual, ...readings };
  if (!countsYears || !founding.computeYears) return all;
  return Object.fromEntries(
    Object.entries(all).map(([name, text]) => [name, text.replace(/\d+/, String(year - founding.year))]),
  );
}

/**
 * Everything that a content text can refer to by name.
 * @param site the business
 * @param claims what it says about itself
 * @param promises how it promises to work; a promise that the owner has not confirmed has its wording for 'no'
 * @param builtAt the time of the build, for the copyright year
 */
export function factsOf(site: Site, claims: Claims, promises: Promises, builtAt: Date): Facts {
  const year = builtAt.getFullYear();
  return {
    site: {
      name: site.name,
      shortName: site.shortName,
      legalName: site.legalName,
      tagline: site.tagline,
      phone: site.phone,
      email: site.email,
      address: { ...site.address },
      license: { ...site.license },
      hours: hoursInWords(site.hours),
      payments: site.payments.join(', '),
      reviews: { ...site.reviews },
      accreditation: site.accreditation.name,
      consentLink: site.consent.link,
      clickIdTime: clickIdTime(site.clickIdDays),
    },
    claim: Object.fromEntries(
      Object.entries(claims.claims).map(([name, claim]) => [name, readingsOf(claim, claims.founding, year)]),
    ),
    promise: Object.fromEntries(
      Object.entries(promises.promises).map(([name, { answer, wordings }]) => [
        name,
        Object.fromEntries(
          Object.entries(wordings).map(([wording, { yes, no }]) => [wording, answer === 'yes' ? yes : no]),
        ),
      ]),
    ),
    founding: { year: String(claims.founding.year) },
    build: { year: String(year) },
  };
}

/**
 * How long a browser remembers an ad, in words for the privacy page.
 * @param days 0 for only the current visit
 */
const clickIdTime = (days: number): string =>
  days === 0 ? 'while your visit lasts' : `for ${days} ${days === 1 ? 'day' : 'days'}`;
