import { palette, pipe, type Canvas, type Point2 } from '../../kit';
import { cleanoutX, roots, sewerFall, sewerY } from '../../parts';
import { openPipe } from './open-pipe';
import { sloped } from './outline';
import { sewerReducer } from './reducer';

/** Outer diameter of the drawn sewer, wide enough to look into, and its wall. */
const diameter = 54;
const wall = 6;
const bore = diameter / 2 - wall;

/** The joint that the roots have opened, and the camera on its way to it. */
export const joint = { x: -246, y: sewerY(-246) } as const;
const camera = { x: -176, y: sewerY(-176) - 3 } as const;

/** The oak's roots, one of them on its way down to the joint. */
export function rootsAtJoint(canvas: Canvas): void {
  roots(canvas);
  const branch = 'M24 62C22 48 8 44 4 24';
  canvas.flat(branch, joint, { width: 6, color: palette.woodDark, cap: 'round' });
}

/** The sewer: whole where it is out of sight, cut open from the far end of the view to the cleanout. */
export function cutSewer(canvas: Canvas): void {
  const { drain, navy2, ink } = palette;
  pipe(canvas, [[-1020, sewerY(-1020)], [-34, sewerY(-34)]], { diameter, color: drain }); // prettier-ignore
  pipe(canvas, [[0, sewerY(0)], [300, sewerY(300)]], { diameter: 19, color: drain }); // prettier-ignore
  sewerReducer(canvas, { x: -34, wide: diameter });
  const [left, right] = [-420, cleanoutX + 9];
  openPipe(canvas, { from: [left, sewerY(left)], to: [right, sewerY(right)], diameter, wall, color: drain, inside: navy2, water: 0.15 }); // prettier-ignore
  // the cleanout's riser, open too, so that the cable can be seen going down
  const crown = sewerY(cleanoutX) + bore;
  canvas.quad(cleanoutX - 15, crown, cleanoutX + 15, 16, 0, { fill: drain, line: 1.1 });
  canvas.quad(cleanoutX + 9.6, crown + 2, cleanoutX + 14, 16, 0, palette.mist);
  canvas.quad(cleanoutX - 9, crown - 1, cleanoutX + 9, 16, 0, { fill: navy2, line: 0.9 });
  canvas.quad(cleanoutX - 8.2, crown - bore * 0.5, cleanoutX + 8.2, crown + 4, 0, navy2);
  canvas.quad(cleanoutX - 19, 4, cleanoutX + 19, 16, 0, { fill: drain, line: 1 });
  canvas.quad(cleanoutX - 9, 4, cleanoutX + 9, 16, 0, { fill: ink });
}

/** The joint in section: cut bells above and below, cracked, with root hair hanging into the bore. */
export function openJoint(canvas: Canvas): void {
  const { drain, ink, woodDark, wood } = palette;
  const at = { x: joint.x, y: joint.y };
  const [low, high] = [bore - 0.5, diameter / 2 + 6];
  for (const side of [1, -1]) {
    canvas.flat(sloped(`M-13 ${low * side}L13 ${low * side}L13 ${high * side}L-13 ${high * side}Z`, sewerFall), at, { fill: drain, line: 1.1 }); // prettier-ignore
  }
  canvas.flat(
    `M-2 ${high}L-5 ${high - 6}L3 ${high - 9}L-1 ${low - 1}L8 ${low - 1}L10 ${high - 8}L4 ${high - 5}L6 ${high}Z`,
    at,
    ink,
  );
  const hair =
    'M3 25C2 14 -8 12 -10 2C-12 -6 -6 -10 -9 -18M4 25C6 14 2 8 5 0C7 -8 2 -12 4 -17M5 25C10 16 12 12 13 4C14 -2 11 -6 14 -14M-3 10C-14 8 -18 4 -22 -6M9 14C18 10 20 2 22 -4M4 2C-2 -2 -2 -8 -3 -12';
  canvas.flat(hair, at, { width: 4.6, color: ink, cap: 'round' });
  canvas.flat(hair, at, { width: 2.6, color: woodDark, cap: 'round' });
  canvas.flat('M4 24C5 14 1 8 4 0', at, { width: 1.2, color: wood, cap: 'round' });
}

/** The camera's cable: along the bore, up the riser of the cleanout and on to where somebody feeds it. */
export function cameraCable(canvas: Canvas, [x, y]: Point2): void {
  const { ink, gas } = palette;
  const up = cleanoutX - camera.x;
  const [toX, toY] = [x - camera.x, y - camera.y];
  const cable = `M22 1C44 2 60 -6 ${up - 20} -4Q${up} -2 ${up} 18L${up} ${toY - 24.4}Q${up - 2} ${toY - 2.4} ${up - 22} ${toY - 2.4}L${toX} ${toY}`;
  canvas.flat(cable, camera, { width: 6, color: ink });
  canvas.flat(cable, camera, { width: 3.4, color: gas });
}

/** The camera head on its skids, lamps lit. */
export function cameraHead(canvas: Canvas): void {
  const { orange, deep, orangePale, ink, steel, mist } = palette;
  const at = camera;
  canvas.flat(sloped('M-26 7L-92 20Q-104 3 -92 -15L-26 -7Z', sewerFall), at, {
    fill: palette.lamp,
    opacity: 0.34,
  });
  canvas.flat(sloped('M-26 5L-64 12Q-71 2 -64 -9L-26 -5Z', sewerFall), at, {
    fill: palette.lampBeam,
    opacity: 0.5,
  });
  for (const x of [-14, 8]) {
    canvas.flat(sloped(`M${x} 13L${x} -14M${x - 6} -15L${x + 6} -15M${x - 5} 13L${x + 5} 13`, sewerFall), at, { width: 3.6, color: ink, cap: 'round' }); // prettier-ignore
  }
  canvas.flat(sloped('M-20 9L14 9Q22 6 26 3L26 -3Q22 -6 14 -9L-20 -9Z', sewerFall), at, {
    fill: orange,
    line: 1.1,
  });
  canvas.flat(sloped('M-20 -4L22 -4L14 -9L-20 -9Z', sewerFall), at, deep);
  canvas.flat(sloped('M-12 5L8 5', sewerFall), at, { width: 2, color: orangePale, cap: 'round' });
  canvas.flat(sloped('M-28 8L-20 10L-20 -10L-28 -8Z', sewerFall), at, { fill: steel, line: 1 });
  canvas.flat(sloped('M-28 8Q-34 0 -28 -8Z', sewerFall), at, { fill: palette.lampBeam, line: 0.9 });
  canvas.flat(sloped('M26 3L33 1.6L33 -1.6L26 -3Z', sewerFall), at, { fill: mist, line: 0.8 });
}
