import { atFirst, VISITOR_EVENTS } from '../visitor-events';

/** Scripts that are not needed until the visitor does something, by the elements that they work on. */
const scripts: Record<string, () => Promise<unknown>> = {
  'site-menu,menu-dropdown': () => import('../menu'),
  'zip-check': () => import('../zip-check'),
  'in-place': () => import('../in-place'),
  '[data-tooltip]': () => import('../tooltip'),
  '.carousel-below-md': () => import('../grids'),
  '[data-fade-in]': () => import('../fade-in'),
};

/** The custom elements among them whose script has not arrived yet. */
export const ASLEEP_ELEMENTS = ':is(site-menu,menu-dropdown,zip-check,in-place):not(:defined)';

/** Fetches the script of a custom element; does nothing where it is already there. */
export const scriptOf = (element: Element): Promise<unknown> | undefined =>
  Object.entries(scripts).find(([selector]) => element.matches(selector))?.[1]();

for (const [selector, load] of Object.entries(scripts))
  if (document.querySelector(selector)) atFirst(VISITOR_EVENTS, () => void load().catch(() => undefined));
