import { palette } from './kit/palette';
import { project } from './kit/projection';

/** Frame of the key plan, in paper units. */
const frame = [-1120, -850, 2470, 1130] as const;

/** Section of the house in one line: roof, walls, floors, chase, garage, sewer. */
const outline =
  'M-56-554 410-800l466 246M0-540V0h820v-540M0-287h836M410 0v-560M588 0v-287M820-410l476 126M1250-296V0H820M-1060 214 410 96V0';

/**
 * One-colour locator of the house (it takes the colour of the text around it) with an orange dot where the
 * trouble is.
 * @param at point of the house in cm on the datum of the drawing: x right, y up from the finished floor
 */
export function keyPlanSvg({ x, y }: { x: number; y: number }): string {
  const [cx, cy] = project([x, y]).map(Math.round);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}" aria-hidden="true">` +
    `<path fill="none" stroke="currentColor" stroke-width="24" stroke-linejoin="round" d="${outline}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="66" fill="${palette.orange}"/></svg>`
  );
}
