import { palette, pipe, type Canvas } from '../kit';
import { drawRun, foundation, kitchen, kitchenStackX, lawn, runByName } from '../parts';
import type { Crop } from './crop';

const stack = kitchenStackX;
const pipeWidth = 19;
const boreWidth = 13;
/** Heights of the trap arm at the weir and at the wall, and of the cleanout outside. */
const arm = { weir: 56, wall: 52 } as const;
const trapX = { in: 104, out: 70 } as const;
const cleanoutY = 22;

/** Bowl of the sink in section with its basket strainer, some water standing in it. */
function sink(canvas: Canvas): void {
  const { white, ice, cold, steel } = palette;
  const at = { x: trapX.in, y: 0 };
  canvas.flat('M-52 108H52V103H46L41 82Q40 77 34 77H-34Q-40 77 -41 82L-46 103H-52Z', at, {
    fill: white,
    line: 1.1,
  });
  canvas.flat('M-42 103H42L37.6 84Q37 81 33 81H-33Q-37 81 -37.6 84Z', at, { fill: ice, line: 0.9 });
  canvas.flat('M-40 95H40L37.6 84Q37 81 33 81H-33Q-37 81 -37.6 84Z', at, cold);
  canvas.flat('M-30 91H-14M12 88H26', at, { width: 1.6, color: white, cap: 'round' });
  canvas.flat('M-11 81H11L8 74H-8Z', at, { fill: steel, line: 0.9 });
}

/** Tailpiece, trap with its slip nuts, arm to the wall, stack with its outside cleanout. */
function drainLine(canvas: Canvas): void {
  const { drain } = palette;
  drawRun(canvas, 'drain', runByName('kitchen stack'));
  pipe(canvas, [[stack, 150], [stack, -119]], { diameter: pipeWidth, color: drain, collars: [148, -117].map((y) => ({ at: [stack, y], along: [0, 1] })) }); // prettier-ignore
  pipe(canvas, [[stack, cleanoutY], [-20, cleanoutY]], { diameter: pipeWidth, color: drain }); // prettier-ignore
  pipe(canvas, [[trapX.in, 74], [trapX.in, 22], [trapX.out, 22], [trapX.out, arm.weir], [stack, arm.wall]], {
    diameter: pipeWidth,
    color: drain,
    bend: 19,
    collars: [{ at: [trapX.in, 62], along: [0, 1] }, { at: [trapX.in, 42], along: [0, 1] }],
  }); // prettier-ignore
}

/** Arm and stack cut open: grease on every side, a channel the width of a finger left in it. */
function greasedBore(canvas: Canvas): void {
  const { wood, wallShade, ink } = palette;
  const bore = (points: readonly (readonly [number, number])[]): void =>
    pipe(canvas, points, { diameter: boreWidth, color: wood, bend: 8, matt: true });
  bore([[stack, -120], [stack, 66]]); // prettier-ignore
  bore([[54, 54.6], [stack, arm.wall]]); // prettier-ignore
  canvas.quad(stack - 5.4, 46, stack + 6, 57.6, 0, wood);
  bore([[-20, cleanoutY], [stack, cleanoutY]]); // prettier-ignore
  canvas.quad(-20, cleanoutY - 6.2, stack + 6, cleanoutY + 6.2, 0, palette.navy2);
  const at = { x: stack, y: 0 };
  const channel =
    'M46 55C40 58 36 53 30 55.4C24 58 18 54 12 56C6 58 4 60 3 66H-4C-5 58 -2 52 -3 46C-5 38 -6 34 -6 28V16C-6 8 1 6 -1 -2C-3 -10 -2 -16 0 -22L2 -30L3 -22C4 -14 1 -8 3.4 0C5 8 6 10 6 18V28C6 38 1.6 40 3 47C4 51 8 51.6 14 51.6C20 51.4 24 53 30 51C36 49 40 53 46 52Z';
  canvas.flat(channel, at, { fill: ink });
  canvas.flat('M-5.6 60V48M5 -34V-8M-5 -30V-4', at, { width: 1.6, color: wallShade, cap: 'round' });
  // edges of the cut, and the hub of the cleanout with its plug out
  canvas.line([[stack - 6.5, 66], [stack + 6.5, 66]], { line: 1 }); // prettier-ignore
  canvas.line([[54, 48], [54, 61]], { line: 1 }); // prettier-ignore
  for (const side of [1, -1])
    canvas.flat(
      `M-23 ${side * 6.4}H-14V${side * 12}H-23Z`,
      { x: 0, y: cleanoutY },
      { fill: palette.drain, line: 1 },
    );
}

