import { palette, scaleAt, type Canvas, type Placement } from '../../kit';
import { head, type Look } from './head';

/** A joint of the body in local cm: origin on the floor between the feet, facing right, y up. */
export type Joint = readonly [x: number, y: number];

/** Where the joints are. An adult stands 172 cm high with the neck at 138. */
export interface Pose {
  hip: Joint;
  neck: Joint;
  /** elbow and hand, on the side toward the eye */
  nearArm: readonly [elbow: Joint, hand: Joint];
  /** left out where the near arm hides it */
  farArm?: readonly [elbow: Joint, hand: Joint];
  /** knee and ankle */
  nearLeg: readonly [knee: Joint, ankle: Joint];
  farLeg?: readonly [knee: Joint, ankle: Joint];
  /** the far foot stands on its toes, sole to the back: the shin is on the floor */
  heelUp?: boolean;
}

/** What somebody wears; colors of the palette. */
export interface Clothes {
  top: string;
  trousers: string;
  shoes?: string;
  /** bare forearms */
  shortSleeves?: boolean;
  /** bib overalls over the shirt, in the color of the trousers */
  bib?: boolean;
  /** a coat or an apron that hangs from the chest over the hips: its color */
  coat?: string;
}

/** Somebody in a drawing. */
export interface Figure {
  look: Look;
  clothes: Clothes;
  pose: Pose;
}

const armWidth = 10.5;
const legWidth = 15;

/** Point on the way from one joint to another. */
const between = (a: Joint, b: Joint, share: number): Joint => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A figure in profile. Its limbs are round like pipes, so that people and plumbing have the same style. */
export function figure(canvas: Canvas, at: Placement, { look, clothes, pose }: Figure): void {
  const { top, trousers, shoes = palette.ink } = clothes;
  const shoulder = between(pose.neck, pose.hip, 0.15);
  if (pose.farArm) arm(canvas, at, [shoulder, ...pose.farArm], look, clothes);
  if (pose.farLeg) {
    leg(canvas, at, [[pose.hip[0] + 3.6, pose.hip[1]], ...pose.farLeg], trousers);
    shoe(canvas, at, pose.farLeg[1], shoes, pose.heelUp ? soles.tipped : soles.flat);
  }
  leg(canvas, at, [[pose.hip[0] - 3.6, pose.hip[1]], ...pose.nearLeg], trousers);
  shoe(canvas, at, pose.nearLeg[1], shoes, soles.flat);
  torso(canvas, at, pose, { ...clothes, top });
  head(canvas, { ...at, x: at.x + (at.mirror ? -1 : 1) * pose.neck[0] * (at.scale ?? 1), y: at.y + (pose.neck[1] - 4) * (at.scale ?? 1) }, look); // prettier-ignore
  arm(canvas, at, [shoulder, ...pose.nearArm], look, clothes);
}

/** A limb with its ink outline, in the outline's own units. */
function limb(canvas: Canvas, at: Placement, joints: readonly Joint[], width: number, color: string): void {
  const rim = (canvas.ink * 1.6) / (scaleAt(at.z ?? 0) * (at.scale ?? 1));
  const outline = joints.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  canvas.flat(outline, at, { width: width + rim, color: palette.ink, cap: 'round' });
  canvas.flat(outline, at, { width, color, cap: 'round' });
}

function arm(
  canvas: Canvas,
  at: Placement,
  [shoulder, elbow, hand]: readonly [Joint, Joint, Joint],
  { skin }: Look,
  { top, shortSleeves, coat }: Clothes,
): void {
  const bare = shortSleeves
    ? [between(shoulder, elbow, 0.5), elbow, hand]
    : [between(elbow, hand, 0.6), hand];
  const sleeve = shortSleeves ? [shoulder, between(shoulder, elbow, 0.62)] : [shoulder, elbow, between(elbow, hand, 0.8)]; // prettier-ignore
  limb(canvas, at, bare, armWidth - 2.4, skin);
  limb(canvas, at, sleeve, armWidth, coat ?? top);
}

function leg(
  canvas: Canvas,
  at: Placement,
  [hip, knee, ankle]: readonly [Joint, Joint, Joint],
  color: string,
): void {
  limb(canvas, at, [hip, knee, between(ankle, knee, 0.13)], legWidth, color);
}

/** Shoes about the ankle: flat on the floor, and on the toes behind somebody who kneels. */
const soles = {
  flat: 'M-8 -6V4H6C8 0 12 -1 17 -1.6C20 -2 20 -6 18 -6Z',
  tipped: 'M8 6L-6 7Q-12 7 -13 0L-14 -7Q-10 -10 -6 -8L-3 -3L8 -5Z',
} as const;

function shoe(canvas: Canvas, at: Placement, ankle: Joint, color: string, outline: string): void {
  const side = at.mirror ? -1 : 1;
  const size = at.scale ?? 1;
  const spot = { ...at, x: at.x + side * ankle[0] * size, y: at.y + ankle[1] * size };
  canvas.flat(outline, spot, { fill: color, line: 0.7 });
}

/** Chest, belly and seat along the line from hip to neck; bib, straps or coat over it. */
function torso(canvas: Canvas, at: Placement, { hip, neck }: Pose, clothes: Clothes): void {
  const length = Math.hypot(neck[0] - hip[0], neck[1] - hip[1]);
  const up = [(neck[0] - hip[0]) / length, (neck[1] - hip[1]) / length] as const;
  const on = (across: number, share: number): string => {
    const along = share * length;
    const x = hip[0] + up[0] * along + up[1] * across;
    const y = hip[1] + up[1] * along - up[0] * across;
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  };
  const chest = `M${on(-11.4, 0.04)}L${on(-12.5, 0.6)}C${on(-14, 0.9)} ${on(-10, 1.01)} ${on(-3, 1.02)}L${on(4, 1.02)}C${on(11, 1)} ${on(14.5, 0.8)} ${on(13.5, 0.6)}L${on(11.8, 0.04)}Z`;
  canvas.flat(chest, at, { fill: clothes.coat ?? clothes.top, line: 0.8 });
  if (clothes.bib) {
    const bib = `M${on(-11.2, -0.08)}L${on(-12.2, 0.36)}L${on(1, 0.4)}L${on(2, 0.74)}L${on(13.6, 0.72)}L${on(11.6, -0.08)}`;
    canvas.flat(bib, at, { fill: clothes.trousers, line: 0.8 });
    canvas.flat(`M${on(7, 0.74)}C${on(6, 0.9)} ${on(2, 1)} ${on(-2, 1.01)}C${on(-7, 0.9)} ${on(-8, 0.6)} ${on(-8, 0.38)}`, at, { width: 4, color: clothes.trousers }); // prettier-ignore
  } else if (clothes.coat) {
    const skirt = `M${on(-12.2, 0.3)}L${on(-15, -0.62)}L${on(14, -0.62)}L${on(13.2, 0.3)}`;
    canvas.flat(skirt, at, { fill: clothes.coat, line: 0.8 });
    canvas.flat(`M${on(9, -0.58)}L${on(7, 0.5)}L${on(4, 1)}`, at, { line: 0.7 });
  } else {
    canvas.flat(`M${on(-11.2, -0.08)}L${on(-11.6, 0.12)}L${on(12, 0.12)}L${on(11.6, -0.08)}`, at, {
      fill: clothes.trousers,
      line: 0.8,
    });
  }
}
