import { palette, pipe, type Canvas } from '../kit';
import { foundation, lawn } from '../parts';
import { clay, pit } from './details/pit';
import type { Crop } from './crop';

/** The new line: from the house to the curb, an even fall of a quarter inch a foot, drawn a little steeper. */
const fall = 0.06;
const nearHouse = { x: -6, y: -104 } as const;
const on = (x: number): [number, number] => [x, nearHouse.y + (x - nearHouse.x) * fall];
const diameter = 30;
const trench = { left: -620, right: -30, depth: 60 } as const;

/** The trench along the whole line, its floor bedded in gravel at the slope of the pipe. */
function longTrench(canvas: Canvas): void {
  const { navy3, concrete, steel } = palette;
  const { left, right, depth } = trench;
  const [low, high] = [on(left)[1] - 34, on(right)[1] - 34];
  pit(canvas, { x: [left, right], floor: [low, high], depth }, {
    beds: [[-26, clay.sod], [-Infinity, clay.lit]],
    side: [[-26, clay.sodShade], [-Infinity, navy3]],
    floor: palette.concreteDark,
  }); // prettier-ignore
  canvas.poly([[left, low - 4], [right, high - 4], [right, high + 16], [left, low + 16]], { fill: concrete, line: 0.8 }); // prettier-ignore
  let gravel = '';
  for (let x = left + 14; x < right - 14; x += 23)
    gravel += `M${x} ${on(x)[1] - 28 + (x % 4)}L${x + 6} ${on(x)[1] - 28}`;
  canvas.flat(gravel, { x: 0, y: 0 }, { width: 5, color: steel, cap: 'round' });
}

/** The new white pipe, a joint every length, a cleanout by the house with its plug. */
function newSewer(canvas: Canvas): void {
  const { drain, mist } = palette;
  const lengths = [-470, -350, -230, -110];
  pipe(canvas, [[-78, 18], [-78, on(-78)[1]]], { diameter: 22, color: drain, collars: [{ at: [-78, -70], along: [0, 1] }] }); // prettier-ignore
  canvas.flat('M-15 0H15V12H-15ZM-6 12H6V19H-6Z', { x: -78, y: 16 }, { fill: mist, line: 0.9 });
  pipe(canvas, [on(90), on(-640)], { diameter, color: drain, collars: lengths.map((x) => ({ at: on(x), along: [1, fall] })) }); // prettier-ignore
}

/** Depth at which the machine stands on the lawn, behind the trench. */
const behind = 96;

/** What came out of the trench, under the bucket. */
function heap(canvas: Canvas): void {
  const at = { x: -372, y: 0, z: behind, scale: 1.14 };
  canvas.flat('M-60 0C-40 8 -34 24 -14 26C2 36 20 24 30 18C44 16 52 6 62 0Z', at, {
    fill: palette.sod,
    line: 1,
  });
  canvas.flat('M62 0C46 6 40 14 30 18C36 10 34 4 36 0Z', at, palette.navy3);
  canvas.flat('M-30 8H-22M-6 16H2M10 6H20', at, { width: 4, color: palette.mist, cap: 'round' });
}

/** A mini excavator on the lawn: tracks, cab, boom, and its bucket in the trench. */
function excavator(canvas: Canvas): void {
  const { orange, deep, orangePale, ink, navy2, navy3, steel, mist, sky } = palette;
  const at = { x: -216, y: 0, z: behind, scale: 1.14 };
  canvas.shadow(-292, -96, behind - 14, behind + 60, 0, 0.24);
  heap(canvas);
  // boom and stick, from behind the cab over to the trench
  const boom = 'M28 62C0 120 -50 150 -84 132L-118 54';
  canvas.flat(boom, at, { width: 19, color: ink });
  canvas.flat(boom, at, { width: 15, color: orange });
  canvas.flat('M24 66C-2 122 -50 146 -82 130', at, { width: 3, color: orangePale });
  canvas.flat('M6 76L-46 132', at, { width: 8, color: ink, cap: 'round' });
  canvas.flat('M6 76L-46 132', at, { width: 4.6, color: mist, cap: 'round' });
  canvas.flat('M-128 62L-106 52L-96 24C-102 4 -122 -4 -146 4L-140 16L-136 42Z', at, {
    fill: navy3,
    line: 1.1,
  });
  canvas.flat('M-146 4L-152 -4M-136 0L-140 -9M-126 -2L-128 -11', at, { width: 5, color: ink, cap: 'round' });
  canvas.flat('M-134 40L-108 34', at, { line: 0.9, color: steel });
  // tracks
  canvas.flat('M-40 0H70Q86 0 86 16Q86 32 70 32H-40Q-56 32 -56 16Q-56 0 -40 0Z', at, {
    fill: navy2,
    line: 1.2,
  });
  canvas.flat('M-40 7H70Q79 7 79 16Q79 25 70 25H-40Q-49 25 -49 16Q-49 7 -40 7Z', at, {
    fill: steel,
    line: 0.8,
  });
  for (const x of [-38, -10, 18, 46, 68])
    canvas.disc(at.x + x * at.scale, 16 * at.scale, 6 * at.scale, behind, navy2);
  canvas.flat('M0 30H40V38H0Z', at, { fill: steel, line: 0.9 });
  // house: body, engine cover, cab
  canvas.flat('M-34 36H92Q98 36 98 44V78H40L34 62H-34Z', at, { fill: orange, line: 1.1 });
  canvas.flat('M-34 36H92Q98 36 98 44V48H-34Z', at, deep);
  canvas.flat('M62 58H88M62 67H88', at, { width: 3.4, color: deep, cap: 'round' });
  canvas.flat('M14 62L22 130Q23 136 30 136H66V62Z', at, { fill: ink, line: 1.1 });
  canvas.flat('M22 68L29 128H60V68Z', at, { fill: sky });
  canvas.flat('M26 68L40 128H50L36 68Z', at, palette.white);
  canvas.flat('M12 132H72V140H16Q11 140 12 132Z', at, { fill: orange, line: 1 });
  canvas.flat('M46 66V92M46 80H58V66', at, { width: 5, color: navy2, cap: 'round' });
}

/** A house wall at the right end of the line, and the whole new sewer between it and the street. */
export const sewerReplacement = {
  name: 'sewer-replacement',
  view: [-440, -196, 452, 367],
  surroundings(canvas) {
    lawn(canvas);
    foundation(canvas);
  },
  underlay: longTrench,
  subject(canvas) {
    newSewer(canvas);
    excavator(canvas);
  },
  landing: { view: [-560, -310, 660, 570], without: ['cleanout cap'], withoutRuns: ['yard cleanout'] },
} as const satisfies Crop;
