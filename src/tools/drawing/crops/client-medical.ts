import { palette, pipe, tones, type Canvas } from '../kit';
import { room, soil } from '../parts';
import { person, poses, skinTones } from '../parts/people';
import type { Crop } from './crop';
import { buildingSlab, cutFrame, lavatory, lavatoryTrap, type Rect } from './details/building';
import { sky } from './details/outdoors';

const rooms: readonly Rect[] = [
  { x: [200, 448], y: [0, 250] },
  { x: [552, 800], y: [0, 250] },
];
/** The chase between two exam rooms. */
const chase = [460, 540] as const;
const stackX = 500;
const size = 1.2;
const basin = 26;

/** Exam rooms left and right of the chase, with cabinets on their back walls. */
function clinic(canvas: Canvas): void {
  const { mist, sky: pale, haze, steel } = palette;
  sky(canvas);
  for (const { x, y } of rooms) {
    room(canvas, x, y, {
      wall: palette.tile,
      floor: mist,
      leftWall: pale,
      rightWall: haze,
      seams: steel,
      plank: 62,
    });
  }
  chart(canvas, 250);
  canvas.box({ x: [640, 750], y: [124, 172], z: [240, 290] }, tones.white);
  canvas.line([[695, 124, 240], [695, 172, 240]], { line: 0.8 }); // prettier-ignore
  soil(canvas);
}

/** Eye chart on the wall: rows of dots that get smaller. */
function chart(canvas: Canvas, x: number): void {
  canvas.quad(x, 88, x + 54, 172, 295, { fill: palette.white, line: 1 });
  for (const [y, width, dash] of [
    [156, 11, '0 26'],
    [136, 8, '0 16'],
    [119, 6, '0 11'],
    [105, 4.4, '0 8'],
  ] as const) {
    canvas.line([[x + 11, y, 294], [x + 46, y, 294]], { width, color: palette.ink, cap: 'round', dash }); // prettier-ignore
  }
}

/** Exam table with its paper. */
function examTable(canvas: Canvas, x: number, z: number): void {
  const { navy3, navy2, white, mist, ink } = palette;
  const at = { x, y: 0, z };
  canvas.shadow(x - 4, x + 148, z - 20, z + 60);
  canvas.flat('M18 0H126V12H118L112 46H30L24 12H18Z', at, { fill: mist, line: 1 });
  canvas.flat('M0 46H144V62H0Z', at, { fill: navy3, line: 1 });
  canvas.flat('M0 62L-22 104Q-24 110 -18 112H-12L14 62Z', at, { fill: navy2, line: 1 });
  canvas.flat('M-8 108L18 64H150V52H144V64', at, { fill: white, line: 0.9 });
  canvas.flat('M46 24H96', at, { width: 3, color: ink, cap: 'round' });
}

/** Hands-free faucet: wrist blades on both sides of a high spout. */
function bladeFaucet(canvas: Canvas, x: number, mirror: boolean): void {
  const { steel, ink, mist, cold, white } = palette;
  const at = { x, y: basin, mirror, scale: size };
  canvas.flat('M32 88V64', at, { width: 3.6, color: cold });
  canvas.flat('M10 67V94Q10 104 20 104Q32 104 32 96V90', at, { width: 6.4, color: ink });
  canvas.flat('M10 67V94Q10 104 20 104Q32 104 32 96V91', at, { width: 3.6, color: steel });
  canvas.flat('M3 67H17V72H3Z', at, { fill: mist, line: 0.8 });
  canvas.flat('M12 73L34 78', at, { width: 5, color: ink, cap: 'round' });
  canvas.flat('M12 73L34 78', at, { width: 2.6, color: white, cap: 'round' });
}

/** What stands in the chase: stack and vent, hot and cold, and for each sink a mixing valve. */
function pipes(canvas: Canvas): void {
  const { navy2, drain, hot, cold } = palette;
  canvas.quad(chase[0], -10, chase[1], 330, 0, navy2);
  lavatoryTrap(canvas, { x: 448, y: basin, scale: size, mirror: true }, stackX);
  lavatoryTrap(canvas, { x: 552, y: basin, scale: size }, stackX);
  pipe(canvas, [[stackX, 330], [stackX, -66], [100, -96]], { diameter: 20, color: drain, bend: 26, collars: [-40, 54, 200].map((y) => ({ at: [stackX, y] as const, along: [0, 1] as const })) }); // prettier-ignore
  pipe(canvas, [[475, 330], [475, 18]], { diameter: 9, color: cold }); // prettier-ignore
  pipe(canvas, [[525, 330], [525, 36]], { diameter: 9, color: hot }); // prettier-ignore
}

