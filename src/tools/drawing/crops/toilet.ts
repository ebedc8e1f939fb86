import { palette, pipe, type Canvas } from '../kit';
import { foundation, laundry, powder } from '../parts';
import { laundryBranchY } from './details/laundry-branch';
import { openTank } from './details/toilet-tank';
import { angleStop, braidedHose } from './details/valves';
import type { Crop } from './crop';

/** The wall behind the tank, the finished floor, and the size of the drawn fixture. */
const at = { x: 441, y: 0, scale: 1.6 } as const;
/** Middle of the outlet. */
const outletX = at.x + 22.5 * at.scale;

/** Waste below the floor: flange, wax ring, closet bend under the slab. */
function closetBend(canvas: Canvas): void {
  const { drain, ink, steel } = palette;
  const bend = 22;
  const reducer = { at: [outletX - 23, -70.4], along: [26, 23] } as const;
  pipe(canvas, [reducer.at, [outletX - 48, -92.5]], { diameter: 12, color: drain }); // prettier-ignore
  pipe(canvas, [[outletX, 2], [outletX, -50], [outletX - 26, -73]], { diameter: 23, color: drain, bend, collars: [{ at: [outletX, -22], along: [0, 1] }, reducer] }); // prettier-ignore
  pipe(canvas, [[outletX, 4], [outletX, -15]], { diameter: 15, color: ink, matt: true }); // prettier-ignore
  pipe(canvas, [[790, laundryBranchY(790)], [420, laundryBranchY(420)]], { diameter: 14, color: drain }); // prettier-ignore
  const foot = { x: outletX, y: 0 };
  canvas.flat('M-24 -4H-8V2H-24ZM8 -4H24V2H8Z', foot, { fill: steel, line: 0.9 });
}

/** The wax ring that the bowl is set on, in its recess over the flange. */
function waxRing(canvas: Canvas): void {
  canvas.flat(
    'M-16 0Q-17 8 -12 8H-8.6V0ZM16 0Q17 8 12 8H8.6V0Z',
    { x: outletX, y: 1 },
    { fill: palette.amber, line: 0.9 },
  );
}

/** China in section: bowl, the trapway that climbs behind it to the weir and falls to the outlet, rim and seat. */
function bowl(canvas: Canvas): void {
  const { white, mist, cold, ink, navy2, ice, steel } = palette;
  const body =
    'M12 2Q12 0 14 0H57Q59 0 59 2C60 10 66 16 73 24C79 31 82 36 82 43H4Q2 43 2 41V37C9 35 13 32 13 24C13 16 12 10 12 2Z';
  canvas.shadow(at.x + 20, at.x + 126, 0, 34);
  canvas.flat(body, at, { fill: white, line: 1.2 });
  canvas.flat(
    'M53 0H57Q59 0 59 2C60 10 66 16 73 24C79 31 82 36 82 43H79.4C78 35 74 30 69 25C61 18 54 12 53 0Z',
    at,
    mist,
  );
  canvas.flat('M13 4C13.4 12 14 18 14 24C14 31 11 34 5 36.6', at, { width: 2, color: mist });
  canvas.flat(body, at, { line: 1.2 });
  const cavity = 'M41 41.5C42 33 47 27 48 19C48.6 12 49 8 54 8C59 9 61 14 65 19C72 28 76 34 77 41.5Z';
  const trapway = 'M54 12.4C46 3 37.4 6 37.4 14V22.4C37.4 32.6 22.5 32.6 22.5 22.4V-1';
  canvas.flat(trapway, at, { width: 11, color: ink });
  canvas.flat(cavity, at, { fill: navy2, line: 1.1 });
  canvas.flat(trapway, at, { width: 8.8, color: navy2 });
  canvas.flat('M54 12.4C46 3 37.4 6 37.4 14V25', at, { width: 8.8, color: cold });
  canvas.flat(
    'M46.4 25C47.4 22 48.2 20 48.4 17C48.8 12 50 8.6 54 8.6C59 9.6 61 14 65 19C66.6 21.2 68 23 69.3 25Z',
    at,
    cold,
  );
  canvas.flat('M51.6 22H58M61 22H63.6', at, { width: 1.5, color: white, cap: 'round' });
  canvas.flat('M40.6 41.5V36.5Q45 36 45.4 41.5ZM77.4 41.5V36.5Q73 36 72.6 41.5Z', at, {
    fill: white,
    line: 0.8,
  });
  canvas.flat('M28 43.4H83Q85.6 43.6 84.4 46Q83.6 47.6 81 47.6H28Z', at, { fill: ice, line: 1 });
  canvas.flat('M29 47.6L31.4 84Q31.8 87 34 86.6Q36 86.4 35.6 83L33.6 47.6Z', at, { fill: white, line: 1 });
  canvas.flat('M27 43.4H34V48.6H27Z', at, { fill: steel, line: 0.8 });
}

/** Stop at the wall and the braided supply to the fill valve. */
function supply(canvas: Canvas): void {
  const stop = { x: 432, y: 30 };
  angleStop(canvas, { ...stop, scale: 0.82 });
  braidedHose(canvas, 'M13.9 9.5V15C13.9 24 18 26 18 38', stop);
}

/** A toilet cut open: what wears out in the tank, the trapway, the seal on the floor. */
export const toilet = {
  name: 'toilet',
  view: [378, -154, 252, 226],
  surroundings(canvas) {
    powder(canvas, { without: ['toilet'] });
    laundry(canvas);
    foundation(canvas);
  },
  quietRuns: { without: ['toilet bend'] },
  subject(canvas) {
    closetBend(canvas);
    supply(canvas);
    bowl(canvas);
    waxRing(canvas);
    openTank(canvas, at);
  },
  landing: { view: [270, -300, 500, 424], without: ['toilet'], withoutRuns: ['toilet bend'] },
} as const satisfies Crop;
