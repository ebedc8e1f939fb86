import { palette, pipe, tones, type Canvas } from '../kit';
import { room, soil } from '../parts';
import { person, poses, skinTones } from '../parts/people';
import type { Crop } from './crop';
import { buildingSlab, cutFrame, lavatory, lavatoryTrap, type Rect } from './details/building';
import { groundTo, sky, streetTree } from './details/outdoors';

/** Clear openings of the three shops. */
const shops: readonly Rect[] = [
  { x: [146, 372], y: [0, 240] },
  { x: [388, 612], y: [0, 240] },
  { x: [628, 854], y: [0, 240] },
];
/** Waste stacks in the party walls, and the fall of the shared sewer. */
const stacks = [380, 620, 862] as const;
const sewerAt = (x: number): number => -92 - (862 - x) * 0.07;

/** Street side: sky, pavement, rooms. */
function row(canvas: Canvas): void {
  const { wall, wallShade, wallDeep, wood, woodDark, mist, sky: pale, haze, steel } = palette;
  sky(canvas, { x: 500, y: 260, radius: 300 });
  groundTo(canvas, 400, palette.lawn);
  streetTree(canvas, 60, 120, 1.5);
  streetTree(canvas, 950, 120, 1.4);
  shops.forEach(
    ({ x, y }, i) =>
    room(canvas, x, y, i === 1 ? { wall: palette.tileBlue, floor: mist, leftWall: pale, rightWall: haze, seams: steel } : { wall, floor: wood, leftWall: wallShade, rightWall: wallDeep, seams: woodDark }), // prettier-ignore
  );
  soil(canvas);
}

/** Fronts with parapets of three heights, signs and awnings. */
function front(canvas: Canvas): void {
  const { navy2, navy3, orange, white, paper, ink, amber, cold, steel } = palette;
  const faces = [[126, 382, 350, navy3], [618, 874, 340, navy2], [374, 626, 386, paper]] as const; // prettier-ignore
  for (const [x0, x1, top, fill] of faces) {
    canvas.quad(x0, 248, x1, top, 0, { fill, line: 1.1 });
    canvas.quad(x0 - 6, top, x1 + 6, top + 12, 0, { fill: steel, line: 1 });
  }
  awning(canvas, 150, 358, cold);
  awning(canvas, 392, 608, orange);
  awning(canvas, 642, 850, amber);
  const mark = { y: 304, scale: 1 };
  // scissors, cup, coat hanger
  canvas.flat('M-22 14L16 -14M-22 -14L16 14', { ...mark, x: 254 }, { width: 5, color: white, cap: 'round' });
  for (const y of [-14, 14]) canvas.disc(230, 304 + y, 8, 0, { fill: navy3, line: 1.6, color: white });
  canvas.flat('M-24 12H16V-6Q16 -20 2 -20H-10Q-24 -20 -24 -6ZM16 8H24Q30 8 30 0Q30 -7 24 -7H15', { ...mark, x: 500, y: 324 }, { fill: navy3, line: 1.2, color: ink }); // prettier-ignore
  canvas.flat('M-12 22Q-16 28 -12 34M0 22Q-4 28 0 34', { ...mark, x: 500, y: 324 }, { width: 4, color: steel, cap: 'round' }); // prettier-ignore
  canvas.flat('M-30 -14L0 6L30 -14ZM0 6V12Q10 14 6 20Q0 24 -4 18', { ...mark, x: 746, y: 296 }, { width: 5, color: white, cap: 'round' }); // prettier-ignore
}

/** A striped awning over a shop window. */
function awning(canvas: Canvas, x0: number, x1: number, color: string): void {
  const width = (x1 - x0) / 8;
  const at = { x: x0, y: 216, z: -24 };
  canvas.flat(`M0 0L10 44H${x1 - x0 - 10}L${x1 - x0} 0Z`, at, { fill: palette.white, line: 1 });
  let stripes = '';
  for (let i = 0; i < 8; i += 2) {
    const [a, b] = [i * width, (i + 1) * width];
    const lean = (v: number): number => 10 + (v * (x1 - x0 - 20)) / (x1 - x0);
    stripes += `M${a} 0L${lean(a)} 44H${lean(b)}L${b} 0Z`;
  }
  canvas.flat(stripes, at, color);
  canvas.flat(`M0 0L10 44H${x1 - x0 - 10}L${x1 - x0} 0Z`, at, { line: 1 });
}

