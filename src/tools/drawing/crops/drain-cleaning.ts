import { palette, pipe, type Canvas } from '../kit';
import { foundation, kitchen, powder, sewerFall, sewerY, stackX } from '../parts';
import type { Crop } from './crop';

/** Outer and inner diameter of the drawn drain, half as wide again as the house's. */
const diameter = 27;
const bore = 18;
/** Height of the cleanout at the foot of the stack, and where its open hub ends in the kitchen. */
const cleanout = { x: 374, y: 38 } as const;
/** How far the drain is cut open, in cm from the foot of the stack. */
const cutTo = 118;
/** The machine's drum, standing on the kitchen floor. */
const drum = { x: 318, y: 46 } as const;

/** A point of the drain, `along` cm down the slope from the foot of the stack. */
const onDrain = (along: number): [number, number] => [stackX - along, sewerY(stackX - along)];
const foot = onDrain(0);
const bend = 42;

/** Stack with its cleanout tee, the long sweep at its foot and the drain, cut open along the front. */
function cutDrain(canvas: Canvas): void {
  const { drain: pvc, ink, cold } = palette;
  const upright = [0, 1] as const;
  pipe(canvas, [[stackX, cleanout.y], [cleanout.x, cleanout.y]], { diameter: 24, color: pvc }); // prettier-ignore
  canvas.flat('M-4 -16H8V16H-4Z', cleanout, { fill: pvc, line: 1 });
  pipe(canvas, [[stackX, 300], foot, onDrain(260)], {
    diameter,
    color: pvc,
    bend,
    collars: [
      { at: [stackX, 66], along: upright },
      { at: [stackX, 8], along: upright },
      { at: onDrain(138), along: [1, sewerFall] },
    ],
  });
  pipe(canvas, [[cleanout.x - 3, cleanout.y], [stackX, cleanout.y], foot, onDrain(cutTo)], { diameter: bore, color: ink, bend, matt: true }); // prettier-ignore
  const inside = bore - canvas.ink * 2.2;
  // what backs up behind the blockage
  pipe(canvas, [[stackX, -26], foot, onDrain(86)], { diameter: inside, color: cold, bend, matt: true }); // prettier-ignore
  canvas.flat(
    'M-6 0Q-3 2 0 0Q3 -2 6 0',
    { x: stackX, y: -27 },
    { line: 1.1, color: palette.white, cap: 'round' },
  );
}

/** Grease and hair that fill the bore; a trickle still gets past along the bottom. */
function blockage(canvas: Canvas): void {
  const { woodDeep, woodDark, wood, cold } = palette;
  const [x, y] = onDrain(86);
  const at = { x, y };
  canvas.flat(
    'M27 -6C20 -3 30 -1 24 2C18 5 28 8 21 10.4L-20 7.2C-16 4 -27 3 -22 0C-17 -2 -28 -5 -23 -7.4C-22 -9 -20 -9.8 -17 -9.4L22 -6.4Z',
    at,
    { fill: woodDark, line: 0.7 },
  );
  canvas.flat(
    'M18 5C12 2 8 8 0 5C-6 2 -10 6 -16 4M16 -3C8 -2 6 -7 -2 -5.4C-8 -4 -10 -8 -17 -6M-4 0H-10',
    at,
    {
      width: 2.6,
      color: wood,
      cap: 'round',
    },
  );
  const hair = 'M24 4C30 8 34 2 40 6M-20 4C-26 6 -28 0 -33 2M-21 -3C-27 -2 -27 -7 -32 -6';
  canvas.flat(hair, at, { width: 1.2, color: woodDeep, cap: 'round' });
  canvas.flat('M-33 -10.4L-21 -9.6', at, { width: 1.8, color: cold, cap: 'round' });
}

