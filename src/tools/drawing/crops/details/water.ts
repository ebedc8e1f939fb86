import { palette, type Canvas } from '../../kit';

/** Falling drops: place and size of each (1 is 25 cm high). */
export function drops(
  canvas: Canvas,
  places: readonly (readonly [x: number, y: number, scale: number])[],
): void {
  const { cold, white } = palette;
  for (const [x, y, scale] of places) {
    canvas.flat('M0 13C-9 0 -9 -12 0 -12C9 -12 9 0 0 13Z', { x, y, scale }, { fill: cold, line: 0.9 });
    canvas.flat('M-4 -4C-4 -7 -3 -9 0 -9', { x, y, scale }, { width: 1.8, color: white, cap: 'round' });
  }
}

/** Water lying on a level at y: its middle and half its width. */
export interface Puddle {
  x: number;
  y: number;
  half: number;
  /** clean water when left out */
  color?: string;
}

/** A puddle, lit from the upper left. */
export function puddle(canvas: Canvas, { x, y, half, color = palette.cold }: Puddle): void {
  const at = { x, y, scale: half / 60 };
  canvas.flat(
    'M-58 -1C-66 6 -52 12 -34 11C-26 18 12 20 26 14C44 18 66 12 58 4C64 0 58 -3 52 -3H-50C-54 -3 -56 -2 -58 -1Z',
    at,
    { fill: color, line: 0.8 },
  );
  canvas.flat('M-38 6C-28 10 -16 11 -8 9M14 9C22 11 32 10 38 7', at, {
    width: 2,
    color: palette.white,
    cap: 'round',
  });
}
