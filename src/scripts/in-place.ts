/**
 * Puts a page of another host (the street map, the owner's scheduler) in the place of what stands in the element, when
 * the visitor asks for it and not before: until then no other host learns that the page was opened (design,
 * 'Budgets': no third-party request on load).
 */
class InPlace extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('[data-in-place]')?.addEventListener('click', (event) => {
      event.preventDefault();
      this.open();
    });
  }

  /** Takes the size of what stood there, so that nothing on the page moves, unless `data-height` asks for more room. */
  open(): void {
    const { src, title, height } = this.dataset;
    if (!src) return;
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.title = title ?? '';
    frame.width = String(this.clientWidth);
    frame.height = height ?? String(this.clientHeight);
    frame.className = 'block w-full rounded-lg';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    this.replaceChildren(frame);
    frame.focus();
  }
}

customElements.define('in-place', InPlace);

export {};
