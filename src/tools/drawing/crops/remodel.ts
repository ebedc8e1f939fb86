import { palette, pipe, roomDepth, type Canvas } from '../kit';
import { bath, bedroom, duck, kitchen, level, shell } from '../parts';
import type { Crop } from './crop';

const floor = level.upper;
/** Middle of the tub on the floor. */
const tub = { x: 262, y: floor } as const;
/** The shower column on the chase wall, and its head over the tub. */
const column = { x: 374, y: floor + 112 } as const;
const headX = 296;
/** Where the back wall meets the chase. */
const tileEnd = 357;

/** Glazed tiles already set on the back wall; columns and rows of the room's own grid. */
const setTiles = [[5, 0], [6, 0], [7, 0], [5, 1], [6, 1], [7, 1], [5, 2], [6, 2], [7, 2], [6, 3], [7, 3], [7, 4]] as const; // prettier-ignore

/** New tile going up from the corner behind the tub. */
function tiling(canvas: Canvas): void {
  for (const [place, row] of setTiles) {
    const [x, y] = [37 + place * 42, floor + 32 + row * 42];
    const color = (place + row) % 3 === 0 ? palette.coldPale : palette.glass;
    canvas.quad(x + 1, y + 1, Math.min(x + 41, tileEnd), y + 41, roomDepth, {
      fill: color,
      line: 0.6,
      color: palette.steel,
    });
  }
}

/** Double-walled freestanding tub in section, filled. */
function cutTub(canvas: Canvas): void {
  const { white, mist, cold, sky, ice } = palette;
  canvas.shadow(tub.x - 80, tub.x + 96, -2, 46, floor);
  const outer =
    'M-94 64Q-92 66 -87 66C-85 48 -82 30 -74 21Q-68 14 -58 14H58Q68 14 74 21C82 30 85 48 87 66Q92 66 94 64C92 36 84 0 60 0H-60C-84 0 -92 36 -94 64Z';
  const inside = 'M-87 66C-85 48 -82 30 -74 21Q-68 14 -58 14H58Q68 14 74 21C82 30 85 48 87 66Z';
  canvas.flat('M-94 64C-76 80 76 80 94 64L87 66H-87Z', tub, { fill: ice, line: 1 });
  canvas.flat(inside, tub, sky);
  canvas.flat(
    'M-83 45C-81 34 -78 26 -74 21Q-68 14 -58 14H58Q68 14 74 21C78 26 81 34 83 45Q72 48 60 45Q48 42 36 45Q24 48 12 45Q0 42 -12 45Q-24 48 -36 45Q-48 42 -60 45Q-72 48 -83 45Z',
    tub,
    cold,
  );
  canvas.flat('M-70 37H-48M-38 30H-28M6 34H22', tub, { width: 2, color: white, cap: 'round' });
  canvas.flat(outer, tub, { fill: white });
  canvas.flat('M94 64C92 36 84 0 60 0H40C72 5 82 30 88.6 66Q92 66 94 64Z', tub, mist);
  canvas.flat(outer, tub, { line: 1.2 });
}

/** Drain shoe and the trap between the joists, its arm falling to the stack in the chase. */
function tubWaste(canvas: Canvas): void {
  const { drain, steel } = palette;
  const dx = tub.x + 52;
  pipe(canvas, [[dx, floor + 12], [dx, floor - 18.4], [dx + 20, floor - 18.4], [dx + 20, floor - 7], [412, floor - 12]], { diameter: 8.4, color: drain, bend: 9, collars: [{ at: [dx, floor + 3], along: [0, 1] }, { at: [dx + 40, floor - 8.2], along: [1, -0.05] }] }); // prettier-ignore
  canvas.flat('M-10 16H10V12H-10Z', { x: dx, y: floor }, { fill: steel, line: 0.8 });
}

