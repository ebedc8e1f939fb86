import { behindY, palette, pipe, type Canvas } from '../kit';
import { mirror, room, sashWindow, soil, toilet } from '../parts';
import { people, person, poses, skinTones } from '../parts/people';
import type { Crop } from './crop';
import { buildingSlab, chair, cutFrame, desk, lavatory, lavatoryTrap, type Rect } from './details/building';
import { groundTo, sky } from './details/outdoors';
import { ballValve } from './details/valves';

const story = 256;
const clear = 228;
const floors = [0, story] as const;
/** Clear height under the roof; only its foot is in the picture. */
const third = story * 2;
const chase = [404, 500] as const;
const coldX = 418;
const stackX = 446;
const ventX = 480;
/** Fall of the building drain, cm per cm. */
const drainFall = 0.08;

const toiletRoom = (y: number): Rect => ({ x: [214, 392], y: [y, y + clear] });
const washRoom = (y: number): Rect => ({ x: [512, 618], y: [y, y + clear] });
const officeRoom = (y: number): Rect => ({ x: [632, 880], y: [y, y + clear] });
const roomsOf = (y: number): Rect[] => [toiletRoom(y), washRoom(y), officeRoom(y)];

/** Rooms of both floors: restrooms on either side of the chase, offices right of them. */
function rooms(canvas: Canvas): void {
  const { mist, sky: pale, haze, steel, wall, wallShade, wallDeep, navy3, navy2 } = palette;
  sky(canvas);
  groundTo(canvas, 300, palette.lawn);
  const tiled = {
    wall: palette.tile,
    floor: mist,
    leftWall: pale,
    rightWall: haze,
    seams: steel,
    bare: true,
  };
  for (const y of floors) {
    const wet = toiletRoom(y);
    room(canvas, wet.x, wet.y, tiled);
    canvas.tiles([222, 364], [y, y + 126], 300, 28, mist);
    const wash = washRoom(y);
    room(canvas, wash.x, wash.y, tiled);
    mirror(canvas, { x: 562, y: behindY(y + 158, 290), z: 290 }, 34);
    const dry = officeRoom(y);
    room(canvas, dry.x, dry.y, { wall, floor: navy3, leftWall: wallShade, rightWall: wallDeep, seams: navy2, plank: 400 }); // prettier-ignore
    sashWindow(canvas, [680, 810], [behindY(y + 104, 300), behindY(y + 180, 300)], 300);
  }
  soil(canvas);
}

/** Toilet and lavatory of one floor: closet bend in the floor, trap arm into the vented drain. */
function fixtures(canvas: Canvas, y: number): void {
  const { cold, white } = palette;
  toilet(canvas, { x: 392, y, z: 6, mirror: true, scale: 1.4 });
  pipe(canvas, [[coldX, y + 44], [388, y + 44]], { diameter: 7, color: cold }); // prettier-ignore
  canvas.flat('M0 -7H5V7H0Z', { x: 387, y: y + 44 }, { fill: white, line: 0.8 });
  lavatory(canvas, basinAt(y));
}

/** Where the lavatory of a floor hangs. */
const basinAt = (y: number) => ({ x: 512, y: y + 10, scale: 1.3 });

/** The chase: cold riser, stack, and the pipe that vents every trap before it joins the stack. */
function riser(canvas: Canvas): void {
  const { navy2, drain, cold } = palette;
  canvas.quad(chase[0], -6, chase[1], 640, 0, navy2);
  for (const y of floors) {
    lavatoryTrap(canvas, basinAt(y), ventX);
    pipe(canvas, [[340, y], [340, y - 13], [stackX, y - 19]], { diameter: 15, color: drain, bend: 13 }); // prettier-ignore
  }
  pipe(canvas, [[coldX, 640], [coldX, -44], [900, -44]], { diameter: 10, color: cold, bend: 14 }); // prettier-ignore
  pipe(canvas, [[ventX, 640], [ventX, 16], [stackX, -24]], { diameter: 12, color: drain, bend: 12, collars: floors.map((y) => ({ at: [ventX, y + 41], along: [0, 1] })) }); // prettier-ignore
  const collars = [story - 18, 128, story + 128].map((y) => ({ at: [stackX, y] as const, along: [0, 1] as const })); // prettier-ignore
  const low = -58;
  pipe(canvas, [[stackX, 640], [stackX, low], [-200, low - (stackX + 200) * drainFall]], { diameter: 24, color: drain, bend: 30, collars }); // prettier-ignore
}

/** What people do on both floors: one works, the plumber turns the valve of the riser. */
function life(canvas: Canvas): void {
  for (const y of floors) {
    desk(canvas, { x: 734, y, z: 40 });
    chair(canvas, { x: 722, y, z: 44 });
  }
  const worker = { look: { skin: skinTones.fair, hair: 'bob', hairColor: palette.woodDark, glasses: true }, clothes: { top: palette.cold, trousers: palette.navy2 } } as const; // prettier-ignore
  person(canvas, { x: 724, y: story, z: 42 }, worker, poses.sitting);
  canvas.shadow(536, 612, 0, 24);
  person(canvas, { x: 574, y: 0, z: 8, scale: 0.88, mirror: true }, people.plumber, poses.kneeling);
  wrench(canvas, 536, 66);
}

/** A pipe wrench in the plumber's hand, on the nut of the trap. */
function wrench(canvas: Canvas, x: number, y: number): void {
  const { ink, steel } = palette;
  canvas.flat('M14 6L-6 -4', { x, y }, { width: 8, color: ink, cap: 'round' });
  canvas.flat('M14 6L-6 -4', { x, y }, { width: 4.4, color: steel, cap: 'round' });
  canvas.flat('M-4 4L-14 4L-12 -12L-2 -10', { x, y }, { width: 4, color: ink, cap: 'round' });
}

/** Two floors of an office building: restrooms stacked on one riser. */
export const clientOffice = {
  name: 'client-office',
  view: [178, -490, 708, 576],
  pen: 0.8,
  surroundings: rooms,
  subject(canvas) {
    buildingSlab(canvas, [100, 920]);
    cutFrame(canvas, { x: [100, 920], y: [0, 640] }, [...floors, third].flatMap(roomsOf));
    riser(canvas);
    for (const y of floors) fixtures(canvas, y);
    life(canvas);
    ballValve(canvas, { x: coldX, y: 124, scale: 1.4 });
  },
  landing: { view: [160, -600, 720, 760], scene: rooms },
} as const satisfies Crop;
