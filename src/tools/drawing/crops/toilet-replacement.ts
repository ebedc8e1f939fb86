import { palette, pipe, type Canvas } from '../kit';
import { foundation, laundry, powder, sewerY, stackX } from '../parts';
import { closetFlange } from './details/toilet-section';
import type { Crop } from './crop';

const flange = { x: 500, y: 2, scale: 1.5 } as const;
/** The bowl hangs a hand above its seal. */
const bowl = { x: 500, y: 36, scale: 1.5 } as const;

const china =
  'M-14 0C-15 8 -14 20 -17 29Q-19 33 -30 33.4V39H42Q45 39 45 36.6Q44.6 34.4 41.6 33.6C39.6 22 29 13 27.4 0Z';

/** The new bowl in profile, rim bare as it leaves the box, its horn pointing down at the flange. */
function newBowl(canvas: Canvas): void {
  const { white, mist, ice, steel, navy2 } = palette;
  canvas.flat('M-4.6 2V-4H4.6V2Z', bowl, { fill: mist, line: 1 });
  canvas.flat(china, bowl, white);
  canvas.flat('M-14 0C-15 8 -14 20 -17 29Q-18 31.4 -22 32.6L-10 33C-8 22 -9 10 -8 0Z', bowl, mist);
  canvas.flat('M41.6 33.6C39.6 22 29 13 27.4 0H23C25 14 36 24 38.6 33.6Z', bowl, ice);
  canvas.flat(china, bowl, { line: 1.2 });
  canvas.flat('M-4 3C-5 14 -1 27 6 27C12 27 10 14 20 11', bowl, { width: 1.4, color: mist, cap: 'round' });
  canvas.flat('M-30 35.4H43', bowl, { line: 0.8, color: steel });
  canvas.flat('M-8 39H43Q46 39 46 41.2Q46 43 43 43H-5Q-8 43 -8 39Z', bowl, { fill: ice, line: 1.1 });
  canvas.flat('M-26 39.4H-23M-15 39.4H-12', bowl, { width: 1.6, color: navy2 });
}

/** Two forearms in work sleeves, gloved hands under the rim. */
function hands(canvas: Canvas): void {
  const { sky, ink, navy2, navy3, mist } = palette;
  for (const [x, mirror] of [
    [-25, false],
    [37, true],
  ] as const) {
    // prettier-ignore
    const at = { x: bowl.x + x * bowl.scale, y: bowl.y + 36 * bowl.scale, scale: bowl.scale, mirror };
    canvas.flat('M6 56C-6 44 -12 28 -9 10', at, { width: 15.4, color: ink });
    canvas.flat('M6 56C-6 44 -12 28 -9 10', at, { width: 13.4, color: sky });
    canvas.flat('M10 54C0 42 -7 28 -4.4 11', at, { width: 3, color: mist });
    canvas.flat('M-16.4 11L-2.6 12L-2.8 6L-15.6 5Z', at, { fill: navy3, line: 1.1 });
    canvas.flat(
      'M-15.4 5.4L-3 6.4C0 5.4 4 3.4 6 1.6Q8 -1 5.4 -1.8L-1 -1.2C3 -3 7 -4.4 8.4 -6Q8.6 -8.4 5 -8L-6 -6Q-14.4 -5 -15.4 5.4Z',
      at,
      { fill: navy2, line: 1.1 },
    );
    canvas.flat('M-8 -2.4C-5 -3.6 -2 -4.4 1 -5.2M-9.6 1C-6 -0.4 -4 -0.8 -1 -1.2', at, {
      width: 1,
      color: navy3,
      cap: 'round',
    });
  }
}

/** Closet bend, orange flange with its bolts standing up, wax ring on top. */
function readyFlange(canvas: Canvas): void {
  const { orange, gas, mist, ink } = palette;
  pipe(canvas, [[flange.x, -6], [flange.x, -66], [stackX, sewerY(stackX)]], { diameter: 19, color: palette.drain, bend: 28, collars: [{ at: [flange.x, -44], along: [0, 1] }] }); // prettier-ignore
  canvas.shadow(flange.x - 26, flange.x + 50, -6, 26, 0, 0.16);
  closetFlange(canvas, flange, orange);
  canvas.flat('M-10.4 -1V9.4M10.4 -1V9.4', flange, { width: 2.6, color: ink });
  canvas.flat('M-10.4 -0.4V9M10.4 -0.4V9', flange, { width: 1.3, color: mist });
  canvas.flat('M-8 0Q-9 5 -5 5.2H5Q9 5 8 0Z', flange, { fill: gas, line: 1.1 });
  canvas.flat('M-8 0.4H8', flange, { width: 1, color: palette.wood });
  canvas.flat('M-3.4 5H3.4V3.2H-3.4Z', flange, ink);
}

/** Guide lines from the bowl's horn and bolt holes to the flange. */
function guides(canvas: Canvas): void {
  canvas.flat('M-10.4 20V11M10.4 20V11', flange, { line: 0.9, color: palette.steel, dash: '4 3' });
}

/** A new bowl goes down over the bolts onto its seal. */
export const toiletReplacement = {
  name: 'toilet-replacement',
  view: [406, -144, 208, 169],
  surroundings(canvas) {
    powder(canvas, { without: ['toilet'] });
    laundry(canvas);
    foundation(canvas);
  },
  subject(canvas) {
    readyFlange(canvas);
    guides(canvas);
    newBowl(canvas);
    hands(canvas);
  },
  landing: { without: ['toilet'], withoutRuns: ['toilet bend'] },
} as const satisfies Crop;
