import { readConsent } from './consent';
import { reporter, tracker, type EventParameters } from './report-event';
import { keysOf, readJson, removeItem, writeItem, EVENT_PREFIX } from './storage';

/** An event as `report-event.ts` stores it. */
type StoredEvent = [name: string, parameters: EventParameters];

const reported = new Set<string>();

const waiting = (): string[] => keysOf('sessionStorage', EVENT_PREFIX);
const read = (key: string): StoredEvent => readJson<StoredEvent>('sessionStorage', key) ?? ['', {}];

/** Reports an event to the tag: once at most, but a conversion, which has an id, until the tag has sent it. */
function report(key: string): void {
  if (reported.has(key)) return;
  const [name, parameters] = read(key);
  const forget = () => removeItem('sessionStorage', key);
  reported.add(key);
  if (name !== 'conversion') forget();
  tracker()?.('event', name, name === 'conversion' ? { ...parameters, event_callback: forget } : parameters);
}

/** The tag has arrived: reports the events that have waited for it on this page and on earlier ones of the tab. */
export function reportWaiting(): void {
  reporter.report = report;
  forgetPersonal();
  waiting().forEach(report);
}

/** Takes what is personal out of the events that wait, unless the visitor has said yes. */
export function forgetPersonal(): void {
  if (readConsent() === 'granted') return;
  for (const key of waiting()) {
    const [name, { user_data: _personal, ...parameters }] = read(key);
    // Also where storage is full, a shorter text still fits.
    writeItem('sessionStorage', key, JSON.stringify([name, parameters]));
  }
}
