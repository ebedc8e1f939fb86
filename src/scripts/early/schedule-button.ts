/**
 * Hides the floating button (`layouts/frame/ScheduleButton.astro`) where it would cover something: on a phone
 * while the hero's words and buttons are in view and its drawing fills the rest; on wider windows only if its
 * corner is occupied. `scroll-padding-bottom` keeps focused elements out of that corner (WCAG 2.4.11, technique
 * C43).
 */
const button = document.querySelector<HTMLElement>('[data-floating]');
const hero = document.querySelector('#hero-text');
const phone = matchMedia('(max-width: 767px)');

/** Whether a visible part of the page lies under the button, which keeps its place while hidden. */
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

/** Once hidden it stays hidden until the hero is out of view, so that it does not flicker while scrolling. */
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
