import { palette, pipe, tones, type Canvas } from '../kit';
import { room, soil, van } from '../parts';
import { people, person, poses, toolBag } from '../parts/people';
import type { Crop } from './crop';
import { buildingSlab, cutFrame, lavatory, lavatoryTrap } from './details/building';
import { vanDetails } from './details/van-details';
import { groundTo, sky, streetTree } from './details/outdoors';
import { skyline } from '../parts/skyline';

const shop = { x: [316, 752], y: [0, 316] } as const;
const inside = { x: [332, 736], y: [0, 266] } as const;
const riserX = 744;

/** Flat country with the towers of the city far off. */
function country(canvas: Canvas): void {
  sky(canvas, { x: 540, y: 240, radius: 260 });
  skyline(canvas, { x: 170, y: 110, scale: 0.62 });
  groundTo(canvas, 280, palette.lawn);
  streetTree(canvas, 240, 200, 1.15);
  canvas.floor(-400, 306, 4, 120, 0, palette.street);
  soil(canvas);
}

/** The shop's room behind the cut: rack of pipe, bench, shelf with fittings. */
function workshop(canvas: Canvas): void {
  const { wall, wallShade, wallDeep, wood, woodDark, concrete, concreteDark, ink } = palette;
  room(canvas, inside.x, inside.y, {
    wall,
    floor: concrete,
    leftWall: wallShade,
    rightWall: wallDeep,
    seams: concreteDark,
    plank: 80,
    bare: true,
  });
  rack(canvas);
  shelves(canvas);
  // bench with a vise and a copper pipe in it
  canvas.shadow(410, 600, 30, 110);
  for (const x of [420, 574]) canvas.quad(x, 0, x + 12, 80, 50, { fill: woodDark, line: 1 });
  canvas.box(
    { x: [412, 596], y: [80, 90], z: [44, 120] },
    { front: wood, top: palette.amber, side: woodDark },
  );
  stock(canvas, [420, 560], 116, 50, { diameter: 12, color: palette.wood });
  canvas.flat('M-16 0H18V12H10V38H-8V12H-16Z', { x: 452, y: 90, z: 46 }, { fill: palette.navy2, line: 1 });
  canvas.flat('M0 34V50M-10 50H10', { x: 453, y: 90, z: 46 }, { width: 4, color: ink, cap: 'round' });
}

/** Pipe by the length on its brackets: white, blue, orange, yellow. */
function rack(canvas: Canvas): void {
  const { drain, cold, hot, gas, woodDark } = palette;
  canvas.flat('M0 0V76M150 0V76', { x: 436, y: 142, z: 250 }, { width: 8, color: woodDark });
  const lengths = [[152, 13, drain], [171, 10, cold], [188, 10, hot], [204, 8, gas]] as const; // prettier-ignore
  for (const [y, diameter, color] of lengths) {
    stock(canvas, [416, 606], y, 240, { diameter, color });
  }
}

/** A loose length of pipe: unlike one that goes on into a wall, it shows both its ends. */
function stock(
  canvas: Canvas,
  [left, right]: readonly [number, number],
  y: number,
  z: number,
  look: { diameter: number; color: string },
): void {
  pipe(canvas, [[left, y, z], [right, y, z]], look); // prettier-ignore
  const half = look.diameter / 2;
  for (const x of [left, right]) canvas.line([[x, y - half, z], [x, y + half, z]], { line: 1 }); // prettier-ignore
}

/** Shelves with boxes of fittings. */
function shelves(canvas: Canvas): void {
  const boxes = [[628, 114, 34, 'navy'], [670, 114, 28, 'wood'], [630, 166, 28, 'wood'], [666, 166, 36, 'steel']] as const; // prettier-ignore
  for (const y of [108, 160]) canvas.box({ x: [622, 712], y: [y, y + 6], z: [220, 270] }, tones.wood);
  for (const [x, y, width, tone] of boxes)
    canvas.box({ x: [x, x + width], y: [y, y + 30], z: [226, 262] }, tones[tone]);
}

