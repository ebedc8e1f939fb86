import { palette, type Canvas } from '../kit';
import { foundation, garage } from '../parts';
import { people, person, poses } from '../parts/people';
import type { Crop } from './crop';
import { control, heaterInSection, heaterLanding, type Layers } from './details/heater-section';

const plumberX = 1154;
/** A tank that is nearly cold: only its top is still warm. */
const nearlyCold: Layers = [
  [104, palette.coldPale],
  [128, palette.amber],
];

/** A manometer on the control valve's test port, to read the gas pressure at the burner. It is the only orange part of the picture. */
function manometer(canvas: Canvas): void {
  const { orange, deep, navy, ice, ink, cold } = palette;
  const at = { x: plumberX - 50, y: 84, z: -4 };
  const hose = `M-4 -22C-6 -44 -30 -52 -44 -46C-54 -42 -58 -36 ${control.x + 6 - at.x} ${control.y - 12 - at.y}`;
  canvas.flat(hose, at, { width: 5.6, color: ink, cap: 'round' });
  canvas.flat(hose, at, { width: 3.2, color: orange, cap: 'round' });
  canvas.flat('M-17 -24H17Q20 -24 20 -21V23Q20 26 17 26H-17Q-20 26 -20 23V-21Q-20 -24 -17 -24Z', at, { fill: orange, line: 1.1 }); // prettier-ignore
  canvas.flat('M12 -24H17Q20 -24 20 -21V23Q20 26 17 26H12Z', at, deep);
  canvas.flat('M-14 0H10V20H-14Z', at, { fill: navy, line: 0.8 });
  canvas.flat('M-10 6H-6M-10 12H-3', at, { width: 3, color: ice, cap: 'round' });
  canvas.flat('M2 5V15', at, { width: 4, color: cold, cap: 'round' });
  canvas.flat('M-10 -12H-6M0 -12H4', at, { width: 5, color: ink, cap: 'round' });
}

/** The plumber measures at the gas control; the flame is low and the tank nearly cold. */
export const heaterStepDiagnose = {
  name: 'heater-step-diagnose',
  view: [844, -272, 366, 297],
  surroundings(canvas) {
    garage(canvas, { without: ['water heater', 'workbench', 'tool board'] });
    foundation(canvas);
  },
  subject(canvas) {
    heaterInSection(canvas, { layers: nearlyCold, flame: 0.6 });
    canvas.shadow(plumberX - 46, plumberX + 50, -2, 22);
    person(canvas, { x: plumberX, y: 0, mirror: true }, people.plumber, poses.kneeling);
    manometer(canvas);
  },
  landing: { view: [716, -340, 560, 480], ...heaterLanding, without: ['water heater', 'workbench'] },
} as const satisfies Crop;
