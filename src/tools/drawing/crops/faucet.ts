import { palette, pipe, tones, type Canvas } from '../kit';
import { bath, kitchenStackX, level, shell } from '../parts';
import type { Crop } from './crop';

/** Top of the vanity, the hole that the faucet stands in, the middle of the bowl under its spout. */
const deck = level.upper + 96;
const body = { x: 108, y: deck } as const;
const basin = { x: 156, y: deck } as const;

/** Counter and bowl in section over the open cabinet. */
function vanityCut(canvas: Canvas): void {
  const { navy2, navy, white, mist, cold, ice, sky } = palette;
  canvas.box({ x: [54, 232], y: [deck - 8, deck], z: [0, 90] }, tones.white);
  canvas.quad(54, level.upper, 232, deck - 8, 0, { fill: navy2, line: 1 });
  canvas.quad(54, deck - 14, 232, deck - 8, 0, navy);
  canvas.flat('M-40 0L-35 -30Q-32 -43 -18 -43H18Q32 -43 35 -30L40 0Z', basin, { fill: white, line: 1.1 });
  canvas.flat('M-34 0L-30 -28Q-27 -37 -16 -37H16Q27 -37 30 -28L34 0Z', basin, { fill: sky, line: 0.8 });
  canvas.flat('M-34 0L-33 -8H33L34 0Z', basin, ice);
  canvas.flat(
    'M-31.4 -19L-30 -28Q-27 -37 -16 -37H16Q27 -37 30 -28L31.4 -19Q24 -17 16 -19Q8 -21 0 -19Q-8 -17 -16 -19Q-24 -21 -31.4 -19Z',
    basin,
    cold,
  );
  canvas.flat('M24 -43Q33 -42 35 -30L40 0H37L32 -29Q30 -40 20 -43Z', basin, mist);
}

/** Tailpiece and trap of the bowl; the arm falls to the stack in the outer wall, below the card's frame. */
function tailpiece(canvas: Canvas): void {
  const { drain, steel } = palette;
  const floor = level.upper;
  pipe(canvas, [[basin.x, deck - 44], [basin.x, floor + 8], [basin.x - 19, floor + 8], [basin.x - 19, floor + 22], [kitchenStackX, floor + 16]], { diameter: 8.6, color: drain, bend: 9 }); // prettier-ignore
  canvas.flat('M-9 -43H9V-49H-9Z', basin, { fill: steel, line: 0.9 });
}

/** Hot and cold from their stops up through the shank, and the nut that clamps the faucet to the counter. */
function supplies(canvas: Canvas): void {
  const { hot, cold, amber, steel, wood } = palette;
  pipe(canvas, [[body.x - 22, deck - 96], [body.x - 22, deck - 44], [body.x - 4.4, deck - 30], [body.x - 4.4, deck + 12]], { diameter: 5.6, color: hot, bend: 12 }); // prettier-ignore
  pipe(canvas, [[body.x + 14, deck - 96], [body.x + 14, deck - 46], [body.x + 4.4, deck - 32], [body.x + 4.4, deck + 12]], { diameter: 5.6, color: cold, bend: 12 }); // prettier-ignore
  for (const x of [-22, 14]) {
    const at = { x: body.x + x, y: deck - 54 };
    canvas.flat('M-5 -7H5V7H-5Z', at, { fill: amber, line: 0.9 });
    canvas.flat('M-6.5 7H6.5V12H-6.5Z', at, { fill: wood, line: 0.8 });
    canvas.flat('M-8.4 0Q-8.4 -3.6 0 -3.6Q8.4 -3.6 8.4 0Q8.4 3.6 0 3.6Q-8.4 3.6 -8.4 0Z', at, {
      fill: steel,
      line: 0.8,
    });
  }
  canvas.flat('M-13 -8H13V-11H-13ZM-10.5 -11H10.5V-18H-10.5Z', body, { fill: steel, line: 0.9 });
  canvas.flat('M-3.5 -11V-18M3.5 -11V-18', body, { line: 0.6 });
}