/** The lavatory of a shop hangs on the party wall that holds its stack. */
const basinAt = (x: number) => ({ x: x - 8, y: 12, scale: 1.05, mirror: true });

/** One sewer under the row, a branch from each shop, a cleanout at its upper end. */
function sewer(canvas: Canvas): void {
  const { drain, orange } = palette;
  buildingSlab(canvas, [130, 870]);
  for (const x of stacks) lavatoryTrap(canvas, basinAt(x), x);
  for (const x of stacks) pipe(canvas, [[x, 250], [x, sewerAt(x) + 22], [x - 26, sewerAt(x - 26)]], { diameter: 13, color: drain, bend: 18 }); // prettier-ignore
  const collars = [760, 540, 460, 220].map((x) => ({
    at: [x, sewerAt(x)] as const,
    along: [1, 0.07] as const,
  }));
  pipe(canvas, [[889, 10], [889, sewerAt(889)], [-60, sewerAt(-60)]], { diameter: 20, color: drain, bend: 26, collars }); // prettier-ignore
  canvas.flat('M-13 0H13V9H-13ZM-5 9H5V15H-5Z', { x: 889, y: 10 }, { fill: orange, line: 1 });
}

/** A barber's chair, a counter with a sink, a rail of clothes. */
function interiors(canvas: Canvas): void {
  const { navy3, navy2, ink, steel, white, mist, cold, amber, wood, woodDark, hot } = palette;
  canvas.flat('M-22 0H22V5H-22ZM-4 5H4V28H-4Z', { x: 208, y: 0, z: 60 }, { fill: steel, line: 0.9 });
  canvas.flat('M-26 28H24V44H-12V96Q-12 100 -16 100H-22Q-26 100 -26 96Z', { x: 208, y: 0, z: 60 }, { fill: navy3, line: 1 }); // prettier-ignore
  canvas.quad(166, 96, 236, 190, 290, { fill: white, line: 1 });
  canvas.box({ x: [410, 506], y: [0, 92], z: [40, 110] }, tones.wood);
  canvas.box({ x: [402, 514], y: [92, 100], z: [34, 114] }, tones.white);
  canvas.box({ x: [426, 480], y: [100, 146], z: [60, 100] }, tones.navy);
  canvas.flat('M-18 10V-2H18V10', { x: 453, y: 112, z: 58 }, { width: 4, color: mist });
  canvas.line([[660, 150, 120], [800, 150, 120]], { width: 5, color: ink }); // prettier-ignore
  canvas.line([[664, 0, 120], [664, 150, 120]], { width: 5, color: ink }); // prettier-ignore
  canvas.line([[796, 0, 120], [796, 150, 120]], { width: 5, color: ink }); // prettier-ignore
  for (const [x, color] of [
    [680, cold],
    [706, amber],
    [732, navy2],
    [758, hot],
    [780, mist],
  ] as const) {
    canvas.flat('M-12 0L-9 -66H9L12 0L4 8H-4Z', { x, y: 138, z: 118 }, { fill: color, line: 0.9 });
  }
  for (const x of stacks) lavatory(canvas, basinAt(x));
  person(canvas, { x: 546, y: 0, z: 70, mirror: true }, { look: { skin: skinTones.brown, hair: 'curls', hairColor: ink }, clothes: { top: white, trousers: navy2, coat: woodDark } }, poses.reaching); // prettier-ignore
  person(canvas, { x: 276, y: 0, z: 60, mirror: true }, { look: { skin: skinTones.fair, hair: 'short', hairColor: wood, beard: true }, clothes: { top: mist, trousers: navy2 } }, poses.reaching); // prettier-ignore
}

/** A row of three shops on one sewer line. */
export const clientRetail = {
  name: 'client-retail',
  view: [102, -434, 806, 655],
  pen: 0.78,
  surroundings: row,
  subject(canvas) {
    cutFrame(canvas, { x: [130, 870], y: [0, 262] }, shops);
    sewer(canvas);
    interiors(canvas);
    front(canvas);
  },
  landing: { view: [70, -560, 860, 860], scene: row },
} as const satisfies Crop;
