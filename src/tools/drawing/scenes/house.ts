import type { Canvas } from '../kit';
import {
  attic,
  bath,
  bedroom,
  cleanoutCap,
  drawRuns,
  expansionTank,
  flue,
  garage,
  garageAttic,
  gasMeter,
  gutter,
  hoseBibb,
  kitchen,
  laundry,
  lawn,
  loftBoxes,
  main,
  meterBox,
  plumber,
  powder,
  reliefValve,
  roof,
  roots,
  shell,
  shutOff,
  horizonSkyline,
  slab,
  soil,
  sun,
  tree,
  van,
  washerBox,
  type RoomOptions,
  type RunsOptions,
} from '../parts';

/** The parts of the house that a scene shows. */
export interface HouseOptions extends RoomOptions {
  runs?: RunsOptions;
  /** drawn between earth and walls, behind the pipes */
  underlay?: (canvas: Canvas) => void;
}

/** Everything behind the cut plane: sky, yard and what is in it. */
export function outdoors(canvas: Canvas): void {
  sun(canvas);
  horizonSkyline(canvas);
  lawn(canvas);
  van(canvas, -920, 120);
  tree(canvas);
  plumber(canvas, -424);
}

/** All rooms with their furniture and fixtures. */
export function rooms(canvas: Canvas, options: RoomOptions = {}): void {
  kitchen(canvas, options);
  powder(canvas, options);
  laundry(canvas, options);
  bath(canvas, options);
  bedroom(canvas, options);
  attic(canvas);
  loftBoxes(canvas);
  garage(canvas, options);
  garageAttic(canvas);
}

/** The ground in section below the house, up to the slab. */
export function earth(canvas: Canvas): void {
  soil(canvas);
  roots(canvas);
  main(canvas);
  slab(canvas);
}

/** Walls and roof in section, and what is attached to them. */
function envelope(canvas: Canvas, { without = [] }: RoomOptions = {}): void {
  if (!without.includes('water heater')) flue(canvas);
  shell(canvas);
  roof(canvas);
  gutter(canvas);
  hoseBibb(canvas);
  meterBox(canvas);
  gasMeter(canvas);
}

/** Pipes of the house with their valves. */
export function plumbing(
  canvas: Canvas,
  options: RunsOptions = {},
  { without = [] }: RoomOptions = {},
): void {
  drawRuns(canvas, options);
  if (!without.includes('cleanout cap')) cleanoutCap(canvas);
  if (!without.includes('washers')) washerBox(canvas, 800);
  if (without.includes('water heater')) return;
  reliefValve(canvas);
  expansionTank(canvas, 902, 234);
  shutOff(canvas, 876, 130);
  shutOff(canvas, 1034, 130, 0.8);
}

/** The whole house with yard, earth and pipes, in drawing order. */
export function house(canvas: Canvas, options: HouseOptions = {}): void {
  outdoors(canvas);
  rooms(canvas, options);
  earth(canvas);
  options.underlay?.(canvas);
  envelope(canvas, options);
  plumbing(canvas, options.runs, options);
}
