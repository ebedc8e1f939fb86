import { palette, pipe, type Canvas } from '../kit';
import {
  cleanoutX,
  foundation,
  kitchen,
  kitchenStackX,
  lawn,
  runByName,
  sewerFall,
  sewerY,
  tree,
} from '../parts';
import { openPipe } from './details/open-pipe';
import { sloped } from './details/outline';
import type { Crop } from './crop';

const diameter = 42;
const wall = 5;
const bore = diameter / 2 - wall;
/** What blocks the line, out in the yard. */
const plug = { x: -216, y: sewerY(-216) } as const;
const machine = { x: -128, y: 0 } as const;

/** The main line: whole under the house, cut open under the yard, standing full behind the blockage. */
function mainLine(canvas: Canvas): void {
  const { drain, cold, navy2, mist } = palette;
  const end = 250;
  const { points, collars } = runByName('kitchen stack');
  pipe(canvas, points, { diameter: 13, color: drain, collars: [...(collars ?? []), { at: [kitchenStackX, -92], along: [0, 1] }] }); // prettier-ignore
  pipe(canvas, [[-1020, sewerY(-1020)], [end, sewerY(end)]], { diameter, color: drain, collars: [60, 170].map((x) => ({ at: [x, sewerY(x)], along: [1, sewerFall] })) }); // prettier-ignore
  const [left, right] = [-430, -22];
  openPipe(canvas, { from: [left, sewerY(left)], to: [right, sewerY(right)], diameter, wall, color: drain, inside: navy2, water: 0.1 }); // prettier-ignore
  const full = right - plug.x;
  canvas.flat(sloped(`M0 ${-bore}L${full} ${-bore}L${full} ${bore}L0 ${bore}Z`, sewerFall), plug, {
    fill: cold,
    line: 0.9,
  });
  canvas.flat(sloped(`M30 ${-bore + 4}L${full - 4} ${-bore + 4}`, sewerFall), plug, {
    width: 4,
    color: palette.coldDark,
  });
  const foot = sewerY(cleanoutX) + bore;
  canvas.quad(cleanoutX - 15, foot + 2, cleanoutX + 15, 16, 0, { fill: drain, line: 1.1 });
  canvas.quad(cleanoutX + 9.6, foot + 4, cleanoutX + 14, 16, 0, mist);
  canvas.quad(cleanoutX - 9, foot - 3, cleanoutX + 9, 16, 0, { fill: navy2, line: 0.9 });
  canvas.quad(cleanoutX - 8.3, foot - 6, cleanoutX + 8.3, -34, 0, cold);
  canvas.quad(cleanoutX - 19, 3, cleanoutX + 19, 16, 0, { fill: drain, line: 1 });
  canvas.quad(cleanoutX - 9, 3, cleanoutX + 9, 16.6, 0, palette.ink);
}

/** Roots, grease and wipes packed into the bore. */
function blockage(canvas: Canvas): void {
  const { woodDark, woodDeep, wood } = palette;
  canvas.flat(
    sloped(
      `M-22 ${bore}L20 ${bore}C14 8 24 4 18 -4C14 -10 24 -12 20 ${-bore}L-26 ${-bore}C-34 -8 -24 -4 -30 4C-34 10 -24 12 -22 ${bore}Z`,
      sewerFall,
    ),
    plug,
    { fill: woodDark, line: 1.1 },
  );
  canvas.flat(
    'M-20 8C-10 14 -4 4 4 10M-24 -4C-14 2 -8 -8 2 -2C8 2 12 -4 16 -2M-16 -12C-8 -6 0 -14 8 -9',
    plug,
    { width: 3, color: woodDeep, cap: 'round' },
  );
  canvas.flat('M-14 3C-8 7 -4 0 2 4M-10 -8H-2M8 10H12', plug, { width: 2.4, color: wood, cap: 'round' });
}

/** Cable with its cutter: from the drum, in at the cleanout, down the main line to the blockage. */
function cable(canvas: Canvas): void {
  const { orange, ink, mist } = palette;
  const [dx, top] = [cleanoutX - plug.x, -plug.y];
  const way = `M36 1L${dx - 26} ${(dx - 26) * sewerFall}Q${dx} ${dx * sewerFall} ${dx} 34L${dx} ${top + 22}Q${dx} ${top + 44} ${dx - 22} ${top + 46}L${machine.x + 34 - plug.x} ${top + 48}`;
  canvas.flat(way, plug, { width: 8, color: ink });
  canvas.flat(way, plug, { width: 5, color: orange });
  canvas.flat(way, plug, { width: 5, color: palette.orangePale, dash: '1.4 4' });
  canvas.flat('M40 -4L40 7L28 12L20 10L26 5L18 2L26 -3L20 -8L28 -9Z', plug, { fill: mist, line: 1.1 });
}

/** A floor machine on wheels: cage, drum, motor, handle. */
function drumMachine(canvas: Canvas): void {
  const { orange, deep, orangePale, ink, navy2, navy3, steel, mist } = palette;
  canvas.shadow(machine.x - 56, machine.x + 54, -10, 40, 0, 0.22);
  canvas.flat('M-44 14L-36 96L-56 110', machine, { width: 8, color: ink, cap: 'round' });
  canvas.flat('M-44 14L-36 96L-56 110', machine, { width: 4.6, color: steel, cap: 'round' });
  canvas.flat('M-44 12H40L30 40', machine, { width: 8, color: ink, cap: 'round' });
  canvas.flat('M-44 12H40L30 40', machine, { width: 4.6, color: steel, cap: 'round' });
  canvas.flat('M-34 66L-50 70V44L-34 40Z', machine, { fill: navy3, line: 1.1 });
  canvas.disc(machine.x - 4, 52, 35, 0, { fill: orange, line: 1.2 });
  canvas.flat('M10 84Q31 74 31 52Q31 30 10 20Q20 34 20 52Q20 70 10 84Z', machine, deep);
  canvas.disc(machine.x - 4, 52, 35, 0, { line: 1.2 });
  canvas.disc(machine.x - 4, 52, 20, 0, { fill: navy2, line: 1 });
  canvas.flat('M-18 58A14 14 0 0 1 -4 38M-14 66A15 15 0 0 0 11 54M-10 52A6 6 0 0 1 2 50', machine, {
    width: 3,
    color: orangePale,
    cap: 'round',
  });
  canvas.flat('M22 42L38 42L38 54L22 58Z', machine, { fill: navy3, line: 1 });
  canvas.disc(machine.x - 42, 11, 11, 0, { fill: navy2, line: 1 });
  canvas.disc(machine.x - 42, 11, 4, 0, mist);
}

/** The main line blocked under the yard: everything upstream stands full; the cable goes in at the cleanout. */
export const drainMain = {
  name: 'drain-main',
  view: [-300, -120, 356, 292],
  surroundings(canvas) {
    lawn(canvas);
    tree(canvas, -300);
    kitchen(canvas);
    foundation(canvas);
  },
  subject(canvas) {
    drumMachine(canvas);
    mainLine(canvas);
    blockage(canvas);
    cable(canvas);
  },
  landing: {
    view: [-400, -190, 520, 470],
    without: ['cleanout cap'],
    withoutRuns: ['yard cleanout', 'kitchen stack'],
  },
} as const satisfies Crop;
