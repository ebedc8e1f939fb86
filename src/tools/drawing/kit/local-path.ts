import type { Point2 } from '../../../service-map/geometry';
import { PathBuilder, type Shape } from './path';
import { project, scaleAt } from './projection';

/** Position of a local 2-D outline in the house. */
export interface Placement {
  /** position of the outline's origin, in cm */
  x: number;
  y: number;
  /** depth; the cut plane when left out */
  z?: number;
  /** size factor of the outline; 1 when left out */
  scale?: number;
  /** left and right swapped */
  mirror?: boolean;
}

const commandText = /([MLHVCQAZ])([-\d.\s,]*)/g;
const numberText = /-?(?:\d+\.?\d*|\.\d+)/g;

/** How many numbers one step of a command takes. */
const arity = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 } as const;
type CommandName = keyof typeof arity;

interface Step {
  command: CommandName;
  values: readonly number[];
}

const parsed = new Map<string, readonly Step[]>();

/** The steps of a local outline; cached, because crops draw the same parts many times. */
function parse(text: string): readonly Step[] {
  const known = parsed.get(text);
  if (known) return known;
  if (text.replace(commandText, '').trim() !== '') throw new RangeError(`Not a local outline: ${text}`);
  const steps: Step[] = [];
  for (const [, letter = '', rest = ''] of text.matchAll(commandText)) {
    const command = letter as CommandName;
    const values = (rest.match(numberText) ?? []).map(Number);
    const count = arity[command];
    const complete = count === 0 ? values.length === 0 : values.length > 0 && values.length % count === 0;
    if (!complete) throw new RangeError(`The command ${command} has ${values.length} numbers in: ${text}`);
    if (count === 0) steps.push({ command, values });
    for (let i = 0; count > 0 && i < values.length; i += count) {
      steps.push({ command, values: values.slice(i, i + count) });
    }
  }
  parsed.set(text, steps);
  return steps;
}

/**
 * A local outline (SVG path text with absolute M L H V C Q A Z, but y up) projected to the paper.
 * @throws RangeError if the text has anything else or a command lacks numbers
 */
export function placePath(text: string, at: Placement, decimals: number): Shape {
  const z = at.z ?? 0;
  const size = at.scale ?? 1;
  const flip = at.mirror ? -1 : 1;
  const radius = size * scaleAt(z);
  const path = new PathBuilder(decimals);
  let x = 0;
  let y = 0;
  const to = (nextX: number, nextY: number): Point2 => {
    x = nextX;
    y = nextY;
    return project([at.x + nextX * flip * size, at.y + nextY * size, z]);
  };
  for (const { command, values } of parse(text)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
    if (command === 'M') path.moveTo(to(a, b));
    else if (command === 'L') path.lineTo(to(a, b));
    else if (command === 'H') path.lineTo(to(a, y));
    else if (command === 'V') path.lineTo(to(x, a));
    else if (command === 'Q') path.quadratic(to(a, b), to(c, d));
    else if (command === 'C') path.cubic(to(a, b), to(c, d), to(e, f));
    else if (command === 'Z') path.close();
    else {
      // y points up here and down on the paper, which reverses the direction of arcs; mirroring reverses it again
      const sweep = (e === 1) === (at.mirror ?? false);
      path.arc([a * radius, b * radius], c, d === 1, sweep, to(f, g));
    }
  }
  return path.shape();
}
