import { palette, pipe, type Canvas, type Point3 } from '../kit';
import { duck, soil } from '../parts';
import type { Crop } from './crop';
import { groundTo, sky, streetTree } from './details/outdoors';
import { skyline } from '../parts/skyline';
import { drops } from './details/water';

const bore = 17;
const digit = { low: 74, bar: 108, high: 206 } as const;

/** Street, lawn, skyline and the house that the pipe missed. */
function yard(canvas: Canvas): void {
  sky(canvas, { x: 470, y: 130, radius: 190 });
  skyline(canvas, { x: 330, y: 60, scale: 0.72 });
  groundTo(canvas, 130, palette.lawn);
  houseCorner(canvas);
  streetTree(canvas, 262, 60, 0.9);
  soil(canvas);
}

/** Gable, wall and a lit window of the house. */
function houseCorner(canvas: Canvas): void {
  const { wall, white, wood, navy2, steel } = palette;
  const at = { x: 690, y: 0, z: 60 };
  canvas.flat('M0 0V170L96 236L260 236V0Z', at, { fill: wall, line: 1 });
  canvas.flat('M-22 158L98 250H280V236H104L-12 146Z', at, { fill: navy2, line: 1 });
  canvas.flat('M30 70H92V140H30Z', at, { fill: white, line: 1 });
  canvas.flat('M36 76H86V134H36Z', at, { fill: palette.gas });
  canvas.flat('M61 76V134M36 105H86', at, { line: 1 });
  canvas.flat('M118 0H170V112H118Z', at, { fill: wood, line: 1 });
  canvas.flat('M0 8H118', at, { line: 0.8, color: steel });
}

const joint = (x: number, y: number, dx: number, dy: number) => ({
  at: [x, y, 0] as Point3,
  along: [dx, dy] as const,
});

/** Up out of the ground and round as a four, a nought and a four, without ever reaching the house. */
function wrongWay(canvas: Canvas): void {
  const { orange } = palette;
  const run = { diameter: bore, color: orange };
  const { low, bar, high } = digit;
  // the second four: its stem hangs in the air
  pipe(canvas, [[560, bar], [618, high], [618, 66]], { ...run, bend: 14, collars: [joint(618, 74, 0, 1), joint(618, 150, 0, 1)] }); // prettier-ignore
  pipe(canvas, [[500, bar], [646, bar]], { ...run, collars: [joint(560, bar, 1, 0)] }); // prettier-ignore
  // the first four: stem from the ground, diagonal, bar
  pipe(canvas, [[384, -330], [384, high], [326, bar], [362, bar]], { ...run, bend: 14, collars: [joint(384, 30, 0, 1), joint(384, 160, 0, 1)] }); // prettier-ignore
  pipe(canvas, [[352, bar], [440, bar]], run); // prettier-ignore
  // the nought, a loop with a tee on both sides
  pipe(canvas, [[470, low], [440, low], [440, high], [500, high], [500, low], [469, low]], { ...run, bend: 28 }); // prettier-ignore
  canvas.flat('M-8 -11H3Q8 -11 8 -6V6Q8 11 3 11H-8Z', { x: 648, y: bar }, { fill: palette.amber, line: 1 });
  tee(canvas, 440, bar, -1);
  tee(canvas, 500, bar, 1);
}

/** A tee on an upright pipe with its branch to one side. */
function tee(canvas: Canvas, x: number, y: number, side: 1 | -1): void {
  canvas.flat(
    'M-12 -18H12V-12H24V12H12V18H-12Z',
    { x, y, mirror: side < 0 },
    { fill: palette.amber, line: 1 },
  );
}

/** The mouth from which nothing useful comes, and what sits below it. */
function lostDrop(canvas: Canvas): void {
  const { amber, ink, cold, white } = palette;
  canvas.flat('M-12 -4H12V9H-12Z', { x: 618, y: 62 }, { fill: amber, line: 1 });
  canvas.flat('M-8.5 -5H8.5V-2H-8.5Z', { x: 618, y: 60 }, ink);
  drops(canvas, [[618, 42, 0.62]]);
  canvas.flat('M-52 0C-50 -9 -20 -11 0 -11C22 -11 50 -9 54 -1C52 8 20 9 0 9C-20 9 -54 8 -52 0Z', { x: 618, y: -1 }, { fill: cold, line: 0.9 }); // prettier-ignore
  canvas.flat('M-38 0H-26M22 3H38', { x: 618, y: -1 }, { width: 2, color: white, cap: 'round' });
  duck(canvas, { x: 620, y: 1, z: 0, mirror: true, scale: 1 });
}

/** A mockingbird on the nought looks down at it. */
function mockingbird(canvas: Canvas): void {
  const { steel, mist, ink, navy2, white } = palette;
  const at = { x: 474, y: digit.high + bore / 2 + 4 };
  canvas.flat('M-4 -4V2M3 -4V2', at, { width: 1.4, color: ink });
  canvas.flat('M-30 12L-12 4C-4 -2 12 -1 14 10C15 14 17 16 20 17L14 20C10 25 2 24 0 17C-6 18 -14 16 -18 14Z', at, { fill: steel, line: 0.9 }); // prettier-ignore
  canvas.flat('M-30 12L-12 4L-10 12L-18 14Z', at, navy2);
  canvas.flat('M-8 8L4 6', at, { width: 2.4, color: white, cap: 'round' });
  canvas.flat('M4 2C10 2 12 8 12 12', at, { width: 2.4, color: mist, cap: 'round' });
  canvas.flat('M9 18.6V18.2', at, { width: 2, color: ink, cap: 'round' });
}

/** The page that is not there: a pipe bent into 404 that ends in the air beside the house. */
export const notFound = {
  name: 'not-found',
  view: [286, -288, 424, 345],
  surroundings: yard,
  subject(canvas) {
    wrongWay(canvas);
    lostDrop(canvas);
    mockingbird(canvas);
  },
  landing: { view: [272, -360, 424, 500], scene: yard },
} as const satisfies Crop;