/** Distance of a mixing valve from its wall. */
const valveOut = 43;

/** Hot and cold from the risers to the valves on both sides. */
function branches(canvas: Canvas): void {
  const { hot, cold } = palette;
  const [left, right] = [448 - valveOut, 552 + valveOut];
  for (const [y, riserX, color] of [
    [36, 525, hot],
    [18, 475, cold],
  ] as const) {
    pipe(canvas, [[left, y], [right, y]], { diameter: 8, color, collars: [{ at: [riserX, y], along: [1, 0] }] }); // prettier-ignore
  }
}

/** Thermostatic mixing valve under a sink: hot and cold in, tempered water up to the faucet. */
function mixingValve(canvas: Canvas, mirror: boolean): void {
  const { amber, orange, deep, white, ink, wood } = palette;
  const x = mirror ? 448 - valveOut : 552 + valveOut;
  pipe(canvas, [[x, 30], [x, 82]], { diameter: 5.4, color: amber }); // prettier-ignore
  const at = { x, y: 27, mirror };
  canvas.flat('M-9 -17H9V17H-9Z', at, { fill: wood, line: 1 });
  canvas.flat('M9 -10H22Q25 -10 25 -7V7Q25 10 22 10H9Z', at, { fill: orange, line: 1 });
  canvas.flat('M9 -10H22Q25 -10 25 -7V-5H9Z', at, deep);
  canvas.flat('M14 -5V6M19 -5V6', at, { line: 0.8, color: ink });
  canvas.flat('M-5 12V-2', at, { width: 2.2, color: white, cap: 'round' });
}

/** A doctor with a patient on the left, a nurse at the sink on the right. */
function life(canvas: Canvas): void {
  const { white, navy2, cold, ink, mist, gas, woodDeep } = palette;
  examTable(canvas, 228, 50);
  person(canvas, { x: 282, y: 16, z: 44 }, { look: { skin: skinTones.tan, hair: 'short', hairColor: palette.steel, glasses: true }, clothes: { top: gas, trousers: navy2, shoes: white } }, poses.sitting); // prettier-ignore
  person(canvas, { x: 362, y: 0, z: 10, mirror: true }, { look: { skin: skinTones.deep, hair: 'bob', hairColor: ink }, clothes: { top: cold, trousers: navy2, coat: white } }, poses.offering); // prettier-ignore
  canvas.flat('M-9 10H9V-14H-9Z', { x: 338, y: 118, z: 6 }, { fill: mist, line: 0.9 });
  canvas.flat('M-5 4H5M-5 -2H5M-5 -8H2', { x: 338, y: 118, z: 6 }, { line: 0.8 });
  canvas.shadow(620, 680, 0, 24);
  person(canvas, { x: 644, y: 0, z: 10, mirror: true }, { look: { skin: skinTones.fair, hair: 'bun', hairColor: woodDeep }, clothes: { top: cold, trousers: cold, shoes: white, shortSleeves: true } }, poses.reaching); // prettier-ignore
}

/** Two exam rooms back to back with a sink each on one chase. */
export const clientMedical = {
  name: 'client-medical',
  view: [246, -270, 500, 406],
  surroundings: clinic,
  subject(canvas) {
    buildingSlab(canvas, [100, 900]);
    cutFrame(canvas, { x: [100, 900], y: [0, 330] }, rooms);
    pipes(canvas);
    branches(canvas);
    for (const mirror of [true, false]) {
      mixingValve(canvas, mirror);
      lavatory(canvas, { x: mirror ? 448 : 552, y: basin, scale: size, mirror }, false);
      bladeFaucet(canvas, mirror ? 448 : 552, mirror);
    }
    life(canvas);
  },
  landing: { view: [230, -380, 540, 580], scene: clinic },
} as const satisfies Crop;
