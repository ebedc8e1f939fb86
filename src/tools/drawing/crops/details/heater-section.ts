import { palette, pipe, tones, type Canvas } from '../../kit';
import { heaterRuns, underSlab } from '../../parts';
import type { Crop } from '../crop';
import { ballValve } from './valves';

/** Axis of the tank; its foot stands on an 18-inch stand. */
export const tank = { x: 965, y: 36 } as const;
const coldX = tank.x - 24;
const hotX = tank.x + 24;
const gasX = 1076;
/** Shut-off of the gas, within reach, and the control valve on the jacket. */
export const gasValve = { x: gasX, y: 118 } as const;
export const control = { x: 1027, y: 66 } as const;

/** Level bands of stored water above the cold that fills the tank, hottest on top: lower edge, color. */
export type Layers = readonly (readonly [low: number, color: string])[];

/** How the heater works in a picture. */
export interface HeaterLook {
  layers?: Layers;
  /** height of the flames, 1 for a burner that works well */
  flame?: number;
  /** color of the gas valve's lever; orange where somebody's hand is on it */
  gasLever?: string;
  /** the jacket whole instead of cut open */
  closed?: boolean;
}

const settled: Layers = [
  [74, palette.coldPale],
  [92, palette.amber],
  [112, palette.hot],
] as const;

const jacket = 'M-52 2V150Q-52 160 -40 161Q0 168 40 161Q52 160 52 150V2Z';

/** Jacket, foam and the glass-lined tank with its water in layers. */
function cutTank(canvas: Canvas, layers: Layers): void {
  const { white, mist, wallShade, ink } = palette;
  canvas.flat(jacket, tank, { fill: white, line: 1.1 });
  canvas.flat('M44 2V160Q52 158 52 150V2Z', tank, mist);
  canvas.flat('M-46 6V148Q-46 154 -38 155Q0 162 38 155Q46 154 46 148V6Z', tank, {
    fill: wallShade,
    line: 0.8,
  });
  const inside = 'M-38 34V138Q-36 148 0 150Q36 148 38 138V34Q0 50 -38 34Z';
  canvas.flat(inside, tank, { fill: palette.cold, line: 1 });
  for (const [from, color] of layers) {
    const wave = `M-38 ${from}Q-28 ${from + 5} -19 ${from}Q-9 ${from - 5} 0 ${from}Q9 ${from + 5} 19 ${from}Q28 ${from - 5} 38 ${from}`;
    canvas.flat(`${wave}V138Q36 148 0 150Q-36 148 -38 138Z`, tank, color);
  }
  canvas.flat(inside, tank, { line: 1.1 });
  canvas.flat('M-42 8H42V31Q0 46 -42 31Z', tank, { fill: ink });
  canvas.flat(jacket, tank, { line: 1.1 });
}

/** The jacket whole, with its seams and the door to the burner: what somebody in the garage sees. */
function closedTank(canvas: Canvas): void {
  const { white, ice, mist, steel, navy2, amber } = palette;
  canvas.flat(jacket, tank, { fill: white, line: 1.1 });
  canvas.flat('M38 2V161.4L40 161Q52 160 52 150V2Z', tank, mist);
  canvas.flat('M-43 40V142', tank, { width: 5, color: ice, cap: 'round' });
  canvas.flat('M-52 46Q0 36 52 46M-52 148Q0 138 52 148', tank, { line: 0.8, color: steel });
  canvas.flat('M-24 10Q0 7 24 10V36Q0 33 -24 36Z', tank, { fill: navy2, line: 0.9 });
  canvas.flat('M-8 17H8V27H-8Z', tank, { fill: amber, line: 0.8 });
  canvas.flat(jacket, tank, { line: 1.1 });
}

