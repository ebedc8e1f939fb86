import { behindY, palette, pipe, tones, type Canvas } from '../kit';
import { room, soil, toilet } from '../parts';
import { people, person, poses, skinTones } from '../parts/people';
import type { Crop } from './crop';
import { buildingSlab, chair, cutFrame, desk, lavatory, lavatoryTrap, type Rect } from './details/building';
import { groundTo, sky, streetTree } from './details/outdoors';
import { skyline } from '../parts/skyline';

const walls = [212, 760] as const;
const levels = { shop: 0, first: 214, second: 406, roof: 598 } as const;
const clear = 168;
const chase = [398, 462] as const;
const coldX = 407;
const stackX = 427;
const ventX = 452;
/** Vent of the cafe's floor sink, in the right wall. */
const cafeVentX = 752;
/** Middle of the restroom wall between lavatory and office. */
const partition = 540;

const cafeRoom: Rect = { x: [228, 744], y: [0, 190] };
const toiletRoom = (y: number): Rect => ({ x: [228, 388], y: [y, y + clear] });
const washRoom = (y: number): Rect => ({ x: [472, partition - 5], y: [y, y + clear] });
const office = (y: number): Rect => ({ x: [partition + 5, 744], y: [y, y + clear] });
const upper = [levels.first, levels.second] as const;
/** Center line of the building sewer: it falls to the left, to the street. */
const sewerAt = (x: number): number => -84 - (stackX - x) * 0.06;

/** Sky and ground. */
function yard(canvas: Canvas): void {
  sky(canvas, { x: 500, y: 330, radius: 330 });
  groundTo(canvas, 300, palette.lawn);
}

/** What a hero has room for: the town far off, a tree. */
function town(canvas: Canvas): void {
  yard(canvas);
  skyline(canvas, { x: 120, y: 90, scale: 0.9 });
  streetTree(canvas, 940, 120, 1.3);
  rooms(canvas);
}

/** The building's rooms behind the cut. */
function rooms(canvas: Canvas): void {
  const { wall, wallShade, wallDeep, wood, woodDark, mist, sky: pale, haze, steel, navy3, navy2 } = palette;
  const warm = { wall, floor: wood, leftWall: wallShade, rightWall: wallDeep, seams: woodDark, plank: 400 };
  room(canvas, cafeRoom.x, cafeRoom.y, warm);
  for (const y of upper) {
    const tiled = {
      wall: palette.tile,
      floor: mist,
      leftWall: pale,
      rightWall: haze,
      seams: steel,
      plank: 400,
      bare: true,
    };
    const wet = toiletRoom(y);
    room(canvas, wet.x, wet.y, tiled);
    // too narrow to look into
    canvas.quad(washRoom(y).x[0], y, washRoom(y).x[1], y + clear, 0, tiled.wall);
    const dry = office(y);
    room(canvas, dry.x, dry.y, { ...warm, floor: navy3, seams: navy2, plank: 400 });
    canvas.quad(580, behindY(y + 78, 300), 690, behindY(y + 140, 300), 300, { fill: palette.white, line: 1 });
    canvas.quad(588, behindY(y + 84, 300), 682, behindY(y + 134, 300), 300, palette.glass);
  }
  soil(canvas);
}

/** Walls, floors, parapet with its coping, the chase. */
function shell(canvas: Canvas): void {
  const { navy2, steel } = palette;
  const open = upper.flatMap((y) => [toiletRoom(y), washRoom(y), office(y)]);
  cutFrame(canvas, { x: walls, y: [0, levels.roof] }, [cafeRoom, ...open]);
  canvas.quad(chase[0], 190, chase[1], levels.roof, 0, navy2);
  for (const x of [walls[0], walls[1] - 16]) {
    canvas.quad(x, levels.roof - 2, x + 16, levels.roof + 28, 0, palette.ink);
    canvas.quad(x - 5, levels.roof + 26, x + 21, levels.roof + 34, 0, { fill: steel, line: 1 });
  }
}

