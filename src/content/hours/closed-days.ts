import type { OfficeTimes } from './open-now';

/** Whether the office is closed all day, as on a Sunday or a holiday. */
export function isClosedOn(
  day: string,
  { week: usual, seasons, holidays }: Pick<OfficeTimes, 'week' | 'seasons' | 'holidays'>,
): boolean {
  const week = seasons?.find(([from, until]) => from <= day && day <= until)?.[2] ?? usual;
  return holidays.some(([date]) => date === day) || !week[new Date(day).getUTCDay()]?.length;
}
