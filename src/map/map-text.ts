import type { LabelSpot } from './labels';
import { round } from './symbols';
import { lineHeight } from './text-size';

/** A placed label as SVG text, one element a line. */
export function mapText(spot: LabelSpot | undefined, size: number): string {
  if (!spot) return '';
  const anchor = spot.anchor === 'start' ? '' : ` text-anchor="${spot.anchor}"`;
  return spot.lines
    .map((line, i) => {
      const y = spot.at[1] + i * size * lineHeight;
      return `<text x="${round(spot.at[0])}" y="${round(y)}"${anchor}>${escapeXml(line)}</text>`;
    })
    .join('');
}

/** Text made safe inside SVG elements and quoted attributes. */
export function escapeXml(words: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return words.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
