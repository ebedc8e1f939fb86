import { palette, pipe, type Canvas } from '../kit';
import { foundation, laundry, powder, sewerY, stackX } from '../parts';
import { closetFlange, toiletInSection } from './details/toilet-section';
import type { Crop } from './crop';

const spot = { x: 488, y: 2, scale: 1.5 } as const;

/** Waste line from the flange to the foot of the stack. */
function closetBend(canvas: Canvas): void {
  pipe(canvas, [[spot.x, -4], [spot.x, -66], [stackX, sewerY(stackX)]], { diameter: 17, color: palette.drain, bend: 26, collars: [{ at: [spot.x, -42], along: [0, 1] }] }); // prettier-ignore
  closetFlange(canvas, { ...spot, y: spot.y }, palette.mist);
}

/** Paper and a toy packed into the rising leg of the trap. */
function blockage(canvas: Canvas): void {
  const { woodDeep, woodDark, wood } = palette;
  canvas.flat(
    'M6.6 17C6 20 4.4 22 3 23Q2.6 27 5.6 28Q9.4 28 10.6 25C12 23 12.6 19.6 12.8 17Q10 15.4 6.6 17Z',
    spot,
    { fill: woodDark, line: 0.9 },
  );
  canvas.flat('M8 20Q10 22 9 25M5.4 25Q7 24 8 26', spot, { width: 0.9, color: woodDeep, cap: 'round' });
  canvas.flat('M10.6 18.6Q11 20.4 10.2 21.6', spot, { width: 1, color: wood, cap: 'round' });
}

/** A closet auger: rubber-sleeved foot in the bowl, its cable through the sump up to the blockage, crank above. */
function auger(canvas: Canvas): void {
  const { orange, deep, orangePale, ink, mist, navy2 } = palette;
  // cable that leaves the foot and bores into the blockage
  const cable = 'M20 14C16 11.4 12.6 12 11.4 15.4';
  canvas.flat(cable, spot, { width: 3.6, color: ink, cap: 'round' });
  canvas.flat(cable, spot, { width: 2, color: orange, cap: 'round', dash: '2.2 1.4' });
  canvas.flat('M11.4 15C8 15.4 8 18.4 11.4 18C13 19 9 21.4 8 19.4', spot, {
    width: 2.6,
    color: ink,
    cap: 'round',
  });
  canvas.flat('M11.4 15C8 15.4 8 18.4 11.4 18C13 19 9 21.4 8 19.4', spot, {
    width: 1.4,
    color: orange,
    cap: 'round',
  });
  // tube and foot
  const tube = 'M44 78L29 30Q26 18 20 14.4';
  canvas.flat(tube, spot, { width: 5.6, color: ink });
  canvas.flat(tube, spot, { width: 3.6, color: orange });
  canvas.flat('M43 78L28.4 31', spot, { width: 0.9, color: orangePale });
  canvas.flat('M31 36L29 30Q26 18 20 14.4', spot, { width: 6.4, color: ink });
  canvas.flat('M31 36L29 30Q26 18 20 14.4', spot, { width: 4.4, color: navy2 });
  // grip and crank
  canvas.flat('M37.7 66.2L43.2 83.8L47.6 82.4L42.1 64.8Z', spot, { fill: navy2, line: 1.1 });
  canvas.flat('M45.6 82.6L48 90L56 87.4', spot, { width: 4, color: ink });
  canvas.flat('M45.6 82.6L48 90L56 87.4', spot, { width: 2, color: mist });
  canvas.flat('M55.2 83.4L58.4 93', spot, { width: 5.4, color: ink, cap: 'round' });
  canvas.flat('M55.2 83.4L58.4 93', spot, { width: 3.2, color: deep, cap: 'round' });
}

/** A blocked trap with the water standing high, and the auger that reaches it. */
export const toiletClog = {
  name: 'toilet-clog',
  view: [406, -148, 212, 172],
  surroundings(canvas) {
    powder(canvas, { without: ['toilet'] });
    laundry(canvas);
    foundation(canvas);
  },
  subject(canvas) {
    canvas.shadow(spot.x - 22, spot.x + 80, -6, 24);
    closetBend(canvas);
    toiletInSection(canvas, spot, { water: 34 });
    blockage(canvas);
    auger(canvas);
  },
  landing: { without: ['toilet'], withoutRuns: ['toilet bend'] },
} as const satisfies Crop;
