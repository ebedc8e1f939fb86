import { palette, pipe, type Canvas } from '../kit';
import { attic, bedroom, roof, shell } from '../parts';
import { drops } from './details/water';
import type { Crop } from './crop';

/** The line across the loft and the place where it has split. */
const lineY = 602;
const split = { x: 588, y: lineY } as const;
const ceiling = 556;
/** The hot riser in the chase that feeds it. */
const riserX = 424.5;

/** Joists under the line, insulation pulled away around the split. */
function loftFloor(canvas: Canvas): void {
  const { wood, woodDark } = palette;
  for (const x of [470, 540, 640, 710]) {
    canvas.quad(x - 7, 572, x + 7, 589, 0, { fill: wood, line: 1 });
    canvas.quad(x + 3, 572, x + 7, 589, 0, woodDark);
  }
}

/** The frozen line: hot pipe, ice swelling out of a tear along its top and belly. */
function splitLine(canvas: Canvas): void {
  const { hot, orange, deep, white, cold } = palette;
  pipe(canvas, [[riserX, 431], [riserX, lineY - 10]], { diameter: 10, color: hot }); // prettier-ignore
  pipe(canvas, [[riserX, lineY - 24], [riserX, lineY], [712, lineY], [712, ceiling + 2]], { diameter: 22, color: hot, bend: 24, collars: [{ at: [488, lineY], along: [1, 0] }, { at: [668, lineY], along: [1, 0] }, { at: [riserX, lineY - 24], along: [0, 1] }] }); // prettier-ignore
  // the pipe swollen by the ice
  canvas.flat(
    'M-52 11C-36 12 -30 18 -14 18H16C30 18 36 12 52 11V-11C36 -12 30 -18 16 -18H-14C-30 -18 -36 -12 -52 -11Z',
    split,
    { fill: orange, line: 1.2 },
  );
  canvas.flat(
    'M-52 -11C-36 -12 -30 -18 -14 -18H16C30 -18 36 -12 52 -11V-5C36 -6 30 -10 16 -10H-14C-30 -10 -36 -6 -52 -5Z',
    split,
    deep,
  );
  canvas.flat(
    'M-38 6L-26 10L-22 4L-10 11L-2 5L8 12L14 5L26 10L38 5L28 -2L30 -9L18 -5L12 -14L2 -7L-8 -14L-14 -6L-28 -9L-26 -1Z',
    split,
    { fill: palette.frost, line: 1.1 },
  );
  canvas.flat('M-26 5L-14 2L-6 6L4 2L14 5L24 2L14 -3L4 -6L-8 -3L-18 -4Z', split, white);
  canvas.flat('M-10 -2L-2 4M6 -3L14 3M-20 3L-14 -1', split, { width: 1.6, color: cold, cap: 'round' });
}

/** Icicles along the belly of the line. */
function icicles(canvas: Canvas): void {
  for (const [dx, long] of [
    [-88, 13],
    [-76, 18],
    [-64, 11],
    [62, 16],
    [95, 12],
    [106, 17],
  ] as const) {
    // prettier-ignore
    canvas.flat(`M-5 0H5L0.6 ${-long}Z`, { x: split.x + dx, y: lineY - 11 }, { fill: palette.frost, line: 0.9 });
  }
}

/** Meltwater: jets from the tear, a pool on the ceiling, the wet bulge and what comes through it. */
function meltwater(canvas: Canvas): void {
  const { cold, white } = palette;
  const jets =
    'M-10 -12C-24 -14 -34 -16 -38 -23M14 -12C26 -14 36 -16 42 -23M-16 12C-30 30 -50 32 -60 16M20 12C34 30 54 30 64 14';
  canvas.flat(jets, split, { width: 6.4, color: white, cap: 'round' });
  canvas.flat(jets, split, { width: 3.6, color: cold, cap: 'round' });
  const at = { x: split.x, y: 572 };
  canvas.flat('M-58 0C-60 8 -40 12 -20 9C0 14 30 14 44 8C60 8 62 2 58 0Z', at, { fill: cold, line: 0.9 });
  canvas.flat('M-30 5H-14M12 6H26', at, { width: 2, color: white, cap: 'round' });
  // ceiling board: soaked, sagging, open in the middle
  canvas.flat('M-76 -16C-50 -18 -34 -34 -10 -32L-14 -16ZM76 -16C50 -18 36 -32 12 -30L14 -16Z', at, {
    fill: palette.sky,
    line: 1.1,
  });
  canvas.flat('M-12 0L-8 -12L-13 -22L-9 -40L-6 -120H8L11 -40L14 -22L9 -12L12 0Z', at, cold);
  canvas.flat('M-3 -44V-92M4 -36V-60', at, { width: 2, color: white, cap: 'round' });
}

/** A line in the loft split by ice, and water coming through the ceiling under it. */
export const freeze = {
  name: 'freeze',
  view: [470, -660, 236, 192],
  surroundings(canvas) {
    canvas.quad(-2000, 300, 3000, 2000, 0, palette.sky);
    bedroom(canvas);
    attic(canvas);
    shell(canvas);
    roof(canvas);
  },
  subject(canvas) {
    loftFloor(canvas);
    meltwater(canvas);
    splitLine(canvas);
    icicles(canvas);
    drops(canvas, [[split.x - 34, ceiling - 44, 0.7], [split.x + 38, ceiling - 36, 0.65], [split.x - 56, ceiling - 26, 0.5]]); // prettier-ignore
  },
  landing: { view: [340, -800, 500, 450] },
} as const satisfies Crop;