/** Where the lavatory of an office floor hangs. */
const basinAt = (y: number) => ({ x: 472, y: y + 6, scale: 1.12 });

/** Cold riser, stack and vent in the chase; the stack goes on as the building sewer. */
function riser(canvas: Canvas): void {
  const { drain, cold } = palette;
  for (const y of upper) {
    lavatoryTrap(canvas, basinAt(y), ventX);
    pipe(canvas, [[342, y], [342, y - 12], [stackX, y - 15]], { diameter: 12, color: drain, bend: 11 }); // prettier-ignore
  }
  pipe(canvas, [[ventX, levels.roof + 52], [ventX, levels.first + 26], [stackX, levels.first - 6]], { diameter: 9, color: drain, bend: 12 }); // prettier-ignore
  pipe(canvas, [[-300, -46], [58, -46], [58, 62], [162, 62], [162, -46], [coldX, -46], [coldX, levels.second + 36]], { diameter: 10, color: cold, bend: 14 }); // prettier-ignore
  const collars = [levels.first - 12, levels.second - 12, 118].map((y) => ({ at: [stackX, y] as const, along: [0, 1] as const })); // prettier-ignore
  pipe(canvas, [[stackX, levels.roof + 52], [stackX, sewerAt(stackX)], [-300, sewerAt(-300)]], { diameter: 19, color: drain, bend: 28, collars }); // prettier-ignore
}

/** Toilet and lavatory of one floor, one on either side of the chase. */
function restroomFixtures(canvas: Canvas, y: number): void {
  pipe(canvas, [[coldX, y + 32], [388, y + 32]], { diameter: 7, color: palette.cold }); // prettier-ignore
  toilet(canvas, { x: 388, y, z: 4, mirror: true, scale: 1.12 });
  lavatory(canvas, basinAt(y));
}

/** The cafe on the ground floor: counter, machine, a sink that drains over an air gap to the interceptor. */
function cafe(canvas: Canvas): void {
  const { drain, mist, cold, ink, white, wood } = palette;
  canvas.shadow(500, 700, 20, 100);
  canvas.box({ x: [508, 610], y: [0, 80], z: [50, 110] }, tones.darkWood);
  canvas.box({ x: [500, 702], y: [80, 88], z: [44, 116] }, tones.white);
  canvas.box({ x: [530, 586], y: [88, 134], z: [60, 100] }, tones.navy);
  canvas.flat('M-14 6V-4H14V6', { x: 558, y: 100, z: 58 }, { width: 4, color: mist });
  canvas.flat('M694 0V82', { x: 0, y: 0, z: 48 }, { width: 7, color: wood });
  canvas.flat('M622 88L626 60H676L680 88Z', { x: 0, y: 0 }, { fill: mist, line: 1 });
  canvas.flat('M624.6 77L627 62H675L677.4 77Z', { x: 0, y: 0 }, cold);
  canvas.flat('M616 85H686V91H616Z', { x: 0, y: 0 }, { fill: white, line: 0.9 });
  pipe(canvas, [[651, 60], [651, 18]], { diameter: 9, color: drain }); // prettier-ignore
  pipe(canvas, [[651, -14], [651, -54], [676, -54], [676, -44], [830, -52]], { diameter: 12, color: drain, bend: 12 }); // prettier-ignore
  pipe(canvas, [[cafeVentX, -49], [cafeVentX, levels.roof + 52]], { diameter: 8, color: drain }); // prettier-ignore
  canvas.flat('M-20 2H20V-20H-20Z', { x: 651, y: 0 }, { fill: white, line: 1 });
  canvas.flat('M-14 3H14V-14H-14Z', { x: 651, y: 0 }, ink);
}

