import { palette, type Canvas } from '../kit';
import { foundation, laundry, powder } from '../parts';
import { people, person, poses } from '../parts/people';
import type { Crop } from './crop';
import { coldLine, laundryWaste, leakingLine, wetClay } from './details/pinhole';

/** The hole in the line, and the mark on the floor above it. */
const leakX = 696;
/** The sheet that both hold: its middle. */
const sheet = { x: leakX, y: 120, z: -2 } as const;

/** The spot that was found, sprayed on the floor. It is the only orange part of the picture. */
function mark(canvas: Canvas): void {
  const { orange } = palette;
  const spray = { width: 4.2, color: orange, cap: 'round' } as const;
  canvas.ellipse(leakX, 0, 26, 40, spray);
  canvas.line([[leakX - 11, 0, 24], [leakX + 11, 0, 56]], spray); // prettier-ignore
  canvas.line([[leakX + 11, 0, 24], [leakX - 11, 0, 56]], spray); // prettier-ignore
}

/** A drawing of the house with the three ways: an opening in the floor, a tunnel below it, a new line through the loft. */
function threeWays(canvas: Canvas): void {
  const { white, mist, ice, ink, orange, cold, navy3, concrete } = palette;
  canvas.flat('M-46 -40H46V38H-46Z', sheet, { fill: white, line: 1 });
  canvas.flat('M-46 -40H46V-36H-46Z', sheet, mist);
  const plan = { ...sheet, scale: 1.2 };
  canvas.flat('M-25 -10V11L0 27L25 11V-10Z', plan, { fill: ice, line: 0.8 });
  canvas.flat('M-34 -10H34', plan, { line: 0.8 });
  canvas.flat('M-25 -15H25V-10H-25Z', plan, { fill: concrete, line: 0.7 });
  canvas.flat('M-18 -11V9L0 20.5L18 9V-11', plan, { width: 3.4, color: orange, cap: 'round' });
  canvas.flat('M-7 -17V-9H7V-17', plan, { width: 3.4, color: cold });
  canvas.flat('M-31 -10V-24H-7', plan, { width: 3.4, color: navy3, dash: '5 3' });
  canvas.flat('M-3 -20.6L3 -27M3 -20.6L-3 -27', plan, { width: 2.6, color: ink, cap: 'round' });
}

/** Plumber and homeowner over the marked spot: three ways to mend it, on one sheet. */
export const slabStepDecide = {
  name: 'slab-step-decide',
  view: [494, -190, 374, 304],
  surroundings(canvas) {
    powder(canvas, { without: ['toilet'] });
    laundry(canvas);
    foundation(canvas);
  },
  underlay: (canvas) => wetClay(canvas, leakX),
  quietRuns: { without: [coldLine, ...laundryWaste, 'toilet bend', 'stack and building sewer'] },
  subject(canvas) {
    leakingLine(canvas, leakX);
    mark(canvas);
    canvas.shadow(600, 648, 0, 24);
    canvas.shadow(744, 792, 0, 24);
    threeWays(canvas);
    person(canvas, { x: 616, y: 0, z: 2 }, people.plumber, poses.reaching);
    person(canvas, { x: 776, y: 0, z: 2, mirror: true }, people.homeowner, poses.reaching);
  },
  landing: { view: [424, -330, 560, 500], withoutRuns: [coldLine, ...laundryWaste] },
} as const satisfies Crop;
