import { palette, type Canvas, type Placement, type Point2 } from '../../kit';
import { openTank, type TankLook } from './toilet-tank';

/** How the cut toilet is shown. */
export interface ToiletSectionOptions {
  /** height of the water in the bowl, in local cm; the weir of the trap holds 22 */
  water?: number;
  /** in mid-flush: the whole trapway runs full */
  flushing?: boolean;
  /** the tank cut open too; closed when left out */
  openTank?: TankLook;
}

/** Where `openTank` has its origin, so that it sits on this toilet's shelf, in local cm. */
const tankOrigin = { x: -30, y: -4 } as const;

/** Height of the trap's weir, which sets how high water stands in a toilet at rest, in local cm. */
const weir = 22;

/** Middle of the trapway, from the sump of the bowl over the weir and down to the outlet. */
const trapway = 'M19 12.6C13.4 10.6 11 13.4 9.6 18C8 24.6 6 25.6 3.6 25C0 24 0 16 0 -1';
/** The part of the trapway that stands full of water. */
const flooded = 'M19 12.6C13.4 10.6 11 13.4 9.6 18';

const china =
  'M-13 0C-14 8 -13 20 -16 29Q-18 33 -30 33.4V39H42Q45 39 45 36.6Q44.6 34.4 41.6 33.6C39.6 22 29 13 27.4 0Z';

type Curve = readonly [Point2, Point2, Point2, Point2];
/** Walls of the bowl, from below up; between their feet lie the tip of the dam and the sump. */
const back: Curve = [[15.8, 20], [15.6, 27], [9, 31], [7.6, 37.4]]; // prettier-ignore
const front: Curve = [[20, 9.2], [27.4, 9.8], [38.4, 24], [40.4, 37.4]]; // prettier-ignore

/**
 * A close-coupled toilet cut along its middle, front to the right, outlet at the origin: vitreous china, bowl,
 * S-shaped trapway, tank. Local units are cm; the fixtures of the house are drawn 1.35 times as large.
 */
export function toiletInSection(
  canvas: Canvas,
  at: Placement,
  { water = weir, flushing = false, openTank: look }: ToiletSectionOptions = {},
): void {
  const { white, mist, ice, sky, navy2, ink, cold } = palette;
  if (look) {
    const size = at.scale ?? 1;
    const turn = at.mirror ? -1 : 1;
    openTank(canvas, { ...at, x: at.x + turn * tankOrigin.x * size, y: at.y + tankOrigin.y * size }, look);
  } else tank(canvas, at);
  canvas.flat(china, at, white);
  canvas.flat('M-13 0C-14 8 -13 20 -16 29Q-17 31.4 -21 32.6L-8 33C-7 22 -8 10 -8 0Z', at, mist);
  canvas.flat('M41.6 33.6C39.6 22 29 13 27.4 0H24C26 14 37 24 39.4 33.6Z', at, mist);
  canvas.flat(china, at, { line: 1.2 });
  const bowl = bowlUpTo(37.4);
  canvas.flat(bowl, at, { fill: sky, line: 1.1 });
  canvas.flat(trapway, at, { width: 7.6, color: ink });
  canvas.flat(bowl, at, sky);
  canvas.flat(trapway, at, { width: 6.2, color: navy2 });
  canvas.flat(flushing ? trapway : flooded, at, { width: 6.2, color: cold });
  if (!flushing) canvas.flat('M6.8 17Q6.4 20 5 22.4Q9 25 11.6 21.6L12.8 17Z', at, cold);
  canvas.flat(bowlUpTo(water), at, cold);
  const [left, right] = [split(back, water), split(front, water)].map((part) => part[3][0]);
  canvas.flat(`M${left} ${water}H${right}`, at, { width: 0.9, color: palette.waterline });
  canvas.flat('M6 39H43Q46 39 46 41Q46 43 43 43H10Q6 43 6 39Z', at, { fill: ice, line: 1.1 });
}

/** The inside of the bowl, or its water, from the sump up to a height. */
function bowlUpTo(height: number): string {
  const [, a1, a2, a3] = split(back, height);
  const [, b1, b2, b3] = split(front, height);
  const level = a3[1] > 20 ? `C${b2.join(' ')} ${b1.join(' ')} 20 9.2` : '';
  const wall = `M15.8 20C${a1.join(' ')} ${a2.join(' ')} ${a3.join(' ')}L${b3.join(' ')}`;
  return height <= 20
    ? `M15.6 18L${b3.join(' ')}C${b2.join(' ')} ${b1.join(' ')} 20 9.2Q16.6 9.4 15.2 15.6Z`
    : `${wall}${level}Q16.6 9.4 15.2 15.6Z`;
}

/** The part of a rising curve below a height (de Casteljau at the parameter where it gets there). */
function split(curve: Curve, height: number): Curve {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (upTo(curve, middle)[3][1] < height) low = middle;
    else high = middle;
  }
  const [p0, p1, p2, p3] = upTo(curve, (low + high) / 2);
  return [p0, rounded(p1), rounded(p2), rounded(p3)];
}

function upTo([p0, p1, p2, p3]: Curve, t: number): Curve {
  const mix = (a: Point2, b: Point2): Point2 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const [a, b, c] = [mix(p0, p1), mix(p1, p2), mix(p2, p3)];
  const [d, e] = [mix(a, b), mix(b, c)];
  return [p0, a, d, mix(d, e)];
}

function rounded([x, y]: Point2): Point2 {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** The tank in the section's plane, closed, with lid and lever. */
function tank(canvas: Canvas, at: Placement): void {
  const { white, mist, ice, ink, amber } = palette;
  const body = 'M-29 40H-8L-6 76H-31Z';
  canvas.flat('M-27 34H-12V41H-27Z', at, { fill: white, line: 1 });
  canvas.flat(body, at, white);
  canvas.flat('M-29 40H-22L-23 76H-31Z', at, mist);
  canvas.flat(body, at, { line: 1.2 });
  canvas.flat('M-33 76H-4V80Q-4 83 -7 83H-30Q-33 83 -33 80Z', at, { fill: ice, line: 1.2 });
  canvas.flat('M-7 68H0', at, { width: 4.4, color: ink, cap: 'round' });
  canvas.flat('M-7 68H0', at, { width: 2.2, color: amber, cap: 'round' });
}

/** Flange and the head of the closet bend under a toilet, in section. */
export function closetFlange(canvas: Canvas, at: Placement, color: string): void {
  canvas.flat('M-13 0H13V-2.6H6.4V-12H-6.4V-2.6H-13Z', at, { fill: color, line: 1.1 });
  canvas.flat('M-4.2 0.6H4.2V-12H-4.2Z', at, palette.ink);
}
