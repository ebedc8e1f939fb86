import { palette, type Canvas } from '../kit';
import { people, person, poses } from '../parts/people';
import type { Crop } from './crop';
import { bathVisit, toiletPipes, visitToilet } from './details/bath-visit';
import { toiletInSection } from './details/toilet-section';

/** Where the plumber kneels, clear of the bowl. */
const plumberX = 626;

/** The cloth under the wiping hand, flat on the floor but for the fold that the hand pushes. */
function cloth(canvas: Canvas): void {
  const { amber, orange, gas } = palette;
  const x = plumberX - 60;
  canvas.poly([[x - 30, 0, 0], [x + 24, 0, -2], [x + 30, 0, 30], [x - 16, 0, 34]], { fill: gas, line: 0.9 }); // prettier-ignore
  canvas.line([[x - 21, 0, 2], [x - 8, 0, 32]], { width: 2.6, color: orange }); // prettier-ignore
  canvas.line([[x + 15, 0, 1], [x + 21, 0, 29]], { width: 2.6, color: orange }); // prettier-ignore
  canvas.flat('M-14 3C-12 11 10 11 13 4Q0 8 -14 3Z', { x, y: 0 }, { fill: amber, line: 0.8 });
}

/** New parts in and flushed: the water runs through the trapway, the floor is wiped. */
export const toiletStepRepair = {
  name: 'toilet-step-repair',
  view: [418, -150, 266, 216],
  ...bathVisit,
  subject(canvas) {
    canvas.shadow(visitToilet.x - 20, visitToilet.x + 66, -4, 26);
    toiletPipes(canvas, { flushing: true });
    toiletInSection(canvas, visitToilet, { flushing: true, water: 18, openTank: { level: 57 } });
    canvas.shadow(572, 682, -2, 22);
    cloth(canvas);
    person(canvas, { x: plumberX, y: 0, mirror: true }, people.plumber, poses.wiping);
  },
} as const satisfies Crop;
