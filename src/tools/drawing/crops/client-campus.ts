import { palette, pipe, type Canvas } from '../kit';
import { soil } from '../parts';
import { person, poses, skinTones } from '../parts/people';
import type { Crop } from './crop';
import { groundTo, sky, streetTree } from './details/outdoors';

/** Height of the sewer's center line at x: it falls to the right. */
const sewerAt = (x: number): number => -116 - (x - 60) * 0.062;
const water = -58;
/** Where each building is joined to both lines. */
const joints = [[170, 200], [470, 500], [800, 830]] as const; // prettier-ignore

/** Rows of windows as dashed bars: one path for a whole front. */
function windows(
  canvas: Canvas,
  x: readonly [number, number],
  rows: readonly number[],
  z: number,
  color: string,
): void {
  for (const y of rows) canvas.line([[x[0], y, z], [x[1], y, z]], { width: 34, color, dash: '18 20' }); // prettier-ignore
}

/** Lawn with a path, and the buildings round it. */
function campus(canvas: Canvas): void {
  const { lawn, ice } = palette;
  sky(canvas, { x: 500, y: 240, radius: 330 });
  groundTo(canvas, 520, lawn);
  canvas.poly([[440, 0], [560, 0], [516, 0, 196], [484, 0, 196]], ice); // prettier-ignore
  soil(canvas);
}

/** Dormitory of brick on the left. */
function dormitory(canvas: Canvas): void {
  const { woodDark, wood, sky: pane, navy2, white } = palette;
  const at = { x: 40, y: 0, z: 120 };
  canvas.flat('M0 0H270V220H0Z', at, { fill: woodDark, line: 1 });
  canvas.flat('M-12 214H282V236H-12Z', at, { fill: navy2, line: 1 });
  canvas.flat('M0 0H270V24H0Z', at, { fill: wood, line: 0.8 });
  windows(canvas, [62, 292], [60, 116, 172], 118, pane);
  canvas.flat('M112 0H158V62H112Z', at, { fill: white, line: 1 });
  canvas.flat('M118 0H152V56H118Z', at, { fill: navy2 });
}

/** The hall in the middle with its columns and clock tower. */
function hall(canvas: Canvas): void {
  const { wall, wallShade, white, orange, deep, ink, navy2, gas } = palette;
  const at = { x: 500, y: 0, z: 200 };
  canvas.flat('M-34 240H34V400H-34Z', at, { fill: wall, line: 1 });
  canvas.flat('M14 240H34V400H14Z', at, wallShade);
  canvas.flat('M-46 400H46L0 486Z', at, { fill: orange, line: 1.1 });
  canvas.flat('M0 486L46 400H16Z', at, deep);
  canvas.flat('M0 486V516', at, { line: 1.6 });
  canvas.disc(500, 352, 24, 198, { fill: white, line: 1.2 });
  canvas.flat('M0 352V368M0 352L10 346', at, { line: 1.2, cap: 'round' });
  canvas.flat('M-150 0H150V190H-150Z', at, { fill: wallShade, line: 1 });
  canvas.flat('M-166 190H166L0 262Z', at, { fill: wall, line: 1.1 });
  canvas.flat('M-140 20H140V180H-140Z', at, { fill: navy2 });
  canvas.flat('M-24 20H24V110Q24 130 0 130Q-24 130 -24 110Z', at, gas);
  canvas.flat('M-128 20V180M-76 20V180M76 20V180M128 20V180', at, { width: 24, color: ink });
  canvas.flat('M-128 20V180M-76 20V180M76 20V180M128 20V180', at, { width: 19, color: white });
  canvas.flat('M-160 0H160V22H-160Z', at, { fill: white, line: 1 });
}

/** Laboratory of glass on the right with its exhaust stacks. */
function laboratory(canvas: Canvas): void {
  const { navy3, sky: pane, steel, ice, navy2, cold } = palette;
  const at = { x: 700, y: 0, z: 120 };
  canvas.flat('M60 240V290M90 240V290M120 240V290', at, { width: 12, color: steel });
  canvas.flat('M0 0H270V250H0Z', at, { fill: navy3, line: 1 });
  canvas.flat('M16 24H254V232H16Z', at, { fill: pane, line: 0.9 });
  canvas.flat('M16 24H96L190 232H110Z', at, ice);
  canvas.flat('M16 94H254M16 162H254M76 24V232M136 24V232M196 24V232', at, { line: 0.9, color: navy3 });
  canvas.flat('M180 0H240V60H180Z', at, { fill: cold, line: 1 });
  canvas.flat('M-8 250H278V264H-8Z', at, { fill: navy2, line: 1 });
}

