/** The history's state while the menu is open. */
export const MENU_ENTRY = 'menu';

/**
 * Gives an open menu an entry of the history, so that Back only closes it; `menu.ts` takes the entry away when the menu
 * is closed otherwise. Not there, because it comes with the first touch: on a slow line Back left the page meanwhile.
 */
const menu = document.querySelector<HTMLElement>('header [popover]');
// Without a property of this name the browser knows no popover.
if (menu?.popover) {
  const enter = (): void => {
    if (!menu.matches(':popover-open')) return;
    // Going back is not to scroll: the page below may have moved meanwhile.
    history.scrollRestoration = 'manual';
    history.pushState(MENU_ENTRY, '');
  };
  // It may be open already.
  enter();
  menu.addEventListener('toggle', enter);
  addEventListener('popstate', () => {
    history.scrollRestoration = 'auto';
    menu.hidePopover();
  });
}
