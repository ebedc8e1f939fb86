import { behindX, behindY, palette, roomDepth, tones, vanishingPoint, type Canvas } from '../kit';
import { level, opening } from './datum';
import { duck, mirror, shower, toilet, towel, tub, vanity } from './fixtures/bathroom';
import { bed, bedsideLamp, pendant, picture, rug, sashWindow, sleepingCat, toolBoard, workbench } from './fixtures/furniture'; // prettier-ignore
import { waterHeater } from './fixtures/heater';
import { counter, disposal, doubleSink, drawers, dishwasher, faucet, openCabinet, refrigerator, wallCabinet } from './fixtures/kitchen'; // prettier-ignore
import { frontLoader, laundryShelf } from './fixtures/laundry';

/** Colors of an empty room. */
export interface Finish {
  wall: string;
  floor: string;
  /** lit side wall on the left, shaded one on the right */
  leftWall: string;
  rightWall: string;
  /** seams of planks or tiles on the floor */
  seams: string;
  /** plank width in cm */
  plank?: number;
  /** no baseboard */
  bare?: boolean;
}

/** Warm rooms: lamplight on plaster, wooden floor. */
const warm: Finish = {
  wall: palette.wall,
  floor: palette.wood,
  leftWall: palette.wallShade,
  rightWall: palette.wallDeep,
  seams: palette.woodDark,
};

/** Wet rooms: cool light on tile. */
const cool: Finish = {
  wall: palette.tile,
  floor: palette.mist,
  leftWall: palette.sky,
  rightWall: palette.haze,
  seams: palette.steel,
};

/** An empty room behind its opening in the cut: back wall, side walls, floor with seams, baseboards. */
export function room(
  canvas: Canvas,
  x: readonly [number, number],
  y: readonly [number, number],
  finish: Finish,
): void {
  // prettier-ignore
  const [x0, x1] = x;
  const [y0, y1] = y;
  const left = x0 > vanishingPoint.x ? behindX(x0, roomDepth) : x0;
  const right = x1 < vanishingPoint.x ? behindX(x1, roomDepth) : x1;
  const top = y1 < vanishingPoint.y ? behindY(y1, roomDepth) : y1;
  canvas.quad(left, y0, right, top, roomDepth, finish.wall);
  if (x0 < vanishingPoint.x) canvas.side(x0, y0, y1, 0, roomDepth, finish.leftWall);
  if (x1 > vanishingPoint.x) canvas.side(x1, y0, y1, 0, roomDepth, finish.rightWall);
  canvas.poly([[x0, y0], [x1, y0], [right, y0, roomDepth], [left, y0, roomDepth]], finish.floor); // prettier-ignore
  if (y1 > vanishingPoint.y) canvas.floor(x0, x1, 0, roomDepth, y1, palette.white);
  const plank = finish.plank ?? (canvas.detail > 1 ? 46 : 70);
  for (let seam = x0 + plank / 2; seam < x1; seam += plank) {
    if (seam < left || seam > right) continue;
    canvas.line([[seam, y0], [seam, y0, roomDepth]], { line: 0.55, color: finish.seams }); // prettier-ignore
  }
  if (!finish.bare) canvas.quad(left, y0, right, y0 + 11, roomDepth, palette.white);
}

/** Fixtures that a scene leaves out of a room because a crop draws them near the cut plane. */
export interface RoomOptions {
  without?: readonly Fixture[];
}

/** Fixtures that can be left out of their room. */
export type Fixture =
  | 'kitchen sink'
  | 'kitchen faucet'
  | 'disposal'
  | 'pendants'
  | 'toilet'
  | 'vanity'
  | 'bath faucet'
  | 'tub'
  | 'shower'
  | 'washers'
  | 'bed'
  | 'water heater'
  | 'workbench'
  | 'tool board'
  | 'cleanout cap';

const keeps = ({ without = [] }: RoomOptions, fixture: Fixture): boolean => !without.includes(fixture);

/** Depth of the kitchen's cabinet fronts. */
export const kitchenFront = 40;

