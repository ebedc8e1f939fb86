import { palette } from '../kit';
import { foundation, garage } from '../parts';
import { people, person, poses } from '../parts/people';
import type { Crop } from './crop';
import { gasValve, heaterInSection, heaterLanding, type Layers } from './details/heater-section';

/** Where the plumber stands so that the hand is on the gas valve, and the homeowner who looks on. */
const plumberX = gasValve.x + 46;
const homeownerX = plumberX + 66;
/** All of the tank is hot again, down to where the cold comes in. */
const hotThrough: Layers = [
  [50, palette.amber],
  [66, palette.hot],
];

/** A tank full of hot water; the plumber shows where its valves are. */
export const heaterStepRepair = {
  name: 'heater-step-repair',
  view: [845, -273, 370, 301],
  surroundings(canvas) {
    garage(canvas, { without: ['water heater', 'workbench', 'tool board'] });
    foundation(canvas);
  },
  subject(canvas) {
    heaterInSection(canvas, { layers: hotThrough, flame: 1.15, gasLever: palette.orange });
    canvas.shadow(plumberX - 24, plumberX + 28, 0, 24);
    canvas.shadow(homeownerX - 24, homeownerX + 28, 0, 24);
    person(canvas, { x: homeownerX, y: 0, z: 6, mirror: true }, people.homeowner, poses.offering);
    person(canvas, { x: plumberX, y: 0, z: 2, mirror: true }, people.plumber, poses.reaching);
  },
  landing: { view: [736, -360, 600, 515], ...heaterLanding, without: ['water heater', 'workbench'] },
} as const satisfies Crop;
