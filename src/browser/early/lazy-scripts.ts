import { atFirst, VISITOR_EVENTS } from '../visitor-events';

/** Scripts that are not needed until the visitor does something, by the elements that they work on. */
const scripts: Record<string, () => Promise<unknown>> = {
  'menu-dropdown,[popover]': () => import('../menu'),
  'zip-check': () => import('../zip-check'),
  'in-place': () => import('../in-place'),
  'sent-number': () => import('../sent-number'),
  '[data-tooltip]': () => import('../tooltip'),
  '.carousel-below-md': () => import('../grids'),
  '[data-fade-in]': () => import('../fade-in'),
  // Only for browsers that prefer the link's language: nobody is sent to another page by it.
  [`[data-offer][lang=${navigator.language.slice(0, 2)}]`]: () => import('../other-language'),
};

/** The custom elements among them whose script has not arrived yet. */
export const UNDEFINED_ELEMENTS = ':is(menu-dropdown,zip-check,in-place,sent-number):not(:defined)';

/** Fetches the script of a custom element; does nothing where it is already there. */
export const scriptOf = (element: Element): Promise<unknown> | undefined =>
  Object.entries(scripts).find(([selector]) => element.matches(selector))?.[1]();

for (const [selector, load] of Object.entries(scripts))
  if (document.querySelector(selector)) atFirst(VISITOR_EVENTS, () => void load().catch(() => undefined));
