import { palette, type Canvas } from '../kit';
import { powder } from '../parts';
import type { Crop } from './crop';

/** The tank from the front: middle of its floor. Local units are cm, drawn half as large again. */
const tank = { x: 508, y: 60, scale: 1.5 } as const;
const waterLevel = 27;

/** Tank of vitreous china, its front cut away, on the back of the bowl. */
function cutTank(canvas: Canvas): void {
  const { white, mist, sky, cold } = palette;
  // bowl and seat below
  canvas.flat('M-19 -40C-20 -20 -19 -8 -18 -3H18C19 -8 20 -20 19 -40Z', tank, { fill: white, line: 1.1 });
  canvas.flat('M9 -3H18C19 -8 20 -20 19 -40H8Z', tank, mist);
  canvas.flat('M-26 0Q-28 0 -28 3L-30 40H30L28 3Q28 0 26 0Z', tank, { fill: white, line: 1.2 });
  canvas.flat('M22 0L25 40H30L28 3Q28 0 26 0Z', tank, mist);
  canvas.flat('M-26 0Q-28 0 -28 3L-30 40H30L28 3Q28 0 26 0Z', tank, { line: 1.2 });
  canvas.flat('M-23.5 3.5Q-25 3.5 -25 6L-26.6 37H26.6L25 6Q25 3.5 23.5 3.5Z', tank, { fill: sky, line: 1 });
  canvas.flat('M-26.6 37H26.6L26.4 32H-26.4Z', tank, palette.mist);
  canvas.flat(`M-23.5 3.5Q-25 3.5 -25 6L-26.1 ${waterLevel}H26.1L25 6Q25 3.5 23.5 3.5Z`, tank, cold);
  canvas.flat(`M-26.1 ${waterLevel}H26.1`, tank, { width: 1, color: palette.waterline });
  canvas.flat('M-22 22H-12M14 20H21M-21 9H-17', tank, {
    width: 0.9,
    color: palette.waterline,
    cap: 'round',
  });
}

/** The lid, lifted off and stood on the floor against the wall. */
function lid(canvas: Canvas): void {
  const { white, mist, steel } = palette;
  canvas.flat('M-46 -40L-50.6 14Q-50.8 18 -47 18.4L-39 19Q-35.6 19 -35.4 15.6L-34 -40Z', tank, {
    fill: white,
    line: 1.1,
  });
  canvas.flat('M-37.6 -40L-39.4 19Q-35.6 19 -35.4 15.6L-34 -40Z', tank, mist);
  canvas.flat('M-46 -40L-50.6 14Q-50.8 18 -47 18.4L-39 19Q-35.6 19 -35.4 15.6L-34 -40Z', tank, { line: 1.1 });
  canvas.flat('M-43 -40L-46.6 14', tank, { line: 0.8, color: steel });
}

/** Fill valve on the left: shank, riser, float cup, refill tube over to the overflow pipe. */
function fillValve(canvas: Canvas): void {
  const { ice, mist, steel, navy3, ink, white } = palette;
  canvas.flat('M-18 -9H-14V-3H-18ZM-20 -3H-12V0H-20Z', tank, { fill: steel, line: 0.9 });
  canvas.flat('M-16 -9C-16 -20 -26 -18 -27 -40', tank, { width: 4.4, color: ink });
  canvas.flat('M-16 -9C-16 -20 -26 -18 -27 -40', tank, { width: 2.4, color: steel });
  canvas.flat('M-16 -9C-16 -20 -26 -18 -27 -40', tank, { width: 2.4, color: ice, dash: '1.4 2.4' });
  canvas.flat('M-18 0H-14V33H-18Z', tank, { fill: white, line: 1 });
  canvas.flat('M-15.4 1V32', tank, { width: 1, color: mist });
  canvas.flat('M-20.5 20H-11.5V28H-20.5Z', tank, { fill: navy3, line: 1 });
  canvas.flat('M-13.4 20.6V27.6', tank, { width: 1.6, color: palette.navy2 });
  canvas.flat('M-19 33H-11L-12.4 36H-18Z', tank, { fill: ice, line: 0.9 });
  canvas.flat('M-13 34.6C-6 38 -2 38 2.4 34.4V31', tank, { width: 2.2, color: ink });
  canvas.flat('M-13 34.6C-6 38 -2 38 2.4 34.4V31', tank, { width: 1, color: mist });
}

/** Flush valve in the middle: seat, overflow pipe, and the flapper that no longer sits flat. */
function flushValve(canvas: Canvas): void {
  const { white, mist, orange, deep, orangePale, ink, steel, navy2 } = palette;
  canvas.flat('M-3 -7H0V0H-3ZM12 -7H15V0H12Z', tank, { fill: navy2, line: 0.9 });
  canvas.flat('M-6 0H1V4.6H-6ZM12 0H18V4.6H12Z', tank, { fill: white, line: 1 });
  canvas.flat('M0 4.6H4.8V29H0Z', tank, { fill: white, line: 1 });
  canvas.flat('M3.4 5V28.6', tank, { width: 1.2, color: mist });
  // flapper: hinged on the overflow pipe, ball below, lifted a finger on its far side
  canvas.flat('M5 5.4L7 8Q9 9 12 10.6Q17 12.6 20 11.8L20.4 9.8Q14 8 9 4.8Z', tank, {
    fill: orange,
    line: 1.1,
  });
  canvas.flat('M8.2 5Q9 1.4 12.4 2.4Q16.6 3.8 17 9Q12 8 8.2 5Z', tank, { fill: deep, line: 1 });
  canvas.flat('M8.6 8Q12 9.8 15 10.6', tank, { width: 0.9, color: orangePale, cap: 'round' });
  // chain up to the arm of the handle
  canvas.flat('M17.6 12L14 33.6', tank, { width: 1.3, color: ink, dash: '1.6 1.5' });
  canvas.flat('M25 34.6L8 34', tank, { width: 2.4, color: ink, cap: 'round' });
  canvas.flat('M25 34.6L8 34', tank, { width: 1, color: steel, cap: 'round' });
  canvas.flat('M29.6 36.6H32V32.6H29.6ZM32 33.6H38V35.8H32Z', tank, { fill: palette.mist, line: 0.9 });
}

/** Water drawn under the flapper, through the throat of the valve and down into the cut bowl. */
function slippingWater(canvas: Canvas): void {
  const { cold, white, navy2 } = palette;
  canvas.flat('M-4 -40L-2 -9H14L16 -40Z', tank, { fill: navy2, line: 1 });
  canvas.flat('M0 -9H12V4.6H0Z', tank, { fill: navy2, line: 0.9 });
  canvas.flat(
    'M20 6.4C15 5 12.4 3 11.6 -2C10 -14 12 -26 11 -40H4C5 -26 4.6 -14 6.4 -4C7.6 1 10 4.4 13 4.8Z',
    tank,
    cold,
  );
  canvas.flat('M17 5C12 3.6 9.6 -2 9 -8M7 -16V-28M10 -14V-22', tank, {
    width: 1,
    color: white,
    cap: 'round',
  });
}

/** A toilet that runs all the time: water leaks past the flapper. */
export const toiletRunning = {
  name: 'toilet-running',
  view: [430, -140, 150, 122],
  surroundings(canvas) {
    powder(canvas, { without: ['toilet'] });
  },
  subject(canvas) {
    lid(canvas);
    cutTank(canvas);
    fillValve(canvas);
    slippingWater(canvas);
    flushValve(canvas);
  },
  landing: { view: [330, -280, 360, 310], without: ['toilet'] },
} as const satisfies Crop;
