import { runByName } from '../../parts';

/** Height of the house's waste branch under the laundry and powder room at x, in cm: crops join it there. */
export function laundryBranchY(x: number): number {
  const [from, to] = runByName('laundry stack and branch').points.slice(-2);
  if (!from || !to) throw new RangeError('The laundry branch has lost its points.');
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}
