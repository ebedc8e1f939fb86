import { behindY, palette, pipe, tones, type Canvas } from '../kit';
import { room, sleepingCat, soil } from '../parts';
import { person, poses, skinTones, type Clothes, type Look } from '../parts/people';
import type { Crop } from './crop';
import { buildingSlab, cutFrame, type Rect } from './details/building';
import { groundTo, sky, streetTree } from './details/outdoors';

const story = 206;
const clear = 182;
const floors = [0, story, story * 2] as const;
const eaves = story * 3;
const walls = [196, 812] as const;
const chase = [492, 548] as const;
const stackX = 510;
const ventX = 538;

const kitchenOf = (y: number): Rect => ({ x: [212, 480], y: [y, y + clear] });
const livingOf = (y: number): Rect => ({ x: [560, 796], y: [y, y + clear] });

/** Height of the roof's skin at x. */
const roofY = (x: number): number => eaves + 104 - Math.abs(x - 504) * 0.33;

/** Rooms on three floors, lawn and a tree outside. */
function setting(canvas: Canvas): void {
  const { wall, wallShade, wallDeep, wood, woodDark } = palette;
  sky(canvas, { x: 504, y: 330, radius: 360 });
  groundTo(canvas, 300, palette.lawn);
  streetTree(canvas, 80, 60, 1.5);
  const finish = { wall, floor: wood, leftWall: wallShade, rightWall: wallDeep, seams: woodDark, plank: 400, bare: true }; // prettier-ignore
  for (const y of floors) {
    for (const rect of [kitchenOf(y), livingOf(y)]) room(canvas, rect.x, rect.y, finish);
    canvas.quad(640, behindY(y + 92, 300), 740, behindY(y + 150, 300), 300, { fill: palette.white, line: 1 });
    canvas.quad(647, behindY(y + 98, 300), 733, behindY(y + 144, 300), 300, palette.glass);
  }
  soil(canvas);
}

/** Walls and floors, the chase, the roof over its trusses, balconies on the right. */
function shell(canvas: Canvas): void {
  const { ink, navy2, navy3, steel, wallDeep, woodDark } = palette;
  const at = { x: 0, y: 0 };
  canvas.flat(`M${walls[0]} ${eaves - 4}L504 ${eaves + 100}L${walls[1]} ${eaves - 4}Z`, at, wallDeep);
  canvas.flat(`M330 ${eaves}L400 ${eaves + 62}L504 ${eaves}L608 ${eaves + 62}L678 ${eaves}`, at, { line: 1.6, color: woodDark }); // prettier-ignore
  cutFrame(
    canvas,
    { x: walls, y: [0, eaves] },
    floors.flatMap((y) => [kitchenOf(y), livingOf(y)]),
  );
  canvas.quad(chase[0], -8, chase[1], eaves, 0, navy2);
  canvas.flat(`M164 ${eaves - 14}L504 ${eaves + 98}L844 ${eaves - 14}V${eaves + 2}L504 ${eaves + 114}L164 ${eaves + 2}Z`, at, { fill: navy3, line: 1 }); // prettier-ignore
  for (const y of floors.slice(1)) {
    canvas.flat(`M${walls[1]} ${y - 4}H900V${y - 22}H${walls[1]}Z`, at, ink);
    canvas.line([[816, y + 32], [896, y + 32]], { width: 64, color: steel, dash: '3 13' }); // prettier-ignore
    canvas.flat(`M812 ${y + 66}H898V${y - 4}`, at, { width: 6, color: ink });
    canvas.quad(797, y + 2, 811, y + 140, 0, palette.mist);
  }
}

