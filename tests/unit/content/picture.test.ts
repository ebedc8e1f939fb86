import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPhotograph, pictureEndings } from '@/content/picture';

it('is a photograph with its ending in any case', () => {
  expect(isPhotograph('content/images/work/IMG_1234.JPG')).toBe(true);
  expect(isPhotograph('content/images/heater.webp')).toBe(true);
});

it.each(['content/images/work/a.gif', 'content/images/README.md', 'public/icon.png', 'content/a.jpg'])(
  'is not one: %s',
  (file) => {
    expect(isPhotograph(file)).toBe(false);
  },
);

it('has the endings that the build looks for', () => {
  const build = readFileSync('src/theme/pictures/originals.ts', 'utf8');
  expect(/\*\.\{([\w,]+)\}/.exec(build)?.[1]?.split(',')).toEqual([...pictureEndings]);
  expect(build).toContain('caseSensitive: false');
});
