import { palette, type Canvas } from '../kit';
import { foundation, kitchen, sewerFall, sewerY } from '../parts';
import { openPipe } from './details/open-pipe';
import { sloped } from './details/outline';
import { sewerReducer } from './details/reducer';
import type { Crop } from './crop';

const diameter = 96;
const wall = 9;
const bore = diameter / 2 - wall;
/** Where the nozzle has come to; it works its way up the pipe, to the left here. */
const nozzle = { x: 186, y: sewerY(186) - 4 } as const;

/** Grease on the wall ahead of the nozzle, washed off behind it. */
function grease(canvas: Canvas): void {
  const { woodDark, wood, woodDeep } = palette;
  const lay = (outline: string, paint: string | { fill: string; line: number }): void =>
    canvas.flat(sloped(outline, sewerFall), nozzle, paint);
  lay(
    `M-200 ${bore + 4}L34 ${bore + 4}C26 ${bore - 4} 16 ${bore - 2} 8 ${bore - 12}C-4 ${bore - 24} -16 ${bore - 10} -30 ${bore - 20}C-46 ${bore - 32} -58 ${bore - 14} -74 ${bore - 24}C-96 ${bore - 34} -120 ${bore - 16} -200 ${bore - 26}Z`,
    { fill: woodDark, line: 0.9 },
  );
  lay(
    `M-200 ${bore + 4}L20 ${bore + 4}C10 ${bore - 2} 0 ${bore - 10} -12 ${bore - 8}C-30 ${bore - 6} -40 ${bore - 16} -62 ${bore - 12}C-90 ${bore - 8} -120 ${bore - 14} -200 ${bore - 14}Z`,
    wood,
  );
  lay(
    `M-200 ${-bore + 4}L22 ${-bore + 4}C14 ${-bore + 12} 4 ${-bore + 10} -6 ${-bore + 22}C-20 ${-bore + 34} -34 ${-bore + 20} -50 ${-bore + 30}C-70 ${-bore + 40} -96 ${-bore + 24} -200 ${-bore + 32}Z`,
    { fill: woodDark, line: 0.9 },
  );
  lay(
    `M-200 ${-bore + 4}L4 ${-bore + 4}C-6 ${-bore + 14} -24 ${-bore + 10} -40 ${-bore + 16}C-70 ${-bore + 24} -96 ${-bore + 14} -200 ${-bore + 18}Z`,
    woodDeep,
  );
}

/** Jets that leave the nozzle backward, pull it forward and scour the wall. */
function jets(canvas: Canvas): void {
  const { cold, white } = palette;
  // each jet opens from a drilled hole to the wall it strikes: [hole, end along and across, half its width]
  const spray = [[9, 52, 40, 7], [10, 92, 40, 6], [7, 118, 24, 4.6], [-9, 52, -33, 7], [-10, 92, -33, 6], [-7, 118, -20, 4.6]] as const; // prettier-ignore
  for (const [hole, along, across, half] of spray) {
    const cone = (share: number): string =>
      sloped(
        `M10 ${hole}L${along - half * share} ${across}L${along + half * share} ${across - half * share * Math.sign(hole) * 0.6}Z`,
        sewerFall,
      );
    canvas.flat(cone(1), nozzle, white);
    canvas.flat(cone(0.6), nozzle, cold);
  }
  for (const [dx, dy, r] of [
    [70, 26, 2.6],
    [80, 33, 2],
    [106, 27, 2.4],
    [66, -16, 2.2],
    [104, -22, 2.2],
  ] as const)
    // prettier-ignore
    canvas.disc(nozzle.x + dx, nozzle.y + dy + dx * sewerFall, r, 0, { fill: cold, line: 0.7 });
}

/** Flecks of grease on their way out with the water. */
function flecks(canvas: Canvas): void {
  const { wood, woodDark } = palette;
  for (const [dx, dy, r] of [
    [76, -26, 5],
    [104, -31, 4],
    [128, -30, 6],
    [92, 10, 3.4],
    [140, -33, 3.4],
    [118, -14, 3],
  ] as const) {
    // prettier-ignore
    canvas.disc(nozzle.x + dx, nozzle.y + dy + dx * sewerFall, r, 0, { fill: r > 4 ? woodDark : wood, line: 0.8 });
  }
}

/** The jetter's nozzle with its drilled tail, on a steel-braided hose. */
function nozzleAndHose(canvas: Canvas): void {
  const { orange, deep, orangePale, ink, steel, mist, navy3 } = palette;
  const lay = (outline: string, paint: Parameters<Canvas['flat']>[2]): void =>
    canvas.flat(sloped(outline, sewerFall), nozzle, paint);
  lay('M12 0C60 -2 90 -14 240 -14', { width: 17, color: ink });
  lay('M12 0C60 -2 90 -14 240 -14', { width: 13, color: navy3 });
  lay('M12 0C60 -2 90 -14 240 -14', { width: 13, color: steel, dash: '2 7' });
  lay('M12 -9L24 -8L24 8L12 9Z', { fill: mist, line: 1.1 });
  lay('M12 -13L12 13L2 16L-16 16Q-34 10 -38 0Q-34 -10 -16 -16L2 -16Z', { fill: orange, line: 1.2 });
  lay('M12 -13L12 -5L-36 -5Q-31 -11 -16 -16L2 -16Z', deep);
  lay('M-24 9Q-18 12 -8 12', { width: 3, color: orangePale, cap: 'round' });
  lay('M12 -13L12 13L2 16L-16 16Q-34 10 -38 0Q-34 -10 -16 -16L2 -16ZM2 16L2 -16', { line: 1.1 });
  canvas.disc(nozzle.x + 7, nozzle.y + 9.4, 2, 0, ink);
  canvas.disc(nozzle.x + 7, nozzle.y - 8.4, 2, 0, ink);
  lay('M-38 0L-46 0M-36 6L-43 9M-36 -6L-43 -9', { width: 2.4, color: palette.cold, cap: 'round' });
}

/** A jetting nozzle at work: thick grease ahead of it, clean pipe behind. */
export const hydroJetting = {
  name: 'hydro-jetting',
  view: [84, 12, 226, 184],
  surroundings(canvas) {
    kitchen(canvas);
    foundation(canvas);
  },
  subject(canvas) {
    const [left, right] = [-700, 366];
    sewerReducer(canvas, { x: right, wide: diameter, length: 34 });
    openPipe(canvas, { from: [left, sewerY(left)], to: [right, sewerY(right)], diameter, wall, color: palette.drain, inside: palette.tileBlue, shade: palette.mist, water: 0.12 }); // prettier-ignore
    grease(canvas);
    jets(canvas);
    flecks(canvas);
    nozzleAndHose(canvas);
  },
} as const satisfies Crop;
