import { palette, pipe, tones, type Canvas } from '../kit';
import { foundation, garage, heaterRuns } from '../parts';
import { turned } from './details/outline';
import type { Crop } from './crop';

/** Foot of the tank on its axis: only the lower third of the heater is in view. */
const foot = { x: 962, y: 30 } as const;
/** The union between gas line and control, where the wrench is. */
const union = { x: 1061, y: 88 } as const;

/** Jacket, foam, tank and the sediment that hard water leaves on its floor. */
function cutTank(canvas: Canvas): void {
  const { white, mist, wallShade, cold, wood, woodDark, ink } = palette;
  canvas.flat('M-64 0H64V186Q64 197 52 198Q0 207 -52 198Q-64 197 -64 186Z', foot, { fill: white, line: 1.2 });
  canvas.flat('M54 0H64V186Q64 197 54 198Z', foot, mist);
  canvas.flat('M-57 5H57V184Q57 191 48 192Q0 200 -48 192Q-57 191 -57 184Z', foot, {
    fill: wallShade,
    line: 0.8,
  });
  canvas.flat('M-48 54V172Q-46 184 0 187Q46 184 48 172V54Q0 74 -48 54Z', foot, { fill: cold, line: 1.1 });
  canvas.flat(
    'M-48 54V72C-40 80 -34 74 -27 78C-20 84 -14 76 -7 79H7C14 76 20 84 27 80C34 74 42 78 48 70V54Q0 74 -48 54Z',
    foot,
    { fill: wood, line: 0.9 },
  );
  canvas.flat(
    'M-42 66H-40M-34 70H-31M-24 72H-22M-16 74H-13M-38 61H-36M-28 67H-25M40 65H42M32 70H34M22 73H25M13 73H15M37 60H39M27 67H29',
    foot,
    { width: 2.4, color: woodDark, cap: 'round' },
  );
  canvas.flat('M-53 7H53V44Q0 66 -53 44Z', foot, { fill: ink });
}

/** Flue and dip tube in the water. */
function tubes(canvas: Canvas): void {
  const { mist, steel, white } = palette;
  canvas.flat('M-8 60V198H8V60Z', foot, { fill: mist, line: 0.9 });
  canvas.flat('M0 66L-5 76L5 86L-5 96L5 106L-5 116L5 126L-5 136L5 146L-5 156L5 166L-5 176L5 186', foot, {
    line: 1,
    color: steel,
  });
  canvas.flat('M-32 92V198H-24V92Z', foot, { fill: white, line: 0.9 });
  for (const [x, y, r] of [
    [22, 96, 3],
    [30, 110, 2.2],
    [24, 122, 2.6],
    [34, 92, 1.6],
  ] as const) {
    // prettier-ignore
    canvas.disc(foot.x + x, foot.y + y, r, 0, { fill: palette.ice, line: 0.5 });
  }
}

/** Burner with pilot and thermocouple; its flames are low and uneven. */
function burner(canvas: Canvas): void {
  const { steel, amber, gas, wood, ink, mist } = palette;
  for (const [x, size] of [
    [-30, 0.5],
    [-15, 0.9],
    [0, 1.1],
    [15, 0.8],
    [30, 0.45],
  ] as const) {
    // prettier-ignore
    const at = { x: foot.x + x, y: foot.y + 23, scale: size };
    canvas.flat('M0 0C-8 5 -7 10 -2 18C0 13 2 12 4 10C8 6 6 1 0 0Z', at, amber);
    canvas.flat('M0 0C-3 3 -3 6 0 10C3 7 4 2 0 0Z', at, gas);
  }
  canvas.flat('M-42 23H42L37 17H-37Z', foot, { fill: steel, line: 0.9 });
  const tube = 'M6 17V12H66';
  canvas.flat(tube, foot, { width: 6, color: ink });
  canvas.flat(tube, foot, { width: 3.8, color: mist });
  const probe = 'M38 30L44 26C52 22 60 24 72 34';
  canvas.flat(probe, foot, { width: 4, color: ink, cap: 'round' });
  canvas.flat(probe, foot, { width: 2, color: wood, cap: 'round' });
}

/** Control valve with its dial, gas line with union, tee and sediment leg. */
function control(canvas: Canvas): void {
  const { gas, navy2, navy3, mist, steel } = palette;
  const y = union.y;
  pipe(canvas, [[1280, 62], [1280, 262], [1098, 262], [1098, 52]], { diameter: 11, color: gas }); // prettier-ignore
  pipe(canvas, [[1098, y], [1040, y]], { diameter: 11, color: gas }); // prettier-ignore
  canvas.flat('M-8.6 -10H8.6V10H-8.6Z', { x: 1098, y }, { fill: gas, line: 1 });
  canvas.flat('M-8 -6H8V4H-8Z', { x: 1098, y: 50 }, { fill: steel, line: 1 });
  canvas.flat('M0 -22H30V24H0Z', { x: foot.x + 62, y }, { fill: navy2, line: 1.1 });
  canvas.flat('M23 -22H30V24H23Z', { x: foot.x + 62, y }, palette.navy);
  canvas.disc(foot.x + 75, y + 3, 10, 0, { fill: mist, line: 1 });
  canvas.flat('M0 3V10', { x: foot.x + 75, y }, { line: 1.4 });
  canvas.disc(foot.x + 69, y - 15, 2.2, 0, palette.amber);
  canvas.flat('M3 -15H10', { x: foot.x + 70, y }, { width: 2.2, color: navy3, cap: 'round' });
  canvas.flat('M-7 -9H7V9H-7Z', union, { fill: steel, line: 1 });
  canvas.flat('M-7 -3H7M-7 3H7', union, { line: 0.7 });
}

