import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cityFacts } from '@/geography/city-facts';
import { distanceMiles, type Coordinates } from '@/geography/coordinates';
import { foreignZips } from '@/geography/coverage';
import { zipInfo } from '@/geography/zip-codes';
import { readCityFiles } from './city-files';

const content = path.resolve(import.meta.dirname, '../../../content');
const readJson = <T>(file: string): T => JSON.parse(readFileSync(path.join(content, file), 'utf8')) as T;

const office = readJson<{ geo: Coordinates }>('site.json').geo;
const regions = readJson<{ id: string; cities: string[] }[]>('regions.json');
const cities = readCityFiles();
const bySlug = new Map(cities.map((city) => [city.slug, city]));

/** Cities whose mail is delivered under the name of a neighbor's post office. */
const postOffices: Record<string, string> = { heath: 'Rockwall' };

/** How far a city's stated middle may be from the middle of its ZIP codes. */
const tolerance = 6;

describe.each(cities)('the facts of $name are true', (city) => {
  const facts = cityFacts(city.geo, office);

  it('its ZIP codes belong to it', () => {
    expect(foreignZips(city, postOffices[city.slug])).toEqual([]);
    expect(new Set(city.zipCodes).size).toBe(city.zipCodes.length);
  });

  it('its coordinates lie where its ZIP codes lie', () => {
    const middles = city.zipCodes.flatMap((zip) => zipInfo(zip) ?? []);
    const mean = (pick: (place: Coordinates) => number) =>
      middles.reduce((sum, place) => sum + pick(place), 0) / middles.length;
    const middle = { latitude: mean((p) => p.latitude), longitude: mean((p) => p.longitude) };
    expect(distanceMiles(city.geo, middle)).toBeLessThan(tolerance);
  });

  it('its county is the one on the map', () => {
    expect(city.county).toContain(facts.county.replace(' County', ''));
    expect(city.county).toMatch(/ (County|Counties)$/);
  });

  it('its neighbors have pages and are near', () => {
    for (const slug of city.neighbors) {
      expect(slug).not.toBe(city.slug);
      const neighbor = bySlug.get(slug);
      expect(neighbor, `content/cities/${slug}.md`).toBeDefined();
      expect(distanceMiles(city.geo, neighbor!.geo)).toBeLessThan(25);
    }
  });

  it('it names a region that exists, and no other region lists it', () => {
    expect(regions.map(({ id }) => id)).toContain(city.region);
    const homes = regions.filter(({ cities: slugs }) => slugs.includes(city.slug)).map(({ id }) => id);
    expect(homes.filter((id) => id !== city.region)).toEqual([]);
  });
});

describe('the set of city pages', () => {
  it('covers every city that a region names', () => {
    const named = regions.flatMap(({ cities: slugs }) => slugs);
    expect(named.filter((slug) => !bySlug.has(slug))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('gives each city a title and a description of its own', () => {
    for (const field of ['title', 'description'] as const)
      expect(new Set(cities.map(({ head }) => head[field])).size).toBe(cities.length);
  });

  it('gives each city a drawing of its own', () => {
    expect(new Set(cities.map(({ drawing }) => drawing)).size).toBe(cities.length);
  });

  it('shows six services with six titles on each page', () => {
    for (const { services } of cities) expect(new Set(services.map(({ title }) => title)).size).toBe(6);
  });

  it('never raises its voice', () => {
    for (const city of cities) expect(JSON.stringify(city), city.slug).not.toContain('!');
  });
});
