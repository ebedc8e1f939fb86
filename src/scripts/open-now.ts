import { whatHappensNow, type OfficeTimes } from '@/content-model/open-now';

/** A small file of this site; only the date header of its answer is used. */
const CLOCK = '/robots.txt';

/** The line names a time, so it is updated this often, in milliseconds. */
const MINUTE_MS = 60_000;

/** How far the server's clock is ahead of this device's, in milliseconds; NaN until it is known. */
let ahead = NaN;

function say(line: HTMLElement): void {
  const times = document.querySelector('#office-times')?.textContent;
  if (!times || Number.isNaN(ahead)) return;
  const now = new Date(Date.now() + ahead);
  const state = whatHappensNow(now, JSON.parse(times) as OfficeTimes, -now.getTimezoneOffset());
  if (!state) return;
  // Keeps the height where the previous sentence took more lines.
  line.style.minHeight ||= `${line.offsetHeight}px`;
  line.querySelector('[data-words]')!.textContent = state.words;
  line.querySelector('[data-lamp]')!.classList.toggle('bg-gas', state.open);
}

const sayAll = (): void => document.querySelectorAll<HTMLElement>('open-now').forEach(say);

/**
 * Asks the server for the time: the device's clock may be wrong, and the line is a promise. Without an answer the
 * sentence in the HTML stays, which is always true.
 */
async function askTheTime(): Promise<void> {
  const { headers } = await fetch(CLOCK, { method: 'HEAD', cache: 'no-store' });
  // `Age`: how old a cached answer is, in seconds (RFC 9111, section 5.1).
  const date = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000;
  ahead = date - Date.now();
  sayAll();
}

const ask = (): void => void askTheTime().catch(() => undefined);

// A custom element, so that a line that is added later, in a dialog, is filled in as well.
customElements.define(
  'open-now',
  class extends HTMLElement {
    connectedCallback(): void {
      say(this);
    }
  },
);
ask();
setInterval(sayAll, MINUTE_MS);
// The page may have been in the background for hours.
document.addEventListener('visibilitychange', ask);
