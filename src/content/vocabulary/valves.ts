/** The names of the valves in `content/drawings/shut-off.svg`. */
export const valveNames = [
  'main',
  'meter',
  'toilet',
  'sink',
  'washer',
  'heater-water',
  'heater-gas',
  'irrigation',
] as const;

/** One of these valves. */
export type ValveName = (typeof valveNames)[number];
