import { openNow, type OpeningTimes } from '@/content-model/open-now';

/** Says on every open-now line of the page whether the office is open; the clock is asked once for all of them. */
function look(): void {
  const lines = document.querySelectorAll<HTMLElement>('open-now');
  const state = openNow(new Date(), JSON.parse(lines[0]?.dataset.times ?? '{}') as OpeningTimes);
  if (!state) return;
  for (const line of lines) {
    line.querySelector('[data-words]')!.textContent = state;
    line.querySelector('[data-lamp]')!.classList.toggle('bg-gas', state.startsWith('Open'));
  }
}

if (document.querySelector('open-now')) {
  look();
  // A page that was left open over night must not say 'Open until 6:00 PM' in the morning.
  document.addEventListener('visibilitychange', look);
}
