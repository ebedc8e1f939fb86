/** A small file of this site; only the date header of its answer is used. */
const CLOCK = '/robots.txt';

/** Smaller differences between two clocks do not matter to anybody, in milliseconds. */
const TOLERANCE_MS = 60_000;

let ahead: number | undefined;

/** How far the server's clock is ahead of this one, in milliseconds, by the minute; undefined until it has said. */
export const clockAhead = (): number | undefined => ahead;

/** Asks the server for the time, as a device's clock may be wrong by days. @returns whether the site was reached */
export async function askTheTime(): Promise<boolean> {
  try {
    const { headers } = await fetch(CLOCK, { method: 'HEAD', cache: 'no-store' });
    // `Age`: how old a cached answer is, in seconds (RFC 9111, section 5.1).
    const difference = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000 - Date.now();
    if (!isNaN(difference)) ahead = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
    return true;
  } catch {
    return false;
  }
}
