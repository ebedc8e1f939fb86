import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|astro|tsx?|mjs)$/.test(file))
  // Black and white, with which the shades are mixed, are no color of a company.
  .filter((file) => !['theme/colors.mjs', 'theme/shades.mjs'].includes(file))
  // Tools that run on a developer's machine.
  .filter((file) => !file.startsWith('tools/'));

/**
 * A color as a stylesheet writes it. What follows an `&` is a character; three digits after a word, an issue's number.
 */
const hex = /(?<!&)#(?:[0-9a-f]{8}|[0-9a-f]{6})\b|(?<![&\w] ?)#[0-9a-f]{3}\b/gi;

it('A color is written in content/colors.json or src/theme/colors.mjs and nowhere else', () => {
  const found = files.flatMap((file) =>
    Array.from(readFileSync(path.join('src', file), 'utf8').matchAll(hex), ([color]) => `${file}: ${color}`),
  );
  expect(found).toEqual([]);
});
