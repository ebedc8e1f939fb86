import { palette, type Canvas, type Placement } from '../../kit';

/** Where a valve sits, in cm, and how it is turned. */
export interface ValveSpot {
  x: number;
  y: number;
  /** 1 suits a pipe 9 cm wide */
  scale?: number;
  /** the pipe it sits on runs upright (default) or level */
  run?: 'upright' | 'level';
  /** lever across the pipe: shut */
  shut?: boolean;
  /** lever to the left of an upright pipe */
  mirror?: boolean;
  /** color of the lever; only the picture's focus is orange */
  lever?: string;
}

/** A brass ball valve with its two hex ends and a lever that lies along the pipe when it is open. */
export function ballValve(
  canvas: Canvas,
  { x, y, scale = 1, run = 'upright', shut = false, mirror, lever = palette.orange }: ValveSpot,
): void {
  const at = { x, y, scale, mirror };
  const { amber, wood, ink } = palette;
  const level = run === 'level';
  canvas.flat(level ? 'M-13 -7H-6V7H-13ZM6 -7H13V7H6Z' : 'M-7 -13V-6H7V-13ZM-7 6V13H7V6Z', at, {
    fill: wood,
    line: 0.9,
  });
  canvas.flat(level ? 'M-7 -5.5Q0 -9 7 -5.5V5.5Q0 9 -7 5.5Z' : 'M-5.5 -7Q-9 0 -5.5 7H5.5Q9 0 5.5 -7Z', at, {
    fill: amber,
    line: 0.9,
  });
  const along = level !== shut;
  const arm = along ? 'M0 0H25' : 'M0 0V25';
  const blade = along ? 'M2 0H25' : 'M0 2V25';
  canvas.flat(arm, at, { width: 7.6, color: ink, cap: 'round' });
  canvas.flat(blade, at, { width: 4.6, color: lever, cap: 'round' });
  canvas.disc(x, y, 3.6 * scale, 0, { fill: palette.steel, line: 0.7 });
}

/** An angle stop under a fixture: escutcheon on the wall at x, stub-out, oval handle, outlet upward. */
export function angleStop(
  canvas: Canvas,
  { x, y, scale = 1, mirror = false }: { x: number; y: number; scale?: number; mirror?: boolean },
): void {
  const at = { x, y, scale, mirror };
  const { mist, steel, white, ink } = palette;
  canvas.flat('M0 -7Q4 -6 4 0Q4 6 0 7Z', at, { fill: white, line: 0.8 });
  canvas.flat('M4 -2.6H12V-5H22V5H20V11H14V5H12V2.6H4Z', at, { fill: mist, line: 0.8 });
  canvas.flat('M22 0H27', at, { width: 3, color: ink });
  canvas.flat('M27 -6Q33 -6 33 0Q33 6 27 6Q25 0 27 -6Z', at, { fill: steel, line: 0.8 });
}

/** A braided supply hose along a local outline, from a stop to its fixture. */
export function braidedHose(canvas: Canvas, outline: string, at: Placement): void {
  const { ink, mist, steel } = palette;
  canvas.flat(outline, at, { width: 5, color: ink });
  canvas.flat(outline, at, { width: 3.2, color: mist });
  canvas.flat(outline, at, { width: 3.2, color: steel, dash: '1 1.6' });
}
