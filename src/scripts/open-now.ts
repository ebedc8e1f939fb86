import { whatHappensNow, type OfficeTimes } from '@/content-model/open-now';

/** A small file of this site, asked for its answer's date alone. */
const CLOCK = '/robots.txt';

/** The line says until when something is done, so it is looked at again this often, in milliseconds. */
const MINUTE_MS = 60_000;

/** How much the server's clock is ahead of this device's, in milliseconds; not a number while it is not known. */
let ahead = NaN;

function say(line: HTMLElement): void {
  const times = document.querySelector('#office-times')?.textContent;
  if (!times || Number.isNaN(ahead)) return;
  const now = new Date(Date.now() + ahead);
  const state = whatHappensNow(now, JSON.parse(times) as OfficeTimes, -now.getTimezoneOffset());
  if (!state) return;
  // Where the sentence before took more lines, its room is kept.
  line.style.minHeight ||= `${line.offsetHeight}px`;
  line.querySelector('[data-words]')!.textContent = state.words;
  line.querySelector('[data-lamp]')!.classList.toggle('bg-gas', state.open);
}

const sayAll = (): void => document.querySelectorAll<HTMLElement>('open-now').forEach(say);

/**
 * Asks the server what time it is: a phone's clock may be wrong by a day, and what the line says is a promise. Where
 * no answer comes, the sentence in the HTML, which is true at any time, stays.
 */
async function askTheTime(): Promise<void> {
  const { headers } = await fetch(CLOCK, { method: 'HEAD', cache: 'no-store' });
  // A cache on the way says how old its copy of the answer is, in seconds (RFC 9111, section 5.1).
  const date = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000;
  ahead = date - Date.now();
  sayAll();
}

const ask = (): void => void askTheTime().catch(() => undefined);

// An element of its own, so that a line that comes later, in a dialog, is filled in too.
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
// A page that was left open overnight, on a phone that was away.
document.addEventListener('visibilitychange', ask);