/** One kitchen: refrigerator, cabinets, and the sink at the chase with its trap and arm to the stack. */
function kitchen(canvas: Canvas, y: number): void {
  const { white, steel, ink, drain, ice, cold, navy3, amber, woodDeep } = palette;
  const at = { x: 0, y };
  canvas.box({ x: [224, 292], y: [y, y + 146], z: [40, 100] }, tones.enamel);
  canvas.line([[224, y + 98, 40], [292, y + 98, 40]], { line: 0.8 }); // prettier-ignore
  canvas.flat('M356 0H404V78H356Z', at, { fill: navy3, line: 0.9 });
  canvas.flat('M370 62H390', at, { width: 4, color: amber });
  canvas.flat('M404 4H480V78H404Z', at, { fill: woodDeep, line: 0.9 });
  pipe(canvas, [[440, y + 62], [440, y + 22], [462, y + 22], [462, y + 38], [stackX, y + 35]], { diameter: 10, color: drain, bend: 10 }); // prettier-ignore
  canvas.flat('M412 84L416 56H464L468 84Z', at, { fill: ice, line: 0.9 });
  canvas.flat('M413.6 72L416 58H463L465.6 72Z', at, cold);
  canvas.flat('M348 80H481V88H348Z', at, { fill: white, line: 0.9 });
  canvas.flat('M470 88V116Q470 130 456 130Q444 130 444 120V108', at, { width: 8, color: ink });
  canvas.flat('M470 88V116Q470 130 456 130Q444 130 444 120V109', at, { width: 4, color: steel });
}

/** The stack that all kitchens share, with the vent beside it that ties in above the highest sink. */
function stack(canvas: Canvas): void {
  const { drain, orange } = palette;
  const top = roofY(stackX) + 26;
  for (const y of floors) pipe(canvas, [[480, y + 35.6], [492, y + 35.2]], { diameter: 10, color: drain }); // prettier-ignore
  pipe(canvas, [[stackX, -10], [ventX, 18], [ventX, story * 2 + 120], [stackX, story * 2 + 150]], { diameter: 11, color: drain, bend: 12 }); // prettier-ignore
  const collars = floors.map((y) => ({ at: [stackX, y + 35] as const, along: [0, 1] as const }));
  pipe(
    canvas,
    [
      [stackX, top],
      [stackX, -74],
      [-200, -132],
    ],
    { diameter: 22, color: orange, bend: 30, collars },
  );
}

/** Who lives there: three cook or wash up, one has a guest, a cat sleeps on the top floor. */
function neighbors(canvas: Canvas): void {
  const { ink, gas, navy2, cold, white, steel } = palette;
  const [first, second, top] = floors;
  const cooks: readonly (readonly [number, Look, Clothes])[] = [
    [first, { skin: skinTones.deep, hair: 'bun', hairColor: ink }, { top: white, trousers: navy2 }],
    [second, { skin: skinTones.fair, hair: 'short', hairColor: steel }, { top: cold, trousers: navy2 }],
    [top, { skin: skinTones.brown, hair: 'curls', hairColor: ink }, { top: gas, trousers: navy2 }],
  ];
  for (const [y, look, clothes] of cooks) person(canvas, { x: 366, y, z: -4, scale: 0.92 }, { look, clothes }, poses.reaching); // prettier-ignore
  for (const y of [first, top]) {
    canvas.box({ x: [610, 750], y: [y + 36, y + 80], z: [130, 150] }, tones.navy);
    canvas.box({ x: [610, 750], y: [y + 6, y + 38], z: [70, 140] }, tones.steel);
  }
  sleepingCat(canvas, 660, top + 42, 90);
  person(canvas, { x: 664, y: second, z: 30, scale: 0.9, mirror: true }, { look: { skin: skinTones.tan, hair: 'bob', hairColor: palette.woodDeep }, clothes: { top: white, trousers: navy2 } }, poses.offering); // prettier-ignore
}

/** Three floors of apartments whose kitchens stand one above the other on one stack. */
export const clientMultiUnit = {
  name: 'client-multi-unit',
  view: [-26, -754, 1060, 861],
  pen: 0.72,
  surroundings: setting,
  subject(canvas) {
    buildingSlab(canvas, walls);
    shell(canvas);
    for (const y of floors) kitchen(canvas, y);
    stack(canvas);
    neighbors(canvas);
  },
  landing: { view: [24, -870, 960, 1060], scene: setting },
} as const satisfies Crop;