/** Front, roof and the sign with the mark of the company: an elbow. */
function shell(canvas: Canvas): void {
  const { ink, navy, orange, deep, orangePale, white } = palette;
  cutFrame(canvas, shop, [inside], ink);
  canvas.flat('M-10 0H446V16H-10Z', { x: 316, y: 312 }, { fill: navy, line: 1 });
  const sign = { x: 474, y: 340 };
  canvas.flat('M10 -10V4M110 -10V4', sign, { width: 6, color: ink });
  canvas.flat('M0 0H120V84H0Z', sign, { fill: white, line: 1.2 });
  canvas.flat('M34 12V58H84V40', sign, { width: 28, color: ink });
  canvas.flat('M34 13V58H84V41', sign, { width: 22, color: orange });
  canvas.flat('M16 8H52V20H16ZM66 26H102V38H66Z', sign, { fill: deep, line: 1 });
  canvas.flat('M29 26V52Q29 62 40 62H66', sign, { width: 4, color: orangePale, cap: 'round' });
}

/** Utility sink on the right wall. */
const basin = { x: inside.x[1], y: 8, mirror: true, scale: 1.34 } as const;

/** Center line of the sewer: it falls to the left, to the street. */
const sewerAt = (x: number): number => -88 - (riserX - x) * 0.06;

/** Water, waste and vent of the shop's sink, in the right wall and under the slab, with a floor cleanout. */
function plumbing(canvas: Canvas): void {
  const { drain, cold, orange } = palette;
  buildingSlab(canvas, shop.x);
  lavatoryTrap(canvas, basin, riserX);
  pipe(canvas, [[420, 4], [420, sewerAt(420)]], { diameter: 13, color: drain }); // prettier-ignore
  canvas.flat('M-11 -2H11V5H-11ZM-4 5H4V10H-4Z', { x: 420, y: 2 }, { fill: orange, line: 0.9 });
  const collars = [620, 300, 120].map((x) => ({ at: [x, sewerAt(x)] as const, along: [1, 0.06] as const }));
  pipe(canvas, [[-400, -46], [692, -46], [692, 64]], { diameter: 11, color: cold, bend: 16 }); // prettier-ignore
  pipe(canvas, [[riserX, 370], [riserX, sewerAt(riserX)], [-400, sewerAt(-400)]], { diameter: 15, color: drain, bend: 24, collars }); // prettier-ignore
}

/** Where the plumber stands: clear of the wall, so that the arm he waves with is seen against the room. */
const doorstep = { x: 388, y: 0, z: 4, mirror: true } as const;

/** The palm that he shows, at the end of the waving pose's near arm. */
function openHand(canvas: Canvas): void {
  const palm =
    'M37.6 149C35.4 151 33 155.4 33.6 158C34 159.8 36.6 159.6 37.4 157.6L38.6 155.4C39.4 160 41.6 165.4 43.6 168C45 169.8 47.4 169.4 47.2 166.8C49 169.4 51.6 168.6 51.2 165.8C53.2 167.4 55 166 54.2 163.2C53 158.4 51 152.4 47 147.4Z';
  canvas.flat(palm, doorstep, { fill: people.plumber.look.skin, line: 0.8 });
}

/** The shop in Balch Springs, cut open, with the van in front of it. */
export const story = {
  name: 'story',
  view: [-48, -462, 820, 666],
  pen: 0.76,
  surroundings: country,
  subject(canvas) {
    workshop(canvas);
    shell(canvas);
    plumbing(canvas);
    lavatory(canvas, basin);
    person(canvas, { x: 626, y: 0, z: 30, mirror: true }, people.colleague, poses.reaching);
    van(canvas, -38, 20, 0.72);
    vanDetails(canvas, { x: -38, y: 0, z: 20, scale: 0.72 });
    toolBag(canvas, { x: doorstep.x + 6, y: 80, z: 4 });
    person(canvas, doorstep, people.plumber, poses.waving);
    openHand(canvas);
  },
  landing: { view: [-60, -590, 840, 890], scene: country },
} as const satisfies Crop;
