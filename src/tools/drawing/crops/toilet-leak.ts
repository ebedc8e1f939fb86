import { palette, pipe, type Canvas } from '../kit';
import { drawRun, foundation, laundry, powder, runByName, stackX } from '../parts';
import { toiletInSection } from './details/toilet-section';
import { drops } from './details/water';
import type { Crop } from './crop';

/** Middle of the flange on the floor; local units are cm, drawn nearly twice as large. */
const flange = { x: 496, y: 0, scale: 1.9 } as const;
/** The toilet rocks: it stands a finger above the floor. */
const rocked = { ...flange, y: 3 } as const;

/** The hollow under the foot, with the horn that ends in it and the wax, whole on the left, torn on the right. */
function hollowAndSeal(canvas: Canvas): void {
  const { navy, white, gas, wood, cold } = palette;
  canvas.flat('M-11 0V5Q-11 7 -9 7H13Q16 7 16 4V0Z', rocked, { fill: navy, line: 1 });
  canvas.flat('M-5.4 8V1H-3.4V8ZM3.4 8V1H5.4V8Z', rocked, { fill: white, line: 0.9 });
  canvas.flat('M-3.2 8V0H3.2V8Z', rocked, cold);
  canvas.flat('M-3.2 9V-15.4H3.2V9Z', flange, cold);
  canvas.flat('M-1.4 6V-10M1.2 1V-6', flange, { width: 0.7, color: palette.waterline, cap: 'round' });
  canvas.flat('M-9.6 0Q-11 4.6 -8 5H-5.6L-4.6 2.4L-4.4 0Z', flange, { fill: gas, line: 1 });
  canvas.flat('M-8.6 1.4Q-9 3.4 -7.4 3.6', flange, { width: 0.7, color: wood, cap: 'round' });
  canvas.flat('M6 0L6.4 1.6L7.6 0.8L8.8 2.2L10 0.6L10.8 0Z', flange, { fill: gas, line: 0.9 });
}

/** Flange on the slab, its bolts up through the foot with nut and washer. */
function boltedFlange(canvas: Canvas): void {
  const { orange, deep, ink, mist, steel } = palette;
  canvas.flat('M-13 0H-4.4V-15H-6.6V-3H-13ZM13 0H4.4V-15H6.6V-3H13Z', flange, { fill: orange, line: 1.1 });
  canvas.flat('M-6.6 -15V-3H-5.8V-15ZM6.6 -15V-3H5.8V-15Z', flange, deep);
  canvas.flat('M-10.4 -1V8M11.4 -1V8', flange, { width: 2.2, color: ink });
  canvas.flat('M-10.4 -0.6V8M11.4 -0.6V8', flange, { width: 1.1, color: mist });
  canvas.flat('M-13 7.4H-7.8V9.6H-13ZM8.8 7.4H14V9.6H8.8Z', flange, { fill: steel, line: 0.8 });
}

/** Water that leaves through the torn side: along the floor, and down beside the flange into the ground. */
function escapingWater(canvas: Canvas): void {
  const { cold, white } = palette;
  canvas.flat(
    'M3.2 4.6C6 5.4 8 2.6 12 3C16 3.4 18 2.4 24 2.6C34 2.4 44 3 50 2C53 1.4 53 0 51 0H11C8 0.4 6 1.6 3.2 1.4Z',
    flange,
    { fill: cold, line: 0.9 },
  );
  canvas.flat('M29 1.5H36M40 1.3H43', flange, { width: 0.8, color: white, cap: 'round' });
  canvas.flat('M8 -3.4C9.6 -8 7.8 -13 9 -20', flange, { width: 2.6, color: palette.ink, cap: 'round' });
  canvas.flat('M8 -3.4C9.6 -8 7.8 -13 9 -20', flange, { width: 1.6, color: cold, cap: 'round' });
}

/** The closet bend below the slab, its mouth cut open. */
function closetBend(canvas: Canvas): void {
  const mouth = 4.4 * flange.scale;
  pipe(canvas, [[450, -67], [stackX + 2, -76]], { diameter: 15, color: palette.drain }); // prettier-ignore
  const joints = [{ at: [flange.x, -40, 0], along: [0, 1] }, { at: [446, -67.8, 0], along: [50, 12] }] as const; // prettier-ignore
  pipe(canvas, [[flange.x, -16], [flange.x, -56], [444, -68.4]], { diameter: 24, color: palette.drain, bend: 24, collars: joints }); // prettier-ignore
  drawRun(canvas, 'drain', runByName('stack and building sewer'));
  canvas.quad(flange.x - mouth, -29, flange.x + mouth, 0, 0, { fill: palette.navy2, line: 0.9 });
}

/** A failed seal: at every flush some of the water stays in the house. */
export const toiletLeak = {
  name: 'toilet-leak',
  view: [428, -76, 172, 140],
  surroundings(canvas) {
    powder(canvas, { without: ['toilet'] });
    laundry(canvas);
    foundation(canvas);
  },
  subject(canvas) {
    canvas.shadow(flange.x - 26, flange.x + 84, -6, 34, 0, 0.18);
    closetBend(canvas);
    toiletInSection(canvas, rocked, { flushing: true, water: 18 });
    hollowAndSeal(canvas);
    boltedFlange(canvas);
    escapingWater(canvas);
    drops(canvas, [[flange.x + 17, -52, 0.5], [flange.x + 20, -68, 0.4]]); // prettier-ignore
  },
  landing: {
    view: [276, -200, 440, 400],
    strip: [80, -188, 870, 290],
    without: ['toilet'],
    withoutRuns: ['toilet bend'],
  },
} as const satisfies Crop;
