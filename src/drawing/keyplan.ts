/** Frame of the key plan, in paper units. */
const frame = [-1120, -850, 2470, 1130] as const;

/** Section of the house in one line: roof, walls, floors, chase, garage, sewer. */
const outline =
  'M-56-554 410-800l466 246M0-540V0h820v-540M0-287h836M410 0v-560M588 0v-287M820-410l476 126M1250-296V0H820M-1060 214 410 96V0';

/**
 * One-color plan of the house; it takes the color of the text around it. Its units are the drawings' centimeters, y
 * downward, so the page that shows it can set a dot where the trouble is.
 */
export const keyPlanSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}" aria-hidden="true">` +
  `<path fill="none" stroke="currentColor" stroke-width="24" stroke-linejoin="round" d="${outline}"/></svg>`;
