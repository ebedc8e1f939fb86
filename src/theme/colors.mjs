/**
 * Every color of the site: Tailwind's classes, styles (`theme('colors.ink')`), drawings, social images, the manifest
 * and the browser's own bar. Colors of pages are in content; a lint rule and a test forbid any others
 * in `src`, except in its tools. Plain JavaScript, because Tailwind's configuration imports it.
 */
import { readFileSync } from 'node:fs';
import { shadesOf } from './shades.mjs';

/**
 * What the file has. None of a file that cannot be read: the content check, which needs this module, too, says what is
 * wrong with it, and stops the build.
 * @returns {typeof import('../../content/colors.json')}
 */
function fromContent() {
  try {
    const read = JSON.parse(readFileSync('content/colors.json', 'utf8'));
    shadesOf(read.orange);
    return read;
  } catch {
    return /** @type {typeof import('../../content/colors.json')} */ ({ orange: '#000000' });
  }
}

const { $schema: _, ...ofPages } = fromContent();

/**
 * Colors of pages and drawings. The shades of orange are computed from it. The schema says what each color is for, and
 * the content check makes sure that their contrast is sufficient (`content/check/rules/colors.ts`). `street` is only on
 * the map.
 */
export const colors = { ...ofPages, ...shadesOf(ofPages.orange), street: '#8FA9C4' };
