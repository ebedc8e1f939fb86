import { palette, type Canvas } from '../kit';
import { people, person, poses } from '../parts/people';
import type { Crop } from './crop';
import { bathVisit, toiletPipes, visitToilet } from './details/bath-visit';
import { toiletInSection } from './details/toilet-section';

/** Where the plumber kneels, before the bowl. */
const plumberX = 610;

/** Dye that seeps past the flapper: down the back of the bowl and into its water. */
function seepingDye(canvas: Canvas): void {
  const { orange, deep, orangePale } = palette;
  canvas.flat('M9.4 35.4C10.6 30.4 14.6 27 15.2 21.4', visitToilet, {
    width: 2.6,
    color: deep,
    cap: 'round',
  });
  canvas.flat('M9.4 35.4C10.6 30.4 14.6 27 15.2 21.4', visitToilet, { width: 1.5, color: orange, cap: 'round' }); // prettier-ignore
  canvas.flat('M15.6 21.6C15.6 17 17.4 14.6 20 14.4C23.4 14 23 18 26 18.4C28.4 18.6 29 20.6 29 21.6Z', visitToilet, orange); // prettier-ignore
  canvas.flat('M17.4 20.4H24', visitToilet, { width: 0.9, color: orangePale, cap: 'round' });
}

/** A flashlight in the near hand, shining into the bowl. */
function flashlight(canvas: Canvas): void {
  const { gas, ink, navy2, steel, amber } = palette;
  const at = { x: plumberX - 36, y: 70 };
  canvas.flat('M-19 -8L-80 -14L-72 -32L-46 -48Z', at, { fill: gas, opacity: 0.36 });
  canvas.flat('M8 4.4L-10 -5', at, { width: 7, color: ink, cap: 'round' });
  canvas.flat('M8 4.4L-10 -5', at, { width: 4.4, color: steel, cap: 'round' });
  canvas.flat('M-8 1L-16.6 -2.6L-21.4 -11.4L-12 -9Z', at, { fill: navy2, line: 0.9 });
  canvas.flat('M-16.6 -2.6L-21.4 -11.4', at, { width: 2.4, color: amber, cap: 'round' });
}

/** The bottle that the dye came from, in the far hand. */
function dyeBottle(canvas: Canvas): void {
  const { orange, deep, white, ink } = palette;
  const at = { x: plumberX - 45, y: 84 };
  canvas.flat('M-6 -8H6V8L3 12H-3L-6 8Z', at, { fill: orange, line: 0.9 });
  canvas.flat('M2.4 -8H6V8L3 12H2.4Z', at, deep);
  canvas.flat('M-6 -4H2V4H-6Z', at, white);
  canvas.flat('M-2.6 12H2.6V18H-2.6Z', at, { fill: ink });
}

/** The plumber looks for every fault: dye in the tank shows whether water slips into the bowl. */
export const toiletStepDiagnose = {
  name: 'toilet-step-diagnose',
  view: [420, -176, 252, 205],
  ...bathVisit,
  subject(canvas) {
    canvas.shadow(visitToilet.x - 20, visitToilet.x + 66, -4, 26);
    toiletPipes(canvas);
    toiletInSection(canvas, visitToilet, {
      openTank: { water: palette.amber, parts: palette.navy3, shade: palette.navy2, lid: false },
    });
    seepingDye(canvas);
    canvas.shadow(572, 660, -2, 22);
    dyeBottle(canvas);
    person(canvas, { x: plumberX, y: 0, mirror: true }, people.plumber, poses.kneeling);
    flashlight(canvas);
  },
} as const satisfies Crop;
