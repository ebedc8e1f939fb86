import type { OpeningHoursSpecification } from 'schema-dts';
import { periodsOf } from '@/content/hours/seasons';
import type { Site } from '@/content/schemas/site';

/**
 * When the office is open, one specification for each group of days with the same hours, with their dates if there are
 * seasons. Search engines treat days that are not listed as closed.
 */
export const openingHours = (
  site: Pick<Site, 'hours' | 'seasons'>,
): readonly Exclude<OpeningHoursSpecification, string>[] =>
  periodsOf(site).flatMap(({ from, until, hours }) =>
    hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      ...(from && { validFrom: from }),
      ...(until && { validThrough: until }),
      dayOfWeek: [...days],
      opens,
      closes,
    })),
  );

/** Days off: search engines read midnight to midnight of a day as closed all day (Search Central, 'Local business'). */
export const closedDays = (
  holidays: Site['holidays'],
): readonly Exclude<OpeningHoursSpecification, string>[] =>
  holidays.map(({ date, name }) => ({
    '@type': 'OpeningHoursSpecification',
    name,
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  }));
