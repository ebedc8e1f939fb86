import type { Bounds } from '../kit/bounds';
import { palette, type Point2 } from '../kit';
import { escapeXml } from './map-text';
import { round } from './symbols';
import { textWidth } from './text-size';
import type { ViewStyle } from './view-styles';

/** The office's name plate: on a short stem to the right of the valve. */
export function officeTag(
  [x, y]: Point2,
  town: string,
  { text: { tag: style }, valve }: ViewStyle,
): { markup: string; box: Bounds } {
  const { size } = style;
  const inset = size * 0.6;
  const left = x + valve + 22;
  const right = left + Math.max(textWidth('Our shop', style), textWidth(town, style)) + inset * 2;
  const box: Bounds = { left, right, top: y - size * 1.25, bottom: y + size * 1.4 };
  const line = (words: string, baseline: number, weight: number): string =>
    `<text x="${round(left + inset)}" y="${round(baseline)}" font-weight="${weight}">${escapeXml(words)}</text>`;
  const width = round(right - left);
  const height = round(box.bottom - box.top);
  const markup =
    `<path stroke="${palette.ink}" stroke-width="3" d="M${round(x + valve)} ${round(y)}H${round(left)}"/>` +
    `<rect x="${round(left)}" y="${round(box.top)}" width="${width}" height="${height}" rx="5" fill="${palette.orange}" stroke="${palette.ink}" stroke-width="2.5"/>` +
    `<g fill="${palette.ink}" font-size="${size}">${line('Our shop', y - size * 0.15, 750)}${line(town, y + size, 500)}</g>`;
  return { markup, box };
}
