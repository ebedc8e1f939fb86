import { palette, type Canvas, type Placement } from '../kit';
import { foundation, lawn, level, opening, room, tree } from '../parts';
import { people, person, poses } from '../parts/people';
import type { Crop } from './crop';
import { cameraHandset } from './details/camera-handset';
import { markerFlag } from './details/outdoors';
import {
  cameraCable,
  cameraHead,
  cutSewer,
  joint,
  openJoint,
  rootsAtJoint,
} from './details/sewer-inspection';

/** Where the plumber kneels; the cleanout is at arm's length. */
const plumberX = -134;
const quietRoom = { wall: palette.white, floor: palette.mist, leftWall: palette.sky, rightWall: palette.haze, seams: palette.steel, plank: 300, bare: true } as const; // prettier-ignore
const screen = { x: plumberX + 61, y: 89, z: -4, scale: 1.2 } as const;

/** On the screen: roots that hang into the pipe. */
function rootsOnScreen(canvas: Canvas, at: Placement): void {
  const { ink, woodDark } = palette;
  const hair = 'M-5 14C-7 8 -3 4 -7 -4M0 14.6C1 8 4 5 1 -5M6 13C6 8 11 6 9 -1';
  canvas.flat(hair, at, { width: 3.4, color: ink, cap: 'round' });
  canvas.flat(hair, at, { width: 1.9, color: woodDark, cap: 'round' });
}

/** Plumber and homeowner watch what the camera sees; a flag marks the spot above it. */
export const sewerStepCamera = {
  name: 'sewer-step-camera',
  view: [-354, -188, 460, 374],
  surroundings(canvas) {
    lawn(canvas);
    tree(canvas);
    room(canvas, opening.kitchen, [level.ground, level.groundCeiling], quietRoom);
    foundation(canvas);
  },
  underlay: rootsAtJoint,
  subject(canvas) {
    cutSewer(canvas);
    openJoint(canvas);
    cameraHead(canvas);
    markerFlag(canvas, { x: joint.x - 2, y: 0, mirror: true });
    canvas.shadow(-250, -206, 0, 24);
    person(canvas, { x: -230, y: 0, z: 8 }, people.homeowner, poses.reaching);
    canvas.shadow(-182, -98, -2, 22);
    person(canvas, { x: plumberX, y: 0 }, people.plumber, poses.kneeling);
    cameraCable(canvas, [screen.x, screen.y - 24]);
    cameraHandset(canvas, screen, rootsOnScreen);
  },
  landing: { view: [-450, -220, 620, 540], without: ['cleanout cap'], withoutRuns: ['yard cleanout'] },
} as const satisfies Crop;
