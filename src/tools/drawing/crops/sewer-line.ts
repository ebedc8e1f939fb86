import { palette, pipe, type Canvas, type Collar } from '../kit';
import { cleanoutCap, cleanoutX, lawn, sewerFall, sewerY, soil, tree, treeX } from '../parts';
import type { Crop } from './crop';

/** Outer and inner diameter of the drawn sewer, twice the house's. */
const diameter = 36;
const bore = 25;
/** The joint that the roots have opened. */
const jointX = treeX + 4;
/** Where the pipe is cut open. */
const cut = { from: -288, to: -98 } as const;

const onSewer = (x: number): [number, number] => [x, sewerY(x)];
const along = [1, sewerFall] as const;
const joint = { x: jointX, y: sewerY(jointX) } as const;

/** Clay pipe in lengths with hubs, cut open on both sides of one joint; the cleanout rises upstream of it. */
function cutSewer(canvas: Canvas): void {
  const { drain, ink, mist } = palette;
  const hubs: Collar[] = [-312, -74].map((x) => ({ at: onSewer(x), along }));
  pipe(canvas, [[cleanoutX, 15], onSewer(cleanoutX)], { diameter: 19, color: drain }); // prettier-ignore
  pipe(canvas, [onSewer(300), onSewer(-1020)], { diameter, color: drain, collars: hubs }); // prettier-ignore
  pipe(canvas, [onSewer(cut.to), onSewer(cut.from)], { diameter: bore, color: ink, matt: true }); // prettier-ignore
  // the hub in section: its two lips stand apart where the roots came in
  const lip = 'M-13 12.5L-13 24H4L8 12.9ZM-15 -13.8V-24.6H14V-11.4Z';
  canvas.flat(lip, joint, { fill: drain, line: 1.1 });
  canvas.flat('M11 13.6L7 24.6H15V14Z', joint, { fill: drain, line: 1.1 });
  canvas.flat('M-11 -22.4H12', joint, { width: 3, color: mist });
}

/** Waste held back upstream of the roots, a trickle below them. */
function water(canvas: Canvas): void {
  const { cold, white } = palette;
  const half = bore / 2 - canvas.ink * 0.8;
  const edge = (x: number, offset: number): string => `${x} ${sewerY(x) + offset}`;
  const at = { x: 0, y: 0 };
  const held = joint.y + half - 2;
  canvas.flat(
    `M${edge(cut.to, -half)}V${held}H${jointX + 14}L${edge(jointX - 8, -2)}V${joint.y - half}L${edge(jointX, -half)}Z`,
    at,
    cold,
  );
  canvas.flat(
    `M${edge(jointX - 8, -half)}L${edge(cut.from, -half)}L${edge(cut.from, -half + 4)}C${edge(cut.from + 30, -half + 6)} ${edge(jointX - 30, -half + 3)} ${edge(jointX - 8, -half + 8)}Z`,
    at,
    cold,
  );
  canvas.flat(
    `M${cut.to - 8} ${held - 5}H${cut.to - 32}M${edge(cut.from + 12, -half + 2)}L${edge(cut.from + 34, -half + 2.4)}`,
    at,
    { width: 2, color: white, cap: 'round' },
  );
}

/** Side roots along those of the house, their twigs, and the two thick ones that found the joint. */
const sideRoots =
  'M-6 -10C-50 -24 -84 -36 -112 -80M14 -12C50 -30 70 -40 104 -58M-24 -86C-44 -98 -54 -112 -78 -122';
const rootEnds = 'M-26 -92C-38 -116 -24 -130 -36 -146M27 -90C28 -116 14 -120 18 -142';
const twigs = 'M-62 -28C-72 -44 -66 -60 -78 -78M56 -33C68 -48 62 -64 78 -80M24 -76C38 -90 42 -100 58 -106';
const tapRoots =
  'M-10 -10C-20 -36 -10 -66 -22 -90C-28 -106 -10 -112 -2 -128M13 -10C18 -40 30 -56 26 -88C20 -106 8 -108 5 -128';

/** Roots that only pass by, behind the sewer. */
function passingRoots(canvas: Canvas): void {
  const { ink, woodDark } = palette;
  const at = { x: treeX, y: 0 };
  canvas.flat(rootEnds, at, { width: 9.4, color: ink, cap: 'round' });
  canvas.flat(rootEnds, at, { width: 6.8, color: woodDark, cap: 'round' });
}

