/**
 * What the browser does not do for a menu that is a popover: its button says whether it is open, and it closes when a
 * link of this page is chosen, at a press on Back, when the focus moves to the page below, so that no focused element is covered
 * (WCAG 2.4.11), and when the visitor leaves, because the page may come back from the back/forward cache.
 */
const menu = document.querySelector<HTMLElement>('header [popover]');

if (menu) {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`)!;
  /** Whether the open menu has the last entry of the history, so that Back only closes it. */
  let hasEntry = false;
  const say = (): void => {
    const isOpen = menu.matches(':popover-open');
    button.ariaExpanded = String(isOpen);
    if (isOpen === hasEntry) return;
    hasEntry = isOpen;
    // Going back is not to scroll: the page below may have moved meanwhile.
    history.scrollRestoration = 'manual';
    if (isOpen) history.pushState(null, '');
    else history.back();
  };
  const close = (): void => menu.hidePopover();
  say();
  menu.addEventListener('toggle', say);
  addEventListener('popstate', () => {
    hasEntry = false;
    history.scrollRestoration = 'auto';
    close();
  });
  menu.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    // The page that is chosen takes the menu's entry. A call leaves the page where it is.
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented);
    if (hasEntry && isPlain && link.origin === location.origin) {
      event.preventDefault();
      hasEntry = false;
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
  addEventListener('pagehide', () => {
    hasEntry = false;
    close();
  });
}

export {};
