/** The parts of a claim's figure, for a counter. */
export interface FigureParts {
  /** The number that the counter ends at. */
  value: number;
  /** The text after the number. */
  suffix: '' | '+' | '%';
}

const figure = /^(\d{1,3}(?:,\d{3})+|\d+)([+%]?)$/;

/** Whether a counter can count up to a text such as `15,000+`, `35+` or `100%`. */
export const isFigure = (text: string): boolean => figure.test(text);

/**
 * Parses a claim's figure.
 * @param text a reading of a claim, such as `15,000+`
 * @throws Error if it is not a number with at most a plus or percent sign
 */
export function figureParts(text: string): FigureParts {
  const [, digits, suffix] = figure.exec(text) ?? [];
  if (digits === undefined)
    throw new Error(`"${text}" cannot be counted up to. A counter takes a figure such as 15,000+ or 100%.`);
  return { value: Number(digits.replaceAll(',', '')), suffix: suffix as FigureParts['suffix'] };
}
