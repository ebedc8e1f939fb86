import type { Point2 } from '../../../service-map/geometry';
import { placePath, type Placement } from './local-path';
import { muteColor } from './muted';
import { palette, type Tones } from './palette';
import { formatNumber, PathBuilder, type Shape } from './path';
import { project, scaleAt, vanishingPoint, type Point3, type View } from './projection';
import { Sheet } from './sheet';

/** How an outline is painted; a plain string is a fill. */
export interface Paint {
  fill?: string;
  /** outline width as a multiple of the drawing's ink width */
  line?: number;
  /** outline width in cm, shrinking with depth; wins over `line` */
  width?: number;
  /** outline color; ink when left out */
  color?: string;
  /** 0 to 1, of fill and outline alike */
  opacity?: number;
  cap?: 'round' | 'square';
  /** dash pattern in paper units */
  dash?: string;
}

/** Corners of an upright box: [from, to] on each axis, in cm. */
export interface BoxExtent {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
}

/** An upright cylinder: its axis, radius and height range, in cm. */
export interface CylinderExtent {
  x: number;
  z: number;
  radius: number;
  y: readonly [number, number];
}

/** Options of a canvas. */
export interface CanvasOptions {
  view: View;
  /** ink width in cm, see `ink.ts` */
  ink: number;
  /** decimals of coordinates; the hero takes 0, crops 1 */
  decimals?: number;
  /** 0 silhouettes, 1 the hero's level, 2 what a crop adds (valves, joints, seams) */
  detail?: 0 | 1 | 2;
  /** put each system into a group with a class: only for a drawing that is inlined in a page */
  classes?: boolean;
}

const outlined = (line: number | undefined): Paint => ({ line: line ?? 1 });
const asPaint = (paint: string | Paint): Paint => (typeof paint === 'string' ? { fill: paint } : paint);

/**
 * Converts shapes in house coordinates to flat SVG paths: applies projection, outlines and muted colors. Parts and
 * scenes only say what is where. The result has no gradients, filters or style attributes.
 */
export class Canvas {
  readonly view: View;
  readonly ink: number;
  readonly decimals: number;
  readonly detail: 0 | 1 | 2;
  readonly classes: boolean;
  readonly #sheet: Sheet;
  #quiet = false;

