import { palette, pipe, type Canvas } from '../kit';
import { foundation, laundry, powder, runByName } from '../parts';
import type { Crop } from './crop';

const hotRun = 'hot main from the water heater';
const leak = { x: 650, y: -41 } as const;

/** Where jets of water end, from the split in the pipe, and how wide they are. */
const jets = [[-66, -44, 4.6], [-38, -74, 6], [2, -88, 7], [42, -72, 6], [70, -42, 4.6]] as const; // prettier-ignore
const drops = [[-84, -72, 0.9], [-50, -100, 1.05], [-2, -116, 1.2], [54, -100, 1.05], [90, -68, 0.85]] as const; // prettier-ignore

/** Wet soil under the split, lighter toward it. */
function plume(canvas: Canvas): void {
  const wet = (outline: string, fill: string) => canvas.flat(outline, leak, fill);
  wet(
    'M0 12C-76 2 -122 -36 -110 -84C-98 -128 -44 -146 4 -144C60 -146 112 -120 116 -76C120 -34 70 4 0 12Z',
    palette.soakedDark,
  );
  wet(
    'M0 10C-58 2 -90 -32 -80 -66C-70 -98 -34 -112 4 -112C46 -112 80 -92 84 -60C86 -28 52 4 0 10Z',
    palette.soaked,
  );
  wet('M0 8C-36 2 -56 -22 -50 -44C-42 -66 -20 -74 4 -74C30 -74 50 -60 52 -40C54 -18 32 4 0 8Z', palette.cold);
}

/** Water forced up through the crack in the slab, and the puddle it makes on the floor. */
function seep(canvas: Canvas): void {
  const { cold, ink, white } = palette;
  const at = { x: leak.x, y: 0 };
  canvas.flat('M-14 0C-26 7 -10 14 10 13C20 22 62 24 78 17C104 21 116 13 104 8C112 5 106 1 98 0Z', at, {
    fill: cold,
    line: 0.8,
  });
  canvas.flat('M16 9C26 13 38 13 46 10M66 13C76 15 86 14 92 11', at, {
    width: 2,
    color: white,
    cap: 'round',
  });
  canvas.flat('M-5 -31L-10 -22L-2 -15L-9 -7L-7 0H9L3 -8L12 -17L3 -24L6 -31Z', at, { fill: cold, line: 0.9 });
  canvas.flat('M-10 -22L-24 -25L-31 -20M12 -17L24 -12L31 -16L40 -13', at, {
    width: 1.5,
    color: ink,
    cap: 'round',
  });
}

/** The split pipe: hot main in the house's own run, drawn half as wide again, burst downwards. */
function splitPipe(canvas: Canvas): void {
  const { hot, ink, white, cold } = palette;
  const { points } = runByName(hotRun);
  for (const [dx, dy, width] of jets) {
    const jet = `M${dx * 0.1} -5Q${dx * 0.62} ${dy * 0.34} ${dx} ${dy}`;
    canvas.flat(jet, leak, { width, color: white, cap: 'round' });
    canvas.flat(jet, leak, { width: width * 0.5, color: cold, cap: 'round' });
  }
  pipe(canvas, points, {
    diameter: 13,
    color: hot,
    bend: 18,
    collars: [560, 742].map((x) => ({ at: [x, leak.y, 0], along: [1, 0] })),
  });
  canvas.flat('M-20 -3L-12 -1L-9 3L-3 0L2 4L7 0L12 2L19 -3L14 -10L-14 -10Z', leak, { fill: ink, line: 0.6 });
  canvas.flat('M-13 -4L-8 -1L-2 -4L3 0L8 -4L13 -2L11 -10H-11Z', leak, cold);
  for (const [dx, dy, scale] of drops) {
    const at = { x: leak.x + dx, y: leak.y + dy, scale };
    canvas.flat('M0 13C-9 0 -9 -12 0 -12C9 -12 9 0 0 13Z', at, { fill: cold, line: 0.9 });
    canvas.flat('M-4 -4C-4 -7 -3 -9 0 -9', at, { width: 1.6, color: white, cap: 'round' });
  }
}

/** Ground microphone over the leak: how it is found before anything is opened. */
function microphone(canvas: Canvas): void {
  const { ink, steel, navy2, amber, mist } = palette;
  const at = { x: leak.x - 40, y: 4 };
  canvas.flat('M0 40C0 66 -22 62 -24 92C-24 112 -18 124 -26 150', at, { width: 3.4, color: ink });
  canvas.flat('M-20 0H20L16 9H-16Z', at, { fill: steel, line: 1 });
  canvas.flat('M-11 9V34Q-11 42 0 42Q11 42 11 34V9Z', at, { fill: navy2, line: 1 });
  canvas.flat('M-6 14V33', at, { width: 3, color: mist, cap: 'round' });
  canvas.flat('M-11 22H11', at, { width: 3, color: amber });
  canvas.flat('M-20 16Q-28 25 -20 34M-30 9Q-44 25 -30 41M20 16Q28 25 20 34M30 9Q44 25 30 41', at, { width: 2.6, color: ink, cap: 'round' }); // prettier-ignore
}

/** A hot line has split under the laundry: water in the soil, through the slab, on the floor. */
export const slabLeak = {
  name: 'slab-leak',
  view: [506, -104, 288, 270],
  surroundings(canvas) {
    powder(canvas);
    laundry(canvas);
    foundation(canvas);
  },
  underlay: plume,
  quietRuns: { without: [hotRun] },
  subject(canvas) {
    seep(canvas);
    splitPipe(canvas);
    microphone(canvas);
  },
  landing: { view: [296, -352, 708, 640], strip: [140, -178, 1050, 350], withoutRuns: [hotRun] },
} as const satisfies Crop;
