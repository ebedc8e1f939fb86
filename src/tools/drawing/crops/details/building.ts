import { palette, pipe, type Canvas, type Placement } from '../../kit';

/** An upright rectangle in the cut plane, in cm. */
export interface Rect {
  x: readonly [number, number];
  y: readonly [number, number];
}

/** Solid ink where the cut goes through walls and floors: a rectangle with its rooms left open. */
export function cutFrame(
  canvas: Canvas,
  { x, y }: Rect,
  rooms: readonly Rect[],
  fill: string = palette.ink,
): void {
  const solid = `M${x[0]} ${y[0]}H${x[1]}V${y[1]}H${x[0]}Z`;
  // rooms run the other way round, so that the fill leaves them open
  const open = rooms
    .map((room) => `M${room.x[0]} ${room.y[0]}V${room.y[1]}H${room.x[1]}V${room.y[0]}Z`)
    .join('');
  canvas.flat(solid + open, { x: 0, y: 0 }, fill);
}

/** Slab on grade with a footing below each end, as under the house. */
export function buildingSlab(canvas: Canvas, x: readonly [number, number], footing = 36): void {
  const [left, right] = [x[0] - 14, x[1] + 14];
  const outline = `M${left} 0H${right}V-70H${right - footing}V-28H${left + footing}V-70H${left}Z`;
  canvas.flat(outline, { x: 0, y: 0 }, { fill: palette.concrete, line: 1 });
  let aggregate = '';
  // under a broad pen the stones are specks: a few will do
  const every = canvas.ink > 3.2 ? 118 : 44;
  for (let at = left + 16; at < right - 10; at += every) {
    const y = -10 - ((at * 7) % 9);
    aggregate += `M${at} ${y}L${at + 8} ${y + 1}L${at + 3} ${y - 6}Z`;
  }
  canvas.flat(aggregate, { x: 0, y: 0 }, palette.concreteDark);
}

/**
 * A wall-hung lavatory in profile with its faucet; the wall is at x and the bowl points right. Its trap is
 * `lavatoryTrap`.
 * @param tap leave it out where a picture draws a special one
 */
export function lavatory(canvas: Canvas, at: Placement, tap = true): void {
  const { white, mist, steel, ink } = palette;
  canvas.flat('M0 62H46Q46 48 30 44L8 40H0Z', at, { fill: white, line: 1 });
  canvas.flat('M0 62H8V40H0Z', at, mist);
  canvas.flat('M-1 62H49V67H-1Z', at, { fill: white, line: 0.9 });
  if (!tap) return;
  canvas.flat('M8 67V82Q8 87 14 87H24V80', at, { width: 5, color: ink });
  canvas.flat('M8 67V82Q8 87 14 87H24V81', at, { width: 2.6, color: steel });
}

/** The trap of such a lavatory, from its outlet to the wall. */
export function lavatoryTrap(canvas: Canvas, { x, y, scale = 1, mirror }: Placement, into: number): void {
  const side = mirror ? -1 : 1;
  const px = (dx: number): number => x + side * dx * scale;
  const py = (dy: number): number => y + dy * scale;
  pipe(canvas, [[px(24), py(46)], [px(24), py(16)], [px(10), py(16)], [px(10), py(26)], [into, py(24)]], {
    diameter: 8 * scale,
    color: palette.drain,
    bend: 8 * scale,
  }); // prettier-ignore
}

/** A desk with a screen on it, 120 cm wide, its user's side to the left. */
export function desk(canvas: Canvas, at: Placement): void {
  const { wood, woodDark, navy, sky, ink } = palette;
  canvas.flat('M4 0H10V70H4ZM108 0H114V70H108Z', at, { fill: woodDark, line: 0.8 });
  canvas.flat('M-2 70H122V77H-2Z', at, { fill: wood, line: 0.9 });
  canvas.flat('M62 77H92V80H62ZM74 80H80V90H74Z', at, { fill: ink });
  canvas.flat('M58 88H62V124H58Z', at, { fill: navy, line: 0.9 });
  canvas.flat('M56 90V122', at, { width: 2, color: sky });
}

/** An office chair in profile, facing right. */
export function chair(canvas: Canvas, at: Placement): void {
  const { navy2, ink } = palette;
  canvas.flat('M-2 6V38M-20 4H18M-18 44V88', at, { width: 4.4, color: ink, cap: 'round' });
  canvas.flat('M-20 38H22Q26 38 26 43Q26 47 22 47H-20ZM-24 58Q-24 54 -20 54Q-16 54 -16 58V92Q-16 96 -20 96Q-24 96 -24 92Z', at, { fill: navy2, line: 0.9 }); // prettier-ignore
}