/** Concrete grease interceptor in the ground: grease floats on top, the outlet tee draws from below it. */
function interceptor(canvas: Canvas): void {
  const { concrete, navy, cold, orange, amber, drain, ink } = palette;
  const at = { x: 816, y: -164 };
  pipe(canvas, [[930, -72], [1400, -98]], { diameter: 13, color: drain }); // prettier-ignore
  canvas.flat('M-14 -14H164V128H-14Z', at, { fill: concrete, line: 1.1 });
  canvas.flat('M0 0H150V114H0Z', at, { fill: navy, line: 0.9 });
  canvas.flat('M0 0H150V80H0Z', at, cold);
  canvas.flat('M0 88H150V62C128 54 108 68 84 62C60 54 30 68 0 62Z', at, { fill: orange, line: 0.9 });
  canvas.flat('M0 88H150V80H0Z', at, amber);
  canvas.flat('M72 26H81V114H72Z', at, { fill: concrete, line: 0.9 });
  pipe(canvas, [[796, -52], [830, -54]], { diameter: 12, color: drain }); // prettier-ignore
  pipe(canvas, [[948, -73], [986, -75]], { diameter: 12, color: drain }); // prettier-ignore
  for (const x of [838, 944]) pipe(canvas, [[x, -48], [x, -122]], { diameter: 13, color: drain }); // prettier-ignore
  for (const x of [852, 930]) {
    canvas.quad(x - 18, -36, x + 18, 2, 0, { fill: concrete, line: 1 });
    canvas.quad(x - 22, 0, x + 22, 6, 0, ink);
  }
}

/** Reduced-pressure backflow preventer above grade: shut-off, two checks, shut-off; its relief port opens downwards. */
function backflow(canvas: Canvas): void {
  const { amber, wood, navy3 } = palette;
  const at = { x: 110, y: 62 };
  canvas.flat('M-9 -12L-13 -28H13L9 -12Z', at, { fill: amber, line: 1 });
  canvas.flat('M-34 -13H34V13H26L22 22H8L4 13H-4L-8 22H-22L-26 13H-34Z', at, { fill: wood, line: 1.1 });
  for (const x of [58, 162]) {
    canvas.flat('M-9 -10H9V10H-9Z', { x, y: 24 }, { fill: amber, line: 1 });
    canvas.flat('M0 0V26', { x, y: 24 }, { width: 6, color: navy3, cap: 'round' });
  }
}

/** Who works there, and who keeps the water running. */
function life(canvas: Canvas): void {
  const { ink, cold, gas, navy2, white, woodDark, woodDeep } = palette;
  const staff = [
    [levels.first, { skin: skinTones.deep, hair: 'short', hairColor: ink }, cold],
    [levels.second, { skin: skinTones.fair, hair: 'bob', hairColor: woodDark }, gas],
  ] as const;
  for (const [y, look, top] of staff) {
    desk(canvas, { x: 650, y, z: 40, scale: 0.86 });
    chair(canvas, { x: 642, y, z: 44, scale: 0.86 });
    person(canvas, { x: 644, y, z: 42, scale: 0.86 }, { look, clothes: { top, trousers: navy2 } }, poses.sitting); // prettier-ignore
  }
  person(canvas, { x: 470, y: 0, z: 40, scale: 0.96 }, { look: { skin: skinTones.tan, hair: 'bun', hairColor: woodDeep }, clothes: { top: white, trousers: navy2 } }, poses.reaching); // prettier-ignore
  person(canvas, { x: 316, y: 0, z: 10, scale: 0.96, mirror: true }, people.plumber, poses.waving);
}

/** A commercial building cut open: two floors of offices over a cafe, riser, interceptor and backflow preventer. */
export const commercial = {
  name: 'commercial',
  view: [14, -658, 1040, 845],
  pen: 0.72,
  surroundings(canvas) {
    yard(canvas);
    rooms(canvas);
  },
  subject(canvas) {
    buildingSlab(canvas, walls);
    shell(canvas);
    cafe(canvas);
    riser(canvas);
    for (const y of upper) restroomFixtures(canvas, y);
    interceptor(canvas);
    backflow(canvas);
    life(canvas);
  },
  landing: { view: [10, -870, 1044, 1140], scene: town },
} as const satisfies Crop;
