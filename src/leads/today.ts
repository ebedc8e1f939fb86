/** Today's date on the visitor's device, as a date control writes it: 2026-11-20. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
