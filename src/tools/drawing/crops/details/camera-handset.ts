import { palette, type Canvas, type Placement } from '../../kit';

/**
 * Handset of an inspection camera, its screen facing the eye: a pipe seen from inside.
 * @param finding what the lens has found, drawn over the pipe about the screen's middle
 */
export function cameraHandset(
  canvas: Canvas,
  at: Placement,
  finding: (canvas: Canvas, at: Placement) => void,
): void {
  const { navy, navy2, amber, orange, mist, white, ice } = palette;
  const { x, y, z = 0, scale = 1 } = at;
  canvas.flat('M-26 -19Q-26 -22 -23 -22H23Q26 -22 26 -19V19Q26 22 23 22H-23Q-26 22 -26 19Z', at, {
    fill: amber,
    line: 1.1,
  });
  canvas.flat('M-21 -17H21V17H-21Z', at, { fill: navy, line: 0.8 });
  canvas.disc(x, y, 15 * scale, z, { fill: ice, line: 0.6 });
  canvas.disc(x, y, 11 * scale, z, mist);
  canvas.disc(x, y, 6 * scale, z, navy2);
  finding(canvas, at);
  canvas.flat('M-17 13L-11 13', at, { width: 1.4, color: white, cap: 'round' });
  canvas.disc(x + 17 * scale, y + 13 * scale, 1.6 * scale, z, orange);
}
