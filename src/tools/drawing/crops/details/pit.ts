import { palette } from '../../kit';
import { scaleAt, vanishingPoint, type Canvas, type Paint, type Point3 } from '../../kit';

/** A hole dug down from the ground or floor at y = 0, open toward the eye at the cut plane. */
export interface Pit {
  /** left and right edge on the cut plane; both on the same side of the vanishing point */
  x: readonly [number, number];
  /** height of its floor at the left and right edge */
  floor: readonly [number, number];
  /** how far it runs into the picture */
  depth: number;
}

/** Freshly cut clay: lighter than the soil in section, so that a hole reads as open. */
export const clay = { sod: palette.sod, sodShade: palette.sodShade, lit: palette.clayLit } as const;

/** What is seen in a pit. */
export interface PitLook {
  /** beds of the back wall from the top: lower edge (the last one is the floor) and paint */
  beds: readonly (readonly [low: number, paint: string | Paint])[];
  /** the side wall that faces the eye, with its beds like the back wall's */
  side: readonly (readonly [low: number, paint: string | Paint])[];
  floor: string | Paint;
}

/**
 * Draws back wall, the one visible side wall and the floor. The other side wall faces away: there the cut plane
 * hides what lies behind, so every face ends on the edge of the hole.
 */
export function pit(canvas: Canvas, { x: [left, right], floor, depth }: Pit, look: PitLook): void {
  const s = scaleAt(depth);
  const at = (x: number, y: number): Point3 => [
    vanishingPoint.x + (x - vanishingPoint.x) * s,
    vanishingPoint.y + (y - vanishingPoint.y) * s,
  ];
  const hidesRight = right < vanishingPoint.x;
  const [seen, hidden] = hidesRight ? [left, right] : [right, left];
  const [seenFloor, hiddenFloor] = hidesRight ? floor : [floor[1], floor[0]];
  const rim = at(hidden, 0);
  /** The edge that hides the far side, where it meets the back wall at height y. */
  const edge = (y: number): Point3 => {
    const up = at(hidden, y)[1];
    return [up <= 0 ? hidden : hidden + ((rim[0] - hidden) * up) / rim[1], up];
  };
  canvas.poly([[seen, seenFloor], [hidden, hiddenFloor], edge(hiddenFloor), at(seen, seenFloor)], look.floor); // prettier-ignore
  let top = 0;
  for (const [low, paint] of look.beds) {
    const bottom = Math.max(low, Math.min(seenFloor, hiddenFloor));
    const corner = edge(top)[1] > 0 && edge(bottom)[1] < 0 ? [[hidden, 0] as Point3] : [];
    const [a, b] = bottom === low ? [low, low] : [seenFloor, hiddenFloor];
    canvas.poly([at(seen, top), edge(top), ...corner, edge(b), at(seen, a)], paint);
    top = low;
  }
  top = 0;
  for (const [low, paint] of look.side) {
    const bottom = Math.max(low, seenFloor);
    canvas.poly([[seen, top], [seen, bottom], at(seen, bottom), at(seen, top)], paint); // prettier-ignore
    top = low;
  }
}
