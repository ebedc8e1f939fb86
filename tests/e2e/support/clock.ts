import type { Page } from '@playwright/test';
import { officeTimes } from '@/content/hours/office-times';
import { whatHappensNow, type NowPlace } from '@/content/hours/open-now';
import { facts, interfaceText, office } from './facts';

/** The days off of `content/site.json`. */
export const { holidays } = office;

/** The sentence that every line has in the HTML. */
export const alwaysTrue = interfaceText.now.always;

/** What a place must say at a moment to somebody in the office's own zone, by the content's hours. */
export function saysAt(time: Date, place: NowPlace = 'call'): string {
  const times = officeTimes(office, facts, new Date(), interfaceText, 'en-US');
  const minutesAhead = times.clock.find(([until]) => time.getTime() / 60_000 < until)?.[1] ?? 0;
  return whatHappensNow(time, times, minutesAhead)?.say(place) ?? '';
}

/** For visitors in the office's time zone: `test.use({ timezoneId: officeZone })`. */
export const officeZone = office.timeZone;

/** Sets the server's time, with the visitor's clock a day ahead, because pages must use the server's time. */
export async function officeClock(page: Page, time: Date): Promise<void> {
  await page.clock.setFixedTime(new Date(time.getTime() + 24 * 60 * 60 * 1000));
  await page.route('**/robots.txt', (route) =>
    route.fulfill({ status: 200, headers: { date: time.toUTCString() } }),
  );
}
