/**
 * Fixed positions in the house, in cm, in the coordinates of `kit/projection.ts`. Positions that more than one part
 * uses are defined here.
 */

/** Finished levels. */
export const level = {
  ground: 0,
  groundCeiling: 274,
  upper: 300,
  upperCeiling: 556,
  ridge: 800,
} as const;

/** Clear openings of the rooms on the cut plane: left and right. */
export const opening = {
  kitchen: [16, 388],
  powder: [432, 583],
  laundry: [593, 804],
  bath: [16, 388],
  bedroom: [432, 804],
  garage: [836, 1234],
} as const;

/** Outer faces of the house and the garage. */
export const outerWall = { left: 0, houseRight: 820, garageRight: 1250 } as const;

/** The main stack is in the center of the pipe chase, under the ridge. */
export const stackX = 410;

/** Waste stacks in the outer left wall (kitchen and lavatory) and in the laundry wall. */
export const kitchenStackX = 8;
export const laundryStackX = 814;

/** Depths of what runs under the slab. */
export const underSlab = { hot: -41, cold: -55 } as const;

/** Center of the city main, seen end on. */
export const cityMain = { x: -1066, y: -214 } as const;

/** The yard cleanout, just outside the foundation. */
export const cleanoutX = -62;

/** The tree over the sewer, and the water meter box. */
export const treeX = -196;
export const meterX = -448;

const sewerTop = { x: stackX, y: -96 } as const;
const sewerEnd = { x: -1020, y: -214 } as const;

/** Fall of the building sewer, cm per cm. */
export const sewerFall = (sewerTop.y - sewerEnd.y) / (sewerTop.x - sewerEnd.x);

/** Height of the center line of the building sewer at x, from the foot of the stack to the city main. */
export function sewerY(x: number): number {
  return sewerTop.y - (sewerTop.x - x) * sewerFall;
}

/** Height of the outer roof skin of the house at x. */
export function roofY(x: number): number {
  return 812 - Math.abs(x - stackX) * (256 / 472);
}