/** Adjustable wrench on the union. It is the only orange part of the picture. */
function wrench(canvas: Canvas): void {
  const { orange, orangePale, deep, steel } = palette;
  const place = (outline: string): string => turned(outline, 24);
  canvas.flat(place('M-6 -14L6 -14L5 -76Q5 -82 0 -82Q-5 -82 -5 -76Z'), union, { fill: orange, line: 1.1 });
  canvas.flat(place('M2 -15L6 -14L5 -76Q5 -81 2 -82Z'), union, deep);
  canvas.flat(place('M-1.6 -22L-1.4 -66'), union, { width: 1.8, color: orangePale, cap: 'round' });
  canvas.flat(
    place(
      'M-15 8L-11 14L-8 12L-8.4 -7L8.4 -7L8 6L13 7Q17 -4 10 -14Q5 -19 0 -19Q-8 -19 -13 -12Q-18 -2 -15 8Z',
    ),
    union,
    { fill: steel, line: 1.1 },
  );
  canvas.flat(place('M-13 4Q-15 -4 -10 -11'), union, { width: 1.6, color: palette.white, cap: 'round' });
  canvas.flat(place('M4 -15L10 -11'), union, { line: 0.9 });
}

/** Drain cock with a hose on it: the sediment is flushed out. */
function flush(canvas: Canvas): void {
  const { amber, cold, ink, wood } = palette;
  const at = { x: foot.x - 64, y: foot.y + 64 };
  const hose = 'M-16 0C-28 0 -30 -14 -30 -40C-30 -74 -38 -90 -60 -90';
  canvas.flat(hose, at, { width: 9.6, color: ink });
  canvas.flat(hose, at, { width: 6.6, color: cold });
  canvas.flat(hose, at, { width: 6.6, color: palette.coldDark, dash: '2 5' });
  canvas.flat('M0 -5H-8V-7H-16V7H-8V5H0Z', at, { fill: amber, line: 1 });
  canvas.flat('M-16 -6H-21V6H-16Z', at, { fill: wood, line: 0.9 });
  canvas.flat('M-12 7V13M-18 13H-6', at, { line: 1.6 });
}

/** Vent, hot and cold on top of the tank: out of the card's frame, in sight in a hero. */
function top(canvas: Canvas): void {
  const { mist, steel, amber, cold, hot } = palette;
  pipe(canvas, [[foot.x, 250], [foot.x, 424]], { diameter: 18, color: mist, matt: true }); // prettier-ignore
  pipe(canvas, [[927, 239], [927, 226]], { diameter: 8, color: cold }); // prettier-ignore
  pipe(canvas, [[996, 226], [996, 257], [960, 257]], { diameter: 8, color: hot, bend: 13 }); // prettier-ignore
  for (const x of [927, 996]) canvas.flat('M-7 -4H7V4H-7Z', { x, y: 231 }, { fill: amber, line: 0.9 });
  canvas.flat('M-22 -17L-11 0H11L22 -17Z', { x: foot.x, y: 251 }, { fill: steel, line: 1 });
}

/** Stand and pan under the tank. */
function stand(canvas: Canvas): void {
  const { mist } = palette;
  canvas.box({ x: [foot.x - 70, foot.x + 70], y: [0, 24], z: [0, 90] }, tones.wood);
  canvas.flat('M-74 -6H74L76 2H-76Z', foot, { fill: mist, line: 0.9 });
}

/** The foot of a water heater under repair: sediment, burner, thermocouple, gas control. */
export const waterHeaterRepair = {
  name: 'water-heater-repair',
  view: [858, -180, 252, 202],
  surroundings(canvas) {
    garage(canvas, { without: ['water heater'] });
    foundation(canvas);
  },
  subject(canvas) {
    stand(canvas);
    flush(canvas);
    top(canvas);
    cutTank(canvas);
    tubes(canvas);
    burner(canvas);
    control(canvas);
    wrench(canvas);
  },
  landing: {
    view: [730, -300, 480, 420],
    strip: [550, -235, 840, 280],
    without: ['water heater'],
    withoutRuns: heaterRuns.gas,
  },
} as const satisfies Crop;
