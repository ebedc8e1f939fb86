import { grow, isWithin, type Bounds, type Point2 } from './geometry';
import { colors } from '../theme/colors.mjs';
import { escapeXml } from './map-text';
import { flangeRadius, round } from './symbols';
import { textWidth } from './text-size';
import type { ViewStyle } from './view-styles';

/**
 * The office's name plate: on a short stem to the right of the valve; to its left where that would leave the sheet or
 * cover a city. Where a long name fits on neither side, the stem is shorter.
 * @param ours what we call it, above the town
 * @param sheet where it has to stay
 * @param cities the cities on the sheet
 */
export function officeTag(
  [x, y]: Point2,
  ours: string,
  town: string,
  { text: { tag: style }, valve }: ViewStyle,
  sheet: Bounds,
  cities: readonly Point2[],
): { markup: string; box: Bounds } {
  const { size } = style;
  const inset = size * 0.6;
  const width = round(Math.max(textWidth(ours, style), textWidth(town, style)) + inset * 2);
  const away = valve + 22;
  const boxFrom = (left: number): Bounds => ({
    left,
    right: left + width,
    top: y - size * 1.25,
    bottom: y + size * 1.4,
  });
  const [onRight, onLeft] = [boxFrom(x + away), boxFrom(x - away - width)];
  const covers = (plate: Bounds) => {
    const box = grow(plate, flangeRadius * 2);
    return cities.some((city) => isWithin(box, city));
  };
  const isRight =
    onLeft.left < sheet.left || (onRight.right <= sheet.right && (!covers(onRight) || covers(onLeft)));
  const box = isRight ? boxFrom(Math.min(x + away, Math.max(x + valve, sheet.right - width))) : onLeft;
  const { left } = box;
  const line = (words: string, baseline: number, weight: number): string =>
    `<text x="${round(left + inset)}" y="${round(baseline)}" font-weight="${weight}">${escapeXml(words)}</text>`;
  const height = round(box.bottom - box.top);
  const markup =
    `<path stroke="${colors.ink}" stroke-width="3" d="M${round(isRight ? x + valve : x - valve)} ${round(y)}H${round(isRight ? box.left : box.right)}"/>` +
    `<rect x="${round(left)}" y="${round(box.top)}" width="${width}" height="${height}" rx="5" fill="${colors.orange}" stroke="${colors.ink}" stroke-width="2.5"/>` +
    `<g fill="${colors.ink}" font-size="${size}">${line(ours, y - size * 0.15, 750)}${line(town, y + size, 500)}</g>`;
  return { markup, box };
}
