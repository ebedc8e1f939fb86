import { palette, type Canvas } from '../kit';
import { people, person, phone, poses } from '../parts/people';
import type { Crop } from './crop';
import { bathVisit, toiletPipes, visitToilet } from './details/bath-visit';
import { toiletInSection } from './details/toilet-section';
import { drops, puddle } from './details/water';

/** Where the homeowner stands, before the bowl. */
const caller = { x: 598, y: 0, z: 4, mirror: true } as const;

/** A plunger hanging from the caller's free hand. It is the only orange part of the picture. */
function plunger(canvas: Canvas): void {
  const { orange, deep, orangePale, ink, wood } = palette;
  const at = { x: caller.x - 39, y: 118, z: 4 };
  canvas.flat('M0 18V-34', at, { width: 6.2, color: ink, cap: 'round' });
  canvas.flat('M0 18V-34', at, { width: 3.6, color: wood, cap: 'round' });
  canvas.flat('M-5 -32H5L6 -38C15 -39 17 -46 17 -53H-17C-17 -46 -15 -39 -6 -38Z', at, {
    fill: orange,
    line: 1,
  });
  canvas.flat('M6 -38C15 -39 17 -46 17 -53H8C9 -46 8 -41 3 -37Z', at, deep);
  canvas.flat('M-11 -48Q-9 -43 -5 -42', at, { width: 2, color: orangePale, cap: 'round' });
}

/** Somebody calls: the bowl stands full, and water shows on the floor. */
export const toiletStepCall = {
  name: 'toilet-step-call',
  view: [412, -187, 262, 213],
  ...bathVisit,
  subject(canvas) {
    canvas.shadow(visitToilet.x - 20, visitToilet.x + 66, -4, 26);
    toiletPipes(canvas);
    toiletInSection(canvas, visitToilet, { water: 36.6 });
    drops(canvas, [
      [551, 36, 0.24],
      [550, 20, 0.34],
    ]);
    puddle(canvas, { x: 541, y: 1, half: 22 });
    canvas.shadow(576, 624, 0, 24);
    plunger(canvas);
    person(canvas, caller, people.homeowner, poses.phoning);
    phone(canvas, { x: caller.x - 2, y: 152 });
  },
} as const satisfies Crop;
