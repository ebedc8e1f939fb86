import { angleStop, ballValve, braidedHose } from '../crops/details/valves';
import { Canvas, cropInk, palette, pipe, type Point3, type View } from '../kit';
import { optimizeSvg } from '../optimize';
import {
  attic,
  bath,
  bedroom,
  expansionTank,
  flue,
  garage,
  garageAttic,
  gasMeter,
  gutter,
  heaterDrawn,
  kitchen,
  laundry,
  lawn,
  loftBoxes,
  meterX,
  powder,
  reliefValve,
  roof,
  shell,
  horizonSkyline,
  slab,
  soil,
  sun,
  underSlab,
} from '../parts';
import type { ValveName } from '../../../content-model/vocabulary/valves';

/** Diameters of the service line and the branches, larger than in the house drawing, because they are the subject. */
const service = 14;
const branch = 9;

/** Depth of the service line under the slab, below the pipes that come back from the main valve. */
const serviceY = -92;

/** Where the service rises in the garage, and the tee above the main valve that feeds the house. */
const riserX = 878;
const teeY = 160;

/** Height of the cold line over the water heater. */
const heaterY = 244;
const heaterCold = heaterDrawn.axis - 20;

/** Center of each valve, in cm. */
const valvePlaces = {
  main: { x: riserX, y: 62 },
  meter: { x: meterX, y: -34 },
  toilet: { x: 446, y: 30 },
  sink: { x: 128, y: 40 },
  washer: { x: 700, y: 134 },
  'heater-water': { x: heaterCold, y: 226 },
  'heater-gas': { x: 1044, y: 128 },
  irrigation: { x: -276, y: -34 },
} as const satisfies Record<ValveName, { x: number; y: number }>;

const cold = (canvas: Canvas, points: readonly Point3[], diameter = branch): void =>
  pipe(canvas, points, { diameter, color: palette.cold, bend: diameter });

/** An open box in the ground, with its lid next to it. */
function groundBox(canvas: Canvas, x: number, width: number, mirror: boolean): void {
  const half = width / 2;
  const { ice, steel } = palette;
  canvas.flat(`M${-half} 0H${half}V-74H${-half}Z`, { x, y: 0 }, { fill: ice, line: 1 });
  canvas.flat(`M${half + 6} 0L${half + 62} 16L${half + 60} 24L${half + 4} 8Z`, { x, y: 0, mirror }, { fill: steel, line: 1 }); // prettier-ignore
}

/** Water meter at the curb, the angle valve on its street side, and the long key that turns it. */
function meter(canvas: Canvas): void {
  groundBox(canvas, meterX, 112, true);
  cold(canvas, [[-700, -48], [meterX - 20, -48]], service); // prettier-ignore
  cold(canvas, [[meterX + 20, -48], [meterX + 44, -48], [meterX + 66, serviceY], [riserX, serviceY], [riserX, heaterY], [heaterCold, heaterY], [heaterCold, 210]], service); // prettier-ignore
  const { white, amber, orange, ink, steel } = palette;
  canvas.flat('M-15 -15H31V-33H-15Z', { x: meterX, y: -24 }, { fill: amber, line: 1 });
  canvas.disc(meterX + 8, -34, 19, 0, { fill: white, line: 1 });
  canvas.flat('M0 0L9 8', { x: meterX + 8, y: -34 }, { width: 3.4, color: orange });
  canvas.flat('M-11 -8H11V8H-11ZM-5 8H5V15H-5Z', { x: meterX - 33, y: -48 }, { fill: amber, line: 1 });
  canvas.flat('M-14 -9H14V9H7V15H-7V9H-14Z', { x: valvePlaces.irrigation.x - 78, y: serviceY }, { fill: palette.cold, line: 0.9 }); // prettier-ignore
  // the key stands on the valve's tab
  canvas.flat('M0 -32V112M-26 112H26', { x: meterX - 33, y: 0 }, { width: 11, color: ink, cap: 'round' });
  canvas.flat('M0 -32V112M-26 112H26', { x: meterX - 33, y: 0 }, { width: 6, color: orange, cap: 'round' });
  canvas.flat('M-7 -36H7V-26H-7Z', { x: meterX - 33, y: 0 }, { fill: steel, line: 0.9 });
}

