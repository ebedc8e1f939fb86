import { describe, expect, it } from 'vitest';
import { socialHeadline, socialImagePath } from '@/seo/social-image/path';

const head = {
  title: 'Slab Leak Repair in Dallas, TX | Company Plumbing',
  description: 'A warm spot on the floor? We find the leak under your slab before the floor is opened.',
  keywords: [],
};

describe('the file of a social image', () => {
  it.each([
    ['/', '/social/index.png'],
    ['/services/drain', '/social/services-drain.png'],
    ['/services/slab-leak-repair', '/social/services-slab--leak--repair.png'],
    ['/Plumbing/Help', '/social/_plumbing-_help.png'],
    ['/plumbing.html', '/social/plumbing.png'],
  ])('of %s is %s', (path, file) => {
    expect(socialImagePath(path)).toBe(file);
  });

  it('is another one for each page, also where capitals and small letters are the same', () => {
    const paths = (
      '/plumbing /Plumbing /plumbing/help /Plumbing/Help /plumbing-help /Plumbing-Help /slab-leak/s ' +
      '/slab/leak-s /slab/leak/s /slab-leak-s /slab--leak/s'
    ).split(' ');
    const files = paths.map((path) => socialImagePath(path).toLowerCase());
    expect(new Set(files).size).toBe(paths.length);
  });

  it.each(['/slab-/leak', '/slab/-leak', '/a_b', '/a b', '/ä'])('cannot be named for %s', (path) => {
    expect(() => socialImagePath(path)).toThrow('is not letters and digits');
  });
});

it.each([
  // Without the company, whose logo stands above them.
  [head, 'Slab Leak Repair in Dallas, TX'],
  [{ ...head, socialTitle: 'Is it under your slab?' }, 'Is it under your slab?'],
  [{ ...head, title: 'Same-Day Plumbing in Dallas-Fort Worth' }, 'Same-Day Plumbing in Dallas-Fort Worth'],
])('the words on the social image of %o are %s', (page, words) => {
  expect(socialHeadline(page)).toBe(words);
});
