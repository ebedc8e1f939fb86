import { Canvas, cropInk, heroInk, palette, type View } from '../kit';
import { optimizeSvg } from '../optimize';
import { drawRuns } from '../parts';
import { house } from '../scenes/house';
import type { Crop } from './crop';
import { slabLeak } from './slab-leak';
import { waterHeater } from './water-heater';
import { drainCleaning } from './drain-cleaning';
import { sewerLine } from './sewer-line';
import { toilet } from './toilet';
import { faucet } from './faucet';
import { pipeInstallation } from './pipe-installation';
import { garbageDisposal } from './garbage-disposal';
import { remodel } from './remodel';
import { tankless } from './tankless';
import { leakDetection } from './leak-detection';
import { burstPipe } from './burst-pipe';
import { waterHeaterRepair } from './water-heater-repair';
import { waterHeaterInstall } from './water-heater-install';
import { sewerCamera } from './sewer-camera';
import { sewerRepair } from './sewer-repair';
import { sewerReplacement } from './sewer-replacement';
import { slabDetection } from './slab-detection';
import { slabRepair } from './slab-repair';
import { slabReroute } from './slab-reroute';
import { toiletRunning } from './toilet-running';
import { toiletClog } from './toilet-clog';
import { toiletLeak } from './toilet-leak';
import { toiletReplacement } from './toilet-replacement';
import { drainKitchen } from './drain-kitchen';
import { drainMain } from './drain-main';
import { hydroJetting } from './hydro-jetting';
import { claySoil } from './clay-soil';
import { castIron } from './cast-iron';
import { hardWater } from './hard-water';
import { freeze } from './freeze';
import { stepCall } from './step-call';
import { stepDiagnose } from './step-diagnose';
import { stepRepair } from './step-repair';
import { toiletStepCall } from './toilet-step-call';
import { toiletStepDiagnose } from './toilet-step-diagnose';
import { toiletStepRepair } from './toilet-step-repair';
import { sewerStepCall } from './sewer-step-call';
import { sewerStepCamera } from './sewer-step-camera';
import { sewerStepRepair } from './sewer-step-repair';
import { slabStepDecide } from './slab-step-decide';
import { heaterStepCall } from './heater-step-call';
import { heaterStepDiagnose } from './heater-step-diagnose';
import { heaterStepRepair } from './heater-step-repair';
import { notFound } from './not-found';
import { thankYou } from './thank-you';
import { story } from './story';
import { clientOffice } from './client-office';
import { clientRestaurant } from './client-restaurant';
import { clientRetail } from './client-retail';
import { clientCampus } from './client-campus';
import { clientMedical } from './client-medical';
import { clientMultiUnit } from './client-multi-unit';
import { commercial } from './commercial';

/** Every crop of the site. A new one needs a file in this folder and a line here. */
const crops = [
  slabLeak,
  waterHeater,
  drainCleaning,
  sewerLine,
  toilet,
  faucet,
  pipeInstallation,
  garbageDisposal,
  remodel,
  tankless,
  leakDetection,
  burstPipe,
  waterHeaterRepair,
  waterHeaterInstall,
  sewerCamera,
  sewerRepair,
  sewerReplacement,
  slabDetection,
  slabRepair,
  slabReroute,
  toiletRunning,
  toiletClog,
  toiletLeak,
  toiletReplacement,
  drainKitchen,
  drainMain,
  hydroJetting,
  claySoil,
  castIron,
  hardWater,
  freeze,
  stepCall,
  stepDiagnose,
  stepRepair,
  toiletStepCall,
  toiletStepDiagnose,
  toiletStepRepair,
  sewerStepCall,
  sewerStepCamera,
  sewerStepRepair,
  slabStepDecide,
  heaterStepCall,
  heaterStepDiagnose,
  heaterStepRepair,
  notFound,
  thankYou,
  story,
  clientOffice,
  clientRestaurant,
  clientRetail,
  clientCampus,
  clientMedical,
  clientMultiUnit,
  commercial,
] as const satisfies readonly Crop[];

/** The name of a crop in content and components. */
export type CropName = (typeof crops)[number]['name'];

/** All names, in the order of the registry. */
export const cropNames: readonly CropName[] = crops.map((crop) => crop.name);

