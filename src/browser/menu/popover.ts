/**
 * What the browser does not do for a menu that is a popover: its button says whether it is open, and it closes when a
 * link of this page is chosen, when the focus moves to the page below, so that no focused element is covered
 * (WCAG 2.4.11), and when the visitor leaves, because the page may come back from the back/forward cache.
 */
const menu = document.querySelector<HTMLElement>('header [popover]');

if (menu) {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`)!;
  const say = (): void => void (button.ariaExpanded = String(menu.matches(':popover-open')));
  const close = (): void => menu.hidePopover();
  say();
  menu.addEventListener('toggle', say);
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  const follow = (): void => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== button && !menu.contains(activeElement)) close();
  };
  document.addEventListener('focusin', follow);
  // The focus may have gone on before this script arrived.
  follow();
  addEventListener('pagehide', close);
}

export {};
