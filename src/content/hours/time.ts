/**
 * A time of day in words, in Texas: `6:00 PM`; in Spanish `6:00 p. m.`, as the academies write it, on one line.
 * @param time with 24 hours, as in `18:00`
 * @param locale of the page's language
 */
export function timeInWords(time: string, locale: string): string {
  const words = new Date(`1970-01-01T${time}Z`).toLocaleTimeString(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  // Versions of ICU differ in the kind of space.
  return words.replace(/\s/, ' ').replace(/ ([ap])\.\s?m\./, '\u00A0$1.\u00A0m.');
}
