import { palette, type Canvas } from '../kit';
import { aroundTrench, dugTrench, failedPiece, newLength, spoil, type Trench } from './details/sewer-trench';
import type { Crop } from './crop';

const trench: Trench = { left: -690, right: -562, floor: -206, depth: 70 };
const middle = -626;

/** Planks against both sides, held apart by two struts: a deep trench is never left open without them. */
function shoring(canvas: Canvas): void {
  const { wood, woodDark, steel, mist } = palette;
  const { left, right } = trench;
  for (const y of [-46, -104]) {
    canvas.flat(
      `M${left + 9} ${y - 5}H${right - 9}V${y + 5}H${left + 9}Z`,
      { x: 0, y: 0 },
      { fill: steel, line: 1 },
    );
    canvas.flat(`M${left + 9} ${y + 2}H${middle - 10}`, { x: 0, y: 0 }, { width: 1.8, color: mist });
    canvas.quad(middle - 12, y - 7, middle + 12, y + 7, 0, { fill: palette.navy3, line: 0.9 });
  }
  for (const x of [left, right - 10]) {
    canvas.quad(x, -148, x + 10, 12, 0, { fill: wood, line: 1 });
    canvas.quad(x + 7, -148, x + 10, 12, 0, woodDark);
  }
}

/** A trench over one failed length of sewer, the new length already coupled in. */
export const sewerRepair = {
  name: 'sewer-repair',
  view: [-800, -60, 348, 283],
  ...aroundTrench,
  underlay: (canvas) => dugTrench(canvas, trench),
  subject(canvas) {
    newLength(canvas, trench);
    shoring(canvas);
    failedPiece(canvas);
    spoil(canvas);
  },
} as const satisfies Crop;
