import { palette, pipe, type Canvas } from '../kit';
import { foundation, garage, heaterRuns, underSlab } from '../parts';
import { ballValve } from './details/valves';
import type { Crop } from './crop';

/** Middle and underside of the unit on the wall. */
const unit = { x: 950, y: 112 } as const;
const ports = { gas: 918, cold: 950, hot: 982 } as const;

/** Case of the unit with its cover off. */
function cabinet(canvas: Canvas): void {
  const { white, mist, navy2 } = palette;
  canvas.flat('M-52 0V112Q-52 118 -46 118H46Q52 118 52 112V0Q52 -4 48 -4H-48Q-52 -4 -52 0Z', unit, {
    fill: white,
    line: 1.2,
  });
  canvas.flat('M42 -4H48Q52 -4 52 0V112Q52 118 46 118H42Z', unit, mist);
  canvas.flat('M-44 4V108Q-44 111 -41 111H41Q44 111 44 108V4Z', unit, { fill: navy2, line: 1 });
}

/** Fins and the copper coil that carries the water back and forth through the heat, blue in, orange out. */
function exchanger(canvas: Canvas): void {
  const { ink, hot, cold, amber, wood } = palette;
  canvas.flat('M-33 59H33V104H-33Z', unit, { fill: wood, line: 1 });
  let fins = '';
  for (let x = -31; x <= 31; x += 4) fins += `M${x} 60V103`;
  canvas.flat(fins, unit, { line: 0.5, color: palette.woodDark });
  const run = (points: string, color: string): void => {
    canvas.flat(points, unit, { width: 8.4, color: ink });
    canvas.flat(points, unit, { width: 6, color });
  };
  run('M0 -4V22C0 34 -40 26 -40 44V68H30Q40 68 40 74', cold);
  run('M40 74Q40 81 30 81H-30Q-40 81 -40 87.5', amber);
  run('M-40 87.5Q-40 94 -30 94H30Q40 94 40 86V46C40 30 32 34 32 20V-4', hot);
}

/** Burner bar with its row of flames under the coil. */
function burner(canvas: Canvas): void {
  const { steel, amber, gas, mist, navy3 } = palette;
  for (const x of [-24, -14, -4, 6, 16, 26]) {
    const at = { x: unit.x + x - 1, y: unit.y + 47 };
    canvas.flat('M0 0C-7 4 -5 8 -1 13C1 9 6 6 4 0Z', at, amber);
    canvas.flat('M0 0C-2 3 -1 5 1 8C3 5 3 2 2 0Z', at, gas);
  }
  canvas.flat('M-32 -4V34Q-32 43 -24 43', unit, { width: 7, color: palette.ink });
  canvas.flat('M-32 -4V34Q-32 43 -24 43', unit, { width: 4.6, color: gas });
  canvas.flat('M-32 40H32V47H-32Z', unit, { fill: steel, line: 0.9 });
  canvas.flat('M-28 43.5H28', unit, { width: 2, color: navy3, dash: '3 3' });
  canvas.flat('M-40 12H-24V24H-40Z', unit, { fill: mist, line: 0.9 });
}

/** Sealed intake and exhaust through the roof, and the collar on the case. */
function vent(canvas: Canvas): void {
  const { mist, steel } = palette;
  pipe(canvas, [[unit.x, unit.y + 118], [unit.x, 424]], { diameter: 22, color: mist }); // prettier-ignore
  canvas.flat('M-15 118H15V125H-15Z', unit, { fill: steel, line: 0.9 });
}

/** Gas from the left through its shut-off to a tee with a sediment leg. */
function gasLine(canvas: Canvas): void {
  const { gas, steel, wood, navy3 } = palette;
  const y = 74;
  pipe(canvas, [[ports.gas, unit.y - 4], [ports.gas, y - 20]], { diameter: 8, color: gas }); // prettier-ignore
  pipe(canvas, [[836, 290], [836, y], [ports.gas, y]], { diameter: 8, color: gas }); // prettier-ignore
  canvas.flat('M-8 -5.6H-6V-8H6V8H-6V5.6H-8Z', { x: ports.gas, y }, { fill: gas, line: 0.9 });
  canvas.flat('M-6 -4H6V4H-6Z', { x: ports.gas, y: y - 22 }, { fill: steel, line: 0.9 });
  canvas.flat('M-7 -10H7V-3H-7Z', { x: ports.gas, y: unit.y }, { fill: wood, line: 0.9 });
  ballValve(canvas, { x: 874, y, scale: 0.85, run: 'level', lever: navy3 });
}

/** Cold and hot with isolation valves; the ports for descaling sit between them and the unit. */
function waterLines(canvas: Canvas): void {
  const { hot, cold, navy3, amber, wood, mist } = palette;
  pipe(canvas, [[-60, underSlab.cold], [ports.cold, underSlab.cold], [ports.cold, unit.y - 4]], { diameter: 9, color: cold }); // prettier-ignore
  pipe(canvas, [[440, underSlab.hot], [ports.hot, underSlab.hot], [ports.hot, unit.y - 4]], { diameter: 9, color: hot }); // prettier-ignore
  for (const x of [ports.cold, ports.hot]) {
    canvas.flat('M-7 -10H7V-3H-7Z', { x, y: unit.y }, { fill: wood, line: 0.9 });
    canvas.flat('M-7 -6H7V6H-7Z', { x, y: 90 }, { fill: amber, line: 0.9 });
    ballValve(canvas, { x, y: 56, scale: 0.9, lever: navy3 });
  }
  canvas.flat('M-7 -3H-13V-5H-18V5H-13V3H-7Z', { x: ports.cold, y: 90 }, { fill: amber, line: 0.8 });
  canvas.flat('M-7 -3H-13V-5H-18V5H-13V3H-7Z', { x: ports.hot, y: 90 }, { fill: mist, line: 0.8 });
}

/** Pressure relief on the hot outlet, its pipe running down. */
function relief(canvas: Canvas): void {
  const { wood, amber, steel, ink } = palette;
  pipe(canvas, [[ports.hot + 12, 90], [ports.hot + 30, 90], [ports.hot + 30, 14]], { diameter: 6.4, color: wood }); // prettier-ignore
  canvas.flat('M7 -5.6H18V5.6H7Z', { x: ports.hot, y: 90 }, { fill: amber, line: 0.9 });
  canvas.flat('M12 6V9M9 10L22 12', { x: ports.hot, y: 90 }, { width: 3, color: ink, cap: 'round' });
  canvas.flat('M10 10L22 12', { x: ports.hot, y: 90 }, { width: 1.4, color: steel, cap: 'round' });
}

/** A tankless water heater with its cover off: the coil over the flames turns cold water hot as it passes. */
export const tankless = {
  name: 'tankless',
  view: [826, -247, 250, 210],
  surroundings(canvas) {
    garage(canvas, { without: ['water heater'] });
    foundation(canvas);
  },
  subject(canvas) {
    vent(canvas);
    gasLine(canvas);
    waterLines(canvas);
    relief(canvas);
    cabinet(canvas);
    burner(canvas);
    exchanger(canvas);
  },
  landing: {
    view: [710, -320, 480, 420],
    without: ['water heater'],
    withoutRuns: [...heaterRuns.water, ...heaterRuns.gas],
  },
} as const satisfies Crop;
