import { whatHappensNow, type NowPlace, type OfficeTimes } from '@/content/hours/open-now';
import { askTheTime, clockAhead } from '@/leads/clock';
import { fetchPageData, pageData } from '@/lib/page-data';

/** The line names a time, so it is updated this often, in milliseconds. */
const MINUTE_MS = 60_000;

function say(...lines: HTMLElement[]): void {
  const times = pageData<OfficeTimes>('office-times');
  const ahead = clockAhead();
  if (!times || ahead === undefined) return;
  const now = new Date(Date.now() + ahead);
  const state = whatHappensNow(now, times, -now.getTimezoneOffset());
  if (!state) return;
  // Keeps the height where the previous sentence took more lines. All are measured before any changes, because each
  // would be a layout of its own; and none in a dialog, where nobody has seen it yet: asking for `innerHeight` is enough
  // for a layout. Not by `checkVisibility`, which styles and lays out what the browser skips below the view.
  const heights = lines.map((line) => {
    const section = line.closest('[data-section]');
    return section && section.getBoundingClientRect().top < innerHeight && line.offsetHeight;
  });
  lines.forEach((line, index) => {
    if (heights[index]) line.style.minHeight ||= `${heights[index]}px`;
    line.textContent = state.say(line.dataset.say as NowPlace);
    line.classList.toggle('is-open', state.open);
  });
}

const sayAll = (): void => say(...document.querySelectorAll<HTMLElement>('open-now'));

/** A promise, so it follows the server's clock. Without an answer the HTML's sentence stays, which is always true. */
const ask = (): void =>
  void Promise.all([askTheTime(), fetchPageData('office-times')]).then(sayAll, () => undefined);

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
