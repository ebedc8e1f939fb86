import { palette, pipe, tones, type Canvas } from '../kit';
import {
  drawRun,
  expansionTank,
  flue,
  foundation,
  garage,
  heaterDrawn,
  heaterRuns,
  reliefValve,
  runByName,
} from '../parts';
import { ballValve } from './details/valves';
import type { Crop } from './crop';

/** Axis and foot of the heater, drawn a little larger than the house's so that its bottom can be read. */
const tank = { x: heaterDrawn.axis, y: 36, scale: 1.1 } as const;

/** Where the relief pipe comes down, right beside the jacket, and the gas line beyond it. */
const reliefX = tank.x + 52 * tank.scale - 2;
const gasX = 1064;

/** Jacket and insulation in section, the lining with hot water in it. */
function cutTank(canvas: Canvas): void {
  const { white, mist, wallShade, cold, hot } = palette;
  const jacket = 'M-52 0V146Q-52 156 -40 157Q0 164 40 157Q52 156 52 146V0Z';
  canvas.flat(jacket, tank, { fill: white, line: 1.2 });
  canvas.flat('M45 0V156Q52 154 52 146V0Z', tank, mist);
  canvas.flat(jacket, tank, { line: 1.2 });
  canvas.flat('M-46 5V144Q-46 151 -38 151Q0 158 38 151Q46 151 46 144V5Z', tank, {
    fill: wallShade,
    line: 0.9,
  });
  canvas.flat('M-38 32V134Q-36 144 0 146Q36 144 38 134V32Q0 48 -38 32Z', tank, { fill: cold, line: 1.1 });
  canvas.flat(
    'M-38 100Q-28 105 -19 100Q-9 95 0 100Q9 105 19 100Q28 95 38 100V134Q36 144 0 146Q-36 144 -38 134Z',
    tank,
    hot,
  );
  canvas.flat(
    'M-38 82Q-28 87 -19 82Q-9 77 0 82Q9 87 19 82Q28 77 38 82V100Q28 95 19 100Q9 105 0 100Q-9 95 -19 100Q-28 105 -38 100Z',
    tank,
    palette.amber,
  );
  canvas.flat('M-7 38V157H7V38Z', tank, { fill: mist, line: 1 });
  canvas.flat('M-27 72V157H-20V72Z', tank, { fill: white, line: 1 });
}

/** Scale on the crown of the burner: a thick pale crust, loose flakes, steam bubbles breaking through it. */
function scale(canvas: Canvas): void {
  const { paper, wallShade, wallDeep, white } = palette;
  canvas.flat(
    'M-38 32V58C-34 63 -30 56 -25 60C-20 66 -14 58 -7 62V41C-18 40 -28 37 -38 32ZM38 32V57C34 63 28 56 23 61C18 66 12 58 7 62V41C18 40 28 37 38 32Z',
    tank,
    { fill: paper, line: 1 },
  );
  canvas.flat(
    'M-38 32V43C-30 46 -18 50 -7 50V41C-18 40 -28 37 -38 32ZM38 32V43C30 46 18 50 7 50V41C18 40 28 37 38 32Z',
    tank,
    wallShade,
  );
  canvas.flat('M-33 52H-29M-22 54H-17M-14 47H-11M-28 43H-25M13 53H18M24 49H29M31 53H34M12 45H15', tank, {
    width: 2.2,
    color: wallDeep,
    cap: 'round',
  });
  for (const [x, y, r] of [
    [-30, 68, 3.4],
    [-15, 72, 4.2],
    [-13, 84, 2.6],
    [18, 70, 3.6],
    [30, 66, 2.6],
    [26, 79, 4.4],
    [15, 88, 2.4],
  ] as const)
    // prettier-ignore
    canvas.disc(tank.x + x * tank.scale, tank.y + y * tank.scale, r * tank.scale, 0, { fill: white, line: 0.8 });
  canvas.flat('M-33 74L-31 71L-29 74ZM20 96L23 93L25 97ZM-17 64L-14 63L-15 66Z', tank, {
    fill: paper,
    line: 0.7,
  });
}