/** Spout and body in section, water in the bore, aerator at its end. */
function spout(canvas: Canvas): void {
  const { ink, steel, mist, white, cold, navy3 } = palette;
  const neck = 'M0 26V48Q0 72 24 72Q48 72 48 48V37';
  canvas.flat(neck, body, { width: 15, color: ink });
  canvas.flat(neck, body, { width: 12.4, color: mist });
  canvas.flat('M4.4 26V48Q4.4 67.6 24 67.6Q43.6 67.6 43.6 48V37', body, { width: 3.2, color: steel });
  canvas.flat('M-4.6 28V48Q-4.6 76.6 24 76.6Q34 76.6 41 71', body, {
    width: 1.5,
    color: white,
    cap: 'round',
  });
  canvas.flat(neck, body, { width: 7, color: ink });
  canvas.flat(neck, body, { width: 4.8, color: cold });
  canvas.flat('M-1.2 30V48Q-1.2 68 14 72', body, { width: 1.1, color: white, cap: 'round' });
  canvas.flat('M40 39H56V30H40Z', body, { fill: steel, line: 1 });
  canvas.flat('M42 32.6H54', body, { line: 0.6, color: navy3 });
}

/** Body with its cartridge, the part that is changed when a faucet drips, and the lever that turns it. */
function cartridge(canvas: Canvas): void {
  const { mist, steel, orange, orangePale, deep, ink, white } = palette;
  canvas.flat('M-13 0H13V5L11 8V34Q11 37 8 37H-8Q-11 37 -11 34V8L-13 5Z', body, { fill: mist, line: 1.1 });
  canvas.flat('M7 5H13L11 8V34Q11 37 8 37H6Z', body, steel);
  canvas.flat('M-13 5H13', body, { line: 0.8 });
  canvas.flat('M-7 11H7V30H-7Z', body, { fill: ink });
  canvas.flat('M-6 12H6V29H-6Z', body, { fill: orange, line: 0.8 });
  canvas.flat('M3 12.4H5.6V28.6H3Z', body, deep);
  canvas.flat('M-6 17H6M-6 23.6H6', body, { line: 0.9 });
  canvas.flat('M-3.6 14.4V15M-3.6 19V22', body, { width: 1.6, color: orangePale, cap: 'round' });
  canvas.flat('M-1.5 30V37H1.5V30Z', body, { fill: white, line: 0.6 });
  canvas.flat('M-8 20H-14', body, { width: 6, color: ink });
  canvas.flat('M-8 20H-14', body, { width: 3.6, color: steel });
  canvas.flat('M-14 15.5Q-18 15.5 -18.6 19L-33 36Q-35.6 40 -32.4 41.4Q-30 42.4 -27.6 39.6L-14 25Z', body, {
    fill: orange,
    line: 1,
  });
  canvas.flat('M-18 22L-31 38', body, { width: 1.6, color: orangePale, cap: 'round' });
}

/** The stream and what it does to the water in the bowl. */
function stream(canvas: Canvas): void {
  const { cold, white } = palette;
  const at = { x: body.x + 48, y: deck };
  canvas.flat('M-4.4 30C-4 10 -3.6 0 -3.4 -20H3.4C3.6 0 4 10 4.4 30Z', at, { fill: cold, line: 0.8 });
  canvas.flat('M-1.6 27C-1.2 8 -1 0 -1 -16', at, { width: 1.6, color: white, cap: 'round' });
  canvas.flat('M-12 -20Q-8 -25 0 -25Q8 -25 12 -20', at, { width: 1.8, color: white, cap: 'round' });
  canvas.flat('M-20 -17Q-12 -30 0 -30M20 -17Q14 -28 8 -29.6', at, {
    width: 1.2,
    color: white,
    cap: 'round',
  });
}

/** A single-lever faucet cut open: hot and cold meet in the cartridge. */
export const faucet = {
  name: 'faucet',
  view: [40, -487, 186, 160],
  surroundings(canvas) {
    bath(canvas, { without: ['vanity', 'bath faucet'] });
    shell(canvas);
  },
  subject(canvas) {
    vanityCut(canvas);
    tailpiece(canvas);
    stream(canvas);
    supplies(canvas);
    spout(canvas);
    cartridge(canvas);
  },
  landing: {
    view: [-40, -600, 400, 350],
    strip: [-105, -500, 570, 190],
    without: ['vanity', 'bath faucet'],
    withoutRuns: ['lavatory trap and arm'],
  },
} as const satisfies Crop;
