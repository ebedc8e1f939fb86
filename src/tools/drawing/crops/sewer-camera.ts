import { palette, type Canvas } from '../kit';
import { foundation, lawn, tree } from '../parts';
import { cameraCable, cameraHead, cutSewer, openJoint, rootsAtJoint } from './details/sewer-inspection';
import type { Crop } from './crop';

/** The cable's reel on the lawn beside the cleanout. */
const reel = { x: -122, y: 27 } as const;

/** The reel that the cable comes off, on the lawn. */
function cableReel(canvas: Canvas): void {
  const { steel, navy3, ink, mist, gas } = palette;
  canvas.shadow(reel.x - 34, reel.x + 40, -6, 24, 0, 0.2);
  canvas.flat('M-24 -27L-6 8M24 -27L6 8M-28 -27H28', reel, { width: 5.4, color: ink, cap: 'round' });
  canvas.disc(reel.x, reel.y, 24, 0, { fill: gas, line: 1.1 });
  canvas.disc(reel.x, reel.y, 19, 0, { fill: navy3, line: 0.8 });
  canvas.flat('M0 16V-16M-14 -8L14 8M-14 8L14 -8', reel, { width: 3, color: steel });
  canvas.disc(reel.x, reel.y, 7, 0, { fill: mist, line: 0.9 });
}

/** A camera on its cable looks at a joint that roots have opened. */
export const sewerCamera = {
  name: 'sewer-camera',
  view: [-324, -64, 310, 256],
  surroundings(canvas) {
    lawn(canvas);
    tree(canvas);
    foundation(canvas);
  },
  underlay: rootsAtJoint,
  subject(canvas) {
    cutSewer(canvas);
    openJoint(canvas);
    cameraCable(canvas, [reel.x, reel.y + 21.4]);
    cameraHead(canvas);
    cableReel(canvas);
  },
  landing: { view: [-450, -120, 540, 480], without: ['cleanout cap'], withoutRuns: ['yard cleanout'] },
} as const satisfies Crop;
