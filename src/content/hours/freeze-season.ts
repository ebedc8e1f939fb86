/**
 * Whether pages link to the page about freezes in their first view: from November to February.
 * @param day of the office's clock, ISO, as in `2026-11-29`
 */
export const isFreezeSeason = (day: string): boolean => /^.{5}(11|12|01|02)/.test(day);
