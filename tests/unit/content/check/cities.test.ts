import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { adviceOn } from '@/tools/reports/advice';
import { inWords } from '@/content/load/mistake';
import { replaced } from './mistake';
import { contentWith, sampleText, type Changes } from './memory';

const garland = 'content/cities/garland.md';
const rowlett = 'content/cities/rowlett.md';
const said = async (changes: Changes) => {
  const files = contentWith(changes);
  const { mistakes } = await checkContent(files);
  return [...mistakes, ...(await adviceOn(files))].map(inWords);
};
const edited = (file: string, find: string | RegExp, by: string) =>
  new Map([[file, replaced(sampleText(file), find, by)]]);

describe('A city page', () => {
  it('that copies another one with only the name changed is reported once, with the other', async () => {
    const copy = sampleText(garland)
      .replaceAll('Garland', 'Rowlett')
      .replace(/title: .*/, 'title: Plumber in Rowlett, TX')
      .replace(
        /description: .*/,
        'description: What pipes and drains do in the houses of Rowlett, and what you can do before we come.',
      );
    const mistakes = await said(new Map([[rowlett, copy]]));
    expect(mistakes).toEqual([
      expect.stringMatching(`^${rowlett}, line 1: copies ${garland} with another name`),
    ]);
  });

  it.each([
    [
      /emergency: .*/,
      'emergency: call the city',
      /waterUtility › emergency: "call the city" is not a phone number/,
    ],
    [
      /county: .*/,
      'county: Ellis County',
      /"Ellis County" is not the county of that position, which is in Dallas/,
    ],
    ["'75040'", "'78701'", /"78701" lies \d+ miles from the city/],
    [/^geo: /m, 'map: { branchOf: gotham }\ngeo: ', /garland\.md, line \d+, map › branchOf: "gotham"/],
  ])('is told of what cannot be so: %s becomes %s', async (find, by, says) => {
    expect(await said(edited(garland, find, by))).toEqual([expect.stringMatching(says)]);
  });
});

describe('The map of the service area', () => {
  it('has room for every city’s name, or the check says which has none and what to do', async () => {
    expect(await said(edited(garland, /^name: .*/m, `name: ${'W'.repeat(40)}`))).toContainEqual(
      expect.stringMatching(/garland\.md, line \d+, map: has no room for its name on the map.*map\.side/s),
    );
  });
});
