import { palette, pipe, tones, type Canvas } from '../kit';
import { room, soil } from '../parts';
import { person, poses, skinTones } from '../parts/people';
import type { Crop } from './crop';
import { buildingSlab, cutFrame } from './details/building';
import { groundTo, sky, streetTree } from './details/outdoors';

const kitchen = { x: [430, 860], y: [0, 276] } as const;
/** Inside of the concrete tank of the grease interceptor. */
const tank = { x: [228, 398], y: [-194, -56] } as const;

/** The kitchen behind the cut, the yard with the manholes beside it. */
function place(canvas: Canvas): void {
  const { mist, sky: pale, haze, steel, concrete } = palette;
  sky(canvas);
  groundTo(canvas, 420, concrete);
  room(canvas, kitchen.x, kitchen.y, { wall: palette.tile, floor: mist, leftWall: pale, rightWall: haze, seams: steel }); // prettier-ignore
  canvas.tiles([440, 780], [0, 190], 300, 24, mist);
  hood(canvas);
  streetTree(canvas, 296, 200, 0.86);
  soil(canvas);
}

/** Exhaust hood with two pots on the range below. */
function hood(canvas: Canvas): void {
  const { steel, navy3, ink, mist } = palette;
  canvas.box({ x: [640, 790], y: [0, 92], z: [150, 240] }, tones.steel);
  for (const x of [676, 742]) canvas.box({ x: [x - 22, x + 22], y: [94, 128], z: [170, 210] }, tones.navy);
  canvas.flat('M-80 0H80L50 60H-50Z', { x: 716, y: 190, z: 150 }, { fill: steel, line: 1 });
  canvas.flat('M-80 0H80V-8H-80Z', { x: 716, y: 190, z: 150 }, { fill: mist, line: 0.8 });
  canvas.flat('M-60 74H60M-60 8H60V60H-60Z', { x: 716, y: 0, z: 149 }, { line: 1, color: ink });
  canvas.flat('M-50 82H-44M-4 82H2M40 82H46', { x: 716, y: 0, z: 149 }, { width: 6, color: navy3, cap: 'round' }); // prettier-ignore
}

/** Middles of the sink's three outlets, of the floor sink that takes them and of the floor drain, along x. */
const outlets = [481, 535, 589] as const;
const floorSinkX = 642;
const floorDrainX = 722;
/** Center line of the grease waste under the slab; it falls to the tank. */
const wasteAt = (x: number): number => -95 + (x - 392) * 0.05;

/** Three-compartment sink: wash, rinse, sanitize. */
function sink(canvas: Canvas): void {
  const { mist, ice, steel, cold, white, ink } = palette;
  const at = { x: 454, y: 0, z: 2 };
  canvas.shadow(450, 640, 0, 70);
  canvas.flat('M2 0V66M156 0V66', at, { width: 5, color: ink });
  canvas.flat('M-4 100H174V122H-4Z', at, { fill: ice, line: 0.9 });
  canvas.flat('M-6 94H176V101H-6ZM0 94L4 62H52L54 94ZM58 94L60 62H108L110 94ZM114 94L116 62H164L168 94Z', at, { fill: mist, line: 1 }); // prettier-ignore
  canvas.flat('M5 83L7 66H49L50.4 83ZM62 83L63.4 66H105L106 83ZM118 83L119.4 66H161L163 83Z', at, cold);
  canvas.flat('M11 79H24M68 79H80M124 79H136', at, { width: 2, color: white, cap: 'round' });
  const spray = 'M84 102V160Q84 176 100 176Q114 176 114 162V140';
  canvas.flat(spray, at, { width: 7, color: ink });
  canvas.flat(spray, at, { width: 4, color: steel });
  canvas.flat('M107 140H121L125 124H103Z', at, { fill: steel, line: 0.8 });
}

/** P-trap under a floor fixture at x and its arm to the grease waste. */
function floorTrap(canvas: Canvas, x: number, top: number): void {
  const joint = x - 78;
  pipe(canvas, [[x, top], [x, -55], [x - 24, -55], [x - 24, -40], [x - 42, -41], [joint, wasteAt(joint)]], { diameter: 11, color: palette.drain, bend: 10 }); // prettier-ignore
}