  constructor({ view, ink, decimals = 1, detail = 1, classes = false }: CanvasOptions) {
    this.view = view;
    this.ink = ink;
    this.decimals = decimals;
    this.detail = detail;
    this.classes = classes;
    this.#sheet = new Sheet(view, {
      fill: 'none',
      stroke: palette.ink,
      'stroke-width': this.#strokeWidth(ink),
      'stroke-linejoin': 'round',
    });
  }

  /** Draws everything inside `draw` in blue monochrome: surroundings of a crop, quiet systems. */
  muted(draw: () => void, quiet = true): void {
    const before = this.#quiet;
    this.#quiet = quiet;
    draw();
    this.#quiet = before;
  }

  /** Wraps what `draw` adds in a group with a class, so that a page's style sheet can reach it. */
  group(className: string, draw: () => void): void {
    this.#sheet.addMarkup(`<g class="${className}">`);
    draw();
    this.#sheet.addMarkup('</g>');
  }

  /** Closed outline through points of the house. */
  poly(points: readonly Point3[], paint: string | Paint): void {
    this.shape(this.#polygon(points, true), paint);
  }

  /** Open line through points of the house; an ink outline when `paint` is left out. */
  line(points: readonly Point3[], paint: Paint = {}): void {
    this.shape(this.#polygon(points, false), { line: 1, ...paint, fill: 'none' });
  }

  /** Upright rectangle facing the eye, at depth z. */
  quad(x0: number, y0: number, x1: number, y1: number, z: number, paint: string | Paint): void {
    this.poly([[x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]], paint); // prettier-ignore
  }

  /** Level rectangle at height y. */
  floor(x0: number, x1: number, z0: number, z1: number, y: number, paint: string | Paint): void {
    this.poly([[x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1]], paint); // prettier-ignore
  }

  /** Upright rectangle running into the picture, at x. */
  side(x: number, y0: number, y1: number, z0: number, z1: number, paint: string | Paint): void {
    this.poly([[x, y0, z0], [x, y1, z0], [x, y1, z1], [x, y0, z1]], paint); // prettier-ignore
  }

  /** Contact shadow on a level surface: a floor parallelogram of ink (craft rule: 12 to 16 %). */
  shadow(x0: number, x1: number, z0: number, z1: number, y = 0, strength = 0.14): void {
    this.floor(x0, x1, z0, z1, y, { fill: palette.ink, opacity: strength });
  }

  /** Upright box: only the faces that the eye sees, and not one thinner than its own outlines. */
  box({ x, y, z }: BoxExtent, tone: Tones, line?: number): void {
    const paint = outlined(line);
    const sliver = this.ink * 2.6;
    const shrink = scaleAt(z[0]) - scaleAt(z[1]);
    const [left, right] = [x[0] - vanishingPoint.x, x[1] - vanishingPoint.x];
    if (left * shrink > sliver) this.side(x[0], y[0], y[1], z[0], z[1], { ...paint, fill: tone.side });
    if (-right * shrink > sliver) this.side(x[1], y[0], y[1], z[0], z[1], { ...paint, fill: tone.side });
    if ((vanishingPoint.y - y[1]) * shrink > sliver) {
      this.floor(x[0], x[1], z[0], z[1], y[1], { ...paint, fill: tone.top });
    }
    this.quad(x[0], y[0], x[1], y[1], z[0], { ...paint, fill: tone.front });
  }

  /** Upright cylinder with a light strip on its left and a dark one on its right. */
  cylinder({ x, z, radius, y }: CylinderExtent, tone: Tones & { light?: string }, line?: number): void {
    const rx = radius * scaleAt(z);
    const [cx, bottom] = project([x, y[0], z]);
    const top = project([x, y[1], z])[1];
    const [ryBottom, ryTop] = [this.#depthRadius(x, y[0], z, radius), this.#depthRadius(x, y[1], z, radius)];
    const at = (u: number, base: number, ry: number): Point2 => [
      cx + rx * u,
      base + ry * Math.sqrt(Math.max(0, 1 - u * u)),
    ];
    const wall = this.#path();
    wall.moveTo([cx - rx, top]).lineTo([cx - rx, bottom]);
    wall.arc([rx, ryBottom], 0, false, false, [cx + rx, bottom]).lineTo([cx + rx, top]);
    const outline = wall.shape();
    this.shape(outline, tone.front);
    const strip = (from: number, to: number, fill: string): void => {
      const path = this.#path()
        .moveTo(at(from, top, ryTop))
        .lineTo(at(to, top, ryTop));
      path.lineTo(at(to, bottom, ryBottom));
      if (to > 0.9) path.lineTo(at((from + to) / 2, bottom, ryBottom));
      this.shape(
        path
          .lineTo(at(from, bottom, ryBottom))
          .close()
          .shape(),
        fill,
      );
    };
    if (tone.light) strip(-0.76, -0.46, tone.light);
    strip(0.5, 0.98, tone.side);
    this.shape(outline, { ...outlined(line), fill: 'none' });
    this.ellipse(x, y[1], radius, z, { ...outlined(line), fill: tone.top });
  }

  /** Level circle at height y, seen in perspective. */
  ellipse(x: number, y: number, radius: number, z: number, paint: string | Paint): void {
    const rx = radius * scaleAt(z);
    const ry = this.#depthRadius(x, y, z, radius);
    const [cx, cy] = project([x, y, z]);
    this.shape(this.#oval([cx, cy], rx, ry), paint);
  }

  /** Upright circle facing the eye (an oval when `radiusY` differs). */
  disc(x: number, y: number, radius: number, z: number, paint: string | Paint, radiusY = radius): void {
    const s = scaleAt(z);
    const p = asPaint(paint);
    const solid = p.fill !== undefined && p.width === undefined && p.opacity === undefined;
    if (solid && radius === radiusY) this.#dot(project([x, y, z]), radius * s, p);
    else this.shape(this.#oval(project([x, y, z]), radius * s, radiusY * s), p, s);
  }

  /**
   * Tile seams on an upright wall: two thick dashed lines instead of one line per seam, which takes a fifth of the
   * bytes.
   * @param tile distance of the seams in cm
   */
  tiles(
    x: readonly [number, number],
    y: readonly [number, number],
    z: number,
    tile: number,
    color: string,
  ): void {
    const s = scaleAt(z);
    const seam = Math.max(0.4, Math.round(this.ink * 5) / 10);
    const dash = `${seam} ${formatNumber(tile * s - seam, this.decimals)}`;
    const middle = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2] as const;
    const across = this.#polygon([[x[0] + tile / 2, middle[1], z], [x[1], middle[1], z]], false); // prettier-ignore
    const up = this.#polygon([[middle[0], y[0] + tile / 2, z], [middle[0], y[1], z]], false); // prettier-ignore
    this.shape(across, { width: y[1] - y[0], color, dash }, s);
    this.shape(up, { width: x[1] - x[0], color, dash }, s);
  }

  /**
   * Local 2-D outline (absolute M L H V C Q A Z, y up) standing upright at a place of the house. A line
   * `width` in the paint is in the outline's own units.
   */
  flat(outline: string, at: Placement, paint: string | Paint): void {
    this.shape(placePath(outline, at, this.decimals), paint, scaleAt(at.z ?? 0) * (at.scale ?? 1));
  }

  /** A finished outline in paper units; `scale` converts a `width` of the paint to paper units. */
  shape(shape: Shape, paint: string | Paint, scale = 1): void {
    const p = asPaint(paint);
    const fill = p.fill ?? 'none';
    const width = p.width === undefined ? (p.line ?? 0) * this.ink : p.width * scale;
    const stroked = width > 0;
    const fade = p.opacity === undefined || p.opacity === 1 ? undefined : p.opacity;
    this.#sheet.addPath(shape, {
      fill: this.#quiet ? muteColor(fill, 'fill') : fill,
      'fill-opacity': fill === 'none' ? undefined : fade,
      stroke: stroked ? this.#lineColor(p.color ?? palette.ink) : 'none',
      'stroke-width': stroked ? this.#strokeWidth(width) : undefined,
      'stroke-opacity': stroked ? fade : undefined,
      'stroke-linecap': p.cap,
      'stroke-dasharray': p.dash,
    });
  }

  /**
   * The picture. `attributes` go on the root element as written.
   */
  svg(attributes = ''): string {
    const head = `xmlns="http://www.w3.org/2000/svg" viewBox="${this.view.join(' ')}"`;
    return `<svg ${head}${attributes && ` ${attributes}`}>${this.#sheet}</svg>`;
  }

  /** Whole-number drawings share a few widths, so that more outlines share an element. */
  #strokeWidth(width: number): number {
    const step = this.decimals > 0 ? 10 : width < 4 ? 2 : 1;
    return Math.round(width * step) / step;
  }

  /**
   * A circle as a line of length 0 with round ends: a sixth of an arc's bytes, and round at any precision.
   * The outline is a wider dot below.
   */
  #dot([cx, cy]: Point2, radius: number, { fill = 'none', line = 0, color = palette.ink }: Paint): void {
    const path = new PathBuilder(this.decimals).moveTo([cx, cy]).lineTo([cx, cy]).shape();
    const half = (line * this.ink) / 2;
    const dot = (r: number, tint: string): void =>
      this.#sheet.addPath(path, {
        fill: 'none',
        stroke: tint,
        'stroke-width': this.#strokeWidth(r * 2),
        'stroke-linecap': 'round',
      });
    if (half > 0) dot(radius + half, this.#lineColor(color));
    dot(radius - half, this.#quiet ? muteColor(fill, 'fill') : fill);
  }

  #lineColor(color: string): string {
    return this.#quiet ? muteColor(color, 'line') : color;
  }

  #path(): PathBuilder {
    return new PathBuilder(this.decimals);
  }

  #polygon(points: readonly Point3[], closed: boolean): Shape {
    const path = this.#path();
    points.forEach((point, i) => (i === 0 ? path.moveTo(project(point)) : path.lineTo(project(point))));
    return (closed ? path.close() : path).shape();
  }

  /** Half the drawn height of a level circle. */
  #depthRadius(x: number, y: number, z: number, radius: number): number {
    return Math.abs(project([x, y, z - radius])[1] - project([x, y, z + radius])[1]) / 2;
  }

  #oval([cx, cy]: Point2, rx: number, ry: number): Shape {
    const path = new PathBuilder(this.decimals).moveTo([cx - rx, cy]);
    path.arc([rx, ry], 0, true, true, [cx + rx, cy]).arc([rx, ry], 0, true, true, [cx - rx, cy]);
    return path.close().shape();
  }
}