/** Burner under the crown, flames spread under the crust they can hardly heat through. */
function burner(canvas: Canvas): void {
  const { ink, orange, amber, gas, steel } = palette;
  canvas.flat('M-42 6H42V29Q0 44 -42 29Z', tank, { fill: ink, line: 0.9 });
  for (const [x, size] of [
    [-29, 0.95],
    [-15, 1.15],
    [0, 1.2],
    [15, 1.15],
    [29, 0.95],
  ] as const) {
    // prettier-ignore
    const at = { x: tank.x + x * tank.scale, y: tank.y + 14 * tank.scale, scale: size * tank.scale };
    canvas.flat('M0 0C-8 4 -7 10 -2 17C0 13 1 12 3 10C8 6 6 1 0 0Z', at, orange);
    canvas.flat('M0 0C-5 3 -4 7 -1 11C0 9 1 8 2 6C5 3 3 1 0 0Z', at, amber);
    canvas.flat('M0 0C-2 2 -2 4 0 6C2 4 2 2 0 0Z', at, gas);
  }
  canvas.flat('M-36 14H36L32 10H-32Z', tank, { fill: steel, line: 0.9 });
}

/** Drain cock at the foot of the lining, choked with flakes; gas control on the other side. */
function trim(canvas: Canvas): void {
  const { amber, paper, navy2, mist } = palette;
  canvas.flat('M-38 50H-56V42H-61V36H-54V44H-38Z', tank, { fill: amber, line: 1 });
  canvas.flat('M-55 50V55M-60 56H-50', tank, { width: 2.6, color: palette.ink, cap: 'round' });
  canvas.flat('M-38 48.4H-50V46H-38Z', tank, paper);
  canvas.flat('M-60 33L-58 28L-55 32Z', tank, { fill: paper, line: 0.7 });
  canvas.flat('M52 36H72V60H52Z', tank, { fill: navy2, line: 1 });
  canvas.disc(tank.x + 62 * tank.scale, tank.y + 48 * tank.scale, 7, 0, { fill: mist, line: 0.9 });
  canvas.flat('M62 48V53', tank, { line: 1.1 });
  canvas.flat('M58 36V22Q58 16 52 16H36', tank, { width: 4, color: palette.ink });
  canvas.flat('M58 36V22Q58 16 52 16H36', tank, { width: 2.2, color: mist });
}

/** Gas down past its shut-off to a tee with a sediment leg, then level to the control. */
function gasLine(canvas: Canvas): void {
  const { gas, steel, navy3 } = palette;
  const y = tank.y + 48 * tank.scale;
  const control = tank.x + 72 * tank.scale;
  pipe(canvas, [[gasX, 262], [gasX, y - 26]], { diameter: 7, color: gas }); // prettier-ignore
  pipe(canvas, [[1280, 62], [1280, 262], [gasX, 262], [gasX, y + 20]], { diameter: 7, color: gas, bend: 9 }); // prettier-ignore
  pipe(canvas, [[gasX, y], [control, y]], { diameter: 7, color: gas }); // prettier-ignore
  canvas.flat('M-5.4 -7H5.4V7H-5.4Z', { x: gasX, y }, { fill: gas, line: 0.9 });
  canvas.flat('M-5 -5H5V3H-5Z', { x: gasX, y: y - 26 }, { fill: steel, line: 0.9 });
  ballValve(canvas, { x: gasX, y: y + 36, scale: 0.8, lever: navy3 });
}

/** What the heater's top carries: vent, relief valve with its pipe, expansion tank, shut-off on the cold side. */
function topside(canvas: Canvas): void {
  flue(canvas);
  reliefValve(canvas, reliefX);
  for (const name of heaterRuns.water)
    drawRun(canvas, name.startsWith('hot') ? 'hot' : 'cold', runByName(name));
  expansionTank(canvas, 902, 234);
  ballValve(canvas, { x: 876, y: 130, scale: 0.9, lever: palette.navy3 });
}

/** Stand with drain pan. */
function stand(canvas: Canvas): void {
  canvas.shadow(tank.x - 66, tank.x + 92, -4, 80);
  canvas.box({ x: [tank.x - 64, tank.x + 64], y: [0, 30], z: [0, 90] }, tones.wood);
  canvas.flat('M-64 4L64 26M-64 26L64 4', { x: tank.x, y: 0 }, { line: 0.9, color: palette.woodDark });
  canvas.flat('M-68 29H68L71 38H-71Z', { x: tank.x, y: 0 }, { fill: palette.mist, line: 1 });
}

/** Bottom of a tank heater: a hand of lime between the burner and the water. */
export const hardWater = {
  name: 'hard-water',
  view: [866, -160, 214, 174],
  surroundings(canvas) {
    garage(canvas, { without: ['water heater'] });
    foundation(canvas);
  },
  subject(canvas) {
    stand(canvas);
    topside(canvas);
    gasLine(canvas);
    cutTank(canvas);
    scale(canvas);
    burner(canvas);
    trim(canvas);
  },
  landing: {
    view: [716, -280, 470, 420],
    without: ['water heater'],
    withoutRuns: [...heaterRuns.water, ...heaterRuns.gas],
  },
} as const satisfies Crop;
