import { palette, pipe, type Canvas } from '../../kit';
import { lawn, sewerFall, sewerY, soil, tree } from '../../parts';
import type { Crop } from '../crop';
import { sloped } from './outline';
import { clay, pit } from './pit';

/** A trench dug down to the building sewer, its near wall at the cut plane. */
export interface Trench {
  left: number;
  right: number;
  /** height of the floor */
  floor: number;
  /** how far it runs into the picture */
  depth: number;
  /** how far from its walls the new length ends: room for hands about the couplings */
  clearance?: number;
}

/** Outer diameter of the drawn sewer. */
const diameter = 34;
/** Old clay pipe. */
const oldPipe = palette.oldPipe;

/** A point of the sewer's center line. */
const on = (x: number): [number, number] => [x, sewerY(x)];

/** What lies around a trench in the front lawn, and how much of it a landing page shows. */
export const aroundTrench = {
  surroundings(canvas) {
    lawn(canvas);
    tree(canvas);
    soil(canvas);
  },
  landing: { view: [-956, -170, 660, 590], strip: [-1265, -190, 1290, 430] },
} as const satisfies Partial<Crop>;

/** The trench dug open to the pipe: back wall with the beds it cuts, sides and floor of gravel. */
export function dugTrench(canvas: Canvas, { left, right, floor, depth }: Trench): void {
  const { navy3, steel, concrete, concreteDark } = palette;
  pit(canvas, { x: [left, right], floor: [floor, floor], depth }, {
    beds: [[-34, clay.sod], [-Infinity, clay.lit]],
    side: [[-34, clay.sodShade], [-Infinity, navy3]],
    floor: concreteDark,
  }); // prettier-ignore
  canvas.quad(left, floor - 12, right, floor, 0, { fill: concrete, line: 0.8 });
  let gravel = '';
  for (let x = left + 6; x < right - 4; x += 11)
    gravel += `M${x} ${floor - 4 - (Math.abs(x) % 3) * 2}L${x + 4} ${floor - 4}`;
  canvas.flat(gravel, { x: 0, y: 0 }, { width: 3, color: steel, cap: 'round' });
}

/** Old pipe on both sides, its broken ends sawn square, and the new length between two couplings. */
export function newLength(canvas: Canvas, { left, right, clearance = 17 }: Trench): void {
  const { orange, steel, mist } = palette;
  pipe(canvas, [on(-1020), on(left + clearance)], { diameter, color: oldPipe, collars: [{ at: on(-742), along: [1, sewerFall] }] }); // prettier-ignore
  pipe(canvas, [on(right - clearance), on(-420)], { diameter, color: oldPipe, collars: [-508, -424].map((x) => ({ at: on(x), along: [1, sewerFall] })) }); // prettier-ignore
  pipe(canvas, [on(left + clearance), on(right - clearance)], { diameter, color: orange });
  for (const x of [left + clearance + 1, right - clearance - 1]) {
    const at = { x, y: sewerY(x) };
    canvas.flat(sloped('M-13 -20L13 -20L13 20L-13 20Z', sewerFall), at, { fill: palette.navy2, line: 1.1 });
    for (const band of [-8, 8]) {
      canvas.flat(sloped(`M${band - 2.4} -21L${band + 2.4} -21L${band + 2.4} 21L${band - 2.4} 21Z`, sewerFall), at, { fill: mist, line: 0.8 }); // prettier-ignore
      canvas.flat(sloped(`M${band - 3.4} 2L${band + 3.4} 2L${band + 3.4} 8L${band - 3.4} 8Z`, sewerFall), at, { fill: steel, line: 0.7 }); // prettier-ignore
    }
  }
}

/** The failed piece, lifted out and laid on the grass: cracked through, with a bite out of its crown. */
export function failedPiece(canvas: Canvas): void {
  const { ink, woodDeep } = palette;
  const at = { x: -522, y: 17 };
  canvas.shadow(-560, -480, -10, 30, 0, 0.22);
  canvas.flat('M-32 -15H26L30 -6L24 2L31 9L26 15H8L2 6L-6 11L-12 15H-32Q-38 0 -32 -15Z', at, {
    fill: oldPipe,
    line: 1.1,
  });
  canvas.flat('M-32 -15Q-26 0 -32 15Q-38 0 -32 -15Z', at, { fill: woodDeep, line: 0.9 });
  canvas.flat('M2 6L6 -2L0 -8L4 -15M-16 -4L-8 0L-6 11', at, { line: 1, color: ink });
}

/** Spoil heap with a shovel standing in it. */
export function spoil(canvas: Canvas): void {
  const { navy3, wood, steel, ink, mist } = palette;
  const at = { x: -750, y: 0, scale: 0.86 };
  canvas.shadow(-796, -706, -10, 40, 0, 0.22);
  canvas.flat('M10 30L40 66', at, { width: 7.4, color: ink });
  canvas.flat('M10 30L40 66', at, { width: 4.2, color: wood });
  canvas.flat('M32 71L47 59', at, { width: 7, color: ink, cap: 'round' });
  canvas.flat('M32 71L47 59', at, { width: 3.8, color: steel, cap: 'round' });
  canvas.flat('M-50 0C-40 10 -30 30 -14 36C-4 46 12 44 22 34C36 30 44 10 60 0Z', at, {
    fill: palette.sod,
    line: 1,
  });
  canvas.flat('M60 0C44 10 36 30 22 34C30 20 26 8 30 0Z', at, navy3);
  canvas.flat('M-22 14H-14M-4 24H4M2 8H12M-32 5H-26', at, { width: 4, color: mist, cap: 'round' });
}
