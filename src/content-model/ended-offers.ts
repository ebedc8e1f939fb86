import { dayAt, factsOf, type Sayings } from './facts';
import { localeOf } from './languages';
import { resolveReferences } from './references';

/** A text that changes when an offer ends: the end in milliseconds since 1970, the text until then, and from then on. */
export type EndingText = readonly [end: number, shown: string, then: string];

const HOUR = 60 * 60 * 1000;

/** The moment at which a day ends in the office's time zone. */
export function endOfDay(day: string, timeZone: string): number {
  // No time zone is more than 14 hours ahead of UTC, and midnight is at a whole hour where the clocks change.
  let moment = Date.parse(`${day}T00:00:00Z`) - 14 * HOUR;
  while (dayAt(new Date(moment), timeZone) <= day) moment += HOUR;
  return moment;
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

/**
 * The texts of content that change when an offer ends, so that a page that was built before can change in the browser.
 * @param content entries as written
 * @param builtAt the time of the build
 * @param locale of the language of the texts
 */
export function endingTexts(
  content: readonly unknown[],
  said: Sayings,
  builtAt: Date,
  locale: string = localeOf(undefined),
): EndingText[] {
  const today = dayAt(builtAt, said.site.timeZone);
  const days = [...new Set(Object.values(said.offers.offers).flatMap(({ until }) => until ?? []))]
    .filter((day) => day >= today)
    .sort();
  if (days.length === 0) return [];
  const texts = [...new Set(content.flatMap(textsIn).filter((text) => text.includes('{{')))];
  return days.flatMap((day) => {
    const end = endOfDay(day, said.site.timeZone);
    const [before, after] = [end - 1, end].map((moment) => factsOf(said, new Date(moment), locale));
    if (!before || !after) return [];
    return texts.flatMap((text): EndingText[] => {
      const [shown, then] = [before, after].map((facts) => resolveReferences(text, facts, ''));
      return shown && then !== undefined && shown !== then ? [[end, shown, then]] : [];
    });
  });
}
