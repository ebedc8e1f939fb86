/**
 * A carousel that is a grid on wide screens is a row that scrolls only on narrow ones. The server gives the row a
 * tab stop, so that the keyboard can scroll it without a script; where nothing scrolls, a tab stop is in the way.
 */
if (matchMedia('(min-width: 768px)').matches)
  for (const row of document.querySelectorAll('.carousel-below-md > [tabindex]'))
    row.removeAttribute('tabindex');

export {};
