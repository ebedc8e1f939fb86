import { palette, type Canvas } from '../kit';
import { foundation, kitchen, powder, stackX } from '../parts';
import type { Crop } from './crop';

/** The pinhole in the hot riser of the chase, and the screen that looks at it. */
const pinhole = { x: 424, y: 150 } as const;
const camera = { x: 420, y: 150 } as const;
const screen = { left: -52, right: 52, bottom: -36, top: 38 } as const;

/** Body of the thermal camera: housing about the screen, grip with its trigger below. */
function housing(canvas: Canvas): void {
  const { navy2, navy3, steel, ink, mist, amber } = palette;
  canvas.flat('M-16 -44H18L26 -96Q27 -103 20 -103H-4Q-11 -103 -11 -96Z', camera, { fill: navy2, line: 1.2 });
  canvas.flat('M8 -44H18L26 -96Q27 -103 20 -103H14Z', camera, palette.navy);
  canvas.flat('M-8 -62H4M-8 -69H5M-7.4 -76H6M-7 -83H7', camera, { width: 2, color: navy3, cap: 'round' });
  canvas.flat('M-15 -50Q-22 -52 -20 -62L-12 -60Z', camera, { fill: amber, line: 0.9 });
  canvas.flat('M-66 -42Q-66 -50 -58 -50H58Q66 -50 66 -42V44Q66 52 58 52H-58Q-66 52 -66 44Z', camera, {
    fill: navy2,
    line: 1.3,
  });
  canvas.flat('M-62 -40V43Q-62 48 -57 48H57', camera, { width: 2, color: steel, cap: 'round' });
  canvas.flat(
    'M66 -42Q66 -50 58 -50H-58Q-64 -50 -65.4 -45H56Q60 -45 60 -41V51.6Q66 51 66 44Z',
    camera,
    palette.navy,
  );
  canvas.disc(camera.x - 6, camera.y - 43, 3.4, 0, { fill: mist, line: 0.7 });
  canvas.disc(camera.x + 8, camera.y - 43, 2.4, 0, { fill: steel, line: 0.7 });
  canvas.flat('M-54 -38H54V40H-54Z', camera, { fill: ink, line: 1 });
}

/** What the camera sees through the wall: cold pipes dark, the hot riser bright, warm water spreading from it. */
function heatPicture(canvas: Canvas): void {
  const { navy, navy3, deep, orange, amber, paper, cold } = palette;
  const { left, right, bottom, top } = screen;
  canvas.flat(`M${left} ${bottom}H${right}V${top}H${left}Z`, camera, navy);
  const bar = (x: number, width: number, color: string): void =>
    canvas.flat(`M${x - camera.x} ${bottom}V${top}`, camera, { width, color });
  canvas.flat('M-32 -36V38M12 -36V38', camera, { width: 2.6, color: palette.navy2 });
  bar(stackX, 18, navy3);
  bar(395.5, 8, cold);
  const at = pinhole;
  canvas.flat(
    'M-20 16C-34 8 -38 -12 -30 -26Q-28 -32 -22 -36H28C34 -28 36 -10 30 4C26 18 12 26 0 25C-8 25 -15 20 -20 16Z',
    at,
    { fill: deep, opacity: 0.42 },
  );
  canvas.flat(
    'M-14 12C-24 4 -26 -14 -20 -28Q-19 -33 -16 -36H20C25 -26 26 -10 21 2C17 13 8 19 0 18C-6 18 -10 15 -14 12Z',
    at,
    deep,
  );
  canvas.flat(
    'M-9 9C-16 2 -17 -12 -12 -24Q-11 -31 -9 -36H12C17 -26 17 -10 13 1C10 9 5 13 0 12C-4 12 -7 11 -9 9Z',
    at,
    orange,
  );
  bar(pinhole.x, 10, deep);
  bar(pinhole.x, 6, orange);
  canvas.flat('M-5 6C-9 1 -9 -8 -6 -16Q-4 -22 -1 -24Q4 -20 6 -14C9 -8 8 2 5 6C3 9 -3 9 -5 6Z', at, amber);
  canvas.flat('M-2.6 3C-4 0 -4 -4 -2 -7Q0 -9 2 -7C4 -4 4 0 2.6 3Q0 5 -2.6 3Z', at, paper);
}

/** Aiming mark on the spot, temperature scale at the edge of the screen. */
function reading(canvas: Canvas): void {
  const { white, navy3, cold, deep, orange, amber, paper } = palette;
  canvas.flat('M-14 0H-7M7 0H14M0 7V14M0 -14V-7', pinhole, { width: 1.8, color: white, cap: 'round' });
  const scale = [navy3, cold, deep, orange, amber, paper];
  scale.forEach((color, i) => {
    const y = -26 + i * 9;
    canvas.flat(`M43 ${y}H48V${y + 9}H43Z`, camera, color);
  });
  canvas.flat('M43 -26H48V28H43Z', camera, { line: 0.6, color: white });
}

/** A thermal camera finds a leaking hot line inside a wall before anything is opened. */
export const leakDetection = {
  name: 'leak-detection',
  view: [316, -216, 210, 180],
  surroundings(canvas) {
    kitchen(canvas);
    powder(canvas);
    foundation(canvas);
  },
  quietRuns: {},
  subject(canvas) {
    housing(canvas);
    heatPicture(canvas);
    reading(canvas);
  },
  landing: { view: [224, -286, 400, 350] },
} as const satisfies Crop;
