import { palette, type Canvas } from '../kit';
import { underSlab } from './datum';

/** Where the hot line under the slab has split. */
export const leakSpot = { x: 650, y: underSlab.hot } as const;

/** Wet clay below the split; drawn behind the pipes. */
export function wetClay(canvas: Canvas): void {
  canvas.flat('M0 10C-58 2 -92 -32 -80 -66C-70 -98 -34 -108 4 -108C46 -108 80 -92 84 -60C86 -28 52 4 0 10Z', leakSpot, palette.soakedDark); // prettier-ignore
  canvas.flat('M0 8C-36 2 -56 -22 -50 -44C-42 -66 -20 -70 4 -70C30 -70 50 -60 52 -40C54 -18 32 4 0 8Z', leakSpot, palette.soaked); // prettier-ignore
}

/** Jets from the split, and the crack that the water opened in the slab. */
export function leakJets(canvas: Canvas): void {
  const jets = 'M-4 -6Q-28 -14 -38 -38M-2 -6Q-12 -26 -14 -54M2 -6Q12 -26 14 -54M4 -6Q28 -14 38 -38';
  canvas.flat(jets, leakSpot, { width: 4.4, color: palette.cold, cap: 'round' });
  canvas.flat('M0 4L-9 12L6 22L-3 32L3 41', leakSpot, { width: 3, color: palette.ink, cap: 'round' });
}
