import { behindX, palette, pipe, type Canvas } from '../../kit';
import {
  counter,
  dishwasher,
  drawers,
  faucet,
  kitchen,
  kitchenFront,
  openCabinet,
  runByName,
  shell,
  slab,
  soil,
} from '../../parts';
import type { Crop } from '../crop';

/** The kitchen of the three steps of a visit: one cabinet, one sink, one trap, seen three times. */
export const visit = {
  /** what the house draws and the steps draw themselves */
  without: ['kitchen sink', 'kitchen faucet', 'disposal', 'pendants'],
  withoutRuns: ['kitchen trap and arm', 'disposal discharge'],
} as const satisfies Crop['landing'];

/** What stands around each of the three steps. */
export const visitSurroundings = {
  surroundings(canvas) {
    kitchen(canvas, visit);
    soil(canvas);
    slab(canvas);
    shell(canvas);
  },
  quietRuns: { without: visit.withoutRuns },
} as const satisfies Partial<Crop>;

const z = kitchenFront - 6;
/** Middle of the sink's outlet. */
export const outletX = 92;
/** Inner bottom of the cabinet. */
export const cabinetFloor = 8;

/** Open cabinet with its neighbors, in full color; its counter comes later, over what hangs behind it. */
function sinkCabinet(canvas: Canvas): void {
  const { woodDark, wood, amber } = palette;
  canvas.shadow(30, 296, 14, 120, 0, 0.16);
  openCabinet(canvas, [34, 168], kitchenFront);
  canvas.quad(38, 14, 164, 92, kitchenFront + 1, palette.woodShadow);
  canvas.floor(36, 166, kitchenFront, kitchenFront + 40, cabinetFloor, woodDark);
  dishwasher(canvas, [168, 240], kitchenFront);
  drawers(canvas, [240, 292], kitchenFront);
  // both doors stand open toward the eye
  for (const [x, way] of [
    [34, -1],
    [168, 1],
  ] as const) {
    canvas.poly([[x, 8, kitchenFront], [x, 94, kitchenFront], [x + way * 8, 94, -14], [x + way * 8, 8, -14]], { fill: way < 0 ? wood : woodDark, line: 1 }); // prettier-ignore
    canvas.line([[x + way * 6.4, 58, -4], [x + way * 6.4, 74, -4]], { line: 1.8, color: amber }); // prettier-ignore
  }
}

/** The cabinet with its valves and the counter over them: where each step's subject begins. */
export function sinkUnit(canvas: Canvas): void {
  sinkCabinet(canvas);
  stops(canvas);
  counterTop(canvas);
}

/** Single bowl cut along its middle; `level` is the height of the water over the outlet in cm. */
export function sinkBowl(canvas: Canvas, level = 0): void {
  const { mist, ice, white, cold } = palette;
  const at = { x: behindX(outletX, z), y: 104, z };
  canvas.flat('M-46 0L-42 -27Q-41 -33 -35 -33H35Q41 -33 42 -27L46 0Z', at, { fill: mist, line: 1 });
  canvas.flat('M-42 0L-38 -26Q-37 -29.6 -33 -29.6H33Q37 -29.6 38 -26L42 0Z', at, { fill: ice, line: 0.7 });
  if (level > 0) {
    const y = -29.6 + level;
    canvas.flat(`M-38.6 ${y}L-38 -26Q-37 -29.6 -33 -29.6H33Q37 -29.6 38 -26L38.6 ${y}Z`, at, cold);
    canvas.flat(`M-28 ${y - 4}H-16M14 ${y - 5}H26`, at, { width: 1.6, color: white, cap: 'round' });
  }
  canvas.flat('M-50 -3H50V3H-50Z', at, { fill: white, line: 0.9 });
  canvas.flat('M-8 -32H8V-39H-8Z', at, { fill: palette.steel, line: 0.9 });
}

/** The white counter over the cabinets. */
function counterTop(canvas: Canvas): void {
  counter(canvas, [34, 292], kitchenFront);
}

/** Gooseneck over the bowl. */
export function sinkFaucet(canvas: Canvas, running: boolean): void {
  faucet(canvas, { x: 44, y: 106, z: kitchenFront + 8, scale: 1.2 }, { running: false });
  if (!running) return;
  const { cold, white } = palette;
  const at = { x: 82.4, y: 146, z: kitchenFront + 8 };
  canvas.flat('M-4 0L-4.6 -65H4.6L4 0Z', at, { fill: cold, line: 0.7 });
  canvas.flat('M-1.4 -4V-54', at, { width: 1.5, color: white, cap: 'round' });
}

/** Hot and cold stops on the cabinet's back wall with their braided risers. */
function stops(canvas: Canvas): void {
  const { hot, cold, ink, mist, steel, wood } = palette;
  for (const [x, color] of [
    [132, hot],
    [150, cold],
  ] as const) {
    // prettier-ignore
    const at = { x, y: 46, z };
    const riser = `M0 4C0 24 ${x > 140 ? -8 : 6} 30 ${x > 140 ? -6 : 4} 50`;
    canvas.flat(riser, at, { width: 6.4, color: ink });
    canvas.flat(riser, at, { width: 4, color });
    canvas.flat('M-8 -7H8V-3H-8Z', { ...at, y: at.y - 12 }, { fill: mist, line: 0.8 });
    canvas.flat('M-4 -16H4V6H-4Z', at, { fill: wood, line: 0.9 });
    canvas.flat('M-8 -6Q-8 -11 0 -11Q8 -11 8 -6Q8 -1 0 -1Q-8 -1 -8 -6Z', at, { fill: steel, line: 0.9 });
  }
}

/** Points of the house's own trap, from the outlet to the stack in the wall. */
export const trapPoints = runByName('kitchen trap and arm').points;

/** Slip-joint nuts of the trap: where it comes apart by hand. */
function slipNuts(canvas: Canvas, color: string): void {
  for (const [x, y] of [
    [92, 58],
    [62, 38],
  ] as const) {
    canvas.flat('M-9 -4.6H9V4.6H-9ZM-4 -4.6V4.6M4 -4.6V4.6', { x, y }, { fill: color, line: 0.8 });
  }
}

/** The P-trap on the cut plane: tailpiece, bend, arm into the wall. */
export function trap(canvas: Canvas, nuts: string): void {
  pipe(canvas, [[92, 80], ...trapPoints.slice(1)], { diameter: 11, color: palette.white, bend: 14.5 });
  slipNuts(canvas, nuts);
}
