import type { OpeningHoursSpecification } from 'schema-dts';
import type { Site } from '@/content-model/schemas/site';

/**
 * When the office is open, one specification for each group of days with the same hours. Days that are not
 * named are closed, as search engines read them.
 */
export const openingHours = (hours: Site['hours']): readonly Exclude<OpeningHoursSpecification, string>[] =>
  hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...days],
    opens,
    closes,
  }));
