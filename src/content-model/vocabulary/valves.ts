/** The valves that the drawing of a house's shut-offs shows (`content/drawings/shut-off.svg`), as content names them. */
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
