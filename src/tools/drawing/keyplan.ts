/** Frame of the key plan, in paper units. */
const frame = [-1120, -850, 2470, 1130] as const;

/** Section of the house as one path: roof, walls, floors, chase, garage, sewer. */
const outline =
  'M-56-554 410-800l466 246M0-540V0h820v-540M0-287h836M410 0v-560M588 0v-287M820-410l476 126M1250-296V0H820M-1060 214 410 96V0';

/**
 * One-color plan of the house, in the color of the surrounding text. Its units are the drawings' centimeters, y
 * downward, so that a page can place a dot at the location of the problem.
 */
export const keyPlanSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}" aria-hidden="true">` +
  `<path fill="none" stroke="currentColor" stroke-width="24" stroke-linejoin="round" d="${outline}"/></svg>`;
