import { palette, type Canvas, type Placement } from '../../kit';

/** Sky over the whole frame with the pale disc of the sun behind the subject at (x, y). */
export function sky(canvas: Canvas, sun?: { x: number; y: number; radius: number }): void {
  const [left, top, width, height] = canvas.view;
  canvas.quad(left - 2, -top - height - 2, left + width + 2, -top + 2, 0, palette.sky);
  if (sun) canvas.disc(sun.x, sun.y, sun.radius, 0, palette.sun);
}

/** A round street tree, 240 cm high at scale 1. */
export function streetTree(canvas: Canvas, x: number, z = 0, scale = 1): void {
  const at = { x, y: 0, z, scale };
  const { woodDark, leaf, leafDark, steel } = palette;
  canvas.flat('M-9 0L-6 90L-34 130L-28 136L0 108L26 138L32 132L6 92L9 0Z', at, { fill: woodDark, line: 0.8 });
  canvas.flat(
    'M-62 128C-84 130 -90 164 -72 176C-78 204 -52 220 -34 212C-20 236 22 236 32 214C58 220 80 200 70 176C90 162 82 130 60 130C48 114 20 112 8 124C-10 110 -48 110 -62 128Z',
    at,
    { fill: leaf, line: 0.9 },
  );
  canvas.flat('M60 130C82 130 90 162 70 176C80 200 58 220 32 214C56 190 60 150 38 122C46 121 54 123 60 130Z', at, leafDark); // prettier-ignore
  canvas.flat('M-52 176Q-40 164 -28 174M-10 204Q2 192 14 202M-34 144Q-22 134 -10 142', at, { width: 4, color: steel, cap: 'round' }); // prettier-ignore
}

/** Level strip of lawn, paving or street in front of a far edge at depth z. */
export function groundTo(canvas: Canvas, z: number, fill: string): void {
  canvas.floor(-3200, 4200, 0, z, 0, fill);
}

/** A marker flag on its wire, stuck in the ground over what was found below. */
export function markerFlag(canvas: Canvas, at: Placement): void {
  const { ink, orange } = palette;
  canvas.flat('M0 -4V58', at, { width: 2.6, color: ink, cap: 'round' });
  canvas.flat('M0 34C10 38 16 30 28 34V56C16 52 10 60 0 56Z', at, { fill: orange, line: 1 });
}
