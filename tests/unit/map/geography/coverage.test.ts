import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nearMiles, zipTable, type CoveredCity } from '@/map/geography/coverage';
import { answerZip } from '@/map/geography/zip-answer';
import { zipRanges } from '@/map/geography/zip-codes';
import { sampleCities } from './sample-cities';

const cities: CoveredCity[] = sampleCities.map(({ slug, name, zipCodes, geo }) => ({
  slug,
  name,
  zipCodes,
  ...geo,
}));
const table = zipTable(cities, '75180', 'TX');
const answer = (input: string) => answerZip(input, table);

describe('the ZIP check', () => {
  it('sends every ZIP code on a city page to a city that lists it', () => {
    for (const { zipCodes } of cities)
      for (const zip of zipCodes) {
        const found = answer(zip);
        const owners = cities.filter((city) => city.zipCodes.includes(zip)).map(({ slug }) => slug);
        expect(found).toEqual({ kind: 'served', city: owners[0], sharedWith: owners.slice(1) });
      }
  });

  it('names both cities of a ZIP code that two share', () => {
    const found = answer('75032');
    if (found.kind !== 'served') throw new Error(`75032 is ${found.kind}`);
    expect([found.city, ...found.sharedWith].sort()).toEqual(['heath', 'rockwall']);
  });

  it('welcomes the office’s own town', () => {
    expect(answer('75180')).toEqual({ kind: 'home' });
  });

  it('serves a post-office box of a city with a page', () => {
    expect(answer('75221')).toEqual({ kind: 'served', city: 'dallas', sharedWith: [] });
  });

  it.each([
    ['75182', 'mesquite'], // Sunnyvale
    ['75088', 'garland'], // Rowlett
    ['75001', 'carrollton'], // Addison
    ['75115', 'lancaster'], // DeSoto
    ['75126', 'heath'], // Forney
    ['75083', 'plano'], // a post-office box in Richardson, which the dataset puts into Dallas
  ])('calls %s near, and names the closest city page', (zip, city) => {
    expect(answer(zip)).toMatchObject({ kind: 'near', city });
  });

  it('serves every city that a page names, also one without a page of its own', () => {
    const withNames = zipTable(cities, '75180', 'TX', ['Frisco', 'Dallas']);
    expect(answerZip('75033', table)).toEqual({ kind: 'outside' });
    expect(answerZip('75033', withNames)).toEqual({ kind: 'named', city: 'Frisco' });
    expect(answerZip('75201', withNames)).toMatchObject({ kind: 'served', city: 'dallas' });
  });

  it('never calls a place near that is farther than its limit', () => {
    for (const [, miles] of Object.values(table.near)) {
      expect(miles).toBeGreaterThanOrEqual(1);
      expect(miles).toBeLessThanOrEqual(nearMiles);
    }
  });

  it.each(['78701', '10001', '76102', '00000', '99999'])('says that we do not come to %s', (zip) => {
    expect(answer(zip)).toEqual({ kind: 'outside' });
  });

  it.each([' 75040 ', '75040-1234', '75040 1234', '750401234'])('reads %j as 75040', (typed) => {
    expect(answer(typed)).toMatchObject({ kind: 'served', city: 'garland' });
  });

  it.each([
    '',
    ' ',
    '7504',
    '75o40',
    '75040-12',
    'Garland',
    '-75040',
    '７５０４０',
    '__proto__',
    '75040; DROP',
  ])('does not take %j for a ZIP code', (typed) => {
    expect(answer(typed)).toEqual({ kind: 'invalid' });
  });

  it('is small enough to send with the page', () => {
    expect(brotliCompressSync(JSON.stringify(table)).length).toBeLessThan(1200);
  });
});

describe('ZIP codes in words', () => {
  it('stand in order, each once, and three or more in a row as a range', () => {
    const ranges = zipRanges(['75203', '75201', '75206', '75202', '75208', '75207', '75201', '75214']);
    expect(ranges.replaceAll('\u2060', '')).toBe('75201–75203, 75206–75208, 75214');
  });

  it('leave out whatever is not in the list', () => {
    expect(zipRanges(['75032', '75087', '75033'])).toBe('75032, 75033, 75087');
    expect(zipRanges([])).toBe('');
  });
});
