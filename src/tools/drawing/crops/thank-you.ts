import { palette, pipe, type Canvas } from '../kit';
import { soil, van } from '../parts';
import { head, people, person, poses } from '../parts/people';
import type { Crop } from './crop';
import { vanDetails } from './details/van-details';
import { groundTo, sky, streetTree } from './details/outdoors';
import { skyline } from '../parts/skyline';

const size = 0.72;
/** Rear bumper of the van. */
const rear = 216;
/** Left corner of the house that the van goes to. */
const goal = { x: 566, y: 0, z: 190 } as const;

/** The street with the city behind it. */
function street(canvas: Canvas): void {
  const { lawn, street: asphalt, ice } = palette;
  sky(canvas, { x: 560, y: 150, radius: 220 });
  skyline(canvas, { x: 360, y: 120, scale: 0.9 });
  groundTo(canvas, 420, lawn);
  neighbor(canvas);
  streetTree(canvas, 196, 200, 1.15);
  streetTree(canvas, 760, 240, 1.3);
  waitingHouse(canvas);
  canvas.floor(-3200, 4200, 0, 130, 0, asphalt);
  canvas.floor(-3200, 4200, 130, 142, 0, ice);
  canvas.line([[-200, 0, 88], [1400, 0, 88]], { line: 1.6, color: ice, dash: '44 36' }); // prettier-ignore
  soil(canvas);
}

/** A ranch house further down the street. */
function neighbor(canvas: Canvas): void {
  const { wall, navy2, sky: pane } = palette;
  const at = { x: 260, y: 0, z: 320, scale: 0.95 };
  canvas.flat('M0 0V92H240V0Z', at, { fill: wall, line: 1 });
  canvas.flat('M-14 88L42 150H204L256 88Z', at, { fill: navy2, line: 1 });
  canvas.flat('M24 36H92V76H24ZM170 36H218V76H170Z', at, { fill: pane, line: 1 });
}

/** What lies under the street: the water main with the service of the house, and the sewer below it. */
function mains(canvas: Canvas): void {
  const { cold, drain } = palette;
  pipe(canvas, [[-400, -68], [1400, -83]], { diameter: 16, color: drain, collars: [{ at: [330, -74], along: [1, -0.008] }, { at: [520, -75.6], along: [1, -0.008] }] }); // prettier-ignore
  pipe(canvas, [[-400, -36], [1400, -36]], { diameter: 11, color: cold, collars: [{ at: [628, -36], along: [1, 0] }] }); // prettier-ignore
}

/** The house where somebody waits. */
function waitingHouse(canvas: Canvas): void {
  const { wall, wallShade, navy2, white, ink } = palette;
  canvas.flat('M0 0V132L92 216L184 132V0Z', goal, { fill: wall, line: 1 });
  canvas.flat('M0 0H184V12H0Z', goal, wallShade);
  canvas.flat('M-20 122L92 226L204 122L196 110L92 206L-12 110Z', goal, { fill: navy2, line: 1 });
  canvas.flat('M92 166V150M84 158H100', goal, { line: 1, color: ink });
  canvas.disc(goal.x + 92, 158, 17, goal.z, { fill: white, line: 1 });
}

/** Light in its door and window, and who waits there. */
function light(canvas: Canvas): void {
  const { gas, paper, wood, white } = palette;
  canvas.flat('M24 0H76V102H24Z', goal, { fill: gas, line: 1 });
  canvas.flat('M76 0L96 -8V96L76 102Z', goal, { fill: wood, line: 1 });
  canvas.flat('M110 48H162V98H110Z', goal, { fill: white, line: 1 });
  canvas.flat('M115 53H157V93H115Z', goal, gas);
  canvas.flat('M136 53V93M115 73H157', goal, { line: 0.8 });
  canvas.flat('M24 0H76L92 -14H4Z', goal, { fill: paper, opacity: 0.8 });
  person(
    canvas,
    { x: goal.x + 48, y: -2, z: goal.z - 6, scale: 0.56, mirror: true },
    people.homeowner,
    poses.waving,
  );
}

/** The driver's window with the plumber at the wheel. */
function driver(canvas: Canvas): void {
  const { sky: pane, navy, ink } = palette;
  const at = { x: rear, y: 0, z: 10, scale: size };
  const window = 'M296 198Q312 198 320 190L368 138H290V198Z';
  canvas.flat(window, at, { fill: pane, line: 0.9 });
  const seat = { x: rear + 312 * size, y: 136 * size, z: 10, scale: 1.36 * size };
  canvas.flat('M-11 0Q-11 8 -3 8H5Q13 8 14 0Z', seat, { fill: people.plumber.clothes.trousers, line: 0.8 });
  head(canvas, { ...seat, y: seat.y + 4 }, people.plumber.look);
  canvas.flat('M352 138L338 160', at, { width: 4, color: ink, cap: 'round' });
  canvas.flat('M290 138H372L378 132H286Z', at, { fill: navy });
}

/** What the wind does behind a van that is on its way. */
function wind(canvas: Canvas): void {
  canvas.flat('M-18 150H-70M-14 112H-46M-20 74H-84M-10 40H-38', { x: rear, y: 0, z: 10 }, { width: 4.4, color: palette.white, cap: 'round' }); // prettier-ignore
}

/** The van is on its way to a house where the light is on. */
export const thankYou = {
  name: 'thank-you',
  view: [196, -310, 516, 420],
  surroundings: street,
  subject(canvas) {
    mains(canvas);
    light(canvas);
    van(canvas, rear, 10, size);
    driver(canvas);
    vanDetails(canvas, { x: rear, y: 0, z: 10, scale: size });
    wind(canvas);
  },
  landing: { view: [190, -440, 530, 560], scene: street },
} as const satisfies Crop;
