const pairs = /(-?\d*\.?\d+)[ ,]+(-?\d*\.?\d+)/g;

/** Every point of a local outline sent through `move`; the outline may use M L C Q Z only (no H V A). */
function moved(outline: string, move: (x: number, y: number) => readonly [number, number]): string {
  const round = (value: number): string => String(Math.round(value * 100) / 100);
  return outline.replace(pairs, (_, x: string, y: string) => move(Number(x), Number(y)).map(round).join(' '));
}

/**
 * A local outline laid along a sloping pipe: upright lines stay upright, level ones get the slope.
 * @param fall cm of height per cm of x
 */
export function sloped(outline: string, fall: number): string {
  return moved(outline, (x, y) => [x, y + x * fall]);
}

/** A local outline turned about its origin, counterclockwise. */
export function turned(outline: string, degrees: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return moved(outline, (x, y) => [x * cos - y * sin, x * sin + y * cos]);
}
