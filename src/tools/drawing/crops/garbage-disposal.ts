import { palette, pipe, tones, type Canvas } from '../kit';
import { foundation, kitchen } from '../parts';
import type { Crop } from './crop';

/** Underside of the sink's outlet: the disposal hangs from here. */
const outlet = { x: 112, y: 78 } as const;
const counterTop = 106;
const cabinet = { left: 44, right: 210, floor: 6 } as const;

/** The open cabinet under the sink, with its counter in section. */
function base(canvas: Canvas): void {
  const { navy, navy2, navy3 } = palette;
  const { left, right, floor } = cabinet;
  canvas.box({ x: [left - 18, right + 18], y: [counterTop - 7, counterTop], z: [0, 110] }, tones.white);
  canvas.quad(left, 0, right, counterTop - 7, 0, { fill: navy2, line: 1 });
  canvas.floor(left, right, 0, 60, floor, { fill: navy3 });
  canvas.quad(left, counterTop - 16, right, counterTop - 7, 0, navy);
  canvas.quad(left, 0, right, floor, 0, { fill: navy3, line: 0.9 });
  for (const x of [left, right - 7]) canvas.quad(x, 0, x + 7, counterTop - 7, 0, { fill: navy3, line: 0.9 });
}

/** Steel bowl in section; water turns down into the disposal. */
function bowl(canvas: Canvas): void {
  const { mist, sky, cold, white } = palette;
  const at = { x: outlet.x, y: counterTop };
  canvas.flat(
    'M-56 2H-46L-42 -20Q-41 -26 -34 -26H-12V-30H12V-26H34Q41 -26 42 -20L46 2H56V-2H50L46 -21Q44 -31 35 -31H14V-34H-14V-31H-35Q-44 -31 -46 -21L-50 -2H-56Z',
    at,
    { fill: mist, line: 1 },
  );
  canvas.flat('M-46 2L-42 -20Q-41 -26 -34 -26H-12V-29H12V-26H34Q41 -26 42 -20L46 2Z', at, sky);
  canvas.flat(
    'M-43.2 -13Q-28 -12 -19 -15Q-11 -18 -7 -29H7Q11 -18 19 -15Q28 -12 43.2 -13L42 -20Q41 -26 34 -26H12V-30H-12V-26H-34Q-41 -26 -42 -20Z',
    at,
    cold,
  );
  canvas.flat('M-36 -17Q-26 -17 -19 -20M36 -17Q26 -17 19 -20', at, {
    width: 1.6,
    color: white,
    cap: 'round',
  });
  canvas.flat('M-2.6 12C-2.4 -6 -2.2 -18 -3.4 -32H3.4C2.2 -18 2.4 -6 2.6 12V34H-2.6Z', at, {
    fill: cold,
    line: 0.8,
  });
  canvas.flat('M-0.8 32V-22', at, { width: 1.2, color: white });
  canvas.flat('M-46 2L-42 -20Q-41 -26 -34 -26H-12V-30M12 -30V-26H34Q41 -26 42 -20L46 2', at, { line: 0.8 });
  canvas.flat('M-58 2H-44V4H-58ZM44 2H58V4H44Z', at, { fill: white, line: 0.8 });
}

/** Foot of the kitchen faucet behind the bowl; its neck leaves the frame. */
function spout(canvas: Canvas): void {
  const { mist, steel, white, ink } = palette;
  const at = { x: outlet.x - 36, y: counterTop + 3 };
  canvas.flat('M0 0V27Q0 63 18 63Q36 63 36 45V32', at, { width: 10.6, color: ink });
  canvas.flat('M0 0V27Q0 63 18 63Q36 63 36 45V32', at, { width: 8, color: mist });
  canvas.flat('M2.4 0V27M33.6 45V32', at, { width: 2, color: steel });
  canvas.flat('M-2.4 4V24', at, { width: 1.4, color: white, cap: 'round' });
  canvas.flat('M-10 0H10V5H-10Z', at, { fill: steel, line: 0.9 });
}