/** The sprinklers' own branch, taken off before the house: two shut-offs with the backflow device between them. */
function irrigation(canvas: Canvas): void {
  const { x, y } = valvePlaces.irrigation;
  groundBox(canvas, x, 132, false);
  cold(canvas, [[x - 78, serviceY], [x - 78, y - 10], [x + 160, y - 10], [x + 160, -8]]); // prettier-ignore
  const { amber, wood, orange } = palette;
  canvas.flat('M-22 -9L-14 -13H14L22 -9V9L14 13H-14L-22 9ZM-10 13V20H-4V13M4 13V20H10V13', { x, y: y - 10 }, { fill: wood, line: 1 }); // prettier-ignore
  for (const side of [-42, 42]) ballValve(canvas, { x: x + side, y: y - 10, scale: 1.1, run: 'level' });
  // a sprinkler head
  canvas.flat('M-6 -12H6V8H-6ZM-9 8H9V13H-9Z', { x: x + 160, y: 0 }, { fill: amber, line: 0.9 });
  canvas.flat('M-12 18L-34 34M0 20V42M12 18L34 34', { x: x + 160, y: 0 }, { width: 3.4, color: palette.cold, cap: 'round', dash: '7 8' }); // prettier-ignore
  canvas.disc(x, y - 10, 4, 0, orange);
}

/** The house's cold pipes after the main valve: back under the slab, and up to each fixture. */
function branches(canvas: Canvas): void {
  const under = underSlab.cold;
  cold(canvas, [[riserX, teeY], [riserX - 30, teeY], [riserX - 30, under], [128, under], [128, 34]]); // prettier-ignore
  cold(canvas, [[700, under], [700, 122]]); // prettier-ignore
  cold(canvas, [[408, under], [408, 24], [430, 24]]); // prettier-ignore
  cold(canvas, [[396, under], [396, 412], [380, 412]]); // prettier-ignore
  for (const x of [700, 408, 396]) canvas.flat('M-11 -6H11V6H6V12H-6V6H-11Z', { x, y: under }, { fill: palette.cold, line: 0.9 }); // prettier-ignore
  canvas.flat('M-7 -11H8V11H-7ZM-13 -6H-7V6H-13Z', { x: riserX, y: teeY }, { fill: palette.cold, line: 0.9 });
}

/** Stops under the sink and behind the toilet, each with its hose. */
function stops(canvas: Canvas): void {
  const { sink, toilet } = valvePlaces;
  canvas.flat('M-3 0H3V14H-3Z', { x: sink.x, y: 30 }, { fill: palette.mist, line: 0.8 });
  braidedHose(canvas, 'M0 12C2 30 -12 34 -10 60', { x: sink.x, y: sink.y, scale: 1.1 });
  canvas.flat('M-9 -9H9V9H-9ZM9 -3H16V3H9Z', sink, { fill: palette.mist, line: 1 });
  canvas.flat('M16 -11Q26 -11 26 0Q26 11 16 11Q13 0 16 -11Z', sink, { fill: palette.orange, line: 1 });
  braidedHose(canvas, 'M8 8C16 22 -4 30 4 44', { x: toilet.x, y: toilet.y, scale: 1 });
  angleStop(canvas, { x: 432, y: 24, scale: 1.05 });
  canvas.flat('M-3 -10Q8 -10 8 0Q8 10 -3 10Q-6 0 -3 -10Z', { x: 462, y: 24 }, { fill: palette.orange, line: 1 }); // prettier-ignore
}

