import { palette, type Canvas } from '../kit';
import { cityMain, treeX } from './datum';
import { skyline } from './skyline';

/** The end of the yard, low enough that the text of a hero is on the sky. */
const horizon = 780;

const ground = { x: 0, y: 0 } as const;

/** Pale disc of morning light behind the house. */
export function sun(canvas: Canvas): void {
  canvas.disc(600, 420, 470, 0, palette.sun);
}

/** Front yard, curb and street with its dashes, up to the horizon. */
export function lawn(canvas: Canvas): void {
  const { lawn: grass, street, ice } = palette;
  canvas.floor(-3200, 4200, 0, horizon, 0, grass);
  canvas.floor(-3200, -60, 90, 330, 0, street);
  canvas.floor(-3200, -60, 84, 92, 0, ice);
  canvas.floor(-3200, -60, 330, 340, 0, ice);
  canvas.line([[-1900, 0, 208], [-60, 0, 208]], { line: 1.4, color: ice, dash: '100 120' }); // prettier-ignore
}

/** The city on the horizon between yard and house. */
export const horizonSkyline = (canvas: Canvas): void => skyline(canvas, { x: -740, y: 0, z: horizon });

/** The soil in section: sod, clay with shrinkage cracks, a darker bed, stones. */
export function soil(canvas: Canvas): void {
  const { soil: clay, soilDeep, navy2, navy3, ink } = palette;
  canvas.quad(-1300, -340, 2000, 0, 0, clay);
  canvas.flat(
    'M-1300 -236C-1050 -206 -800 -262 -520 -246C-240 -230 -60 -190 240 -214C540 -238 820 -250 1400 -206H2000V-262H1400C1000 -290 700 -254 380 -262C60 -270 -200 -236 -520 -286C-840 -316 -1050 -262 -1300 -290Z',
    ground,
    soilDeep,
  );
  canvas.quad(-1300, -13, 2000, 0, 0, navy3);
  let cracks = '';
  for (const x of clayCracks) cracks += `M${x} -13L${x + 6} -29L${x - 3} -41L${x + 4} -53`;
  canvas.flat(cracks, ground, { width: 2.4, color: ink, cap: 'round' });
  const pebbles = stones.filter((_, i) => canvas.detail > 1 || i % 2 === 0);
  const outline = pebbles.map(([x, y], i) => `M${x} ${y}H${x + 10 + (i % 3) * 8}`).join('');
  canvas.flat(outline, ground, { width: 11, color: navy2, cap: 'round' });
}

/** Cracks in dry clay, along x. */
const clayCracks = [-1120, -960, -700, -560, -310, 1296] as const;

const stones = [
  [-1140, -110], [-940, -100], [-800, -130], [-610, -185], [-505, -120], [-400, -225], [-60, -210], [130, -180],
  [262, -160], [350, -205], [560, -150], [760, -205], [960, -120], [1120, -190], [1210, -110], [-720, -225],
  [-880, -280], [500, -235], [900, -290], [40, -290], [-300, -300], [700, -300], [1000, -240],
] as const; // prettier-ignore

/** Roots of the oak on their way to the joints of the sewer. */
export function roots(canvas: Canvas, x = treeX): void {
  canvas.flat(
    'M-8 0C-20 -36 -10 -66 -28 -98C-38 -116 -24 -130 -36 -146M10 0C16 -40 30 -56 28 -96C28 -116 14 -120 18 -142M-6 -10C-50 -24 -84 -36 -112 -80M14 -12C50 -30 70 -40 104 -58M-24 -86C-44 -98 -54 -112 -78 -122',
    { x, y: 0 },
    { width: 7, color: palette.woodDark, cap: 'round' },
  );
}

/** The city main end on, with the water line in it. */
export function main(canvas: Canvas): void {
  const { x, y } = cityMain;
  canvas.disc(x, y, 52, 0, { fill: palette.concrete, line: 1.2 });
  canvas.disc(x, y, 38, 0, palette.ink);
  canvas.flat('M-36 -12A38 38 0 0 0 36 -12Z', { x, y }, palette.cold);
}
