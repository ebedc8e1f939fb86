import { palette, pipe, roomDepth, type Canvas } from '../../kit';
import { lawn, level, room, sewerY, soil, stackX, tub } from '../../parts';
import type { Crop } from '../crop';
import { buildingSlab, cutFrame } from './building';
import { sky } from './outdoors';
import { closetFlange } from './toilet-section';
import { angleStop, braidedHose } from './valves';

/** Clear opening of the bathroom: as wide as the bedroom above, so that a toilet leaves room to kneel before it. */
const bathOpening = [432, 804] as const;
const finish = { wall: palette.ice, floor: palette.mist, leftWall: palette.sky, rightWall: palette.haze, seams: palette.steel } as const; // prettier-ignore

/** Outlet and size of the toilet that all three steps of the visit show. */
export const visitToilet = { x: 482, y: 1, scale: 1.4 } as const;

/** A bathroom in section with the pipe chase behind its left wall. */
function bathroom(canvas: Canvas): void {
  const { ground, groundCeiling } = level;
  room(canvas, bathOpening, [ground, groundCeiling], finish);
  canvas.quad(415, 11, 880, 100, roomDepth, palette.sky);
  canvas.line([[415, 100, roomDepth], [880, 100, roomDepth]], { line: 1.2, color: palette.steel }); // prettier-ignore
  tub(canvas, { x: 606, y: 0, z: 190 });
  soil(canvas);
  buildingSlab(canvas, [388, 836]);
  cutFrame(canvas, { x: [388, 836], y: [0, 300] }, [{ x: bathOpening, y: [ground, groundCeiling] }]);
  canvas.quad(391, 0, 429, groundCeiling, 0, palette.navy2);
}

/** What stands around each of the three steps, in a card and in a hero. */
export const bathVisit = {
  surroundings: bathroom,
  landing: {
    view: [392, -262, 372, 320],
    scene(canvas) {
      sky(canvas);
      lawn(canvas);
      bathroom(canvas);
    },
  },
} as const satisfies Partial<Crop>;

/** Waste and supply of the toilet: flange and closet bend in the slab, stop and riser on the wall. */
export function toiletPipes(canvas: Canvas, { flushing = false } = {}): void {
  const { cold, drain, steel, white } = palette;
  const { x, y, scale } = visitToilet;
  pipe(canvas, closetBend, { diameter: 16, color: drain, bend: 24 });
  if (flushing) {
    // cut open, so that the flush is seen to leave
    pipe(canvas, closetBend, { diameter: 10, color: cold, bend: 24, matt: true });
    canvas.flat('M0 -22V-48', { x: x - 2, y: 0 }, { width: 1.6, color: white, cap: 'round' });
  }
  closetFlange(canvas, { x, y, scale: scale * 0.92 }, steel);
  if (flushing) canvas.quad(x - 4.6, -14, x + 4.6, y, 0, cold);
  const stop = { x: 432, y: 20 };
  angleStop(canvas, { ...stop, scale: 0.7 });
  braidedHose(canvas, 'M12 8V34', stop);
}

/** From the flange under the slab to the stack in the chase. */
const closetBend = [[visitToilet.x, -4], [visitToilet.x, -66], [stackX, sewerY(stackX)]] as const; // prettier-ignore
