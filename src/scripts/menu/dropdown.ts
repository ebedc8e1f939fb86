/** Milliseconds of hovering before a dropdown opens, and of absence before it closes (specification section 9). */
const OPEN_DELAY_MS = 200;
const CLOSE_DELAY_MS = 150;
/** For so many milliseconds after one dropdown closed, the next opens at once. */
const SKIP_DELAY_MS = 300;

/**
 * `<menu-dropdown>`: a `button[aria-expanded]` and the `[data-panel]` after it, a disclosure as the ARIA practices
 * have it for navigation. A pointer opens it by resting on it, everyone else by pressing the button.
 */
export class MenuDropdown extends HTMLElement {
  /** When a dropdown of the page last closed, in milliseconds since the page began. */
  static #lastClosed = -Infinity;
  /** The one that is open. */
  static #current: MenuDropdown | undefined;
  /** The one that the mouse is on, its panel included. */
  static #hovered: MenuDropdown | undefined;
  readonly #events = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Opened by a press: then a pointer that leaves does not close it. */
  #pinned = false;
  /** How far down the window the pointer was last seen, in pixels. */
  #lastY = 0;

  connectedCallback(): void {
    const { signal } = this.#events;
    // Tells the styles that hovering is no longer theirs.
    this.dataset.ready = '';
    this.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && this.#enter(), {
      signal,
    });
    this.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && this.#leave(), {
      signal,
    });
    this.addEventListener(
      'click',
      ({ target }) => {
        if (this.#button.contains(target as Node)) this.#press();
      },
      { signal },
    );
    this.addEventListener('keydown', (event) => this.#key(event), { signal });
    this.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget && !this.contains(relatedTarget as Node) && this.close(),
      { signal },
    );
    document.addEventListener('pointermove', ({ clientY }) => this.#follow(clientY), { signal });
    document.addEventListener('pointerdown', ({ target }) => !this.contains(target as Node) && this.close(), {
      signal,
    });
    // The pointer that fetched this script may rest on it already; its `pointerenter` has been and gone.
    if (matchMedia('(hover: hover)').matches && this.matches(':hover')) this.#enter();
  }

  disconnectedCallback(): void {
    this.#events.abort();
  }

  /** Shows the panel and closes the one that was open. */
  open(): void {
    clearTimeout(this.#timer);
    if (MenuDropdown.#current !== this) MenuDropdown.#current?.close();
    MenuDropdown.#current = this;
    this.#button.setAttribute('aria-expanded', 'true');
  }

  /** Hides the panel, if it shows. */
  close(): void {
    clearTimeout(this.#timer);
    if (!this.#isOpen) return;
    MenuDropdown.#current = undefined;
    this.#pinned = false;
    MenuDropdown.#lastClosed = performance.now();
    this.#button.setAttribute('aria-expanded', 'false');
  }

  get #button(): HTMLButtonElement {
    return this.querySelector('button')!;
  }

  get #panel(): HTMLElement {
    return this.querySelector('[data-panel]')!;
  }

  get #isOpen(): boolean {
    return MenuDropdown.#current === this;
  }

  #enter(): void {
    clearTimeout(this.#timer);
    MenuDropdown.#hovered = this;
    const current = MenuDropdown.#current;
    if (current === this) return;
    if (current) current.#giveWay();
    else if (performance.now() - MenuDropdown.#lastClosed < SKIP_DELAY_MS) this.open();
    else this.#timer = setTimeout(() => this.open(), OPEN_DELAY_MS);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    MenuDropdown.#hovered = undefined;
    if (this.#isOpen) this.#giveWay();
  }

  /**
   * The mouse has left an open dropdown, perhaps for another one: after the closing delay that one opens instead. The
   * straight way from a button to a link at the far side of its panel crosses the buttons beside it, so the delay
   * begins anew with each move that comes nearer to the panel (`#follow`).
   */
  #giveWay(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const next = MenuDropdown.#hovered;
      if (next) next.open();
      else if (!this.#pinned) this.close();
    }, CLOSE_DELAY_MS);
  }

  #follow(y: number): void {
    const isNearer = y > this.#lastY;
    this.#lastY = y;
    if (!isNearer || !this.#isOpen || MenuDropdown.#hovered === this) return;
    if (y < this.#panel.getBoundingClientRect().top) this.#giveWay();
  }

  /** A press on a panel that hovering has just opened means 'keep it', not 'close it'. */
  #press(): void {
    if (this.#isOpen && this.#pinned) return this.close();
    this.open();
    this.#pinned = true;
  }

  #key(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Escape' && this.#isOpen) {
      this.close();
      this.#button.focus();
      return;
    }
    const links = [...this.querySelectorAll<HTMLElement>('[data-panel] a')];
    const at = links.indexOf(event.target as HTMLElement);
    // Upwards from the button (-1), as from the first link, is the last one.
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: links.length - 1 }[key];
    // On the button itself Home and End scroll the page, as anywhere.
    if (next === undefined || (at < 0 && !key.startsWith('Arrow'))) return;
    event.preventDefault();
    this.open();
    this.#pinned = true;
    links.at(next % links.length)?.focus();
  }
}
