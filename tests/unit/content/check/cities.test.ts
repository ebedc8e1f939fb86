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

  it('prints the number of its water utility only as a phone number', async () => {
    expect(await said(edited(garland, /emergency: .*/, 'emergency: call the city'))).toEqual([
      expect.stringMatching(/waterUtility › emergency: "call the city" is not a phone number/),
    ]);
  });

  it('has the county and ZIP codes of its position', async () => {
    expect(await said(edited(garland, /county: .*/, 'county: Ellis County'))).toEqual([
      expect.stringMatching(/"Ellis County" is not the county of that position, which is in Dallas County/),
    ]);
    expect(await said(edited(garland, "'75040'", "'78701'"))).toEqual([
      expect.stringMatching(/"78701" lies \d+ miles from the city/),
    ]);
  });
});

describe('The map of the service area', () => {
  it('has room for every city’s name, or the check says which has none and what to do', async () => {
    expect(await said(edited(garland, /^name: .*/m, `name: ${'W'.repeat(40)}`))).toContainEqual(
      expect.stringMatching(/garland\.md, line \d+, map: has no room for its name on the map.*map\.side/s),
    );
  });

  it('accepts `branchOf` only for cities with a page', async () => {
    expect(await said(edited(garland, /^geo: /m, 'map: { branchOf: gotham }\ngeo: '))).toEqual([
      expect.stringMatching(/garland\.md, line \d+, map › branchOf: "gotham"/),
    ]);
  });
});
