import { palette, pipe, type Canvas } from '../kit';
import { foundation, laundry, laundryStackX, powder, roofY, underSlab } from '../parts';
import { laundryBranchY } from './details/laundry-branch';
import { ballValve } from './details/valves';
import type { Crop } from './crop';

/** Middles of the studs; wider apart than 16 inches, because pipes are drawn wider too. */
const studs = [602, 690, 778] as const;
/** Washer box: left edge and floor. */
const box = { x: 618, y: 104 } as const;
const risers = { hot: 627, cold: 640 } as const;
const standpipeX = 658;
/** The new stack between the studs. */
const stackX = 724;
/** Lines for a utility sink, right of the stack. */
const sink = { hot: 748, cold: 762 } as const;

/** Bottom plate and studs: the new wall before its board goes on. */
function framing(canvas: Canvas): void {
  const { wood, woodDark, wallDeep } = palette;
  canvas.floor(594, 804, 0, 26, 10, { fill: wallDeep, line: 0.8 });
  for (const x of studs) {
    canvas.side(x - 6, 10, 258, 0, 26, { fill: woodDark, line: 0.8 });
    canvas.quad(x - 6, 10, x + 6, 262, 0, { fill: wood, line: 1 });
    canvas.line([[x + 2.4, 14], [x + 2.4, 258]], { line: 0.5, color: woodDark }); // prettier-ignore
  }
  canvas.quad(594, 0, 804, 10, 0, { fill: wood, line: 1 });
  canvas.quad(594, 262, 804, 274, 0, { fill: wood, line: 1 });
}

/** Waste: standpipe, trap, arm through the stud to a sanitary tee; above the tee the same pipe is the vent. */
function waste(canvas: Canvas): void {
  const { drain } = palette;
  const upright = [0, 1] as const;
  pipe(canvas, [[standpipeX, box.y], [standpipeX, 34], [standpipeX + 18, 34], [standpipeX + 18, 56], [stackX, 53]], { diameter: 10.5, color: drain, bend: 9, collars: [{ at: [standpipeX, 62], along: upright }] }); // prettier-ignore
  pipe(canvas, [[404, laundryBranchY(404)], [stackX, laundryBranchY(stackX)], [stackX, 232], [laundryStackX, 237], [laundryStackX, roofY(laundryStackX) + 44]], { diameter: 17, color: drain, bend: 20, collars: [{ at: [stackX, 72], along: upright }, { at: [stackX, 36], along: upright }, { at: [stackX, 132], along: upright }] }); // prettier-ignore
  canvas.flat('M-18 -7H-7V-10Q0 -8 0 0V8Q-4 7 -7 7H-18Z', { x: stackX + 2, y: 54 }, { fill: drain, line: 1 });
}

/** Hot and cold under the slab, up through sleeves to the washer box and to the sink. */
function supplies(canvas: Canvas): void {
  const { hot, cold, mist } = palette;
  for (const x of [risers.hot, risers.cold, sink.hot, sink.cold]) {
    canvas.flat('M-7 0V-30H7V0Z', { x, y: 0 }, { fill: mist, line: 0.8 });
  }
  const line = (
    points: readonly (readonly [number, number])[],
    color: string,
    joints: readonly number[],
  ): void => {
    pipe(canvas, points, { diameter: 8, color, bend: 9 });
    for (const x of joints)
      canvas.flat('M-9 -5.6H9V5.6H5.6V10H-5.6V5.6H-9Z', { x, y: points[0]![1] }, { fill: color, line: 0.9 });
  };
  line([[risers.cold, underSlab.cold], [risers.cold, box.y + 4]], cold, []); // prettier-ignore
  line([[sink.cold, underSlab.cold], [sink.cold, 78]], cold, []); // prettier-ignore
  line([[-60, underSlab.cold], [858, underSlab.cold]], cold, [risers.cold, sink.cold]); // prettier-ignore
  line([[risers.hot, underSlab.hot], [risers.hot, box.y + 4]], hot, []); // prettier-ignore
  line([[sink.hot, underSlab.hot], [sink.hot, 78]], hot, []); // prettier-ignore
  line([[440, underSlab.hot], [838, underSlab.hot]], hot, [risers.hot, sink.hot]); // prettier-ignore
}

/** Recessed box with a quarter-turn valve for each hose, arrestors above them, the standpipe's mouth. */
function washerOutlet(canvas: Canvas): void {
  const { white, sky, steel, hot, cold, mist, navy2, ink } = palette;
  canvas.flat('M-2 -2H56V40H-2Z', box, { fill: white, line: 1.1 });
  canvas.flat('M3 3H51V35H3Z', box, { fill: sky, line: 0.8 });
  canvas.flat('M32 3H48V9H32Z', box, { fill: navy2, line: 0.8 });
  for (const [x, color] of [
    [risers.hot, hot],
    [risers.cold, cold],
  ] as const) {
    // prettier-ignore
    const at = { x, y: box.y };
    canvas.flat('M-3 22H3V34Q3 36 0 36Q-3 36 -3 34Z', at, { fill: mist, line: 0.8 });
    canvas.flat('M-4 5H4V21H-4Z', at, { fill: steel, line: 0.8 });
    canvas.disc(x, box.y + 13, 5.4, 0, { fill: color, line: 0.8 });
    canvas.flat('M0 9V17', at, { width: 2.2, color: ink, cap: 'round' });
  }
}

/** Lines for the sink, shut and capped until it is hung. */
function capped(canvas: Canvas): void {
  const { wood } = palette;
  for (const [x, lever] of [
    [sink.hot, palette.navy3],
    [sink.cold, palette.navy3],
  ] as const) {
    // prettier-ignore
    ballValve(canvas, { x, y: 56, scale: 0.62, lever });
    canvas.flat('M-5 0H5V7Q5 10 0 10Q-5 10 -5 7Z', { x, y: 76 }, { fill: wood, line: 0.9 });
  }
}

/** Steel plates where a drilled stud needs them: no screw may reach a pipe. */
function nailPlate(canvas: Canvas, x: number, y: number): void {
  canvas.flat('M-6 -12H6V12H-6Z', { x, y }, { fill: palette.mist, line: 0.9 });
  for (const dy of [-8.6, 8.6]) for (const dx of [-3, 3]) canvas.disc(x + dx, y + dy, 0.9, 0, palette.navy3);
}

/** New lines in an open wall: washer box, trap and vent, hot and cold up through the slab. */
export const pipeInstallation = {
  name: 'pipe-installation',
  view: [572, -151, 264, 218],
  surroundings(canvas) {
    powder(canvas);
    laundry(canvas, { without: ['washers'] });
    foundation(canvas);
  },
  subject(canvas) {
    framing(canvas);
    waste(canvas);
    nailPlate(canvas, studs[1], 53);
    supplies(canvas);
    washerOutlet(canvas);
    capped(canvas);
  },
  landing: {
    view: [466, -284, 480, 420],
    without: ['washers'],
    withoutRuns: ['laundry standpipe', 'laundry stack and branch', 'laundry vent through the roof'],
  },
} as const satisfies Crop;
