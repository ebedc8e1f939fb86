import { palette, type Canvas, type Placement } from '../../kit';
import { figure, type Clothes, type Figure, type Pose } from './figure';
import { skinTones, type Look } from './head';

const overalls: Clothes = { top: palette.ice, trousers: palette.navy3, bib: true, shortSleeves: true };

/** The people in the drawings. The same ones are in several drawings, so that the steps of a visit form one story. */
export const people = {
  plumber: {
    look: { skin: skinTones.brown, hair: 'short', hairColor: palette.ink, cap: palette.orange },
    clothes: overalls,
  },
  colleague: {
    look: {
      skin: skinTones.tan,
      hair: 'short',
      hairColor: palette.woodDeep,
      beard: true,
      cap: palette.orange,
    },
    clothes: overalls,
  },
  homeowner: {
    look: { skin: skinTones.deep, hair: 'bun', hairColor: palette.ink },
    clothes: { top: palette.gas, trousers: palette.navy2, shoes: palette.white },
  },
} as const satisfies Record<string, { look: Look; clothes: Clothes }>;

/** One of the people in a pose. */
export function person(
  canvas: Canvas,
  at: Placement,
  who: { look: Look; clothes: Clothes },
  pose: Pose,
): void {
  const drawn: Figure = { ...who, pose };
  figure(canvas, at, drawn);
}

/** An open-topped tool bag with a wrench in it; its handle is at the origin. */
export function toolBag(canvas: Canvas, at: Placement, color: string = palette.orange): void {
  const { ink, steel, amber, navy } = palette;
  canvas.flat('M6 -22L14 2', at, { width: 6, color: ink, cap: 'round' });
  canvas.flat('M6 -22L14 2', at, { width: 3.4, color: steel, cap: 'round' });
  canvas.flat('M-16 -20C-16 0 16 0 16 -20', at, { width: 4.6, color: ink });
  canvas.flat('M-16 -20C-16 0 16 0 16 -20', at, { width: 2.2, color: amber });
  canvas.flat('M-25 -18H25L22 -44Q22 -46 19 -46H-19Q-22 -46 -22 -44Z', at, { fill: color, line: 1 });
  canvas.flat('M15 -18H25L22 -44Q22 -46 19 -46H13Z', at, palette.deep);
  canvas.flat('M-25 -18H25L24.4 -24H-24.4Z', at, { fill: navy, line: 0.8 });
}

/** A mobile phone at the ear: its middle is at the hand of somebody in the pose `phoning`. */
export function phone(canvas: Canvas, at: Placement): void {
  const { white, steel } = palette;
  canvas.flat('M-3.4 -11L3.6 -10L3.4 10L-3.6 9Z', at, { fill: white, line: 1 });
  canvas.flat('M-0.8 -7.2L1.2 -7', at, { width: 1.2, color: steel, cap: 'round' });
}
