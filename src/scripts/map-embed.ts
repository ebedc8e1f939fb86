/**
 * Puts the embedded map in the place of the drawn one when the visitor asks for it, and not before: until
 * then no other host learns that the page was opened (design, 'Budgets': no third-party request on load).
 */
class MapEmbed extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('[data-map-open]')?.addEventListener('click', (event) => {
      event.preventDefault();
      this.open();
    });
  }

  /** Takes the drawn map's size, so that nothing on the page moves. */
  open(): void {
    const { src, title } = this.dataset;
    if (!src) return;
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.title = title ?? 'Map';
    frame.width = String(this.clientWidth);
    frame.height = String(this.clientHeight);
    frame.className = 'block w-full rounded-lg';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    this.replaceChildren(frame);
    frame.focus();
  }
}

customElements.define('map-embed', MapEmbed);

export {};