/** Shower column with its mixer, tub spout and rain head. It is the only orange part of the picture. */
function showerSet(canvas: Canvas): void {
  const { orange, amber, orangePale, deep, cold, steel } = palette;
  for (const dx of [-18, -9, 0, 9, 18]) {
    canvas.line([[headX + dx, column.y + 74], [headX + dx * 1.35, floor + 47]], { line: 1.1, color: cold, dash: '11 7' }); // prettier-ignore
  }
  canvas.flat('M0 -6H14V6H0Z', { x: column.x + 2, y: column.y }, { fill: steel, line: 0.9 });
  canvas.flat('M0 -6H14V6H0Z', { x: column.x + 2, y: column.y + 62 }, { fill: steel, line: 0.9 });
  pipe(canvas, [[column.x, column.y], [column.x, column.y + 92], [headX, column.y + 92], [headX, column.y + 80]], { diameter: 7, color: orange, bend: 14 }); // prettier-ignore
  canvas.flat('M-28 -4H28L22 3H6V6H-6V3H-22Z', { x: headX, y: column.y + 78 }, { fill: orange, line: 1 });
  canvas.flat('M-26 -4H28L24 0H-23Z', { x: headX, y: column.y + 78 }, { fill: deep });
  canvas.flat('M-28 -4H28L22 3H6V6H-6V3H-22Z', { x: headX, y: column.y + 78 }, { line: 1 });
  pipe(canvas, [[column.x, column.y - 8], [column.x, column.y - 18], [column.x - 30, column.y - 18], [column.x - 30, column.y - 28]], { diameter: 7, color: orange, bend: 9 }); // prettier-ignore
  canvas.flat('M-5 -2H5V2H-5Z', { x: column.x - 30, y: column.y - 29 }, { fill: amber, line: 0.9 });
  canvas.flat('M-10 -13Q-10 -15 -8 -15H8Q10 -15 10 -13V13Q10 15 8 15H-8Q-10 15 -10 13Z', column, {
    fill: orange,
    line: 1,
  });
  canvas.flat('M4 -15H8Q10 -15 10 -13V13Q10 15 8 15H4Z', column, deep);
  canvas.flat('M-10 -13Q-10 -15 -8 -15H8Q10 -15 10 -13V13Q10 15 8 15H-8Q-10 15 -10 13Z', column, { line: 1 });
  canvas.flat('M-7 8V-6', column, { width: 1.6, color: orangePale, cap: 'round' });
  for (const y of [8, -8])
    canvas.flat(
      'M-10 -4H-18Q-20 -4 -20 -2V2Q-20 4 -18 4H-10Z',
      { x: column.x, y: column.y + y },
      { fill: amber, line: 0.9 },
    );
}

/** Bucket of mortar with its trowel, and a stack of tiles, left where the work goes on. */
function materials(canvas: Canvas): void {
  const { navy3, navy2, ice, steel, wood, mist } = palette;
  canvas.shadow(130, 174, -2, 26, floor);
  canvas.box(
    { x: [122, 158], y: [floor, floor + 5], z: [4, 34] },
    { front: palette.glass, top: ice, side: steel },
  );
  canvas.box(
    { x: [124, 160], y: [floor + 5, floor + 10], z: [4, 34] },
    { front: palette.coldPale, top: ice, side: steel },
  );
  canvas.box(
    { x: [122, 158], y: [floor + 10, floor + 15], z: [4, 34] },
    { front: palette.glass, top: ice, side: steel },
  );
  canvas.flat('M-17 0H17L21 34H-21Z', { x: 143, y: floor + 15 }, { fill: navy3, line: 1 });
  canvas.flat('M8 0H17L21 34H13Z', { x: 143, y: floor + 15 }, navy2);
  canvas.flat(
    'M-21 34C-14 40 14 40 21 34C14 30 -14 30 -21 34Z',
    { x: 143, y: floor + 15 },
    { fill: mist, line: 0.9 },
  );
  canvas.flat('M-17 26C-14 8 14 8 18 28', { x: 143, y: floor + 15 }, { line: 0.9, color: steel });
  canvas.flat('M2 34L14 56L20 52L9 33Z', { x: 143, y: floor + 15 }, { fill: steel, line: 0.8 });
  canvas.flat('M16 54L24 66', { x: 143, y: floor + 15 }, { width: 6, color: palette.ink, cap: 'round' });
  canvas.flat('M16 54L24 66', { x: 143, y: floor + 15 }, { width: 3.6, color: wood, cap: 'round' });
}

/** A bathroom being made new: tub in section with its trap, shower column, tile going up. */
export const remodel = {
  name: 'remodel',
  view: [113, -517, 310, 247],
  surroundings(canvas) {
    kitchen(canvas);
    bath(canvas, { without: ['tub', 'shower', 'vanity', 'bath faucet'] });
    bedroom(canvas);
    shell(canvas);
  },
  quietRuns: { without: ['tub trap and arm'] },
  subject(canvas) {
    tiling(canvas);
    materials(canvas);
    cutTub(canvas);
    tubWaste(canvas);
    showerSet(canvas);
    duck(canvas, { x: 208, y: floor + 44, z: 0, scale: 1.1 });
  },
  landing: {
    view: [20, -590, 520, 450],
    without: ['tub', 'shower', 'vanity', 'bath faucet'],
    withoutRuns: ['tub trap and arm', 'lavatory trap and arm'],
  },
} as const satisfies Crop;
