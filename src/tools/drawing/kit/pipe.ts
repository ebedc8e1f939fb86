import type { Canvas } from './canvas';
import { palette } from './palette';
import { roundedPolyline, type Shape } from './path';
import { project, scaleAt, type Point3 } from './projection';

/** How a pipe is drawn; lengths in cm. */
export interface PipeOptions {
  diameter: number;
  color: string;
  /** bend radius of the center line; 1.3 diameters when left out */
  bend?: number;
  /** a collar on both ends of every bend */
  fittings?: boolean;
  /** collars along the run: a point on it and the direction of the pipe there */
  collars?: readonly Collar[];
  /** no white highlight (small or matt pipes) */
  matt?: boolean;
  /** ends closed round instead of cut square */
  cap?: 'round';
}

/** A joint on a pipe. */
export interface Collar {
  at: Point3;
  /** direction of the pipe, any length */
  along: readonly [number, number];
}

/** Collars stand out by a third, as solvent-weld couplings do. */
const collarWidth = 1.34;
const collarHalfLength = 0.34;

/** Width of the highlight; pipes too thin to show it go without. */
const lightShare = 0.18;

/** White waste pipe needs its highlight as bright as paper and a gray belly, or it looks flat. */
const isPale = (color: string): boolean => color === palette.drain || color === palette.white;

/**
 * Draws a pipe along points of one depth: ink casing, body, highlight moved up-left (craft rule 3), then its
 * collars.
 */
export function pipe(canvas: Canvas, points: readonly Point3[], options: PipeOptions): void {
  const { diameter, color } = options;
  const bend = (options.bend ?? diameter * 1.3) * scaleAt(points[0]?.[2] ?? 0);
  const width = diameter * scaleAt(points[0]?.[2] ?? 0);
  const run = shifted(canvas, points, 0, bend);
  const stroke = (shape: Shape, paint: string, w: number, extra = {}): void =>
    canvas.shape(shape, { fill: 'none', color: paint, width: w, cap: options.cap, ...extra });
  stroke(run, palette.ink, width + canvas.ink * 2.4);
  stroke(run, color, width);
  const visible = width * lightShare > canvas.ink * (isPale(color) ? 0.9 : 0.65);
  if (visible && !options.matt) {
    const light = { opacity: isPale(color) ? undefined : 0.6 };
    if (isPale(color)) stroke(shifted(canvas, points, -diameter * 0.28, bend), palette.mist, width * 0.22);
    stroke(shifted(canvas, points, diameter * 0.2, bend), palette.white, width * lightShare, light);
  }
  if (options.fittings) for (const joint of bendJoints(points, bend)) collar(canvas, joint, diameter, color);
  for (const joint of options.collars ?? []) collar(canvas, joint, diameter, color);
}

/** A coupling across a pipe: a short, wider, outlined piece. */
export function collar(canvas: Canvas, { at, along }: Collar, diameter: number, color: string): void {
  const length = Math.hypot(along[0], along[1]);
  const u = [along[0] / length, along[1] / length] as const;
  const half = (diameter * collarWidth) / 2;
  const reach = diameter * collarHalfLength;
  const end = (by: number): Point3 => [at[0] + u[0] * by, at[1] + u[1] * by, at[2] ?? 0];
  const rim = canvas.ink * 0.55;
  // a short thick line, so that all collars of a pipe share two elements
  canvas.line([end(-reach - rim), end(reach + rim)], { width: 2 * (half + rim), color: palette.ink });
  canvas.line([end(-reach + rim), end(reach - rim)], { width: 2 * (half - rim), color });
}

/**
 * The center line moved up-left by `by` cm, rounded at its bends. Its ends move only across the pipe, or a
 * highlight would stick out of the pipe's mouth.
 */
function shifted(canvas: Canvas, points: readonly Point3[], by: number, bend: number): Shape {
  const moved = points.map((point, i): Point3 => {
    const [x, y, z = 0] = point;
    const next = points[i + 1];
    const previous = points[i - 1];
    if (next && previous) return [x - by, y + by, z];
    const [toX, toY] = next ?? previous ?? point;
    const length = Math.hypot(toX - x, toY - y) || 1;
    const along = [(toX - x) / length, (toY - y) / length] as const;
    const lengthwise = (along[1] - along[0]) * by;
    return [x - by - along[0] * lengthwise, y + by - along[1] * lengthwise, z];
  });
  return roundedPolyline(moved.map(project), bend, canvas.decimals);
}

/** Where bends begin and end, for collars. */
function bendJoints(points: readonly Point3[], bend: number): Collar[] {
  const joints: Collar[] = [];
  for (let i = 1; i < points.length - 1; i++) {
    const corner = points[i]!;
    for (const other of [points[i - 1]!, points[i + 1]!]) {
      const along: [number, number] = [other[0] - corner[0], other[1] - corner[1]];
      const length = Math.hypot(along[0], along[1]);
      const share = Math.min(bend, length / 2) / length;
      joints.push({
        at: [corner[0] + along[0] * share, corner[1] + along[1] * share, corner[2] ?? 0],
        along,
      });
    }
  }
  return joints;
}
