/**
 * A time of day as people in Texas write it: `6:00 PM`.
 * @param time with 24 hours, as in `18:00`
 */
export function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`;
}
