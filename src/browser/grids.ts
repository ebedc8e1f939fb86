/**
 * A carousel that is a grid on wide screens scrolls only on narrow ones. The server gives the row a tab stop, so
 * that it can be scrolled by keyboard without script; this script removes the tab stop where nothing scrolls.
 */
if (matchMedia('(min-width: 768px)').matches)
  for (const row of document.querySelectorAll('.carousel-below-md > [tabindex]'))
    row.removeAttribute('tabindex');

export {};