/** The washer's box in the wall between the machines: two valves over the hoses, the drain beside them. */
function washer(canvas: Canvas): void {
  const { x, y } = valvePlaces.washer;
  const { ice, ink, mist, orange, hot, cold: blue } = palette;
  canvas.flat('M-44 -24H44V30H-44Z', { x, y }, { fill: mist, line: 1 });
  canvas.flat('M-37 -17H37V23H-37Z', { x, y }, { fill: ice, line: 0.8 });
  canvas.disc(x + 26, y - 8, 6.5, 0, { fill: ink });
  for (const [side, color] of [
    [-22, hot],
    [0, blue],
  ] as const) {
    // prettier-ignore
    canvas.flat('M-6 -16H6V4H-6Z', { x: x + side, y }, { fill: color, line: 0.9 });
    canvas.flat('M-9 8H9', { x: x + side, y }, { width: 9, color: ink, cap: 'round' });
    canvas.flat('M-9 8H9', { x: x + side, y }, { width: 5.4, color: orange, cap: 'round' });
  }
}

/** Gas from the meter to the heater's burner, with the cock before it. */
function gas(canvas: Canvas): void {
  const { x, y } = valvePlaces['heater-gas'];
  pipe(canvas, [[1280, 62], [1280, 262], [x, 262], [x, 48]], { diameter: 9, color: palette.gas, bend: 10 }); // prettier-ignore
  pipe(canvas, [[x, 74], [986, 74]], { diameter: 8, color: palette.gas }); // prettier-ignore
  canvas.flat('M-6 0H6V-7H-6Z', { x, y: 48 }, { fill: palette.gas, line: 0.9 });
  ballValve(canvas, { x, y, scale: 1.35 });
}

/** The house without its waste and hot pipes: they have nothing to shut off. */
function surroundings(canvas: Canvas): void {
  sun(canvas);
  horizonSkyline(canvas);
  lawn(canvas);
  kitchen(canvas);
  powder(canvas);
  laundry(canvas);
  bath(canvas);
  bedroom(canvas);
  attic(canvas);
  loftBoxes(canvas);
  garage(canvas, { without: ['workbench'] });
  garageAttic(canvas);
  flue(canvas);
  reliefValve(canvas);
  soil(canvas);
  slab(canvas);
  shell(canvas);
  roof(canvas);
  gutter(canvas);
  gasMeter(canvas);
  expansionTank(canvas, 902, 240);
}

const view: View = [-590, -838, 1920, 1070];

/** The line width of a crop would be too large for the fixtures of a whole house. */
const pen = 0.44;

let finished: string | undefined;

/**
 * Where the water of a house is shut off: every valve from the meter at the curb to the stop behind the toilet, in
 * color in a muted house. Inlined in its page, because the page is printed and works without a connection.
 */
export function shutOffSvg(): string {
  if (finished === undefined) {
    const canvas = new Canvas({ view, ink: cropInk(view[2]) * pen, decimals: 0, detail: 2 });
    canvas.muted(() => surroundings(canvas));
    irrigation(canvas);
    meter(canvas);
    branches(canvas);
    stops(canvas);
    washer(canvas);
    gas(canvas);
    const { main, 'heater-water': heater } = valvePlaces;
    ballValve(canvas, { ...main, scale: 1.9 });
    ballValve(canvas, { ...heater, scale: 1.4, mirror: true });
    finished = optimizeSvg(canvas.svg('aria-hidden="true"'));
  }
  return finished;
}

/** Position of each valve's button, in cm: next to the valve, so that it does not cover it. */
const spots: Readonly<Record<ValveName, { x: number; y: number }>> = {
  main: { x: 790, y: 62 },
  meter: { x: -448, y: -130 },
  toilet: { x: 500, y: 110 },
  sink: { x: 62, y: 46 },
  washer: { x: 700, y: 214 },
  'heater-water': { x: 927, y: 312 },
  'heater-gas': { x: 1116, y: 128 },
  irrigation: { x: -276, y: -140 },
};

/** The drawing's width over its height. */
export const shutOffRatio = view[2] / view[3];

/** Position of a valve's button, in percent of the drawing's width and height. */
export function spotOf(valve: ValveName): { left: number; top: number } {
  const [left, top, width, height] = view;
  const { x, y } = spots[valve];
  const share = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;
  return { left: share(x - left, width), top: share(-y - top, height) };
}