/** The cable from the drum through the cleanout to its cutter in the grease. It is the only orange part of the picture. */
function cable(canvas: Canvas): void {
  const { ink, orange, deep, steel } = palette;
  const [hx, hy] = onDrain(72);
  const path = `M${drum.x - 4} ${drum.y + 24}C${drum.x + 30} ${drum.y + 24} ${cleanout.x - 24} ${cleanout.y} ${cleanout.x} ${cleanout.y}C${stackX - 4} ${cleanout.y} ${stackX} 20 ${stackX} -8V-44C${stackX} -84 ${stackX - 14} -98 ${stackX - 42} ${foot[1] - 4}L${hx} ${hy}`;
  const at = { x: 0, y: 0 };
  canvas.flat(path, at, { width: 7.4, color: ink });
  canvas.flat(path, at, { width: 4.6, color: orange });
  canvas.flat(path, at, { width: 4.6, color: deep, dash: '1.3 2.6' });
  canvas.flat('M6 -3.4L-2 -7.4L-14 -2L-2 1L-14 5L-2 7L6 3.6Z', { x: hx, y: hy }, { fill: steel, line: 0.8 });
}

/** The drum machine: drum on a tube frame with wheels, motor behind it, guide arm to the cleanout. */
function machine(canvas: Canvas): void {
  const { ink, navy2, navy3, steel, mist, orange, deep } = palette;
  canvas.shadow(drum.x - 44, drum.x + 52, -4, 34);
  const tube = 'M-30 -44L-14 8M30 -44L14 8M-38 -41H40';
  canvas.flat('M-52 66Q-44 68 -40 56L-28 -40', drum, { width: 5, color: ink, cap: 'round' });
  canvas.flat('M-52 66Q-44 68 -40 56L-28 -40', drum, { width: 2.6, color: steel, cap: 'round' });
  canvas.disc(drum.x, drum.y, 34, 0, { fill: navy3, line: 1.1 });
  canvas.flat('M10 -31.5A33 33 0 0 1 10 31.5A44 44 0 0 0 10 -31.5Z', drum, navy2);
  canvas.disc(drum.x, drum.y, 26, 0, { fill: ink });
  for (const radius of [22.6, 17.4]) {
    canvas.flat(
      `M-${radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 -${radius} 0Z`,
      drum,
      { width: 4.2, color: orange },
    );
    canvas.flat(
      `M-${radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 -${radius} 0Z`,
      drum,
      { width: 4.2, color: deep, dash: '1.3 2.6' },
    );
  }
  canvas.flat(tube, drum, { width: 5.6, color: ink, cap: 'round' });
  canvas.flat(tube, drum, { width: 3, color: steel, cap: 'round' });
  canvas.disc(drum.x, drum.y, 9, 0, { fill: mist, line: 0.9 });
  canvas.disc(drum.x, drum.y, 3, 0, ink);
  for (const x of [-30, 32]) {
    canvas.disc(drum.x + x, 8, 8, 0, { fill: ink });
    canvas.disc(drum.x + x, 8, 3.4, 0, mist);
  }
}

/** The brass plug of the cleanout, put down beside it. */
function plug(canvas: Canvas): void {
  canvas.flat('M-9 0H9V8H-9ZM-4 8H4V12H-4Z', { x: 374, y: 0 }, { fill: palette.amber, line: 0.9 });
  canvas.flat('M-9 3H9M-9 5.5H9', { x: 374, y: 0 }, { line: 0.5, color: palette.woodDark });
}

/** A cable machine clears grease from the drain under the floor, through the cleanout of the stack. */
export const drainCleaning = {
  name: 'drain-cleaning',
  view: [262, -92, 258, 236],
  surroundings(canvas) {
    kitchen(canvas);
    powder(canvas);
    foundation(canvas);
  },
  subject(canvas) {
    plug(canvas);
    cutDrain(canvas);
    blockage(canvas);
    machine(canvas);
    cable(canvas);
  },
  landing: { view: [140, -206, 500, 430], withoutRuns: ['stack and building sewer'] },
} as const satisfies Crop;
