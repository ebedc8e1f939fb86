import { palette, type Canvas } from '../kit';
import { people, person, poses } from '../parts/people';
import { aroundTrench, dugTrench, failedPiece, newLength, spoil, type Trench } from './details/sewer-trench';
import type { Crop } from './crop';

/** Wide enough to kneel in. */
const trench: Trench = { left: -708, right: -556, floor: -206, depth: 70, clearance: 32 };
/** The plumber kneels behind the pipe, hands over its right coupling. */
const plumber = { x: -642, y: trench.floor, z: 16 } as const;

/** A trench box: steel sides, spread above head height, that the plumber works inside of. */
function trenchBox(canvas: Canvas): void {
  const { steel, mist, navy3, ink } = palette;
  const { left, right } = trench;
  for (const y of [-14, -34]) {
    canvas.quad(left + 9, y - 4, right - 9, y + 4, 0, { fill: steel, line: 1 });
    canvas.line([[left + 12, y + 1.6], [right - 12, y + 1.6]], { width: 1.6, color: mist }); // prettier-ignore
  }
  for (const x of [left, right - 10]) {
    canvas.quad(x, -152, x + 10, 14, 0, { fill: steel, line: 1 });
    canvas.quad(x + 7, -152, x + 10, 14, 0, navy3);
    for (const y of [-14, -34]) canvas.disc(x + 5, y, 2, 0, ink);
  }
}

/** A T-handle torque wrench: it tightens the bands of a coupling and slips when they are tight enough. */
function torqueWrench(canvas: Canvas): void {
  const { ink, mist, amber } = palette;
  const at = { x: plumber.x + 43, y: plumber.y + 70, z: plumber.z };
  canvas.flat('M0 0V-23', at, { width: 7, color: ink });
  canvas.flat('M0 0V-23', at, { width: 4, color: mist });
  canvas.flat('M-14 1H14', at, { width: 10, color: ink, cap: 'round' });
  canvas.flat('M-14 1H14', at, { width: 6.4, color: amber, cap: 'round' });
}

/** The plumber in the trench couples the new length of sewer to the old. */
export const sewerStepRepair = {
  name: 'sewer-step-repair',
  view: [-803, -68, 350, 285],
  ...aroundTrench,
  underlay: (canvas) => dugTrench(canvas, trench),
  subject(canvas) {
    torqueWrench(canvas);
    person(canvas, plumber, people.plumber, poses.kneeling);
    newLength(canvas, trench);
    trenchBox(canvas);
    failedPiece(canvas);
    spoil(canvas);
  },
} as const satisfies Crop;