/** Kitchen: two-bowl sink over an open cabinet on the left, dishwasher, drawers, refrigerator, three pendants. */
export function kitchen(canvas: Canvas, options: RoomOptions = {}): void {
  const z = kitchenFront;
  const back = roomDepth;
  room(canvas, opening.kitchen, [level.ground, level.groundCeiling], warm);
  canvas.quad(16, 86, behindX(388, back), 136, back, palette.ice);
  canvas.tiles([16, 350], [86, 136], back, 25, palette.mist);
  sashWindow(canvas, [42, 142], [136, 200], back);
  wallCabinet(canvas, [172, 262], back - 70);
  if (keeps(options, 'pendants'))
    for (const x of [104, 226]) pendant(canvas, x, level.groundCeiling, 150, 46);
  canvas.shadow(32, 390, z - 20, z + 112, 0, 0.14);
  openCabinet(canvas, [34, 168], z);
  drawers(canvas, [240, 292], z);
  dishwasher(canvas, [168, 240], z);
  counter(canvas, [34, 292], z);
  refrigerator(canvas, [304, 372], z);
  if (keeps(options, 'kitchen sink')) doubleSink(canvas, { x: 60, y: 104, z: z - 7 });
  if (keeps(options, 'disposal')) disposal(canvas, { x: 134, y: 72, z: z - 8, scale: 1 });
  if (keeps(options, 'kitchen faucet')) faucet(canvas, { x: 98, y: 106, z: z + 20, scale: 1.35 });
}

/** Powder room: wainscot, a picture, the toilet on the chase wall. */
export function powder(canvas: Canvas, options: RoomOptions = {}): void {
  room(canvas, opening.powder, [level.ground, level.groundCeiling], cool);
  canvas.quad(415, 11, 583, 100, roomDepth, palette.sky);
  canvas.line([[415, 100, roomDepth], [583, 100, roomDepth]], { line: 1.2, color: palette.steel }); // prettier-ignore
  picture(canvas, 496, 138, roomDepth);
  if (keeps(options, 'toilet')) toilet(canvas, { x: 442, y: 0, z: 10 });
}

/** Laundry: washer and dryer under a shelf. */
export function laundry(canvas: Canvas, options: RoomOptions = {}): void {
  room(canvas, opening.laundry, [level.ground, level.groundCeiling], {
    ...cool,
    wall: palette.tileShade,
    bare: true,
  });
  if (keeps(options, 'washers')) {
    frontLoader(canvas, 606, 90, 'dark');
    frontLoader(canvas, 706, 90, 'water');
  }
  laundryShelf(canvas, 610, 144, 240);
}

/** Bathroom upstairs: vanity and mirror, towel, claw-foot tub with shower and duck. */
export function bath(canvas: Canvas, options: RoomOptions = {}): void {
  const y = level.upper;
  room(canvas, opening.bath, [y, level.upperCeiling], { ...cool, wall: palette.tileBlue });
  canvas.tiles([16, 360], [y + 11, 560], roomDepth, 42, palette.mist);
  if (keeps(options, 'vanity')) vanity(canvas, { x: 40, y, z: 70 });
  mirror(canvas, { x: 76, y: y + 176, z: roomDepth }, 46);
  towel(canvas, { x: 178, y: y + 150, z: roomDepth });
  if (keeps(options, 'bath faucet'))
    faucet(canvas, { x: 84, y: y + 100, z: 120, scale: 1 }, { running: false });
  if (keeps(options, 'shower')) shower(canvas, { x: 376, y: y + 2, z: 60, scale: 1.02 });
  if (keeps(options, 'tub')) {
    tub(canvas, { x: 196, y, z: 60, scale: 1.06 });
    duck(canvas, { x: 262, y: y + 56, z: 80 });
  }
}

/** Bedroom upstairs: window, bed with a cat on it, lamp. */
export function bedroom(canvas: Canvas, options: RoomOptions = {}): void {
  const y = level.upper;
  room(canvas, opening.bedroom, [y, level.upperCeiling], { ...warm, wall: palette.wallWarm });
  sashWindow(canvas, [560, 690], [y + 104, y + 206], roomDepth);
  rug(canvas, [470, 780], [34, 250], y);
  if (!keeps(options, 'bed')) return;
  bedsideLamp(canvas, 742, y, 130);
  bed(canvas, 470, y, 90);
  sleepingCat(canvas, 640, y + 64, 120);
}

/** Garage: concrete floor, tool board, workbench, the water heater on its stand. */
export function garage(canvas: Canvas, options: RoomOptions = {}): void {
  const finish = {
    ...cool,
    wall: palette.tileGray,
    floor: palette.concrete,
    seams: palette.concreteDark,
    plank: 100,
    bare: true,
  };
  room(canvas, opening.garage, [level.ground, level.groundCeiling], finish);
  if (keeps(options, 'tool board')) toolBoard(canvas, 1104, 112, roomDepth);
  if (keeps(options, 'workbench')) workbench(canvas, 1046, 130);
  if (keeps(options, 'water heater')) waterHeater(canvas);
}

/** Cardboard boxes in the attic. */
export function loftBoxes(canvas: Canvas): void {
  canvas.box({ x: [206, 246], y: [586, 616], z: [80, 100] }, tones.wood);
  canvas.box({ x: [566, 620], y: [586, 610], z: [80, 100] }, tones.wood);
}
