import { palette, pipe, type Canvas, type Placement } from '../kit';
import { people, person, poses } from '../parts/people';
import type { Crop } from './crop';
import { cameraHandset } from './details/camera-handset';
import {
  cabinetFloor,
  sinkBowl,
  sinkFaucet,
  sinkUnit,
  trapPoints,
  visit,
  visitSurroundings,
} from './details/kitchen-visit';

/** The trap is off: tailpiece above, open arm in the wall. */
function openArm(canvas: Canvas): void {
  const { white, steel, ink } = palette;
  pipe(canvas, [[92, 80], [92, 56]], { diameter: 11, color: white }); // prettier-ignore
  pipe(canvas, [[66, 48], ...trapPoints.slice(-1)], { diameter: 11, color: white });
  canvas.flat('M-3 -9H4V9H-3Z', { x: 64, y: 47.8 }, { fill: steel, line: 0.8 });
  canvas.flat('M-2 -5.4Q2.6 0 -2 5.4Z', { x: 69.6, y: 48 }, { fill: ink });
}

/** The trap that was taken off lies in the cabinet. */
function looseTrap(canvas: Canvas): void {
  pipe(canvas, [[104, 38], [104, cabinetFloor + 7], [132, cabinetFloor + 7], [132, 26]], { diameter: 10, color: palette.white, bend: 13 }); // prettier-ignore
  canvas.flat('M-8 -4H8V4H-8Z', { x: 104, y: 40 }, { fill: palette.steel, line: 0.8 });
}

/** Push cable from the handset into the arm. It is the only orange part of the picture. */
function cable(canvas: Canvas): void {
  const run = 'M152 74C134 40 128 70 112 58C98 48 88 48 69 48';
  canvas.flat(run, { x: 0, y: 0 }, { width: 5, color: palette.ink, cap: 'round' });
  canvas.flat(run, { x: 0, y: 0 }, { width: 2.8, color: palette.orange, cap: 'round' });
}

/** On the screen: a crack in the pipe and a drop. */
function crack(canvas: Canvas, at: Placement): void {
  const { ink, cold } = palette;
  canvas.flat('M4 14L1 8L5 5L2 0', at, { width: 2.4, color: ink, cap: 'round' });
  canvas.flat('M0 -5C-4 -10 -3 -13.6 0 -13.6C3 -13.6 4 -10 0 -5Z', at, { fill: cold, line: 0.5 });
}

/** The plumber looks into the drain with a camera. */
export const stepDiagnose = {
  name: 'step-diagnose',
  view: [42, -150, 216, 176],
  ...visitSurroundings,
  subject(canvas) {
    sinkUnit(canvas);
    openArm(canvas);
    sinkFaucet(canvas, false);
    sinkBowl(canvas);
    looseTrap(canvas);
    canvas.shadow(166, 246, -2, 22);
    person(canvas, { x: 204, y: 0, z: 0, mirror: true }, people.plumber, poses.kneeling);
    cable(canvas);
    cameraHandset(canvas, { x: 152, y: 90, z: -4 }, crack);
  },
  landing: { view: [-34, -306, 424, 466], ...visit },
} as const satisfies Crop;
