import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { serviceAreaMap, type MapCity } from '@/drawing/map';
import { ringMiles } from '@/drawing/map/ring-layer';
import { distanceMiles, type Coordinates } from '@/geography/coordinates';
import { readCityFiles } from '../../cities/city-files';

interface Site {
  geo: Coordinates;
  address: { city: string };
}
const siteFile = path.resolve(import.meta.dirname, '../../../../content/site.json');
const site = JSON.parse(readFileSync(siteFile, 'utf8')) as Site;
const office = { ...site.geo, town: site.address.city };
const cities: MapCity[] = readCityFiles().map(({ slug, name, geo }) => ({ slug, name, ...geo }));

const full = serviceAreaMap({ office, cities, size: 'full' });
const small = serviceAreaMap({ office, cities, highlight: 'garland', size: 'small' });

const links = (svg: string): { href: string; label: string }[] =>
  [...svg.matchAll(/<a href="([^"]*)" aria-label="([^"]*)"/g)].map(([, href = '', label = '']) => ({
    href,
    label,
  }));

describe('the service-area map', () => {
  it('links every city page, with a name that says where the city lies', () => {
    const found = links(full.svg);
    expect(found.map(({ href }) => href).sort()).toEqual(
      cities.map(({ slug }) => `/service-area/${slug}`).sort(),
    );
    expect(found).toContainEqual({
      href: '/service-area/garland',
      label: 'Garland, 13 miles north of our shop in a straight line',
    });
  });

  it('writes the name of every city and of the office’s town', () => {
    for (const { name } of cities) expect(full.svg).toContain(`>${name}</text>`);
    expect(full.svg).toContain(`>${office.town}</text>`);
  });

  it('names the counties and says that its rings are straight lines', () => {
    for (const county of ['DALLAS COUNTY', 'COLLIN COUNTY', 'ELLIS COUNTY', 'ROCKWALL', 'KAUFMAN'])
      expect(full.svg).toContain(`>${county}<`);
    for (const miles of ringMiles) expect(full.svg).toContain(`>${miles} miles</text>`);
    expect(full.svg.match(/>straight line</g)).toHaveLength(ringMiles.length);
  });

  it('puts every city at its true distance: inside or outside the rings as on the ground', () => {
    const [cx, cy] = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(full.svg)!.slice(1).map(Number) as [
      number,
      number,
    ];
    const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(full.svg)!.map(Number);
    const radii = [...full.svg.matchAll(/<circle cx="[\d.]+" cy="[\d.]+" r="([\d.]+)"/g)]
      .slice(0, ringMiles.length)
      .map(([, r]) => Number(r));
    expect(radii[1]! / radii[0]!).toBeCloseTo(2, 1);
    for (const { slug, x, y } of full.places) {
      const city = cities.find((other) => other.slug === slug)!;
      const drawn = Math.hypot((x / 100) * width - cx, (y / 100) * height - cy);
      expect((drawn / radii[0]!) * 10).toBeCloseTo(distanceMiles(office, city), 0);
    }
  });

  it('marks the city of a small map, names no other and has no links inside the picture', () => {
    expect(small.svg).toContain('role="img"');
    expect(small.svg).toContain('aria-label="Map: Garland lies 13 miles north of our shop in Balch Springs');
    expect(small.svg).toContain('>Garland</text>');
    expect(small.svg).not.toContain('>Plano</text>');
    expect(links(small.svg)).toEqual([]);
  });

  it.each(cities)('finds room for the large name of $name', ({ slug, name }) => {
    expect(serviceAreaMap({ office, cities, highlight: slug, size: 'small' }).svg).toContain(
      `>${name}</text>`,
    );
  });

  it('tells the marked city of a full map from the others without color', () => {
    const marked = serviceAreaMap({ office, cities, highlight: 'plano', size: 'full' }).svg;
    expect(marked.match(/aria-current="page"/g)).toHaveLength(1);
    const largeFlange = 'r="14"';
    expect(marked).toContain(largeFlange);
    expect(full.svg).not.toContain(largeFlange);
  });

  it('keeps a strict content policy and flat colors', () => {
    for (const { svg } of [full, small]) {
      expect(svg).not.toMatch(/ style=|<style|<script|gradient|filter| on[a-z]+=/i);
      expect(svg).not.toMatch(/ id=/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('weighs at most 3 KB', () => {
    for (const { svg } of [full, small]) expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(3072);
  });

  it('takes in a new city, names included', () => {
    const waxahachie = { slug: 'waxahachie', name: 'Waxahachie', latitude: 32.3865, longitude: -96.8483 };
    const grown = serviceAreaMap({ office, cities: [...cities, waxahachie], size: 'full' });
    expect(links(grown.svg)).toHaveLength(cities.length + 1);
    for (const { name } of [...cities, waxahachie]) expect(grown.svg).toContain(`>${name}</text>`);
  });

  it('writes a name with special characters safely', () => {
    const odd = { slug: 'odd', name: 'Bed & "Breakfast"', latitude: 32.6, longitude: -96.95 };
    const { svg } = serviceAreaMap({ office, cities: [...cities, odd], size: 'full' });
    expect(svg).toContain('aria-label="Bed &amp; &quot;Breakfast&quot;,');
    expect(svg).not.toContain('Bed & ');
  });

  it('refuses to mark a city that it does not have', () => {
    expect(() => serviceAreaMap({ office, cities, highlight: 'gotham', size: 'small' })).toThrow(
      "no city 'gotham'",
    );
  });

  it('refuses a map of one place', () => {
    expect(() => serviceAreaMap({ office, cities: [], size: 'full' })).toThrow('at least two');
  });
});
