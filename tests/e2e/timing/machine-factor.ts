/** What the work below takes on two cores at 2.5 GHz with nothing else to do, in milliseconds. */
const quiet = 75;

/**
 * How much slower this machine is at this moment than a quiet one, 1 to 3: limits in milliseconds mean the
 * visitor's phone, not the other tests that run beside this one. Measured by a fixed piece of work.
 */
export function machineFactor(): number {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < 20_000_000; index += 1) sum = (sum + index * 31) % 1_000_003;
  // Named in the result so that the loop cannot be left out.
  if (sum < 0) throw new Error('The work did not happen');
  return Math.min(3, Math.max(1, (performance.now() - start) / quiet));
}
