import { palette, type Canvas } from '../kit';
import { foundation, kitchen, sewerFall, sewerY } from '../parts';
import { sloped } from './details/outline';
import { drops } from './details/water';
import type { Crop } from './crop';

/** Cast iron of the fifties, drawn large: outer diameter and the window cut into it. */
const diameter = 78;
const wall = 9;
const bore = diameter / 2 - wall;
const window = { left: 62, right: 196 } as const;
const middle = { x: 128, y: sewerY(128) } as const;
const iron = { body: palette.iron, light: palette.ironLight, dark: palette.ironDark } as const;

/** Clay under the hole, wet. */
function wetClay(canvas: Canvas): void {
  const at = { x: middle.x + 4, y: middle.y - 34 };
  canvas.flat(
    'M0 6C-40 2 -76 -12 -72 -34C-66 -58 -34 -64 0 -64C38 -64 70 -56 74 -32C76 -10 40 4 0 6Z',
    at,
    palette.soakedDark,
  );
  canvas.flat(
    'M0 4C-26 0 -48 -10 -46 -24C-42 -40 -22 -44 0 -44C24 -44 46 -38 48 -22C50 -8 26 2 0 4Z',
    at,
    palette.soaked,
  );
}

/** Straight lengths with their bell ends, and the window cut into the middle one. */
function ironPipe(canvas: Canvas): void {
  const r = diameter / 2;
  const lay = (outline: string, paint: Parameters<Canvas['flat']>[2]): void =>
    canvas.flat(sloped(outline, sewerFall), middle, paint);
  lay(`M-300 ${-r}L300 ${-r}L300 ${r}L-300 ${r}Z`, { fill: iron.body, line: 1.2 });
  lay(`M-300 ${r * 0.62}L300 ${r * 0.62}`, { width: 8, color: iron.light });
  lay(`M-300 ${-r}L300 ${-r}L300 ${-r * 0.56}L-300 ${-r * 0.56}Z`, iron.dark);
  lay(`M-300 ${-r}L300 ${-r}M-300 ${r}L300 ${r}`, { line: 1.2 });
  for (const x of [-92, 100]) {
    lay(`M${x - 17} ${-r - 9}L${x + 7} ${-r - 9}L${x + 7} ${r + 9}L${x - 17} ${r + 9}Z`, {
      fill: iron.body,
      line: 1.2,
    });
    lay(`M${x + 7} ${-r - 4}L${x + 13} ${-r - 4}L${x + 13} ${r + 4}L${x + 7} ${r + 4}Z`, {
      fill: iron.dark,
      line: 1.1,
    });
    lay(`M${x - 17} ${-r - 9}L${x + 7} ${-r - 9}L${x + 7} ${-r * 0.56}L${x - 17} ${-r * 0.56}Z`, iron.dark);
    lay(`M${x - 13} ${r * 0.7}L${x + 3} ${r * 0.7}`, { width: 8, color: iron.light });
    lay(`M${x - 17} ${-r - 9}L${x + 7} ${-r - 9}L${x + 7} ${r + 9}L${x - 17} ${r + 9}Z`, { line: 1.2 });
  }
}