/** What hangs in the water: dip tube, flue with its baffle, anode rod. */
function insides(canvas: Canvas): void {
  const { white, mist, steel } = palette;
  canvas.flat('M-7 38V161H7V38Z', tank, { fill: mist, line: 0.9 });
  canvas.flat('M0 44L-4 54L4 64L-4 74L4 84L-4 94L4 104L-4 114L4 124L-4 134L4 144', tank, {
    line: 0.9,
    color: steel,
  });
  canvas.flat('M-27.5 60V160.5H-20.5V60Z', tank, { fill: white, line: 0.9 });
  canvas.flat('M33 74V152', tank, { width: 5.8, color: palette.ink });
  canvas.flat('M33 75V152', tank, { width: 3.2, color: steel });
  canvas.flat('M-27 56L-31 50M-21 56L-17 50', tank, {
    line: 0.8,
    color: white,
    cap: 'round',
  });
  canvas.flat('M20.5 146V160.5H27.5V146Z', tank, { fill: white, line: 0.9 });
}

/** Burner ring under the tank's crown, with its flames. */
function burner(canvas: Canvas, flame: number): void {
  const { amber, gas, steel, mist } = palette;
  for (const [x, high] of [
    [-26, 13],
    [-13, 16],
    [0, 17],
    [13, 16],
    [26, 13],
  ] as const) {
    // prettier-ignore
    const at = { x: tank.x + x, y: tank.y + 15, scale: (high / 16) * flame };
    canvas.flat('M0 0C-7 4 -6 9 -2 16C0 12 1 11 3 9C7 5 5 1 0 0Z', at, amber);
    canvas.flat('M0 0C-3 3 -2 6 0 9C3 6 3 2 0 0Z', at, gas);
  }
  canvas.flat('M-34 15H34L30 11H-30Z', tank, { fill: steel, line: 0.8 });
  canvas.flat('M8 11V7H52', tank, { width: 3.4, color: palette.ink });
  canvas.flat('M8 11V7H52', tank, { width: 1.8, color: mist });
}

/** Stand, drain pan and the tank's legs: a burner in a garage stays 18 inches above the floor. */
function stand(canvas: Canvas): void {
  const { steel, mist } = palette;
  canvas.shadow(tank.x - 62, tank.x + 86, -2, 80);
  canvas.box({ x: [tank.x - 56, tank.x + 56], y: [0, 30], z: [0, 90] }, tones.wood);
  canvas.flat('M-56 6L56 24M-56 24L56 6', { x: tank.x, y: 0 }, { line: 0.8, color: palette.woodDark });
  canvas.flat('M-60 -6H60L62 1H-62Z', tank, { fill: mist, line: 0.9 });
  canvas.flat('M-44 -3V2M44 -3V2', tank, { width: 5, color: steel });
}

/** Cold in from the left, expansion tank hung from it, hot out on the right of the flue. */
function supply(canvas: Canvas): void {
  const { hot, cold, mist } = palette;
  const nipple = 190;
  pipe(canvas, [[-60, underSlab.cold], [876, underSlab.cold], [876, 217], [coldX, 217], [coldX, nipple]], { diameter: 10, color: cold, fittings: true }); // prettier-ignore
  pipe(canvas, [[424.5, underSlab.hot], [854, underSlab.hot], [854, 238], [hotX, 238], [hotX, nipple]], { diameter: 10, color: hot, fittings: true }); // prettier-ignore
  for (const x of [coldX, hotX])
    canvas.flat('M-7.5 -4V4H7.5V-4Z', { x, y: 196 }, { fill: palette.amber, line: 0.9 });
  const at = { x: 900, y: 211 };
  canvas.flat('M-3 0H3V-9H-3Z', at, { fill: palette.amber, line: 0.8 });
  canvas.flat('M-11 -20Q-11 -9 0 -9Q11 -9 11 -20V-44Q11 -55 0 -55Q-11 -55 -11 -44Z', at, {
    fill: palette.coldPale,
    line: 1,
  });
  canvas.flat('M4 -9.6Q11 -11 11 -20V-44Q11 -53 4 -54.4Z', at, cold);
  canvas.flat('M-11 -31H11', at, { line: 0.8 });
  canvas.flat('M-5 -18V-26', at, { line: 1.2, color: palette.white, cap: 'round' });
  canvas.flat('M-1.6 -55V-60H1.6V-55Z', at, { fill: mist, line: 0.7 });
  ballValve(canvas, { x: 876, y: 120, scale: 1, lever: palette.navy3 });
}

