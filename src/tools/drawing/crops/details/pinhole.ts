import { palette, pipe, type Canvas } from '../../kit';
import { runByName, underSlab } from '../../parts';
import { drops } from './water';

/** The run under the slab that leaks: left out of the house's pipes where these are drawn. */
export const coldLine = 'house service to the water heater';

/** Waste of the laundry: right pipes, but they would cross the leak. */
export const laundryWaste = [
  'laundry standpipe',
  'laundry stack and branch',
  'laundry vent through the roof',
] as const;

/** Clay soaked by the leak. */
export function wetClay(canvas: Canvas, x: number): void {
  const leak = { x, y: underSlab.cold };
  canvas.flat(
    'M0 22C-46 22 -88 8 -92 -22C-94 -54 -48 -70 0 -70C52 -70 96 -52 92 -20C88 8 46 22 0 22Z',
    leak,
    palette.soakedDark,
  );
  canvas.flat(
    'M0 16C-30 16 -60 4 -62 -18C-62 -42 -32 -52 0 -52C34 -52 64 -40 62 -16C60 4 30 16 0 16Z',
    leak,
    palette.soaked,
  );
}

/** The cold line with its pinhole: three jets and drops. */
export function leakingLine(canvas: Canvas, x: number): void {
  const leak = { x, y: underSlab.cold };
  const { cold, white, ink } = palette;
  const jets = 'M-4 -4Q-22 -10 -34 -30M0 -4Q-2 -22 0 -40M4 -4Q22 -10 34 -30';
  canvas.flat(jets, leak, { width: 6.4, color: white, cap: 'round' });
  canvas.flat(jets, leak, { width: 3.4, color: cold, cap: 'round' });
  pipe(canvas, runByName(coldLine).points, { diameter: 13, color: cold, bend: 18, collars: [x - 84, x + 90].map((joint) => ({ at: [joint, leak.y, 0], along: [1, 0] })) }); // prettier-ignore
  canvas.flat('M-11 -2L-6 1L-2 -2L3 2L7 -1L11 -2L8 -7.5H-8Z', leak, { fill: ink, line: 0.6 });
  drops(canvas, [[-50, -36, 0.7], [-20, -47, 0.8], [22, -48, 0.8], [52, -34, 0.7]].map(([dx, dy, s]) => [leak.x + dx!, leak.y + dy!, s!] as const)); // prettier-ignore
}
