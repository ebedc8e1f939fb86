import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesOnDisk } from '@/content/load/files';
import { readContent } from '@/content/load/read';
import type { City, Landing, Site } from '@/content/types';
import { namedPlaces, nearMiles, zipTable, type CoveredCity } from '@/map/geography/coverage';
import { answerZip } from '@/map/geography/zip-answer';
import { zipRanges, zipsOfState } from '@/map/geography/zip-codes';
import { sampleCities } from './sample-cities';

const cities: CoveredCity[] = sampleCities.map(({ slug, name, zipCodes, geo }) => ({
  slug,
  name,
  zipCodes,
  ...geo,
}));
const table = zipTable(cities, '75180', 'TX');
const names = {
  cities: Object.fromEntries(cities.map(({ slug, name }) => [slug, name])),
  town: 'Balch Springs',
};
const answer = (input: string) => answerZip(input, table, names);

describe('the ZIP check', () => {
  it('sends every ZIP code on a city page to a city that lists it', () => {
    for (const { zipCodes } of cities)
      for (const zip of zipCodes) {
        const found = answer(zip);
        const owners = cities.filter((city) => city.zipCodes.includes(zip)).map(({ slug }) => slug);
        expect(found).toEqual({ kind: 'served', city: owners[0], sharedWith: owners.slice(1) });
      }
  });

  it('welcomes the office’s own town', () => {
    expect(answer('75180')).toEqual({ kind: 'home' });
  });

  it('understands the name of a city, as people write it', () => {
    const { slug, name } = cities.find(({ name }) => name.includes(' ')) ?? cities[0]!;
    for (const typed of [
      name,
      ` ${name.toUpperCase()} `,
      `${name}, TX`,
      `${name} Texas`,
      name.replace(' ', '-'),
    ])
      expect(answer(typed), typed).toEqual({ kind: 'served', city: slug, sharedWith: [] });
    expect(answer('balch springs')).toEqual({ kind: 'home' });
    expect(answerZip('ft. worth', { ...table, named: { 'Dallas, Fort Worth': ['76102'] } }, names)).toEqual({
      kind: 'named',
      city: 'Fort Worth',
    });
    expect(answer('constructor')).toEqual({ kind: 'invalid' });
  });

  it.each([
    ['75221', 'dallas'],
    ['75059', 'irving'],
  ])('serves a post-office box of a city with a page: %s', (zip, city) => {
    expect(answer(zip)).toEqual({ kind: 'served', city, sharedWith: [] });
  });

  it.each([
    ['75182', 'mesquite'], // Sunnyvale
    ['75083', 'plano'], // a post-office box in Richardson, which the dataset puts into Dallas
    ['75072', 'plano'], // the west of McKinney
    ['75069', 'wylie'], // the east of McKinney
  ])('calls %s near, and names the closest city page', (zip, city) => {
    expect(answer(zip)).toMatchObject({ kind: 'near', city });
  });

  it('serves every city that a page names, also one without a page of its own, however it is written', () => {
    const withNames = zipTable(cities, '75180', 'TX', [
      { cities: ['Frisco', 'Dallas', 'McKinney', 'DeSoto'] },
    ]);
    expect(answerZip('75033', withNames, names)).toEqual({ kind: 'named', city: 'Frisco' });
    expect(answerZip('75072', withNames, names)).toEqual({ kind: 'named', city: 'McKinney' });
    expect(answerZip('75115', withNames, names)).toEqual({ kind: 'named', city: 'DeSoto' });
    expect(answerZip('75201', withNames, names)).toMatchObject({ kind: 'served', city: 'dallas' });
  });

  it('serves every ZIP code that a page lists, in the towns that stand beside it there', () => {
    const lake = { cities: ['Heath', 'Fate'], zipCodes: '75032, 75087–75089, 75189' };
    const withList = zipTable(cities, '75180', 'TX', [lake]);
    expect(answerZip('75189', withList, names)).toEqual({ kind: 'named', city: 'Heath, Fate' });
    expect(answerZip('75088', withList, names)).toEqual({ kind: 'named', city: 'Heath, Fate' });
    expect(answerZip('75032', withList, names)).toMatchObject({ kind: 'served' });
    expect(answerZip('75132', withList, names)).toEqual({ kind: 'named', city: 'Fate' });
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

  it.each(['', '7504', '75o40', '75040-12', 'Springfield', '-75040', '７５０４０', '__proto__'])(
    'does not take %j for a ZIP code',
    (typed) => expect(answer(typed)).toEqual({ kind: 'invalid' }),
  );
});

describe('the ZIP check of the site', () => {
  const { entries } = readContent(filesOnDisk(process.cwd()), ['site', 'cities', 'landing']);
  const of = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).map(({ id, raw }) => ({ id, raw }));
  const site = of('site')[0]?.raw as unknown as Site;
  const served = of('cities').map(({ id, raw }) => {
    const { name, zipCodes, geo } = raw as unknown as City;
    return { slug: id, name, zipCodes, ...geo };
  });
  const places = namedPlaces(
    site,
    of('landing').map(({ raw }) => raw as unknown as Landing),
  );
  const table = zipTable(served, site.address.postalCode, site.address.region, places);

  it('never denies a city or a ZIP code that a page or the structured data names', () => {
    const names = [...served.map(({ name }) => name), ...places.flatMap(({ cities }) => cities)];
    expect(names).toEqual(expect.arrayContaining(['Fort Worth', 'Arlington', 'Frisco', 'Rowlett']));
    const ofCities = zipsOfState('TX').filter(({ city }) => names.includes(city));
    const listed = [
      ...served.flatMap(({ zipCodes }) => zipCodes),
      ...places.flatMap(({ zipCodes = '' }) => zipCodes.match(/\d{5}/g) ?? []),
    ];
    expect([ofCities.length > 200, listed.length > 100]).toEqual([true, true]);
    const taken = ['served', 'named', 'home'];
    const denied = [...ofCities.map(({ zip }) => zip), ...listed].filter(
      (zip) => !taken.includes(answerZip(zip, table, { cities: {}, town: '' }).kind),
    );
    expect(denied).toEqual([]);
  });

  it('is small enough to send with the page', () => {
    expect(brotliCompressSync(JSON.stringify(table)).length).toBeLessThan(1400);
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