/** The bowls drain over an air gap into the floor sink; floor sink and floor drain run to the tank, with a vent in the wall. */
function wastes(canvas: Canvas): void {
  const { drain, steel, ink, white } = palette;
  for (const x of outlets.slice(1)) pipe(canvas, [[x, 62], [x, 40]], { diameter: 9, color: drain }); // prettier-ignore
  pipe(canvas, [[outlets[0], 62], [outlets[0], 43], [floorSinkX, 35], [floorSinkX, 14]], { diameter: 10, color: drain, bend: 9 }); // prettier-ignore
  pipe(canvas, [[422, 330], [422, wasteAt(422)]], { diameter: 10, color: drain }); // prettier-ignore
  floorTrap(canvas, floorSinkX, -20);
  floorTrap(canvas, floorDrainX, -8);
  pipe(canvas, [[1100, wasteAt(1100)], [392, wasteAt(392)]], { diameter: 17, color: drain, collars: [{ at: [480, wasteAt(480)], along: [1, 0.05] }, { at: [664, wasteAt(664)], along: [1, 0.05] }] }); // prettier-ignore
  canvas.flat('M-22 2H22V-22H9V-26H-9V-22H-22Z', { x: floorSinkX, y: 0 }, { fill: white, line: 1 });
  canvas.flat('M-17 3H17V-17H-17Z', { x: floorSinkX, y: 0 }, ink);
  canvas.flat('M-15 2H15V-9H-15ZM-9 2V-9M-3 2V-9M3 2V-9M9 2V-9', { x: floorDrainX, y: 0 }, { fill: steel, line: 0.9 }); // prettier-ignore
}

/** Concrete tank cut open: grease on top, water in the middle, solids below; tees at inlet and outlet, a baffle. */
function interceptor(canvas: Canvas): void {
  const { concrete, concreteDark, navy, cold, orange, amber, woodDeep, drain, ink, deep } = palette;
  const [x0, x1] = tank.x;
  const [y0, y1] = tank.y;
  const at = { x: x0, y: y0 };
  const manholes = [x0 + 36, x1 - 36] as const;
  for (const x of manholes) canvas.quad(x - 24, y1, x + 24, 0, 0, { fill: concrete, line: 1 });
  canvas.quad(x0 - 15, y0 - 15, x1 + 15, y1 + 16, 0, { fill: concrete, line: 1.2 });
  canvas.quad(x0, y0, x1, y1, 0, { fill: navy, line: 1 });
  for (const x of manholes) canvas.quad(x - 16, y1 - 2, x + 16, -1, 0, navy);
  canvas.flat('M0 0H170V84H0Z', at, cold);
  canvas.flat('M0 86H170V60C154 54 144 64 126 60C112 56 100 65 86 60C68 55 58 64 42 60C28 56 16 63 0 60Z', at, { fill: orange, line: 1 }); // prettier-ignore
  canvas.flat('M0 86H170V79C144 75 116 82 86 79C58 75 30 82 0 79Z', at, amber);
  canvas.flat('M34 69H48M106 68H118M58 72H68', at, { width: 3.4, color: deep, cap: 'round' });
  canvas.flat('M0 0H170V14C154 22 140 16 124 20C108 24 98 14 82 16C58 18 40 10 24 14C14 16 6 12 0 12Z', at, woodDeep); // prettier-ignore
  canvas.flat('M80 30H90V138H80Z', at, { fill: concreteDark, line: 1 });
  canvas.quad(x0, y0, x1, y1, 0, { line: 1 });
  const run = { diameter: 14, color: drain } as const;
  pipe(canvas, [[x1 + 16, wasteAt(x1 + 16)], [x1 - 18, wasteAt(x1 - 18)]], run); // prettier-ignore
  pipe(canvas, [[-200, -126], [x0 + 18, -102]], { ...run, collars: [{ at: [x0 - 40, -106], along: [1, 0.058] }] }); // prettier-ignore
  for (const [x, low] of [[x1 - 18, -146], [x0 + 18, -158]] as const) pipe(canvas, [[x, -68], [x, low]], run); // prettier-ignore
  for (const x of manholes) canvas.quad(x - 27, -1, x + 27, 6, 0, { fill: ink, line: 0.6 });
}

/** A cook at the sink, white hat and apron. */
function cook(canvas: Canvas): void {
  const { white, navy3, mist } = palette;
  const at = { x: 690, y: 0, z: 8, mirror: true };
  canvas.shadow(668, 716, 0, 24);
  person(canvas, at, { look: { skin: skinTones.tan, hair: 'short', hairColor: palette.ink, beard: true }, clothes: { top: white, trousers: navy3, coat: white } }, poses.reaching); // prettier-ignore
  canvas.flat('M-13 22V32C-22 34 -20 48 -8 47C-4 52 8 52 10 47C22 48 22 34 15 32V22Q2 18 -13 22Z', { ...at, x: at.x - 2, y: 136 }, { fill: white, line: 0.9 }); // prettier-ignore
  canvas.flat('M-13 27Q2 23 15 27', { ...at, x: at.x - 2, y: 136 }, { line: 0.8, color: mist });
}

/** A restaurant kitchen whose sink and floor drains run into a grease interceptor outside. */
export const clientRestaurant = {
  name: 'client-restaurant',
  view: [210, -212, 536, 436],
  surroundings: place,
  subject(canvas) {
    buildingSlab(canvas, [414, 876]);
    cutFrame(canvas, { x: [414, 876], y: [0, 330] }, [kitchen]);
    wastes(canvas);
    interceptor(canvas);
    sink(canvas);
    cook(canvas);
  },
  landing: { view: [170, -380, 620, 640], scene: place },
} as const satisfies Crop;
