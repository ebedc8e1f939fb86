/** From this width on, the links stand in the header itself (specification section 9: breakpoint 768 px). */
const WIDE = '(min-width: 768px)';

/**
 * `<site-menu>`: a `button[aria-expanded]` that shows the `[data-panel]` beside it. It closes on Escape, a press
 * elsewhere, a chosen link, and when the focus moves to the page below, so that no focused element is covered
 * (WCAG 2.4.11). The page is not made `inert`: that restyles every element, which is slow on a cheap phone.
 */
export class SiteMenu extends HTMLElement {
  readonly #events = new AbortController();

  connectedCallback(): void {
    const { signal } = this.#events;
    this.addEventListener(
      'click',
      ({ target }) => {
        if (this.#button.contains(target as Node)) this.#set(!this.#isOpen);
        else if ((target as Element).closest('a')) this.#set(false);
      },
      { signal },
    );
    this.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !this.#isOpen) return;
        this.#set(false);
        this.#button.focus();
      },
      { signal },
    );
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(
        type,
        ({ target }) => !this.contains(target as Node) && this.#isOpen && this.#set(false),
        { signal },
      );
    matchMedia(WIDE).addEventListener('change', () => this.#set(false), { signal });
    // A page that comes back from the back/forward cache comes back with its menu closed.
    addEventListener('pagehide', () => this.#set(false), { signal });
  }

  disconnectedCallback(): void {
    this.#events.abort();
  }

  get #button(): HTMLButtonElement {
    return this.querySelector('button')!;
  }

  get #isOpen(): boolean {
    return this.#button.getAttribute('aria-expanded') === 'true';
  }

  #set(open: boolean): void {
    this.#button.setAttribute('aria-expanded', String(open));
    this.querySelector<HTMLElement>('[data-panel]')!.hidden = !open;
  }
}