/** Water and sewer below the lawn, a branch of each to every building, a manhole with its shaft. */
function mains(canvas: Canvas): void {
  const { drain, cold, concrete, navy, ink } = palette;
  for (const [, x] of joints) pipe(canvas, [[x, 0], [x, sewerAt(x) + 26], [x + 24, sewerAt(x + 24)]], { diameter: 14, color: drain, bend: 18 }); // prettier-ignore
  const collars = [120, 330, 440, 740, 880].map((x) => ({
    at: [x, sewerAt(x)] as const,
    along: [1, -0.062] as const,
  }));
  pipe(
    canvas,
    [
      [-200, sewerAt(-200)],
      [1300, sewerAt(1300)],
    ],
    { diameter: 26, color: drain, collars },
  );
  for (const [x] of joints) pipe(canvas, [[x, 0], [x, water]], { diameter: 11, color: cold }); // prettier-ignore
  pipe(canvas, [[-200, water], [1300, water]], { diameter: 17, color: cold, collars: joints.map(([x]) => ({ at: [x, water], along: [1, 0] })) }); // prettier-ignore
  const manhole = { x: 650, y: 0 };
  canvas.flat('M-22 0L-38 -34V-182H38V-34L22 0Z', manhole, { fill: concrete, line: 1.1 });
  canvas.flat('M-15 -2L-28 -36V-170H28V-36L15 -2Z', manhole, { fill: navy, line: 0.9 });
  canvas.flat(`M-28 ${sewerAt(622) - 9}L28 ${sewerAt(678) - 9}V-170H-28Z`, manhole, { fill: cold });
  canvas.flat('M-16 -52H-8M-16 -74H-8M-16 -96H-8M-16 -118H-8', manhole, { width: 4, color: palette.steel, cap: 'round' }); // prettier-ignore
  canvas.flat('M-26 0H26V7H-26Z', manhole, { fill: ink, line: 0.8 });
}

/** Hydrant on the lawn, fed from the main. */
function hydrant(canvas: Canvas): void {
  const { amber, gas, wood, cold } = palette;
  pipe(canvas, [[330, water], [330, 4]], { diameter: 11, color: cold }); // prettier-ignore
  canvas.flat('M-18 0H18V8H12V46H14V54Q10 68 0 68Q-10 68 -14 54V46H-12V8H-18Z', { x: 330, y: 0 }, { fill: amber, line: 1.1 }); // prettier-ignore
  canvas.flat('M12 26H22V40H12ZM-22 26H-12V40H-22Z', { x: 330, y: 0 }, { fill: gas, line: 1 });
  canvas.flat('M-14 48H14', { x: 330, y: 0 }, { width: 4, color: wood });
}

/** Two students with bags on the path. */
function students(canvas: Canvas): void {
  const { ink, cold, gas, navy2, white, navy3 } = palette;
  person(canvas, { x: 546, y: 0, z: 20, scale: 0.9, mirror: true }, { look: { skin: skinTones.deep, hair: 'curls', hairColor: ink }, clothes: { top: gas, trousers: navy2, shoes: white } }, poses.offering); // prettier-ignore
  person(canvas, { x: 452, y: 0, z: 20, scale: 0.9 }, { look: { skin: skinTones.fair, hair: 'bob', hairColor: palette.woodDeep }, clothes: { top: cold, trousers: navy3, shoes: white } }, poses.offering); // prettier-ignore
}

/** Three buildings of a college round a lawn, with the lines that join them. */
export const clientCampus = {
  name: 'client-campus',
  view: [70, -500, 860, 699],
  pen: 0.78,
  surroundings: campus,
  subject(canvas) {
    hall(canvas);
    dormitory(canvas);
    laboratory(canvas);
    streetTree(canvas, 368, 90, 0.72);
    streetTree(canvas, 634, 90, 0.72);
    mains(canvas);
    hydrant(canvas);
    students(canvas);
  },
  landing: { view: [40, -620, 900, 900], scene: campus },
} as const satisfies Crop;
