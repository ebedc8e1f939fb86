import { palette, type Canvas } from '../kit';
import { foundation, garage } from '../parts';
import { people, person, phone, poses } from '../parts/people';
import type { Crop } from './crop';
import { heaterInSection, heaterLanding, tank } from './details/heater-section';

const callerX = 1136;

/** The label that the caller reads from: make, fuel, size, age. It is the only orange part of the picture. */
function ratingLabel(canvas: Canvas): void {
  const { orange, amber, white, ink, steel } = palette;
  const at = { x: tank.x, y: tank.y + 60 };
  canvas.flat('M-25 2Q0 -2 25 2V68Q0 64 -25 68Z', at, { fill: white, line: 1 });
  canvas.flat('M-25 50Q0 46 25 50V68Q0 64 -25 68Z', at, { fill: orange, line: 1 });
  canvas.flat('M-17 57.6Q-8 56 2 56', at, { width: 4.4, color: white, cap: 'round' });
  canvas.flat('M-17 39Q0 36.6 16 38.8M-17 30Q-4 28 8 28.6M-17 21Q0 18.6 13 20.4', at, {
    width: 3.2,
    color: ink,
    cap: 'round',
  });
  canvas.flat('M-17 10H-13M-8 9.4H-5M0 9.2H6M11 10H14', at, { width: 8, color: steel });
  canvas.flat('M17 59V56', at, { width: 4.4, color: amber, cap: 'round' });
}

/** Somebody in the garage reads the heater's label into the phone. */
export const heaterStepCall = {
  name: 'heater-step-call',
  view: [846, -256, 344, 280],
  surroundings(canvas) {
    garage(canvas, { without: ['water heater', 'workbench', 'tool board'] });
    foundation(canvas);
  },
  subject(canvas) {
    heaterInSection(canvas, { closed: true });
    ratingLabel(canvas);
    canvas.shadow(callerX - 22, callerX + 30, 0, 24);
    person(canvas, { x: callerX, y: 0, z: 2, mirror: true }, people.homeowner, poses.phoning);
    phone(canvas, { x: callerX - 2, y: 152 });
  },
  landing: { view: [716, -340, 560, 480], ...heaterLanding, without: ['water heater', 'workbench'] },
} as const satisfies Crop;
