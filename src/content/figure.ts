/** Whether a counter can count up to a text such as `15,000+`, `35+` or `100%`. */
export const isFigure = (text: string): boolean => /^(\d{1,3}(?:,\d{3})+|\d+)[+%]?$/.test(text);

/** The number in a figure: 15000 in `15,000+`. */
export const figureNumber = (figure: string): number => Number(figure.replace(/\D/g, ''));

/**
 * A number on the way to a figure, written like it: `7,342+` on the way to `15,000+`. Without `toLocaleString`, because
 * the browser loads its tables of languages at the first use: 17 ms on a desktop, 140 ms on a slow phone.
 * @param figure as `isFigure` accepts it
 */
export function onTheWayTo(figure: string, number: number): string {
  const separator = figure.includes(',') ? ',' : '';
  return figure.replace(/[\d,]+/, String(number).replace(/\B(?=(?:\d{3})+$)/g, separator));
}