/** A drum machine in the yard; its cable goes in at the cleanout and down the stack. */
function cableMachine(canvas: Canvas): void {
  const { orange, deep, orangePale, ink, navy2, navy3, steel, mist } = palette;
  const at = { x: -72, y: 0 };
  canvas.shadow(-112, -30, -8, 26, 0, 0.22);
  const cable = `M22 40C40 44 44 ${cleanoutY} 62 ${cleanoutY}H70Q80 ${cleanoutY} 80 ${cleanoutY - 12}V-24`;
  canvas.flat(cable, at, { width: 5.8, color: ink, cap: 'round' });
  canvas.flat(cable, at, { width: 3.4, color: orange, cap: 'round', dash: '3.2 1.2' });
  canvas.flat('M80 -22C74 -26 86 -30 80 -34C74 -38 86 -42 80 -46', at, {
    width: 5,
    color: ink,
    cap: 'round',
  });
  canvas.flat('M80 -22C74 -26 86 -30 80 -34C74 -38 86 -42 80 -46', at, {
    width: 2.8,
    color: orange,
    cap: 'round',
  });
  canvas.flat('M-34 6L-20 62L-34 84M-34 84H-46', at, { width: 6.4, color: ink, cap: 'round' });
  canvas.flat('M-34 6L-20 62L-34 84M-34 84H-46', at, { width: 3.4, color: steel, cap: 'round' });
  canvas.flat('M-30 5H26', at, { width: 6, color: ink, cap: 'round' });
  canvas.disc(at.x - 6, 36, 29, 0, { fill: orange, line: 1.2 });
  canvas.flat('M6 62.4Q23 54 23 36Q23 18 6 9.6Q14 22 14 36Q14 50 6 62.4Z', at, deep);
  canvas.disc(at.x - 6, 36, 29, 0, { line: 1.2 });
  canvas.disc(at.x - 6, 36, 17, 0, { fill: navy2, line: 1 });
  canvas.flat('M-16 43A12 12 0 0 1 -6 24.6M-12 46A12 12 0 0 0 6 36', at, {
    width: 2.6,
    color: orangePale,
    cap: 'round',
  });
  canvas.disc(at.x - 6, 36, 5, 0, { fill: mist, line: 0.8 });
  canvas.flat('M14 36L26 38L26 44L14 46Z', at, { fill: navy3, line: 1 });
  canvas.disc(at.x - 28, 8, 8, 0, { fill: navy2, line: 1 });
  canvas.disc(at.x - 28, 8, 3, 0, mist);
}

/** A kitchen line closing with grease behind the trap, and the cable on its way in from the yard. */
export const drainKitchen = {
  name: 'drain-kitchen',
  view: [-124, -126, 286, 233],
  surroundings(canvas) {
    lawn(canvas);
    kitchen(canvas, { without: ['kitchen sink', 'disposal', 'kitchen faucet'] });
    foundation(canvas);
  },
  subject(canvas) {
    drainLine(canvas);
    sink(canvas);
    greasedBore(canvas);
    cableMachine(canvas);
  },
  landing: {
    view: [-230, -250, 480, 430],
    without: ['kitchen sink', 'kitchen faucet', 'disposal'],
    withoutRuns: ['kitchen trap and arm', 'kitchen stack', 'disposal discharge'],
  },
} as const satisfies Crop;