const byName = new Map<string, Crop>(crops.map((crop) => [crop.name, crop]));
const finished = new Map<string, string>();

/** The picture, with muted surroundings and the subject in color. Cached. */
export function cropSvg(name: CropName): string {
  return remember(`crop ${name}`, () => {
    const crop = find(name);
    const canvas = new Canvas({
      view: crop.view,
      ink: cropInk(crop.view[2]) * (crop.pen ?? 1),
      decimals: decimalsFor(crop.view),
      detail: 2,
    });
    canvas.muted(() => crop.surroundings(canvas));
    crop.underlay?.(canvas);
    const { quietRuns } = crop;
    if (quietRuns) canvas.muted(() => drawRuns(canvas, quietRuns));
    crop.subject(canvas);
    return optimizeSvg(canvas.svg());
  });
}

/**
 * The wide picture for a page's hero, in full color. The subject is in the center, so that
 * `preserveAspectRatio="xMidYMid slice"` can crop it to a square on phones or a column on desktops.
 */
export function heroCropSvg(name: CropName): string {
  return remember(`landing ${name}`, () => {
    const { view, landing } = find(name);
    const frame = landing?.view ?? widened(view);
    return heroPicture(name, frame, landingInk(frame));
  });
}

/**
 * The same picture for a hero with a form: a strip across the page. Desktops show the whole strip, phones the middle
 * half of its width, so the subject is in that half.
 */
export function heroStripSvg(name: CropName): string {
  return remember(`strip ${name}`, () => {
    const { view, landing } = find(name);
    const frame = landing?.strip ?? strip(view);
    return heroPicture(name, frame, landingInk(frame));
  });
}

/** Size of a crop in paper units. */
export function cropSize(name: CropName): { width: number; height: number } {
  const [, , width, height] = find(name).view;
  return { width, height };
}

/** The subject of a crop with its surroundings, in full color. */
function heroPicture(name: CropName, frame: View, ink: number): string {
  const { landing = {}, underlay, subject } = find(name);
  const canvas = new Canvas({ view: frame, ink, decimals: decimalsFor(frame), detail: 1 });
  if (landing.scene) {
    landing.scene(canvas);
    underlay?.(canvas);
  } else {
    // the background behind a hero's picture may be dark, so the picture includes the sky
    canvas.quad(-3000, -10, 4000, 2000, 0, palette.sky);
    house(canvas, { without: landing.without, underlay, runs: { without: landing.withoutRuns } });
  }
  subject(canvas);
  return optimizeSvg(canvas.svg('aria-hidden="true" preserveAspectRatio="xMidYMid slice"'));
}

function find(name: CropName): Crop {
  const crop = byName.get(name);
  if (!crop) throw new RangeError(`There is no crop named "${name}".`);
  return crop;
}

function remember(key: string, draw: () => string): string {
  let svg = finished.get(key);
  if (svg === undefined) finished.set(key, (svg = draw()));
  return svg;
}

/** From this width on, a centimeter is less than two pixels on the page, so coordinates need no decimals. */
const wholeNumberWidth = 600;

function decimalsFor([, , width]: View): number {
  return width > wholeNumberWidth ? 0 : 1;
}

/** Share of a landing frame that the crop's own view takes. */
const landingReach = 2.3;

/** A picture that already shows the whole house is not made wider. */
const widestLanding = 1130;

function widened([x, y, width, height]: View): View {
  const wide = Math.round(Math.max(width, Math.min(width * landingReach, widestLanding)));
  const high = Math.round(wide * 0.86);
  return [Math.round(x + (width - wide) / 2), Math.round(y + (height - high) / 2), wide, high];
}

/** A strip's width for a height of 1: what a desktop's strip is, so that it shows the frame whole. */
const stripRatio = 3;

/** What a strip shows above and below a crop's own view, as a share of its height: very wide screens cut it off. */
const stripMargin = 0.06;

function strip([x, y, width, height]: View): View {
  const high = Math.round(height * (1 + 2 * stripMargin));
  const wide = high * stripRatio;
  return [Math.round(x + (width - wide) / 2), Math.round(y + (height - high) / 2), wide, high];
}

/** A line width between the house's and a crop's, which suits both subject and surroundings. */
function landingInk([, , width]: View): number {
  return Math.min(heroInk, width / 340);
}
