import { Canvas, heroInk, type View } from '../kit';
import { optimizeSvg } from '../optimize';
import { heaterDrawn, leakJets, leakSpot, sewerY, wetClay } from '../parts';
import { house } from './house';

/** Frame of the home hero: the yard on the left leaves room for the text, the soil fills the lower quarter. */
export const heroView: View = [-1180, -900, 2500, 1220];

/**
 * The part of the hero that phones show: house, garage wall and the earth below, without yard and garage. To crop the
 * drawing, put it into a box with `heroPhone.ratio` and hidden overflow, with a width of `heroPhone.width` of the box,
 * moved by `heroPhone.shift`. The pins need the same changes.
 */
export const heroPhoneView: View = [-96, -900, 1000, 1190];

const share = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;

/** The phone's part of the hero as CSS values: percentages of the width of the box that crops it. */
export const heroPhone = {
  /** `width` of the drawing, % */
  width: share(heroView[2], heroPhoneView[2]),
  /** `margin-left` of the drawing, % */
  shift: -share(heroPhoneView[0] - heroView[0], heroPhoneView[2]),
  /** `aspect-ratio` of the box */
  ratio: `${heroPhoneView[2]}/${heroPhoneView[3]}`,
} as const;

/** Systems with a label in the hero; each label is a link. */
export type HeroSystem = 'bathrooms' | 'water-heaters' | 'slab-leaks' | 'sewer-lines' | 'toilets' | 'drains';

/** A label on the hero: the position of its dot in percent of the drawing, and the side of its text. */
export interface HeroPin {
  system: HeroSystem;
  x: number;
  y: number;
  side: 'left' | 'right';
}

/** A pin at a point of the cut plane, in cm. */
function pin(system: HeroSystem, x: number, y: number, side: HeroPin['side']): HeroPin {
  const [left, top, width, height] = heroView;
  return { system, x: share(x - left, width), y: share(-y - top, height), side };
}

/** The hero's labels from the top of the house down, which is also their tab order. */
export const heroPins: readonly HeroPin[] = [
  pin('bathrooms', 28, 346, 'left'),
  // At the tank's left edge, left of the floating button on the narrowest window that shows the labels.
  pin('water-heaters', heaterDrawn.axis - 30, 142, 'left'),
  pin('toilets', 512, 58, 'right'),
  pin('drains', 76, 62, 'left'),
  pin('slab-leaks', leakSpot.x, leakSpot.y, 'right'),
  pin('sewer-lines', -212, sewerY(-212), 'right'),
];

let finished: string | undefined;

/** The home hero, to be inlined in the page. Its systems are groups with the classes of `System`. */
export function heroSvg(): string {
  if (finished === undefined) {
    const canvas = new Canvas({ view: heroView, ink: heroInk, decimals: 0, detail: 1, classes: true });
    house(canvas, { underlay: wetClay });
    leakJets(canvas);
    finished = optimizeSvg(canvas.svg('aria-hidden="true"'));
  }
  return finished;
}
