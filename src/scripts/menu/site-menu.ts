/** From here on the links stand in the header itself (specification section 9: breakpoint 768 px). */
const WIDE = '(min-width: 768px)';

/**
 * `<site-menu>`: a `button[aria-expanded]` that shows the `[data-panel]` beside it. Escape, a press elsewhere
 * and choosing a link close it; while it shows, the rest of the page is out of reach (WCAG 2.4.3, 2.1.2).
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
    document.addEventListener(
      'pointerdown',
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
    // Everything beside the header; the header's own logo and phone number stay of use.
    const header = this.closest('header') ?? this;
    for (const sibling of header.parentElement?.children ?? [])
      if (sibling !== header && sibling instanceof HTMLElement) sibling.inert = open;
  }
}
