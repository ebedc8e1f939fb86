import { palette, pipe, type Canvas } from '../kit';
import { foundation, kitchen, powder, underSlab } from '../parts';
import { turned } from './details/outline';
import { ballValve } from './details/valves';
import { drops } from './details/water';
import type { Crop } from './crop';

/** Where the cold riser in the chase has split, toward the kitchen. */
const split = { x: 397, y: 112 } as const;
const diameter = 14;
/** Left and right edge of the kitchen on the cut plane, and how deep the water stands. */
const flood = { left: 16, right: 388, level: 13 } as const;

/** Jets from the split to the flood, as thrown; far ones first, so that near ones lie before them. */
const jets = [
  ['M-6 8C-42 54 -118 30 -138 -99', 5.4],
  ['M-6 -6C-22 -10 -34 -44 -38 -99', 4.6],
  ['M-6 -2C-42 6 -62 -34 -71 -99', 5.6],
  ['M-6 3C-54 28 -94 6 -106 -99', 7],
] as const;
const landings = [-138, -106, -71, -38] as const;

/** Surface of the water on the kitchen floor, as far back as the cabinets. */
function waterSurface(canvas: Canvas): void {
  canvas.floor(flood.left, flood.right, 0, 33, flood.level, palette.coldPale);
}

/** The water cut at the front edge of the slab; what falls or floats goes into it. */
function waterSection(canvas: Canvas): void {
  const { cold, coldDark, white } = palette;
  const { left, right, level } = flood;
  canvas.quad(left, 0, right, level, 0, { fill: cold });
  canvas.quad(left, 0, right, 4, 0, coldDark);
  canvas.line([[left, level], [right, level]], { line: 1 }); // prettier-ignore
  let glints = '';
  for (let x = left + 26; x < right - 50; x += 62) glints += `M${x} 8.6H${x + 20}M${x + 34} 6.6H${x + 42}`;
  for (const x of landings) {
    canvas.flat(
      'M-10 3Q-9 -2 0 -2Q9 -2 10 3M-13 6L-15 12M13 6L15 12',
      { x: split.x + x, y: flood.level },
      { width: 1.9, color: white, cap: 'round' },
    );
  }
  canvas.flat(glints, { x: 0, y: 0 }, { width: 1.8, color: white, cap: 'round' });
}

/** A box that has begun to float. */
function floatingBox(canvas: Canvas): void {
  const { wood, woodDark, amber } = palette;
  const at = { x: 236, y: flood.level };
  canvas.flat(turned('M-16 -6L14 -6L14 15L-16 15Z', 7), at, { fill: wood, line: 1 });
  canvas.flat(turned('M-16 15L-22 24L-3 23L-1 15ZM14 15L20 23L2 24L-1 15Z', 7), at, {
    fill: amber,
    line: 0.9,
  });
  canvas.flat(turned('M-12 4L-4 4', 7), at, { width: 2, color: woodDark, cap: 'round' });
}

/** The riser in the chase, its shut-off, and the hole that the water broke through the wall. */
function riser(canvas: Canvas): void {
  const { cold, navy2, ink, white, mist, navy3 } = palette;
  canvas.flat(
    'M-12 -32L-5 -34L4 -30V34L-3 32L-12 35L-9 22L-14 12L-10 0L-14 -12L-9 -22Z',
    { x: 395, y: split.y },
    { fill: navy2 },
  );
  canvas.flat(
    'M-4 36L-10 33L-6 25L-11 17M-4 -36L-9 -33L-6 -24L-11 -15',
    { x: 395, y: split.y },
    { line: 1.2, color: ink },
  );
  pipe(canvas, [[split.x, underSlab.cold], [split.x, 412], [380, 412]], { diameter, color: cold, bend: 12, collars: [{ at: [split.x, 164], along: [0, 1] }] }); // prettier-ignore
  canvas.flat('M-10 -5H10V5H8V11H-8V5H-10Z', { x: split.x, y: underSlab.cold }, { fill: cold, line: 0.9 });
  ballValve(canvas, { x: split.x, y: 44, scale: 1.05, lever: navy3 });
  for (const [x, y, angle] of [
    [362, 128, 20],
    [370, 84, -30],
    [350, 102, 50],
  ] as const) {
    // prettier-ignore
    canvas.flat(turned('M-6 -3L2 -5L7 1L1 5L-5 4Z', angle), { x, y }, { fill: white, line: 0.8 });
    canvas.flat(turned('M2 -5L7 1L1 5L2 0Z', angle), { x, y }, mist);
  }
}

/** The torn copper, bent outward, and the jets it throws into the room. */
function spray(canvas: Canvas): void {
  const { cold, white, ink, orange, orangePale } = palette;
  canvas.flat(
    'M3 -29C-9 -27 -12 -21 -10 -16C-16 -11 -10 -5 -14 1C-10 7 -16 12 -11 18C-13 23 -9 27 3 29Z',
    split,
    { fill: orange, line: 1 },
  );
  canvas.flat('M-7 -21C-8 -18 -7 -15 -9 -13M-10 12C-8 15 -9 18 -7 22', split, {
    width: 1.5,
    color: orangePale,
    cap: 'round',
  });
  canvas.flat('M2 -24C-7 -14 -7 14 2 24C7 14 7 -14 2 -24Z', split, ink);
  for (const [path, width] of jets) {
    canvas.flat(path, split, { width: width + 3, color: ink, cap: 'round' });
    canvas.flat(path, split, { width, color: cold, cap: 'round' });
    canvas.flat(path, split, { width: width * 0.28, color: white, cap: 'round' });
  }
  drops(canvas, [[split.x - 58, split.y + 46, 0.36], [split.x - 112, split.y + 30, 0.3], [split.x - 150, split.y - 6, 0.34], [split.x - 30, split.y + 40, 0.28]]); // prettier-ignore
}

/** The cold riser has split inside a wall and floods the kitchen. */
export const burstPipe = {
  name: 'burst-pipe',
  view: [212, -170, 236, 194],
  surroundings(canvas) {
    kitchen(canvas);
    powder(canvas);
    foundation(canvas);
  },
  quietRuns: { without: ['cold riser'] },
  subject(canvas) {
    waterSurface(canvas);
    floatingBox(canvas);
    riser(canvas);
    spray(canvas);
    waterSection(canvas);
  },
  landing: { view: [96, -270, 470, 405], strip: [-105, -240, 900, 300], withoutRuns: ['cold riser'] },
} as const satisfies Crop;
