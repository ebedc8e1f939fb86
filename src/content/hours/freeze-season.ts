/**
 * Whether pages link to the page about freezes in their first view: from November to February.
 */
export const isFreezeSeason = (day: string): boolean => /^.{5}(11|12|01|02)/.test(day);
