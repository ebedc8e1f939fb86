import { palette, pipe, type Canvas } from '../kit';
import { cleanoutX, meterX, outerWall, treeX } from './datum';

/** The service van, nose to the right, standing on the street at (x, z). */
export function van(canvas: Canvas, x: number, z: number, scale = 0.8): void {
  const at = { x, y: 0, z, scale };
  const { navy2, navy3, orange, sky, ink, mist, amber, drain, white } = palette;
  canvas.shadow(x + 6, x + 470 * scale, z - 26, z + 74, 0, 0.2);
  canvas.flat('M8 34Q2 34 2 44V190Q2 210 22 210H296Q314 210 326 200L388 140L440 120Q458 114 458 96V44Q458 34 446 34Z', at, { fill: navy2, line: 1 }); // prettier-ignore
  canvas.flat('M2 72H458V96Q458 103 454 108H2Z', at, orange);
  canvas.flat('M302 196Q313 196 321 188L366 140H296V196Z', at, { fill: sky, line: 0.8 });
  if (canvas.detail > 1) canvas.flat('M312 190L336 140H326L304 186Z', at, white);
  canvas.flat('M286 36V204M180 36V204', at, { line: 0.8, color: ink });
  canvas.flat('M30 146H150M30 168H104', at, { width: 8, color: sky, cap: 'round' });
  canvas.flat('M442 92H458V74H448Z', at, amber);
  canvas.flat('M40 210V224H280V210', at, { width: 4, color: ink });
  pipe(canvas, [[x + 30 * scale, 230 * scale, z], [x + 306 * scale, 230 * scale, z]], { diameter: 8, color: drain }); // prettier-ignore
  for (const axle of [92, 366]) {
    const wheel = x + axle * scale;
    canvas.disc(wheel, 37 * scale, 40 * scale, z, ink);
    canvas.disc(wheel, 37 * scale, 20 * scale, z, mist);
    canvas.disc(wheel, 37 * scale, 8 * scale, z, navy3);
  }
}

/** Crown of the oak: round clumps of leaves about its trunk, [x, y] of their middles. */
const clumps = [[-94, 150], [-46, 128], [-34, 172], [34, 166], [44, 130], [96, 156]] as const; // prettier-ignore
const shadedClumps = [[44, 126], [94, 150], [-44, 122]] as const; // prettier-ignore

/** A young live oak, low and wide. Its crown is under 225 cm, so that it never reaches the text of a hero. */
export function tree(canvas: Canvas, x = treeX, z = 8): void {
  const at = { x, y: 0, z };
  const { woodDark, leaf, leafDark, steel, ink } = palette;
  canvas.shadow(x - 100, x + 150, z, z + 60);
  canvas.flat('M-16 0C-6 30 -8 54 -20 76L-70 118L-64 126L-6 92L-2 140H9L10 94L62 132L68 122L18 80C8 54 10 28 24 0Z', at, { fill: woodDark, line: 1 }); // prettier-ignore
  const crown = (middles: readonly (readonly [number, number])[], radius: number, fill: string): void => {
    for (const [dx, dy] of middles) canvas.disc(x + dx, dy, radius, z, fill);
  };
  crown(clumps, 50, ink);
  crown(clumps, 48, leaf);
  crown(shadedClumps, 40, leafDark);
  canvas.flat('M-112 166Q-96 152 -80 164M-54 196Q-38 182 -22 194M16 190Q32 176 48 188M-30 150Q-16 138 -2 148', at, { width: 4.5, color: steel, cap: 'round' }); // prettier-ignore
}

/** Water meter in its box at the curb side of the yard. */
export function meterBox(canvas: Canvas): void {
  canvas.flat('M-34 0H34V-62H-34Z', { x: meterX, y: 0 }, { fill: palette.navy3, line: 1 });
  canvas.flat('M-38 0H38V5H-38Z', { x: meterX, y: 0 }, { fill: palette.steel, line: 0.8 });
  canvas.disc(meterX, -36, 15, 0, { fill: palette.white, line: 1 });
  canvas.flat('M0 0L7 7', { x: meterX, y: -36 }, { width: 2.6, color: palette.orange });
}

/** Cap of the yard cleanout: an orange plug with a square nut, a hand above grade. */
export function cleanoutCap(canvas: Canvas): void {
  const at = { x: cleanoutX, y: 14 };
  canvas.flat('M-11 0H11V9H-11ZM-4 9H4V14H-4Z', at, { fill: palette.orange, line: 1 });
}

/** Gas meter on the right outer wall. */
export function gasMeter(canvas: Canvas): void {
  canvas.flat('M-16 0H16V34H-16Z', { x: 1280, y: 32 }, { fill: palette.steel, line: 1 });
  canvas.disc(1280, 52, 8, 0, { fill: palette.white, line: 0.8 });
  canvas.flat('M0 0L4 5', { x: 1280, y: 52 }, { width: 2, color: palette.orange });
}

/** Hose bibb with its vacuum breaker on the left outer wall. */
export function hoseBibb(canvas: Canvas): void {
  const at = { x: outerWall.left, y: 62 };
  canvas.flat('M0 4H-13L-20 -6H-12L-10 -4H0Z', at, { fill: palette.amber, line: 0.8 });
  canvas.flat('M-17 12H-5M-11 4V12', at, { line: 1, color: palette.deep });
}

/** A plumber on the way to the door, tool box in hand, in the company's colors. Height 176 cm. */
export function plumber(canvas: Canvas, x: number, z = 20, mirror = false): void {
  const at = { x, y: 0, z, mirror };
  const { navy, navy3, orange, amber, ink, wood, sky } = palette;
  canvas.shadow(x - 24, x + 40, z - 8, z + 18);
  const box = { ...at, x: x + (mirror ? 4 : -4) };
  // back leg, front leg, boots
  canvas.flat('M-12 84L-26 44L-30 6H-14L-10 44L2 84Z', at, { fill: navy, line: 0.8 });
  canvas.flat('M-12 84C-10 60 4 44 12 6H28C24 40 16 64 14 84Z', at, { fill: navy3, line: 0.8 });
  canvas.flat('M-31 7H-13V0H-34ZM11 7H28L36 0H11Z', at, ink);
  // body, bib and strap, arms
  canvas.flat('M-14 82L-12 132Q-10 142 2 142Q14 142 16 132L15 82Z', at, { fill: sky, line: 0.8 });
  canvas.flat('M-14 82L-13 112H15V82ZM-8 112L-4 141M10 112L8 141', at, { fill: navy3, line: 0.8 });
  canvas.flat('M-4 132C-8 116 -4 100 14 92', at, { width: 13, color: ink, cap: 'round' });
  canvas.flat('M-4 132C-8 116 -4 100 14 92', at, { width: 9.4, color: sky, cap: 'round' });
  canvas.flat('M16 91H18', at, { width: 8, color: wood, cap: 'round' });
  // head and cap
  canvas.flat('M-6 142V152Q-8 168 4 168Q16 168 15 154Q15 146 8 146V142Z', at, { fill: wood, line: 0.8 });
  canvas.flat('M-9 158Q-9 176 5 175Q16 174 16 162L27 160V157H-9Z', at, { fill: orange, line: 0.8 });
  // tool box
  canvas.flat('M0 54H40V78H0Z', box, { fill: orange, line: 0.8 });
  canvas.flat('M10 78V88H30V78', box, { width: 3.4, color: amber });
}
