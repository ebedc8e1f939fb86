import { palette, pipe, type Canvas } from '../kit';
import { foundation, laundry, powder, underSlab } from '../parts';
import { clay, pit } from './details/pit';
import type { Crop } from './crop';

/** The opening sawn into the floor: its sides, how far it runs back, and the pit under it. */
const hole = { left: 636, right: 756, depth: 110 } as const;
const slabDepth = 30;
const pitFloor = -88;
const hotY = underSlab.hot - 6;

/** The opening in section and in depth: sawn concrete, plastic sheet, clay, gravel floor. */
function opening(canvas: Canvas): void {
  const { concrete, concreteDark, navy2, navy3, cold, steel } = palette;
  const { left, right, depth } = hole;
  canvas.quad(left, pitFloor, right, 0, 0, navy2);
  const cut = { line: 0.9 };
  pit(canvas, { x: [left, right], floor: [pitFloor, pitFloor], depth }, {
    beds: [[-slabDepth, { fill: concrete, ...cut }], [-slabDepth - 3, cold], [-Infinity, clay.lit]],
    side: [[-slabDepth, { fill: concreteDark, ...cut }], [-slabDepth - 3, cold], [-Infinity, navy3]],
    floor: clay.sod,
  }); // prettier-ignore
  canvas.line([[left, 0], [left, pitFloor], [right, pitFloor], [right, 0]], { line: 0.9 }); // prettier-ignore
  let gravel = '';
  for (let x = left + 12; x < right - 8; x += 17) gravel += `M${x} ${pitFloor + 6 + (x % 3) * 3}H${x + 5}`;
  canvas.flat(gravel, { x: 0, y: 0 }, { width: 4, color: steel, cap: 'round' });
}

/** Cold line and hot line through the pit; the hot one has a new length between two couplings. */
function repairedPipe(canvas: Canvas): void {
  const { orange, wood, amber, woodDark } = palette;
  pipe(canvas, [[432, underSlab.cold - 18], [900, underSlab.cold - 18]], { diameter: 11, color: palette.oldCopper }); // prettier-ignore
  pipe(canvas, [[432, hotY], [900, hotY]], { diameter: 15, color: wood }); // prettier-ignore
  pipe(canvas, [[hole.left + 20, hotY], [hole.right - 20, hotY]], { diameter: 15, color: orange }); // prettier-ignore
  for (const x of [hole.left + 20, hole.right - 20]) {
    const at = { x, y: hotY };
    canvas.flat('M-13 -11H13V11H-13Z', at, { fill: amber, line: 1.1 });
    canvas.flat('M-13 -11H13V-6H-13Z', at, wood);
    canvas.flat('M-5 -11V11M5 -11V11', at, { line: 0.8, color: woodDark });
    canvas.flat('M-13 -11H13V11H-13Z', at, { line: 1.1 });
  }
}

/** The square of floor that was taken out, in pieces on a sheet beside the opening. */
function brokenConcrete(canvas: Canvas): void {
  const { concrete, concreteDark } = palette;
  canvas.shadow(762, 806, 4, 60, 0, 0.2);
  const block = (x: number, y: number, outline: string, side: string): void => {
    canvas.flat(outline, { x, y }, { fill: concrete, line: 1 });
    canvas.flat(side, { x, y }, { fill: concreteDark, line: 0.9 });
  };
  block(756, 2, 'M0 0L4 24L30 27L34 0Z', 'M34 0L30 27L40 32L46 8Z');
  block(760, 27, 'M0 0L-4 15L22 20L27 1Z', 'M27 1L22 20L31 23L36 5Z');
}

/** An electric breaker leaning on the far edge, its chisel on the slab. */
function breaker(canvas: Canvas): void {
  const { navy2, navy3, steel, ink, mist, gas } = palette;
  const at = { x: 616, y: 2 };
  canvas.shadow(606, 634, -4, 14, 0, 0.2);
  canvas.flat('M0 0L-3 34', at, { width: 7, color: ink, cap: 'round' });
  canvas.flat('M0 2L-3 34', at, { width: 4, color: mist, cap: 'round' });
  canvas.flat('M-11 32L4 33L3 46L-12 45Z', at, { fill: steel, line: 1 });
  canvas.flat('M-16 45L8 47L6 96Q4 104 -6 103Q-18 102 -19 94Z', at, { fill: gas, line: 1.1 });
  canvas.flat('M0 46.5L8 47L6 96Q5 102 -2 103Z', at, palette.wood);
  canvas.flat('M-16 45L8 47L6 96Q4 104 -6 103Q-18 102 -19 94Z', at, { line: 1.1 });
  canvas.flat('M-30 106L18 109', at, { width: 9, color: ink, cap: 'round' });
  canvas.flat('M-30 106L18 109', at, { width: 5.4, color: navy3, cap: 'round' });
  canvas.flat('M-14 56L2 57M-14 64L2 65', at, { width: 2.6, color: navy2, cap: 'round' });
}

/** A square opening in the slab; in it, the line with its new length. */
export const slabRepair = {
  name: 'slab-repair',
  view: [572, -122, 256, 208],
  surroundings(canvas) {
    powder(canvas, { without: ['toilet'] });
    laundry(canvas, { without: ['washers'] });
    foundation(canvas);
  },
  subject(canvas) {
    opening(canvas);
    repairedPipe(canvas);
    brokenConcrete(canvas);
    breaker(canvas);
  },
  landing: {
    view: [460, -250, 480, 430],
    without: ['washers'],
    withoutRuns: ['hot main from the water heater', 'house service to the water heater'],
  },
} as const satisfies Crop;
