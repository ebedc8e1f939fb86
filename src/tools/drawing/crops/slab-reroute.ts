import { palette, pipe, type Canvas, type Point3 } from '../kit';
import { attic, bath, foundation, garage, garageAttic, laundry, lawn, level, opening, roof, room, underSlab } from '../parts'; // prettier-ignore
import type { Crop } from './crop';

/** The way of the new line: from the heater across the garage, up inside the outer wall, under the rafters, down the chase to the bath. */
const up = 856;
const loft = 600;
const down = 424.5;
const hotWay: readonly Point3[] = [[968, 214], [968, 257], [812, 257], [812, 538], [728, loft], [down, loft], [down, 431], [376, 431]]; // prettier-ignore
const diameter = 19;

/** Rooms that the line passes by: nothing in them, so that the line stands out. */
const stories = [
  [opening.kitchen, [level.ground, level.groundCeiling]],
  [opening.powder, [level.ground, level.groundCeiling]],
  [opening.bedroom, [level.upper, level.upperCeiling]],
] as const;
const finish = { wall: palette.tile, floor: palette.mist, leftWall: palette.sky, rightWall: palette.haze, seams: palette.mist }; // prettier-ignore

/** The old line under the slab, left in the ground, cut and capped at both ends. */
function abandonedLine(canvas: Canvas): void {
  const { steel, ink, mist, navy3 } = palette;
  const y = underSlab.hot - 4;
  pipe(canvas, [[up, 56], [up, y], [down, y], [down, 56]], { diameter: 15, color: steel, bend: 24, matt: true }); // prettier-ignore
  canvas.line([[up - 30, y], [down + 30, y]], { width: 4, color: navy3, dash: '26 18' }); // prettier-ignore
  for (const x of [up, down]) canvas.flat('M-13 -8H13V8H-13Z', { x, y: 60 }, { fill: mist, line: 1 });
  const leak = { x: 640, y };
  canvas.flat('M-24 -24L24 24M-24 24L24 -24', leak, { width: 15, color: ink, cap: 'round' });
  canvas.flat('M-24 -24L24 24M-24 24L24 -24', leak, { width: 8, color: mist, cap: 'round' });
}

/** The new line with a hanger at every truss, sleeved in insulation where it crosses the loft. */
function newLine(canvas: Canvas): void {
  const { orange, amber, ink, white, steel } = palette;
  pipe(canvas, hotWay, { diameter, color: orange, bend: 34, fittings: true });
  canvas.line([[476, loft], [694, loft]], { width: diameter + 15, color: ink }); // prettier-ignore
  canvas.line([[480, loft], [690, loft]], { width: diameter + 7, color: amber }); // prettier-ignore
  canvas.line([[480, loft + 6], [690, loft + 6]], { width: 4, color: white }); // prettier-ignore
  for (const x of [520, 582, 644]) canvas.line([[x, loft - 14], [x, loft + 14]], { line: 1, color: steel }); // prettier-ignore
}

/** A new hot line through wall and loft; the old one stays under the slab, capped. */
export const slabReroute = {
  name: 'slab-reroute',
  view: [-72, -836, 1120, 911],
  pen: 0.75,
  surroundings(canvas) {
    canvas.quad(-2000, -100, 3000, 2000, 0, palette.sky);
    lawn(canvas);
    attic(canvas);
    for (const [x, y] of stories) room(canvas, x, y, finish);
    laundry(canvas);
    bath(canvas, { without: ['vanity', 'bath faucet'] });
    garage(canvas, { without: ['workbench'] });
    garageAttic(canvas);
    foundation(canvas);
    roof(canvas);
  },
  subject(canvas) {
    abandonedLine(canvas);
    newLine(canvas);
  },
  landing: {
    view: [-90, -850, 1100, 1000],
    without: ['bed', 'pendants', 'workbench', 'kitchen faucet', 'vanity', 'bath faucet', 'toilet'],
    withoutRuns: ['hot main from the water heater', 'lavatory trap and arm', 'toilet bend'],
  },
} as const satisfies Crop;
