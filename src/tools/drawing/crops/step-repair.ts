import { palette, type Canvas } from '../kit';
import { people, person, poses, toolBag } from '../parts/people';
import type { Crop } from './crop';
import { sinkBowl, sinkFaucet, sinkUnit, trap, visit, visitSurroundings } from './details/kitchen-visit';

/** A glass of water from the tap. */
function glass(canvas: Canvas, x: number, y: number): void {
  const { white, cold, ice } = palette;
  canvas.flat('M-6 -9H6L7.4 10H-7.4Z', { x, y }, { fill: white, line: 0.9 });
  canvas.flat('M-5 -7.6H5L6 5H-6Z', { x, y }, cold);
  canvas.flat('M-3.4 -4L-4 3', { x, y }, { width: 1.4, color: ice, cap: 'round' });
}

/** The repair is done: water runs, the cabinet is dry, the bag is packed. */
export const stepRepair = {
  name: 'step-repair',
  view: [22, -192, 270, 219],
  ...visitSurroundings,
  subject(canvas) {
    sinkUnit(canvas);
    trap(canvas, palette.orange);
    sinkFaucet(canvas, true);
    sinkBowl(canvas, 8);
    canvas.shadow(170, 220, 0, 24);
    canvas.shadow(236, 284, 0, 24);
    glass(canvas, 239, 124);
    person(canvas, { x: 262, y: 0, z: 8, mirror: true }, people.homeowner, poses.offering);
    toolBag(canvas, { x: 203, y: 86, z: 2 });
    person(canvas, { x: 190, y: 0, z: 2 }, people.plumber, poses.standing);
  },
  landing: { view: [-34, -306, 424, 466], ...visit },
} as const satisfies Crop;
