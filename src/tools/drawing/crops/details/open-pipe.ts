import { palette, type Canvas, type Point2 } from '../../kit';
import { sloped } from './outline';

/** A straight pipe cut open along its length; lengths in cm. */
export interface OpenPipe {
  /** left end of the center line */
  from: Point2;
  to: Point2;
  /** outer diameter */
  diameter: number;
  /** thickness of the wall */
  wall: number;
  /** color of the cut wall */
  color: string;
  /** color of the far inside */
  inside?: string;
  /** darker band under the crown, where no light falls */
  shade?: string;
  /** depth of the water, as a share of the bore */
  water?: number;
}

/** Slope of the pipe, cm of height per cm of x. */
function fallOf({ from, to }: OpenPipe): number {
  return (to[1] - from[1]) / (to[0] - from[0]);
}

/** Draws wall, far inside and water of a pipe cut open toward the eye. */
export function openPipe(canvas: Canvas, spec: OpenPipe): void {
  const { from, to, diameter, wall, color, inside = palette.navy2, shade = palette.ink, water } = spec;
  const at = { x: from[0], y: from[1] };
  const fall = fallOf(spec);
  const length = to[0] - from[0];
  const band = (low: number, high: number): string =>
    sloped(`M0 ${low}L${length} ${low}L${length} ${high}L0 ${high}Z`, fall);
  const outer = diameter / 2;
  const bore = outer - wall;
  canvas.flat(band(-outer, outer), at, { fill: color, line: 1.2 });
  canvas.flat(band(-outer, -outer + wall * 0.45), at, { fill: palette.ink, opacity: 0.14 });
  canvas.flat(band(-bore, bore), at, { fill: inside, line: 0.9 });
  canvas.flat(band(bore * 0.5, bore), at, shade);
  if (water !== undefined) {
    const level = -bore + 2 * bore * water;
    canvas.flat(band(-bore, level), at, palette.cold);
    canvas.flat(sloped(`M0 ${level}L${length} ${level}`, fall), at, { line: 1, color: palette.waterline });
  }
  canvas.flat(band(-bore, bore), at, { line: 0.9 });
}
