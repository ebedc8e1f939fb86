/** Replaces an element's content by a page of another host on request, before which that host gets no request. */
class InPlace extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('[data-in-place]')?.addEventListener('click', (event) => {
      event.preventDefault();
      this.open();
    });
  }

  /** Takes the size of what it replaces, so that nothing on the page moves, unless `data-height` asks for more. */
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