/** Inside: rust scale on the crown, a bottom eaten into a rough channel, and the hole in it. */
function rustedInside(canvas: Canvas): void {
  const { woodDeep, woodDark, orange, deep, orangePale, cold, white } = palette;
  const lay = (outline: string, paint: Parameters<Canvas['flat']>[2]): void =>
    canvas.flat(sloped(outline, sewerFall), middle, paint);
  const [l, r] = [window.left - middle.x, window.right - middle.x];
  const b = bore;
  lay(
    `M${l} ${b + 4}L${l + 6} ${b + 9}L${r - 4} ${b + 9}L${r} ${b + 2}L${r - 5} ${0}L${r} ${-b - 9}L20 ${-b - 9}L-10 ${-b - 9}L${l} ${-b - 8}L${l + 5} -6Z`,
    { fill: woodDeep, line: 1.1 },
  );
  // crown with hanging scale
  lay(
    `M${l} ${b + 4}L${l + 6} ${b + 9}L${r - 4} ${b + 9}L${r - 1} ${b}C${r - 14} ${b - 10} ${r - 22} ${b - 2} ${r - 34} ${b - 8}C40 ${b - 18} 30 ${b - 2} 18 ${b - 6}C4 ${b - 14} -8 ${b - 2} -20 ${b - 6}C-34 ${b - 16} -46 ${b - 2} ${l + 4} ${b - 6}Z`,
    { fill: woodDark, line: 0.9 },
  );
  // the wall: sound at the crown, gone at the bottom
  lay(`M${l + 4} ${b}L${l + 6} ${b + 9}L${r - 4} ${b + 9}L${r - 1} ${b}Z`, { fill: iron.light, line: 0.9 });
  // bottom: rust grown into knobs on both sides of the hole
  const left = `M${l} ${-b - 9}L${l + 3} ${-b + 16}C-54 ${-b + 26} -48 ${-b + 12} -40 ${-b + 16}C-34 ${-b + 24} -26 ${-b + 8} -20 ${-b + 6}C-14 ${-b + 2} -12 ${-b - 4} -9 ${-b - 9}Z`;
  const right = `M16 ${-b - 9}C20 ${-b - 2} 20 ${-b + 4} 28 ${-b + 8}C36 ${-b + 20} 44 ${-b + 8} 52 ${-b + 14}C58 ${-b + 22} 62 ${-b + 10} ${r - 1} ${-b + 12}L${r} ${-b - 9}Z`;
  lay(left + right, orange);
  lay(
    `M${l + 1} ${-b - 9}L${l + 2} ${-b + 2}C-50 ${-b + 8} -40 ${-b - 2} -24 ${-b - 2}L-10 ${-b - 9}ZM17 ${-b - 9}C24 ${-b} 40 ${-b - 2} 50 ${-b + 2}L${r - 1} ${-b + 2}L${r} ${-b - 9}Z`,
    deep,
  );
  lay(left + right, { line: 1 });
  lay(
    `M-52 ${-b + 15}L-47 ${-b + 14}M-34 ${-b + 14}L-30 ${-b + 10}M36 ${-b + 10}L41 ${-b + 9}M54 ${-b + 10}L58 ${-b + 10}`,
    { width: 2.6, color: orangePale, cap: 'round' },
  );
  // trickle over the rust and out through the hole, into the ground
  const over = `${r - 4} ${-b + 27}C40 ${-b + 30} 20 ${-b + 32} 8 ${-b + 20}C-2 ${-b + 10} -4 ${-b - 2} -4 ${-b - 14}`;
  const under = `10 ${-b - 14}C12 ${-b} 14 ${-b + 10} 24 ${-b + 16}C36 ${-b + 24} 50 ${-b + 22} ${r - 3} ${-b + 20}`;
  lay(`M${over}L${under}Z`, cold);
  lay(`M${over}M${under}`, { line: 0.9 });
  lay(`M36 ${-b + 26.4}L52 ${-b + 25}M4 ${-b + 4}L2 ${-b - 8}`, { width: 1.8, color: white, cap: 'round' });
}

/** An old cast-iron drain cut open: its bottom has rusted away, and the waste runs into the ground. */
export const castIron = {
  name: 'cast-iron',
  view: [4, 4, 246, 200],
  surroundings(canvas) {
    kitchen(canvas);
    foundation(canvas);
  },
  underlay: wetClay,
  subject(canvas) {
    ironPipe(canvas);
    rustedInside(canvas);
    drops(canvas, [[108, -176, 0.6], [136, -186, 0.75], [160, -174, 0.55]]); // prettier-ignore
  },
  landing: { view: [-110, -150, 480, 430] },
} as const satisfies Crop;
