const weekdayNumbers: Record<string, number> = { mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6, sun: 7 };

/** A time of day, a day of the week, or a number such as `15,000` or `$10k`. */
const quantity =
  /\b(\d{1,2})(?::(\d\d))?\s?([ap])\.?m\b|\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?s?\b|\$?\d[\d,]*(?:\.\d+)?k?/gi;

/**
 * The numbers, times and days in a text, in order and normalized: `5.0` equals `5`, and `8:00 AM` equals `8AM`. Days
 * that the text calls closed are left out, because a shorter text need not mention them.
 */
export function valuesIn(text: string): string[] {
  return Array.from(
    text.replaceAll(/\bclosed [a-z, ]+/gi, '').matchAll(quantity),
    ([words, hour, minute = '0', half, day]) => {
      if (day) return `day ${weekdayNumbers[day.toLowerCase()]}`;
      if (hour) {
        const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
        return `minute ${((Number(hour) % 12) + afternoon) * 60 + Number(minute)}`;
      }
      const thousands = /k$/i.test(words) ? 1000 : 1;
      return String(Number(words.replaceAll(/[$,k]/gi, '')) * thousands);
    },
  );
}

/**
 * Whether a reading of a claim contradicts the default one: it has other numbers, times or days. A reading without any
 * does not contradict, and neither does one that has more of them after the same ones.
 */
export function saysSomethingElse(reading: string, usual: string): boolean {
  const [own, other] = [valuesIn(reading), valuesIn(usual)];
  if (own.length === 0) return false;
  if (other.length === 0) return true;
  return own.some((value, index) => index < other.length && value !== other[index]);
}
