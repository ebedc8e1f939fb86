import { palette, type Canvas } from '../kit';
import { foundation, laundry, powder, underSlab } from '../parts';
import { coldLine, laundryWaste, leakingLine, wetClay } from './details/pinhole';
import type { Crop } from './crop';

/** The hole in the cold line, and the place on the floor right above it. */
const leak = { x: 624, y: underSlab.cold } as const;

/** Sound climbing from the hole to the floor. */
function soundWaves(canvas: Canvas): void {
  const arcs = 'M-12 14Q0 21 12 14M-19 24Q0 35 19 24M-26 34Q0 49 26 34';
  canvas.flat(arcs, leak, { width: 3, color: palette.white, cap: 'round' });
}

/** Ground microphone: a weighted foot under a tripod bell, on a hand grip. */
function microphone(canvas: Canvas): void {
  const { orange, deep, orangePale, ink, navy2, mist, steel } = palette;
  const at = { x: leak.x, y: 0 };
  canvas.shadow(leak.x - 24, leak.x + 34, -6, 12, 0, 0.22);
  canvas.flat('M0 26V66', at, { width: 7.6, color: ink });
  canvas.flat('M0 26V66', at, { width: 4.4, color: steel });
  canvas.flat('M-22 0H22V5Q22 8 19 8H-19Q-22 8 -22 5Z', at, { fill: navy2, line: 1 });
  canvas.flat('M-18 8Q-18 30 0 30Q18 30 18 8Z', at, { fill: orange, line: 1.1 });
  canvas.flat('M7 29Q18 27 18 8H9Q11 22 7 29Z', at, deep);
  canvas.flat('M-12 12Q-11 20 -6 24', at, { width: 2.4, color: orangePale, cap: 'round' });
  canvas.flat('M-6 64H6V78H-6Z', at, { fill: mist, line: 0.9 });
}

/** A plumber on one knee, head bent, one hand on the microphone and one on the receiver. */
function listeningPlumber(canvas: Canvas): void {
  const { navy, navy2, navy3, orange, deep, ink, wood, woodDark, sky, mist } = palette;
  const at = { x: leak.x, y: 0, scale: 0.94 };
  canvas.shadow(leak.x + 34, leak.x + 142, -10, 30, 0, 0.2);
  // far leg: knee up, boot flat
  canvas.flat('M76 58C62 66 46 62 40 48L38 10H56L60 38L86 36Z', at, { fill: navy, line: 1 });
  canvas.flat('M30 0H58V12H40Q30 10 30 0Z', at, { fill: ink, line: 1 });
  // near leg: knee on the floor, shin back
  canvas.flat('M70 58L58 14Q56 0 70 0H118L122 14H88L104 56Z', at, { fill: navy3, line: 1 });
  canvas.flat('M116 0H136Q142 0 142 8V24H130L116 14Z', at, { fill: ink, line: 1 });
  // trunk bent forward
  canvas.flat('M106 52C112 86 92 122 62 126C48 126 42 112 50 100C60 90 66 76 66 56Z', at, {
    fill: sky,
    line: 1.1,
  });
  canvas.flat('M106 52C110 78 100 104 84 117C92 96 92 74 86 54Z', at, mist);
  canvas.flat('M66 58L64 78L90 74L106 66V50Z', at, { fill: navy3, line: 1 });
  canvas.flat('M70 78C66 96 62 110 56 122', at, { width: 6.4, color: navy3 });
  // head with cap and headphones
  canvas.flat(
    'M52 122L38 118Q30 120 26 130L22 134Q23 138 26 139L25 148Q32 160 46 158Q62 154 62 140Q62 130 56 122Z',
    at,
    { fill: wood, line: 1.1 },
  );
  canvas.flat(
    'M24 146Q30 162 47 160Q64 156 64 142L60 141Q44 152 24 146ZM28 150Q16 150 12 142Q20 140 27 144Z',
    at,
    { fill: navy2, line: 1 },
  );
  canvas.flat('M34 162Q50 170 60 156Q66 148 58 138', at, { width: 6.6, color: ink, cap: 'round' });
  canvas.flat('M34 162Q50 170 60 156Q66 148 58 138', at, { width: 3.4, color: orange, cap: 'round' });
  canvas.disc(leak.x + 47, 129.7, 9.4, 0, { fill: orange, line: 1.1 });
  canvas.disc(leak.x + 47, 129.7, 4.7, 0, deep);
  canvas.flat('M29 137H31', at, { width: 3, color: ink, cap: 'round' });
  // receiver on its strap, then the arm that holds the microphone
  canvas.flat('M48 130C40 112 34 104 2 78', at, { width: 2.4, color: ink });
  canvas.flat('M66 112C54 92 32 84 8 72', at, { width: 18, color: ink, cap: 'round' });
  canvas.flat('M66 112C54 92 32 84 20 77.5', at, { width: 14.4, color: sky, cap: 'round' });
  canvas.flat('M15 75L4 70', at, { width: 13.4, color: wood, cap: 'round' });
  canvas.flat('M2 76H9M2 71H9', at, { width: 1.4, color: woodDark, cap: 'round' });
}

/** A plumber listens through the floor to a leak in the line under the slab. */
export const slabDetection = {
  name: 'slab-detection',
  view: [514, -170, 340, 277],
  surroundings(canvas) {
    powder(canvas, { without: ['toilet'] });
    laundry(canvas);
    foundation(canvas);
  },
  underlay: (canvas) => wetClay(canvas, leak.x),
  quietRuns: { without: [coldLine, ...laundryWaste, 'stack and building sewer'] },
  subject(canvas) {
    soundWaves(canvas);
    leakingLine(canvas, leak.x);
    microphone(canvas);
    listeningPlumber(canvas);
  },
  landing: {
    view: [284, -392, 720, 640],
    strip: [185, -200, 990, 330],
    without: ['washers'],
    withoutRuns: [coldLine],
  },
} as const satisfies Crop;
