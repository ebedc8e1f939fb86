import { collar, palette, pipe, type Canvas, type Point3 } from '../kit';
import { foundation, heaterRuns, laundry, laundryStackX, powder } from '../parts';
import { people, person, phone, poses } from '../parts/people';
import type { Crop } from './crop';
import { laundryBranchY } from './details/laundry-branch';
import { openPipe } from './details/open-pipe';
import { laundryWaste } from './details/pinhole';
import { ballValve } from './details/valves';
import { puddle } from './details/water';

/** The floor drain of the laundry: the lowest drain of the house shows a blocked line first. */
const drainX = 666;
/** The house's shut-off, on the riser by the outer wall. */
const valve = { x: 790, y: 118 } as const;
const callerX = 734;
/** What comes back up is not clean water. */
const foul = palette.soaked;

/** From the grate through the trap to the branch under the slab. */
const trap: readonly Point3[] = [[drainX, -2], [drainX, -46], [drainX - 24, -46], [drainX - 24, -33], [drainX - 66, -37], [drainX - 110, laundryBranchY(drainX - 110)]]; // prettier-ignore

/** The waste pipes cut open: branch and trap stand full, because the line further on is blocked. */
function fullDrains(canvas: Canvas): void {
  const { drain, steel, navy2 } = palette;
  pipe(canvas, trap, { diameter: 18, color: drain, bend: 12 });
  pipe(canvas, trap, { diameter: 11, color: foul, bend: 12, matt: true });
  const [left, right] = [404, 776];
  pipe(canvas, [[laundryStackX, 274], [laundryStackX, -64], [right - 4, laundryBranchY(right - 4)]], { diameter: 19, color: drain, bend: 22, collars: [{ at: [laundryStackX, 40], along: [0, 1] }] }); // prettier-ignore
  openPipe(canvas, { from: [left, laundryBranchY(left)], to: [right, laundryBranchY(right)], diameter: 24, wall: 3.6, color: drain, inside: foul, shade: foul }); // prettier-ignore
  collar(canvas, { at: [right, laundryBranchY(right)], along: [1, 0.078] }, 21, drain);
  const at = { x: drainX, y: 0 };
  canvas.flat('M-22 1H22V-5L11 -12H-11L-22 -5Z', at, { fill: steel, line: 1 });
  canvas.flat('M-16 1H16L8 -10H-8Z', at, foul);
  canvas.flat('M-14 0H-9M-4 0H1M6 0H11', at, { width: 3, color: navy2 });
}

/** Water welling up through the grate and over the floor. */
function backingUp(canvas: Canvas): void {
  const { coldPale, white } = palette;
  puddle(canvas, { x: drainX - 2, y: 1, half: 46, color: foul });
  const at = { x: drainX, y: 4 };
  canvas.flat('M-30 5C-22 7 -22 17 -13 19C-9 25 8 26 12 19C21 18 22 8 31 5Q0 -1 -30 5Z', at, { fill: foul, line: 1 }); // prettier-ignore
  canvas.flat('M-14 12C-8 17 -2 16 2 13M6 19C10 17 13 14 15 10', at, {
    width: 2.2,
    color: coldPale,
    cap: 'round',
  });
  for (const [x, y, r] of [
    [-24, 25, 3.4],
    [20, 33, 2.6],
    [27, 19, 3.6],
  ] as const) {
    canvas.disc(at.x + x, y, r, 0, { fill: white, line: 0.8 });
  }
}

/** Riser with the main shut-off. Its lever lies across the pipe: shut. It is the only orange part of the picture. */
function shutMain(canvas: Canvas): void {
  const { cold } = palette;
  pipe(canvas, [[900, -34], [valve.x, -34], [valve.x, 232], [900, 232]], { diameter: 9, color: cold, bend: 10 }); // prettier-ignore
  ballValve(canvas, { ...valve, shut: true, mirror: true });
}

/** Somebody has closed the main and calls: the lowest drain of the house is backing up. */
export const sewerStepCall = {
  name: 'sewer-step-call',
  view: [522, -189, 354, 288],
  surroundings(canvas) {
    powder(canvas, { without: ['toilet'] });
    laundry(canvas);
    foundation(canvas);
  },
  subject(canvas) {
    shutMain(canvas);
    fullDrains(canvas);
    backingUp(canvas);
    canvas.shadow(callerX - 24, callerX + 26, 0, 24);
    person(canvas, { x: callerX, y: 0, z: 4 }, people.homeowner, poses.phoning);
    phone(canvas, { x: callerX + 2, y: 152 });
  },
  landing: {
    view: [430, -320, 560, 500],
    withoutRuns: [...laundryWaste, 'toilet bend', ...heaterRuns.water],
  },
} as const satisfies Crop;