/** Mount, rubber baffle and the housing in section. */
function housing(canvas: Canvas): void {
  const { steel, mist, orange, deep, orangePale, ink } = palette;
  canvas.flat('M-15 -3H15V2H-15Z', outlet, { fill: steel, line: 0.9 });
  canvas.flat('M-18 -9H18V-3H-18Z', outlet, { fill: mist, line: 0.9 });
  canvas.flat('M-19 -9H19Q27 -12 27 -20V-60Q27 -66 20 -66H-20Q-27 -66 -27 -60V-20Q-27 -12 -19 -9Z', outlet, {
    fill: orange,
    line: 1.2,
  });
  canvas.flat('M21 -10Q27 -13 27 -20V-60Q27 -66 20 -66H14Q21 -64 21 -58Z', outlet, deep);
  canvas.flat('M-23 -20V-30', outlet, { width: 2.4, color: orangePale, cap: 'round' });
  canvas.flat('M-14 -12H14Q20 -14 20 -20V-38H-20V-20Q-20 -14 -14 -12Z', outlet, { fill: ink, line: 0.9 });
  canvas.flat('M-10 2H10V-14H-10Z', outlet, ink);
  canvas.flat('M-10 4V-13M10 4V-13', outlet, { line: 0.9 });
  canvas.flat('M-3 4L-2.2 -16H2.2L3 4Z', outlet, palette.cold);
  canvas.flat('M-9 -1L-3.4 -9L-6.4 -10L-10 -5ZM9 -1L3.4 -9L6.4 -10L10 -5Z', outlet, {
    fill: palette.steel,
    line: 0.7,
  });
}

/** Grinding chamber: shredder ring, turntable with its lugs, scraps between them. */
function chamber(canvas: Canvas): void {
  const { mist, steel, amber, gas, leaf, white, wood } = palette;
  canvas.flat('M-20 -24H-15.5V-38H-20ZM15.5 -24H20V-38H15.5Z', outlet, { fill: mist, line: 0.8 });
  canvas.flat(
    'M-15.5 -28H-18M-15.5 -31.4H-18M-15.5 -34.6H-18M15.5 -28H18M15.5 -31.4H18M15.5 -34.6H18',
    outlet,
    { line: 0.8 },
  );
  for (const [x, y, r, color] of [
    [-6, -24, 4.6, gas],
    [5, -28.6, 4.4, amber],
    [7.5, -20, 3.2, leaf],
    [-9, -32, 3.6, wood],
    [-3, -17, 2.6, amber],
    [-1, -33, 3, white],
  ] as const) {
    // prettier-ignore
    canvas.disc(outlet.x + x, outlet.y + y, r, 0, { fill: color, line: 0.7 });
  }
  canvas.flat('M-9.2 -24H-2.8M-6 -20.8V-27.2', outlet, { line: 0.5, color: white });
  canvas.flat('M-17 -38H17V-41.6H-17Z', outlet, { fill: steel, line: 0.9 });
  canvas.flat('M-14 -38V-33.6Q-14 -32.6 -13 -32.6L-9 -38ZM14 -38V-33.6Q14 -32.6 13 -32.6L9 -38Z', outlet, {
    fill: mist,
    line: 0.8,
  });
}

/** The motor under it: rotor on its shaft between copper windings, reset button below. */
function motor(canvas: Canvas): void {
  const { steel, mist, wood, woodDark, ink, amber } = palette;
  canvas.flat('M-20 -47H20V-62H-20Z', outlet, { fill: ink });
  canvas.flat('M-18.4 -48.4H-8.6V-60.6H-18.4ZM8.6 -48.4H18.4V-60.6H8.6Z', outlet, { fill: wood, line: 0.8 });
  canvas.flat(
    'M-18 -51H-9M-18 -53.6H-9M-18 -56.2H-9M-18 -58.6H-9M9 -51H18M9 -53.6H18M9 -56.2H18M9 -58.6H18',
    outlet,
    { line: 0.6, color: woodDark },
  );
  canvas.flat('M-2 -41H2V-63H-2Z', outlet, { fill: mist, line: 0.8 });
  canvas.flat('M-6.4 -49H6.4V-60H-6.4Z', outlet, { fill: steel, line: 0.8 });
  canvas.flat('M-6 -52H6M-6 -54.6H6M-6 -57H6', outlet, { line: 0.5 });
  canvas.flat('M8 -66H14V-69H8Z', outlet, { fill: amber, line: 0.8 });
}

