import { openNow, type OpeningTimes } from '@/content-model/open-now';

/** Says whether the office is open, when the page is shown and whenever it is looked at again. */
class OpenNow extends HTMLElement {
  connectedCallback(): void {
    this.look();
    // A page that was left open over night must not say 'Open until 6:00 PM' in the morning.
    document.addEventListener('visibilitychange', () => this.look());
  }

  look(): void {
    const state = openNow(new Date(), JSON.parse(this.dataset.times ?? '{}') as OpeningTimes);
    const words = this.querySelector('[data-words]');
    if (!state || !words) return;
    words.textContent = state;
    this.querySelector('[data-lamp]')?.classList.toggle('bg-gas', state.startsWith('Open'));
  }
}

customElements.define('open-now', OpenNow);
