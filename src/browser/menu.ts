import { isFreezeSeason } from '@/content/hours/freeze-season';
import { officeDay, type OfficeTimes } from '@/content/hours/open-now';
import { clockAhead } from '@/leads/clock';
import { fetchPageData } from '@/lib/page-data';
import { MENU_ENTRY } from './early/menu-entry';
import './grids';

/**
 * What the browser does not do for a menu that is a popover: its button says whether it is open, and it closes when a
 * link of this page is chosen, when the focus moves to the page below, so that no focused element is covered (WCAG
 * 2.4.11), when a window that gets wider shows its links as a bar, and when the visitor leaves, because the page may come
 * back from the back/forward cache.
 */
const menu = document.querySelector<HTMLElement>('header [popover]');

if (menu) {
  const button = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)!;
  /** Whether the page that was chosen in the menu is taking its entry of the history. */
  let isLeaving = false;
  const say = (): void => {
    const isOpen = menu.matches(':popover-open');
    button.ariaExpanded = String(isOpen);
    if (isOpen) isLeaving = false;
    else if (!isLeaving && history.state === MENU_ENTRY) history.back();
  };
  const close = (): void => menu.hidePopover();
  say();
  menu.addEventListener('toggle', say);
  menu.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    // The page that is chosen takes the menu's entry. A call leaves the page where it is.
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented);
    if (isPlain && link.origin === location.origin && history.state === MENU_ENTRY) {
      event.preventDefault();
      isLeaving = true;
      location.replace(link.href);
    }
    close();
  });
  const follow = (): void => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== button && !menu.contains(activeElement)) close();
  };
  document.addEventListener('focusin', follow);
  // The focus may have gone on before this script arrived.
  follow();
  addEventListener('pagehide', close);
  addEventListener('resize', () => button.offsetWidth === 0 && close());
}

/** Milliseconds of hovering before a dropdown opens, and of absence before it closes. */
const OPEN_DELAY_MS = 200;
const CLOSE_DELAY_MS = 150;
/** If another dropdown closed less than this many milliseconds ago, the next one opens without delay. */
const SKIP_DELAY_MS = 300;

/**
 * `<menu-dropdown>`: a `button[aria-expanded]` and the `[data-panel]` after it: a disclosure, as the ARIA
 * practices recommend for navigation. Hovering opens it after a delay, pressing the button at once.
 */
class MenuDropdown extends HTMLElement {
  /** When a dropdown of the page last closed, in milliseconds since the page began. */
  static #lastClosed = -Infinity;
  static #current: MenuDropdown | undefined;
  /** The dropdown under the mouse, panel included. */
  static #hovered: MenuDropdown | undefined;
  readonly #events = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Opened by a press: then it stays open when the pointer leaves. */
  #pinned = false;
  #lastY = 0;

  connectedCallback(): void {
    // Tells the styles that this script handles hovering now.
    this.dataset.ready = '';
    const ifMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
    /** Closes where a press or the focus goes elsewhere. */
    const leave = (to: EventTarget | null) => to && !this.contains(to as Node) && this.close();
    this.addEventListener(
      'pointerenter',
      ifMouse(() => this.#enter()),
      this.#events,
    );
    this.addEventListener(
      'pointerleave',
      ifMouse(() => this.#leave()),
      this.#events,
    );
    const pressed = ({ target }: Event) => this.#button.contains(target as Node) && this.#press();
    this.addEventListener('click', pressed, this.#events);
    this.addEventListener('keydown', (event) => this.#key(event), this.#events);
    this.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget), this.#events);
    document.addEventListener('pointermove', ({ clientY }) => this.#follow(clientY), this.#events);
    document.addEventListener('pointerdown', ({ target }) => leave(target), this.#events);
    // Opened before this script came: by a press (`browser/early-clicks/inline.ts`), or by its styles for the focus, which
    // would fall out of the page if the panel closed now.
    if (this.querySelector('button[aria-expanded=true]')) this.#press();
    else if (this.querySelector('[data-panel]:focus-within')) this.open();
    // The pointer may already be on it, because hovering fetches this script; its `pointerenter` is over.
    if (matchMedia('(hover: hover)').matches && this.matches(':hover')) this.#enter();
  }

  disconnectedCallback(): void {
    this.#events.abort();
  }

  open(): void {
    clearTimeout(this.#timer);
    if (MenuDropdown.#current !== this) MenuDropdown.#current?.close();
    MenuDropdown.#current = this;
    this.#button.setAttribute('aria-expanded', 'true');
  }

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
   * The mouse left an open dropdown, perhaps for another one, which then opens after the closing delay. On the way
   * from the button to a far link of its panel the mouse crosses neighboring buttons, so the delay starts over
   * with each move toward the panel (`#follow`).
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

  /** A press on a dropdown that hovering has just opened keeps it open. */
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
    // From the button (-1) or the first link, up goes to the last link.
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: links.length - 1 }[key];
    // On the button, Home and End scroll the page as usual.
    if (next === undefined || (at < 0 && !key.startsWith('Arrow'))) return;
    event.preventDefault();
    this.open();
    this.#pinned = true;
    links.at(next % links.length)?.focus();
  }
}

/** The build shows the link about freezes by its own day; a page that is older goes by the office's clock. */
const link = document.querySelector<HTMLElement>('[data-freeze]');
const showFreezeLink = (times?: OfficeTimes): void => {
  const day = times && officeDay(new Date(Date.now() + (clockAhead() ?? 0)), times.clock);
  if (link && day) link.hidden = !isFreezeSeason(day);
};
fetchPageData<OfficeTimes>('office-times').then(showFreezeLink, () => undefined);

// Without it dropdowns still open and close (`styles/global.css`).
customElements.define('menu-dropdown', MenuDropdown);
