import { palette } from './kit/palette';

/** Words of a badge: who accredits, and what it says. Both come from content, never from code. */
export interface BadgeWords {
  /** large line, e.g. the name of the accreditation */
  name: string;
  /** small line above it */
  label: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c);

/** Bolt holes of the flange: eight on a circle of radius 21, as one dashed circle of round dots. */
const boltCircle = `<circle cx="32" cy="32" r="21.6" fill="none" stroke="${palette.ink}" stroke-width="3.6" stroke-linecap="round" stroke-dasharray="0 16.965"/>`;

/**
 * Accreditation badge: a pipe flange seen face on with a tick in its bore, the accreditor's name set in type.
 * No mark of any third party is drawn. Inline it, so that the text takes the page's font.
 */
export function badgeSvg({ name, label }: BadgeWords): string {
  const width = Math.max(200, 84 + Math.ceil(Math.max(name.length * 10.5, label.length * 7.6)));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" role="img" aria-label="${escapeText(`${label} ${name}`)}">` +
    `<rect x="1" y="1" width="${width - 2}" height="62" rx="5" fill="${palette.white}" stroke="${palette.ink}" stroke-width="2"/>` +
    `<circle cx="32" cy="32" r="26" fill="${palette.amber}" stroke="${palette.ink}" stroke-width="2"/>${boltCircle}` +
    `<circle cx="32" cy="32" r="15" fill="${palette.navy}" stroke="${palette.ink}" stroke-width="2"/>` +
    `<path d="M25 32.5l5 5 9.5-11" fill="none" stroke="${palette.white}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<g fill="${palette.ink}" font-family="inherit"><text x="68" y="26" font-size="13">${escapeText(label)}</text>` +
    `<text x="68" y="47" font-size="18" font-weight="750">${escapeText(name)}</text></g></svg>`
  );
}
