/** A figure of a claim as a counter needs it. */
export interface FigureParts {
  /** The number that it ends at. */
  value: number;
  /** What stands behind the number. */
  suffix: '' | '+' | '%';
}

const figure = /^(\d{1,3}(?:,\d{3})+|\d+)([+%]?)$/;

/** True for what a counter can count up to: `15,000+`, `35+`, `100%`. */
export const isFigure = (text: string): boolean => figure.test(text);

/**
 * Takes a claim's figure apart.
 * @param text a reading of a claim, such as `15,000+`
 * @throws Error if it is not a number with at most a plus or percent sign
 */
export function figureParts(text: string): FigureParts {
  const [, digits, suffix] = figure.exec(text) ?? [];
  if (digits === undefined)
    throw new Error(`"${text}" cannot be counted up to. A counter takes a figure such as 15,000+ or 100%.`);
  return { value: Number(digits.replaceAll(',', '')), suffix: suffix as FigureParts['suffix'] };
}
