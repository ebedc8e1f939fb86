/**
 * The floating button (`layouts/frame/ScheduleButton.astro`) stands aside, hidden, where it would lie on what a visitor
 * reads or presses: while the hero's words and buttons are in view on a phone, where the drawing below them fills the
 * window; on wider windows only if its corner is taken. The keyboard's focus is kept out of its corner by the page's
 * `scroll-padding-bottom` (WCAG 2.4.11, technique C43).
 */
const button = document.querySelector<HTMLElement>('[data-floating]');
const hero = document.querySelector('#hero-text');
const phone = matchMedia('(max-width: 767px)');

/** Whether a part of the page that shows lies under the button, which keeps its place while it is hidden. */
const isUnder = (part: Element): boolean => {
  const floating = button!.getBoundingClientRect();
  const { left, right, top, bottom, width } = part.getBoundingClientRect();
  return (
    width > 0 &&
    left < floating.right &&
    right > floating.left &&
    top < floating.bottom &&
    bottom > floating.top
  );
};

const isCornerTaken = (): boolean =>
  [
    ...document.querySelectorAll(
      ':is(main,footer) :is(a,button,input,select,textarea,label,h1,h2,h3,p,li,dt,dd)',
    ),
  ].some(isUnder);

/** Once aside it stays there until the hero has gone: a button that comes and goes with every line is worse. */
let taken = false;

const place = (): void => {
  if (!button || !hero) return;
  taken = hero.getBoundingClientRect().bottom > 0 && (taken || phone.matches || isCornerTaken());
  button.toggleAttribute('data-aside', taken);
};

place();
addEventListener('scroll', place, { passive: true });
addEventListener('resize', () => {
  taken = false;
  place();
});
