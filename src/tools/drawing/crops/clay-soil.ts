import { palette, pipe, type Canvas } from '../kit';
import { foundation, kitchen, lawn, sewerFall, sewerY, underSlab } from '../parts';
import { drops } from './details/water';
import type { Crop } from './crop';

/** Outer face of the edge beam; the ground is dry outside of it and wet under the house. */
const beam = { left: -14, right: 28, foot: -74 } as const;
const at = { x: 0, y: 0 } as const;

/** Dry clay in the yard: pale, shrunk away from the beam, split into blocks. */
function dryClay(canvas: Canvas): void {
  const { wallDeep, wood, woodDark, ink, woodDeep } = palette;
  canvas.flat(
    'M-700 -8H-24C-26 -30 -30 -50 -24 -84C-4 -92 20 -90 40 -84C44 -120 0 -166 -60 -176C-200 -190 -420 -190 -700 -214Z',
    at,
    { fill: wood },
  );
  canvas.flat('M-700 -8H-24C-26 -20 -28 -30 -28 -40C-200 -34 -420 -44 -700 -40Z', at, wallDeep);
  canvas.flat(
    'M-700 -160C-420 -152 -200 -134 -50 -126C-10 -122 20 -110 36 -100L40 -84C44 -120 0 -166 -60 -176C-200 -190 -420 -190 -700 -214Z',
    at,
    woodDark,
  );
  // shrinkage cracks, wide at the top
  const crack = (x: number, deep: number, wide: number): string =>
    `M${x - wide} -8L${x - wide * 0.4} ${-deep * 0.34}L${x - wide * 1.2} ${-deep * 0.6}L${x - 2} ${-deep}L${x + wide * 0.3} ${-deep * 0.62}L${x + wide * 0.9} ${-deep * 0.36}L${x + wide} -8Z`;
  canvas.flat(
    [crack(-54, 92, 6), crack(-98, 118, 8), crack(-146, 84, 6), crack(-206, 110, 8), crack(-270, 80, 6)].join(
      '',
    ),
    at,
    ink,
  );
  canvas.flat(
    'M-54 -58L-74 -66L-96 -62M-100 -84L-122 -92L-146 -78M-52 -88L-34 -98M-148 -70L-178 -82L-204 -76',
    at,
    { width: 2.6, color: woodDeep, cap: 'round' },
  );
  // the gap that opens along the beam
  canvas.flat('M-26 -8H-13V-74H29L38 -84C20 -92 -4 -92 -24 -84C-30 -50 -28 -30 -26 -8Z', at, ink);
}

/** Wet clay under the slab, swollen: it fills its space and pushes. */
function wetClay(canvas: Canvas): void {
  canvas.flat('M70 -30H420V-170C300 -186 160 -182 84 -160C50 -140 48 -70 70 -30Z', at, palette.soakedDark);
  canvas.flat('M92 -30H420V-140C300 -152 170 -150 110 -132C80 -112 76 -60 92 -30Z', at, palette.soaked);
  canvas.flat(
    'M100 -96C116 -90 126 -102 142 -96M150 -126C166 -120 176 -132 192 -126M186 -92C200 -86 208 -98 222 -92',
    at,
    { width: 3, color: palette.cold, cap: 'round' },
  );
}

/** Slab and edge beam in section with its strands; the crack where one part hangs and the other is lifted. */
function crackedSlab(canvas: Canvas): void {
  const { concrete, concreteDark, ink, steel, mist } = palette;
  canvas.flat('M-14 0H420V-30H28V-74H-14Z', at, { fill: concrete, line: 1.2 });
  canvas.flat('M-14 0H420V-5H-14Z', at, mist);
  let stones = '';
  for (let x = -4; x < 410; x += 17)
    stones += `M${x} ${-11 - ((x * 7) % 13)}L${x + 6} ${-10 - ((x * 7) % 13)}L${x + 2} ${-16 - ((x * 7) % 13)}Z`;
  for (const [x, y] of [[-6, -40], [12, -44], [2, -58], [16, -64]] as const) stones += `M${x} ${y}L${x + 6} ${y + 1}L${x + 2} ${y - 5}Z`; // prettier-ignore
  canvas.flat(stones, at, concreteDark);
  canvas.flat('M-10 -20H80M94 -20H420', at, { line: 1, color: steel, dash: '14 5 3 5' });
  canvas.disc(2, -67, 3, 0, { fill: steel, line: 0.8 });
  canvas.disc(13, -67, 3, 0, { fill: steel, line: 0.8 });
  canvas.flat('M-14 0H420V-30H28V-74H-14Z', at, { line: 1.2 });
  canvas.flat('M80 0L88 0L93 -9L85 -16L91 -23L87 -30H84L86 -23L80 -15L87 -9Z', at, ink);
  canvas.flat('M93 -9L102 -12L106 -18M80 -15L72 -14L66 -20', at, { width: 1.6, color: ink, cap: 'round' });
}

/** Cold line and sewer through both kinds of ground; the sewer's joint under the beam has opened. */
function strainedPipes(canvas: Canvas): void {
  const { drain, cold, ink } = palette;
  const y = underSlab.cold;
  pipe(canvas, [[-720, y], [460, y]], { diameter: 11, color: cold, collars: [beam.left - 2, beam.right + 2].map((x) => ({ at: [x, y], along: [1, 0] })) }); // prettier-ignore
  const d = 24;
  const gap = 4;
  pipe(canvas, [[-1020, sewerY(-1020) - 9], [gap - 12, sewerY(gap - 12) - 9]], { diameter: d, color: drain, collars: [{ at: [-130, sewerY(-130) - 9], along: [1, sewerFall] }] }); // prettier-ignore
  canvas.disc(gap - 12, sewerY(gap - 12) - 9, 4, 0, { fill: ink, line: 1.1 }, d / 2 + 0.6);
  pipe(canvas, [[gap + 2, sewerY(gap)], [410, sewerY(410)]], { diameter: d, color: drain, collars: [{ at: [gap + 9, sewerY(gap + 9)], along: [1, sewerFall] }, { at: [150, sewerY(150)], along: [1, sewerFall] }] }); // prettier-ignore
}

/** The push of the clay: three arrows against the underside of the slab. */
function heave(canvas: Canvas): void {
  const { orange } = palette;
  for (const x of [124, 160, 196]) {
    canvas.flat('M-6 0H6V26H14L0 44L-14 26H-6Z', { x, y: -76 }, { fill: orange, line: 1.1 });
  }
}

/** Clay dry and shrunk beside the beam, wet and swollen under the floor; slab and sewer bend and break between the two. */
export const claySoil = {
  name: 'clay-soil',
  view: [-122, -92, 346, 281],
  surroundings(canvas) {
    lawn(canvas);
    kitchen(canvas);
    foundation(canvas);
  },
  underlay(canvas) {
    dryClay(canvas);
    wetClay(canvas);
    crackedSlab(canvas);
  },
  subject(canvas) {
    strainedPipes(canvas);
    heave(canvas);
    drops(canvas, [[4, sewerY(4) - 24, 0.6], [-6, sewerY(4) - 36, 0.5]]); // prettier-ignore
  },
  landing: { view: [-230, -240, 540, 490] },
} as const satisfies Crop;
