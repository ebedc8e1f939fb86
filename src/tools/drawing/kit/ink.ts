/**
 * Line widths, as multiples of the drawing's ink width (craft rule 4). The ink width depends on the size of the view,
 * so that lines have the same width on the page in crops of all sizes.
 */
export const lineWidth = { outline: 1, strong: 1.3, detail: 0.8, fine: 0.55 } as const;

/** Ink width of the whole house, in cm. */
export const heroInk = 2;

/** Ink width of a crop whose view is `viewWidth` cm wide. */
export function cropInk(viewWidth: number): number {
  return viewWidth / 190;
}
