import { collar, palette, type Canvas } from '../../kit';
import { sewerFall, sewerY } from '../../parts';
import { sloped } from './outline';

/** A tapered fitting on the building sewer, between a drawn-up width and the house's own. */
export interface Reducer {
  /** where the wide end sits */
  x: number;
  /** outer diameters, in cm */
  wide: number;
  narrow?: number;
  /** cm from the wide to the narrow end; negative tapers to the left */
  length?: number;
}

/** Draws the taper with a collar on its wide end, so that a wide pipe never stops like a stump. */
export function sewerReducer(canvas: Canvas, { x, wide, narrow = 19, length = 26 }: Reducer): void {
  const at = { x, y: sewerY(x) };
  const [w, n] = [wide / 2, narrow / 2];
  canvas.flat(sloped(`M0 ${w}L${length} ${n}L${length} ${-n}L0 ${-w}Z`, sewerFall), at, {
    fill: palette.drain,
    line: 1.1,
  });
  canvas.flat(
    sloped(`M0 ${-w * 0.45}L${length} ${-n * 0.45}L${length} ${-n}L0 ${-w}Z`, sewerFall),
    at,
    palette.mist,
  );
  canvas.flat(sloped(`M0 ${w}L${length} ${n}L${length} ${-n}L0 ${-w}Z`, sewerFall), at, { line: 1.1 });
  canvas.flat(sloped(`M-4 ${w + 3}L3 ${w + 3}L3 ${-w - 3}L-4 ${-w - 3}Z`, sewerFall), at, {
    fill: palette.drain,
    line: 1.1,
  });
  collar(canvas, { at: [x + length, sewerY(x + length), 0], along: [1, sewerFall] }, narrow, palette.drain);
}