/** Discharge to the trap and on into the wall; the dishwasher's hose with its high loop; the cord. */
function connections(canvas: Canvas): void {
  const { drain, mist, steel, white, ink } = palette;
  const y = outlet.y - 36;
  // the arm turns into the wall behind the cabinet, through an escutcheon
  const wallX = cabinet.right - 20;
  canvas.disc(wallX, y - 5, 10, 0, { fill: steel, line: 0.9 });
  pipe(canvas, [[outlet.x + 24, y], [outlet.x + 44, y], [outlet.x + 44, y - 22], [outlet.x + 64, y - 22], [outlet.x + 64, y - 3], [wallX, y - 5]], { diameter: 9.5, color: drain, bend: 10, cap: 'round', collars: [{ at: [outlet.x + 44, y - 10], along: [0, 1] }, { at: [outlet.x + 64, y - 12], along: [0, 1] }, { at: [outlet.x + 31, y], along: [1, 0] }] }); // prettier-ignore
  const hose = `M${cabinet.left + 7} 16C${cabinet.left + 13} 17 ${cabinet.left + 11} 40 ${cabinet.left + 11} 70C${cabinet.left + 11} 92 ${cabinet.left + 27} 92 ${cabinet.left + 28} 76C${cabinet.left + 28} 62 ${cabinet.left + 32} 58 ${outlet.x - 24} 58`;
  const at = { x: 0, y: 0 };
  canvas.flat(hose, at, { width: 8, color: ink });
  canvas.flat(hose, at, { width: 5.6, color: mist });
  canvas.flat(hose, at, { width: 5.6, color: steel, dash: '0.8 2.4' });
  canvas.flat('M-31 -16H-24V-24H-31Z', outlet, { fill: steel, line: 0.9 });
  canvas.flat('M-8 -11H8V11H-8Z', { x: cabinet.left + 24, y: 32 }, { fill: white, line: 0.9 });
  canvas.flat(
    'M-2.6 2.6V6.4M2.6 2.6V6.4M-2.6 -6.4V-2.6M2.6 -6.4V-2.6',
    { x: cabinet.left + 24, y: 32 },
    { width: 1.4, color: ink },
  );
  canvas.flat(`M${cabinet.left + 24} 28C${cabinet.left + 24} 8 ${outlet.x - 22} 8 ${outlet.x - 22} 14`, at, {
    width: 2.2,
    color: ink,
    cap: 'round',
  });
  canvas.flat('M-5 -8H5V-1H-5Z', { x: cabinet.left + 24, y: 32 }, { fill: ink });
}

/** A garbage disposal cut open under a kitchen sink. */
export const garbageDisposal = {
  name: 'garbage-disposal',
  view: [30, -137, 196, 158],
  surroundings(canvas) {
    kitchen(canvas, { without: ['kitchen sink', 'kitchen faucet', 'disposal'] });
    foundation(canvas);
  },
  subject(canvas) {
    base(canvas);
    connections(canvas);
    spout(canvas);
    bowl(canvas);
    housing(canvas);
    chamber(canvas);
    motor(canvas);
  },
  landing: {
    view: [-80, -220, 420, 360],
    without: ['kitchen sink', 'kitchen faucet', 'disposal'],
    withoutRuns: ['disposal discharge', 'kitchen trap and arm'],
  },
} as const satisfies Crop;