/** Draft hood and double-wall vent, straight up. */
function vent(canvas: Canvas): void {
  const { mist, steel } = palette;
  pipe(canvas, [[tank.x, 214], [tank.x, 424]], { diameter: 18, color: mist, matt: true }); // prettier-ignore
  canvas.flat('M-20 163L-16 158M20 163L16 158', tank, { line: 1.2 });
  canvas.flat('M-22 164L-11 180H11L22 164Z', tank, { fill: steel, line: 1 });
}

/** Temperature and pressure relief: its pipe runs full size, only downward, to just above the floor. */
function relief(canvas: Canvas): void {
  const { wood, amber, steel } = palette;
  pipe(canvas, [[1022, 166], [1046, 166], [1046, 14]], { diameter: 7.5, color: wood, bend: 10 }); // prettier-ignore
  canvas.flat('M-7 -7H7V7H-7ZM-4 7H4V13H-4Z', { x: 1025, y: 166 }, { fill: amber, line: 0.9 });
  canvas.flat('M0 14L18 18', { x: 1024, y: 166 }, { width: 3.4, color: palette.ink, cap: 'round' });
  canvas.flat('M1 14L18 18', { x: 1024, y: 166 }, { width: 1.6, color: steel, cap: 'round' });
}

/** Gas down to a tee with its sediment leg, shut-off within reach, control valve on the jacket, drain cock below. */
function gasTrain(canvas: Canvas, lever: string): void {
  const { gas, navy2, mist, steel, amber } = palette;
  pipe(canvas, [[1280, 62], [1280, 262], [gasX, 262], [gasX, 42]], { diameter: 7.5, color: gas }); // prettier-ignore
  pipe(canvas, [[gasX, 66], [1030, 66]], { diameter: 7.5, color: gas, collars: [{ at: [1060, 66], along: [1, 0] }] }); // prettier-ignore
  canvas.flat('M-5.5 -7H5.5V7H-5.5Z', { x: gasX, y: 66 }, { fill: gas, line: 0.9 });
  canvas.flat('M-5 -4H5V2H-5Z', { x: gasX, y: 42 }, { fill: steel, line: 0.9 });
  ballValve(canvas, { ...gasValve, scale: 0.8, lever });
  canvas.flat('M0 -12H20V14H0Z', { x: 1017, y: 64 }, { fill: navy2, line: 0.9 });
  canvas.disc(control.x, control.y, 6.4, 0, { fill: mist, line: 0.8 });
  canvas.flat('M0 1V6', control, { line: 1 });
  canvas.flat('M-52 46H-57V49H-66V40H-62V43H-57V42H-52ZM-61 49V53M-65 53H-57', tank, {
    fill: amber,
    line: 0.8,
  });
}

/** The heater of the garage on its stand, cut open unless it is `closed`, with everything that is connected to it. */
export function heaterInSection(
  canvas: Canvas,
  { layers = settled, flame = 1, gasLever = palette.navy3, closed = false }: HeaterLook = {},
): void {
  stand(canvas);
  vent(canvas);
  supply(canvas);
  gasTrain(canvas, gasLever);
  if (closed) closedTank(canvas);
  else {
    cutTank(canvas, layers);
    insides(canvas);
    burner(canvas, flame);
  }
  relief(canvas);
}

/** What a crop draws itself when it shows this heater, and the house leaves out. */
export const heaterLanding = {
  without: ['water heater'],
  withoutRuns: [...heaterRuns.water, ...heaterRuns.gas],
} as const satisfies Crop['landing'];
