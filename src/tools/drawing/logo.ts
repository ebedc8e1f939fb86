import { palette } from './kit/palette';

/** On light backgrounds the mark is outlined in ink; on navy its flanges and drop are white. */
export type LogoTone = 'ink' | 'white';

/** Frame of the mark. */
const logoSize = 40;

const housePipe = 'M9 34V19.6Q9 16.8 11 15L17.8 8.9Q20 7 22.2 8.9L29 15Q31 16.8 31 19.6V34';
const flanges = 'M2 34.5H16M24 34.5H38';
const drop = 'M20 19C17.6 22.4 16.4 24.3 16.4 26.3A3.6 3.6 0 0 0 23.6 26.3C23.6 24.3 22.4 22.4 20 19Z';

/**
 * The paths of the mark, without a root: a house bent from one pipe, standing on two flanges, a drop inside.
 * @param line color of outline, flanges and drop
 */
export function logoMark(line: string, outlined: boolean): string {
  const bend = `d="${housePipe}" fill="none" stroke-linejoin="round"`;
  const casing = outlined ? `<path ${bend} stroke="${line}" stroke-width="12"/>` : '';
  return (
    `${casing}<path ${bend} stroke="${palette.orange}" stroke-width="${outlined ? 7.4 : 8.4}"/>` +
    `<path d="${flanges}" stroke="${line}" stroke-width="6"/><path d="${drop}" fill="${line}"/>`
  );
}

/** The logo mark for a page's header or footer. Hidden from screen readers, because the name is next to it. */
export function logoSvg({ tone }: { tone: LogoTone }): string {
  const mark = tone === 'ink' ? logoMark(palette.ink, true) : logoMark(palette.white, false);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logoSize} ${logoSize}" aria-hidden="true">${mark}</svg>`;
}

/** The mark as a favicon that follows the browser's color scheme (a file of its own, so a style is allowed). */
export function faviconSvg(): string {
  const outline = `<g class="l">${logoMark('currentColor', true)}</g>`;
  const scheme = `<style>svg{color:${palette.ink}}@media(prefers-color-scheme:dark){svg{color:${palette.white}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logoSize} ${logoSize}">${scheme}${outline}</svg>`;
}

/**
 * The mark on a navy square, for home screens.
 * @param share of the square's side that the mark takes; with 0.63 its corners stay inside the circle of 80 % of the side
 *   that no launcher cuts off
 */
export function appIconSvg(share = 0.63): string {
  const side = logoSize / share;
  const inset = (side - logoSize) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${palette.navy}"/>` +
    `<g transform="translate(${inset} ${inset})">${logoMark(palette.white, false)}</g></svg>`
  );
}
