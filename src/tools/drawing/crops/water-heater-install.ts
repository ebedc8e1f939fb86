import { palette, pipe, tones, type Canvas } from '../kit';
import { foundation, garage, heaterRuns } from '../parts';
import { turned } from './details/outline';
import { ballValve } from './details/valves';
import type { Crop } from './crop';

/** Where the new tank will stand, and the axle of the hand truck that brings it. */
const place = { x: 900, y: 0 } as const;
const axle = { x: 1022, y: 12 } as const;
/** Lean of the loaded truck, degrees. */
const lean = -17;

/** Stand with its pan, waiting under the lines. */
function stand(canvas: Canvas): void {
  const { mist, woodDark } = palette;
  canvas.shadow(place.x - 46, place.x + 66, -2, 60);
  canvas.box({ x: [place.x - 44, place.x + 44], y: [0, 36], z: [0, 80] }, tones.wood);
  canvas.flat('M-44 6L44 30M-44 30L44 6', place, { line: 0.8, color: woodDark });
  canvas.flat('M-48 38H48L51 47H-51Z', place, { fill: mist, line: 1 });
  canvas.flat('M-51 42H-60V14', place, { width: 5.4, color: palette.ink });
  canvas.flat('M-51 42H-60V14', place, { width: 3.2, color: palette.drain });
}

/** Hot, cold and gas, shut off, with flexible connectors hanging ready. */
function waitingLines(canvas: Canvas): void {
  const { hot, cold, mist, steel, ink, amber, navy3 } = palette;
  for (const [x, color] of [
    [place.x - 18, cold],
    [place.x + 18, hot],
  ] as const) {
    // prettier-ignore
    pipe(canvas, [[x, 290], [x, 196]], { diameter: 9, color }); // prettier-ignore
    ballValve(canvas, { x, y: 208, scale: 0.95, shut: true, lever: navy3 });
    const hose = x < place.x ? 'M0 -12V-26C0 -40 6 -46 4 -62' : 'M0 -12V-26C0 -40 -7 -44 -4 -58';
    canvas.flat(hose, { x, y: 206 }, { width: 7.4, color: ink });
    canvas.flat(hose, { x, y: 206 }, { width: 5, color: mist });
    canvas.flat(hose, { x, y: 206 }, { width: 5, color: steel, dash: '1 2.4' });
    canvas.flat(
      'M-5 -62H5V-70H-5Z',
      { x: x < place.x ? x + 4 : x - 4, y: x < place.x ? 206 : 210 },
      { fill: amber, line: 0.9 },
    );
  }
}

/** The new tank, strapped to the truck: jacket, label, fittings on its top. */
function newTank(canvas: Canvas): void {
  const { white, mist, ice, amber, navy, cold, hot, steel } = palette;
  const at = axle;
  const t = (outline: string): string => turned(outline, lean);
  canvas.flat(t('M-58 168L-50 168L-50 178L-58 178ZM-26 168L-18 168L-18 178L-26 178Z'), at, {
    fill: steel,
    line: 0.9,
  });
  canvas.flat(t('M-57 173L-51 173L-51 182L-57 182Z'), at, { fill: cold, line: 0.8 });
  canvas.flat(t('M-25 173L-19 173L-19 182L-25 182Z'), at, { fill: hot, line: 0.8 });
  canvas.flat(t('M-47 168L-29 168L-31 175L-45 175Z'), at, { fill: mist, line: 0.9 });
  const jacket = 'M-76 6L0 6L0 158Q0 166 -8 168L-68 168Q-76 166 -76 158Z';
  canvas.flat(t(jacket), at, { fill: white });
  canvas.flat(t('M-18 6L0 6L0 158Q0 166 -8 168L-18 168Z'), at, mist);
  canvas.flat(t('M-70 12L-70 158'), at, { width: 4, color: ice });
  canvas.flat(t('M-76 20L0 20M-76 152L0 152'), at, { line: 0.8, color: steel });
  canvas.flat(t(jacket), at, { line: 1.2 });
  canvas.flat(t('M-60 96L-30 96L-30 136L-60 136Z'), at, { fill: amber, line: 0.9 });
  canvas.flat(t('M-55 128L-36 128M-55 120L-42 120M-55 112L-38 112M-55 104L-46 104'), at, { line: 1 });
  canvas.flat(t('M-58 28L-30 28L-30 52L-58 52Z'), at, { fill: navy, line: 0.9 });
  canvas.flat(t('M-53 34L-35 34M-53 40L-35 40M-53 46L-35 46'), at, { line: 0.8, color: steel });
  canvas.flat(t('M-76 60L-84 60L-84 70L-76 70Z'), at, { fill: navy, line: 0.9 });
}

/** Hand truck. It is the only orange part of the picture. */
function handTruck(canvas: Canvas): void {
  const { orange, deep, ink, mist, navy3, orangePale } = palette;
  const at = axle;
  const t = (outline: string): string => turned(outline, lean);
  canvas.flat(t('M-70 0L6 0L6 5L-70 5Z'), at, { fill: orange, line: 1.1 });
  const frame = t('M4 2L4 176Q4 190 16 192L24 193');
  canvas.flat(frame, at, { width: 9.4, color: ink, cap: 'round' });
  canvas.flat(frame, at, { width: 6.4, color: orange, cap: 'round' });
  canvas.flat(t('M2.6 10L2.6 172'), at, { width: 1.5, color: orangePale, cap: 'round' });
  canvas.flat(t('M16 192L26 193'), at, { width: 9.4, color: ink, cap: 'round' });
  canvas.flat(t('M17 192L25 193'), at, { width: 6, color: navy3, cap: 'round' });
  canvas.flat(t('M8 12L20 10L14 60L8 60Z'), at, { fill: deep, line: 1 });
  for (const y of [76, 146]) {
    canvas.flat(t(`M-77 ${y}L5 ${y}`), at, { width: 7.4, color: ink });
    canvas.flat(t(`M-76 ${y}L4 ${y}`), at, { width: 4.8, color: orange });
  }
  canvas.flat(t('M-6 72L3 72L3 80L-6 80ZM-6 142L3 142L3 150L-6 150Z'), at, { fill: mist, line: 0.8 });
  canvas.disc(at.x + 14, 17, 17, 0, { fill: ink });
  canvas.disc(at.x + 14, 17, 8.4, 0, { fill: mist, line: 0.9 });
  canvas.disc(at.x + 14, 17, 2.8, 0, navy3);
}

/** A new water heater comes in on a hand truck; its stand, pan and lines are ready. */
export const waterHeaterInstall = {
  name: 'water-heater-install',
  view: [832, -240, 306, 252],
  surroundings(canvas) {
    garage(canvas, { without: ['water heater'] });
    foundation(canvas);
  },
  subject(canvas) {
    stand(canvas);
    waitingLines(canvas);
    canvas.shadow(axle.x - 66, axle.x + 60, -2, 40);
    newTank(canvas);
    handTruck(canvas);
  },
  landing: {
    view: [716, -340, 560, 480],
    without: ['water heater'],
    withoutRuns: [...heaterRuns.water, ...heaterRuns.gas],
  },
} as const satisfies Crop;
