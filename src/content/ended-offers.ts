import { hoursInWords, weeklyHours } from './hours/hours';
import { hoursOn, periodsOf } from './hours/seasons';
import { factsOf, type BusinessFacts } from './facts';
import { beginOf, dayAt, endOf } from './hours/moments';
import { localeOf } from './languages';
import { resolveReferences } from './references';
import type { Site } from './schemas/site';

/** A text that changes when an offer begins or ends: when, in milliseconds since 1970, the text until then, and from then on. */
export type EndingText = readonly [at: number, shown: string, then: string];

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

/**
 * The texts of content that change when an offer begins or ends, so that a page that was built before can change in the
 * browser. Where a page says nothing until an offer begins, it says it with the next build.
 * @param content entries as written
 * @param builtAt the time of the build
 * @param locale of the language of the texts
 */
export function endingTexts(
  content: readonly unknown[],
  said: BusinessFacts,
  builtAt: Date,
  locale: string = localeOf(undefined),
): EndingText[] {
  const { timeZone } = said.site;
  const all = Object.values(said.offers.offers).flatMap(({ from, until }) => [
    ...(from ? [beginOf(from, timeZone)] : []),
    ...(until ? [endOf(until, timeZone)] : []),
  ]);
  const moments = [...new Set(all)].filter((moment) => moment > builtAt.getTime()).sort((a, b) => a - b);
  if (moments.length === 0) return [];
  const texts = [...new Set(content.flatMap(textsIn).filter((text) => text.includes('{{')))];
  return moments.flatMap((end) => {
    const [before, after] = [end - 1, end].map((moment) => factsOf(said, new Date(moment), locale));
    if (!before || !after) return [];
    return texts.flatMap((text): EndingText[] => {
      const [shown, then] = [before, after].map((facts) => resolveReferences(text, facts, ''));
      return shown && then !== undefined && shown !== then ? [[end, shown, then]] : [];
    });
  });
}

/**
 * Other hours of the office: when they begin, in milliseconds since 1970, the old hours in words with the new ones, the
 * longest first, and of each day of the week its hours and whether it is closed.
 */
export type ChangingHours = readonly [
  at: number,
  words: readonly (readonly [shown: string, then: string])[],
  week: readonly (readonly [hours: string, isClosed: boolean])[],
];

/** The changes of the office's hours after a build, so that a page that was built before can change in the browser. */
export function changingHours(
  { site, interface: { hours: words } }: Pick<BusinessFacts, 'site' | 'interface'>,
  builtAt: Date,
  locale: string = localeOf(undefined),
): ChangingHours[] {
  const today = dayAt(builtAt, site.timeZone);
  const inWords = (hours: Site['hours']) => Object.values(hoursInWords(hours, words, locale));
  let shown = inWords(hoursOn(site, today));
  return periodsOf(site).flatMap(({ from, hours }): ChangingHours[] => {
    if (!from || from <= today) return [];
    const then = inWords(hours);
    const pairs = shown
      .map((text, index) => [text, then[index] ?? ''] as const)
      .filter(([before, after]) => before !== after)
      .sort(([one], [other]) => other.length - one.length);
    shown = then;
    const week = weeklyHours(hours, words, locale);
    return [[beginOf(from, site.timeZone), pairs, week.map((day) => [day.hours, day.isClosed] as const)]];
  });
}
