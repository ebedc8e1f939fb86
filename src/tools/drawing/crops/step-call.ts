import { palette, type Canvas } from '../kit';
import { people, person, phone, poses } from '../parts/people';
import type { Crop } from './crop';
import {
  cabinetFloor,
  outletX,
  sinkBowl,
  sinkFaucet,
  sinkUnit,
  trap,
  visit,
  visitSurroundings,
} from './details/kitchen-visit';
import { drops, puddle } from './details/water';

/** Bucket under the leaking joint. It is the only orange part of the picture. */
function bucket(canvas: Canvas): void {
  const { orange, deep, orangePale, steel, cold } = palette;
  const at = { x: outletX, y: cabinetFloor, z: 6 };
  canvas.flat('M-21 25C-20 44 20 44 21 25', at, { width: 1.8, color: steel });
  canvas.flat('M-21 26L-17 0H17L21 26Z', at, { fill: orange, line: 1 });
  canvas.flat('M10 0H17L21 26H12Z', at, deep);
  canvas.flat('M-21 26Q-21 21 0 21Q21 21 21 26Q21 31 0 31Q-21 31 -21 26Z', at, { fill: cold, line: 1 });
  canvas.flat('M-15 17L-13.4 6', at, { width: 2.2, color: orangePale, cap: 'round' });
}

/** Somebody calls: water drips from the trap under the sink. */
export const stepCall = {
  name: 'step-call',
  view: [20, -194, 250, 203],
  ...visitSurroundings,
  subject(canvas) {
    sinkUnit(canvas);
    trap(canvas, palette.steel);
    sinkFaucet(canvas, false);
    sinkBowl(canvas);
    bucket(canvas);
    drops(canvas, [
      [101, 52, 0.24],
      [101, 41, 0.36],
    ]);
    puddle(canvas, { x: 132, y: 2, half: 24 });
    canvas.shadow(200, 250, 0, 24);
    person(canvas, { x: 224, y: 0, z: 6, mirror: true }, people.homeowner, poses.phoning);
    phone(canvas, { x: 222, y: 152 });
  },
  landing: { view: [-34, -306, 424, 466], ...visit },
} as const satisfies Crop;