/** The oak's roots down to the joint. */
function rootsAbove(canvas: Canvas): void {
  const { ink, woodDark, wood } = palette;
  const at = { x: treeX, y: 0 };
  canvas.flat(twigs, at, { width: 6.6, color: ink, cap: 'round' });
  canvas.flat(sideRoots, at, { width: 9.4, color: ink, cap: 'round' });
  canvas.flat(tapRoots, at, { width: 13, color: ink, cap: 'round' });
  canvas.flat(twigs, at, { width: 4, color: woodDark, cap: 'round' });
  canvas.flat(sideRoots, at, { width: 6.8, color: woodDark, cap: 'round' });
  canvas.flat(tapRoots, at, { width: 10.2, color: woodDark, cap: 'round' });
  canvas.flat('M-13 -24C-17 -46 -12 -66 -22 -86M17 -24C20 -42 28 -56 24 -80', at, {
    width: 2,
    color: wood,
    cap: 'round',
  });
}

/** Foot of the oak, where its roots spread; it grows out of the house's own trunk. */
function trunk(canvas: Canvas): void {
  const { woodDark, woodDeep, wood } = palette;
  // the house's oak stands a little behind the cut, so it is drawn a little to the right of its roots
  const at = { x: treeX + 4.6, y: 0 };
  const foot = 'Q30 -16 22 -14Q10 -20 2 -16Q-8 -20 -18 -15Q-26 -17 -36 -12';
  canvas.flat(`M-36 -12Q-14 -4 -11 34L-9.6 56H11L14 34Q19 -4 42 -12${foot}Z`, at, woodDark);
  canvas.flat('M11 52L14 34Q19 -4 42 -12Q32 -16 24 -14Q12 4 11 52Z', at, { fill: woodDeep, opacity: 0.5 });
  canvas.flat('M-9.6 56L-11 34Q-14 -4 -36 -12M11 56L14 34Q19 -4 42 -12', at, { line: 1 });
  canvas.flat('M-5 46V30Q-7 6 -16 -5', at, { width: 2, color: wood, cap: 'round' });
}

/** The root mass inside the pipe. It is the only orange part of the picture. */
function rootsInside(canvas: Canvas): void {
  const { ink, orange, orangePale } = palette;
  const strands =
    'M4 17C2 8 -6 6 -12 -2C-16 -7 -24 -6 -32 -10M5 17C4 6 8 2 4 -9M6 17C8 8 16 6 20 -2C24 -8 32 -6 40 -7M5 17C6 10 20 9 28 6C36 3 40 4 46 2M3 17C0 10 -12 8 -20 5C-28 2 -34 3 -40 -1M4 10C-2 4 -4 -4 -10 -10M6 10C12 2 12 -4 18 -9';
  canvas.flat(strands, joint, { width: 6.2, color: ink, cap: 'round' });
  canvas.flat(strands, joint, { width: 3.7, color: orange, cap: 'round' });
  canvas.flat('M5 14C4 6 7 2 5 -4M7 12C10 7 16 5 20 0M2 11C-2 7 -8 5 -12 0', joint, {
    width: 1,
    color: orangePale,
    cap: 'round',
  });
  canvas.flat('M0 24C1 20 2 16 3 12H8C8 16 9 20 10 24Z', joint, orange);
  canvas.flat('M0 25C1 20 2 16 2 12M10 25C9 20 8 16 8.6 12', joint, { line: 1 });
}

/** Oak roots have opened a joint of the sewer in the front yard and hold the waste back. */
export const sewerLine = {
  name: 'sewer-line',
  view: [-330, -44, 286, 240],
  surroundings(canvas) {
    lawn(canvas);
    tree(canvas);
    soil(canvas);
  },
  subject(canvas) {
    passingRoots(canvas);
    cutSewer(canvas);
    cleanoutCap(canvas);
    water(canvas);
    rootsAbove(canvas);
    trunk(canvas);
    rootsInside(canvas);
  },
  landing: { view: [-440, -180, 490, 430], strip: [-870, -192, 1170, 390], withoutRuns: ['yard cleanout'] },
} as const satisfies Crop;
