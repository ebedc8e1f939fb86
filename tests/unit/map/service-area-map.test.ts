import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { serviceAreaMap, type ServiceAreaMap } from '@/map/service-area-map';
import type { MapCity } from '@/map/plan';
import { lengthInside, overlap, type Bounds, type Point2 } from '@/map/geometry';
import { textWidth } from '@/map/text-width';
import { viewStyles } from '@/map/plan';
import { distanceMiles } from '@/map/geography/coordinates';
import { crosses } from './crossing';
import { sampleCities, sampleOffice } from './geography/sample-cities';
import { words } from '../words';

const office = sampleOffice;

/** What the files of the thirteen cities say of the map where its own choice would be worse. */
const help: Record<string, Pick<MapCity, 'side' | 'branchOf'>> = {
  dallas: { side: 'above-right' },
  'grand-prairie': { side: 'above' },
  heath: { branchOf: 'rockwall' },
  irving: { branchOf: 'carrollton' },
  lancaster: { branchOf: 'red-oak' },
};
const cities: MapCity[] = sampleCities.map(({ slug, name, geo }) => ({ slug, name, ...geo, ...help[slug] }));

function drawMap(options: Parameters<typeof serviceAreaMap>[0]): ServiceAreaMap & { svg: string } {
  const map = serviceAreaMap(options);
  return { ...map, svg: map.names + map.ground };
}

const full = drawMap({ office, cities, view: 'area', words });
const small = drawMap({ office, cities, highlight: 'garland', view: 'city', words });

const shop = drawMap({ office, cities, view: 'shop', words });
const ringMiles = viewStyles.area.rings;

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
      label: 'Garland, 13 miles north of our shop as the crow flies',
    });
  });

  it('has no words in its file, which is the same in every language, and few elements in the page', () => {
    for (const { ground } of [full, small, shop]) expect(ground).not.toMatch(/<text|<a |aria-/);
    expect(small.names.match(/<\w/g)!.length).toBeLessThanOrEqual(25);
    expect(shop.names.match(/<\w/g)!.length).toBeLessThanOrEqual(30);
    expect(full.names.match(/<\w/g)!.length).toBeLessThanOrEqual(100);
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
    const radii = [...full.svg.matchAll(/<circle cx="[\d.]+" cy="[\d.]+" r="([\d.]+)"/g)]
      .slice(0, ringMiles.length)
      .map(([, r]) => Number(r));
    expect(radii[1]! / radii[0]!).toBeCloseTo(2, 1);
    const drawn = drawnNames(full.svg);
    expect(drawn).toHaveLength(cities.length);
    for (const { name, city: at } of drawn) {
      const city = cities.find((other) => other.name === name)!;
      const away = Math.hypot(at[0] - cx, at[1] - cy);
      expect((away / radii[0]!) * 10).toBeCloseTo(distanceMiles(office, city), 0);
    }
  });

  it.each([
    ['a city that it does not have', { cities, highlight: 'gotham', view: 'city' }, "no city 'gotham'"],
    ['one place', { cities: [], view: 'area' }, 'at least two'],
  ] as const)('is refused of %s', (_, options, says) => {
    expect(() => drawMap({ office, words, ...options })).toThrow(says);
  });

  it('leaves a name out that fits nowhere, and says so', () => {
    const long = { slug: 'long', name: 'W'.repeat(40), latitude: 32.6, longitude: -96.95 };
    const { svg, unnamed } = drawMap({ office, cities: [...cities, long], view: 'area', words });
    expect(unnamed).toEqual(['long']);
    expect(svg).not.toContain(`>${long.name}<`);
  });

  it('marks the city of a small map, names no other and has no links inside the picture', () => {
    expect(small.svg).toContain('role="img"');
    expect(small.svg).toContain('aria-label="Map: Garland lies 13 miles north of our shop in Balch Springs');
    expect(small.svg).toContain('>Garland</text>');
    expect(small.svg).not.toContain('>Plano</text>');
    expect(links(small.svg)).toEqual([]);
  });

  it.each(cities)('finds room for the large name of $name', ({ slug, name }) => {
    expect(drawMap({ office, cities, highlight: slug, view: 'city', words }).svg).toContain(
      `>${name}</text>`,
    );
  });

  it('tells the marked city of a full map from the others without color', () => {
    const marked = drawMap({ office, cities, highlight: 'plano', view: 'area', words }).svg;
    expect(marked.match(/aria-current="page"/g)).toHaveLength(1);
    const largeFlange = 'r="14"';
    expect(marked).toContain(largeFlange);
    expect(full.svg).not.toContain(largeFlange);
  });

  it('keeps a strict content policy and flat colors', () => {
    for (const { svg } of [full, small, shop]) {
      expect(svg).not.toMatch(/ style=|<style|<script|gradient|filter| on[a-z]+=/i);
      expect(svg).not.toMatch(/ id=/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('weighs at most 3 KB, the close-up half of that', () => {
    for (const { svg } of [full, small, shop])
      expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(3072);
  });

  it('writes a name with special characters safely', () => {
    const odd = { slug: 'odd', name: 'Bed & "Breakfast"', latitude: 32.6, longitude: -96.95 };
    const { svg } = drawMap({ office, cities: [...cities, odd], view: 'area', words });
    expect(svg).toContain('aria-label="Bed &amp; &quot;Breakfast&quot;,');
    expect(svg).not.toContain('Bed & ');
  });
});

describe('the close-up of the shop', () => {
  it('says in words what it shows: the shop, and how far its neighbors are, the nearest first', () => {
    expect(shop.svg).toContain('role="img"');
    expect(shop.svg).toContain(
      'aria-label="Map: our shop in Balch Springs; as the crow flies, Mesquite 3 miles northeast, ',
    );
    const [, words = ''] = /crow flies, ([^"]*)"/.exec(shop.svg)!;
    const miles = words.split(', ').map((part) => Number(/\d+/.exec(part)));
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    expect(miles.length).toBeGreaterThan(3);
  });

  it('names every city that is on it, no other, and has no links inside the picture', () => {
    const label = /aria-label="([^"]*)"/.exec(shop.svg)![1]!;
    const shown = cities.filter(({ name }) => label.includes(`${name} `));
    for (const city of cities) expect(shop.svg.includes(`>${city.name}</text>`)).toBe(shown.includes(city));
    expect(shown.map(({ slug }) => slug)).toContain('dallas');
    expect(shown.length).toBeLessThan(cities.length);
    expect(links(shop.svg)).toEqual([]);
  });

  it('is nearer than the map of the area, with the shop in the middle and rings of its own', () => {
    for (const miles of viewStyles.shop.rings) expect(shop.svg).toContain(`>${miles} miles</text>`);
    const ringOf = (svg: string): number[] =>
      /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(svg)!.slice(1).map(Number);
    const [x = 0, y = 0, radius = 0] = ringOf(shop.svg);
    const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(shop.svg)!.map(Number);
    expect([x, y]).toEqual([width / 2, height / 2]);
    const [nearMile, farMile] = [radius / viewStyles.shop.rings[0]!, ringOf(full.svg)[2]! / ringMiles[0]!];
    expect(nearMile).toBeGreaterThan(1.5 * farMile);
  });

  it('shows the nearest few of a crowd, and stands alone when no city is near', () => {
    const crowd = Array.from({ length: 40 }, (_, i): MapCity => ({
      slug: `c${i}`,
      name: `Town ${i}`,
      latitude: office.latitude + 0.01 * (i % 7) + 0.01,
      longitude: office.longitude - 0.01 * i,
    }));
    const { svg } = drawMap({ office, cities: crowd, view: 'shop', words });
    const named = svg.match(/Town \d+ \d+ miles/g) ?? [];
    expect(named[0]).toMatch(/^Town 0 /);
    expect(named.length).toBeGreaterThan(1);
    expect(named.length).toBeLessThanOrEqual(8);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const alone = drawMap({ office, cities: [], view: 'shop', words }).svg;
    expect(alone).toContain('aria-label="Map: our shop in Balch Springs"');
  });
});

interface DrawnName {
  name: string;
  city: Point2;
  /** the line to the city, bend by bend */
  line: Point2[];
  box: Bounds;
}

/** Every name of the map of the area as a visitor sees it, read from the finished picture. */
const drawnNames = (svg: string): DrawnName[] => {
  const { size } = viewStyles.area.text.city;
  return [...svg.matchAll(/<a [^>]*><path class="map-run"[^>]* d="M([^"]*)"\/>.*?<\/a>/g)].flatMap(
    ([link, path = '']) => {
      const line = path.split('L').map((point) => point.split(' ').map(Number) as [number, number]);
      const text = /<text x="([\d.]+)" y="([\d.]+)"(?: text-anchor="(\w+)")?>([^<]*)</.exec(link);
      if (!text) return [];
      const [x, y, anchor = 'start', name = ''] = [Number(text[1]), Number(text[2]), text[3], text[4]];
      const width = textWidth(name, { size });
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      const box = { left, right: left + width, top: y - size * 0.76, bottom: y + size * 0.24 };
      return [{ name, city: line.at(-1)!, line, box }];
    },
  );
};

it('finds room for all names by itself, though a line may run behind one', () => {
  const { svg, unnamed } = drawMap({
    office,
    cities: sampleCities.map(({ slug, name, geo }) => ({ slug, name, ...geo })),
    view: 'area',
    words,
  });
  expect(unnamed).toEqual([]);
  const boxes = drawnNames(svg).map(({ box }) => box);
  expect(boxes).toHaveLength(cities.length);
  boxes.forEach((box, i) => {
    for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
  });
});

/** The plate of the office lies on the map as a whole. */
function expectPlateInside(svg: string): void {
  const [, width = 0] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
  const [, left = -1, wide = 0] =
    /<rect x="([\d.-]+)" y="[\d.-]+" width="([\d.]+)" height="[\d.]+" rx="5" fill="#/.exec(svg)!;
  expect(Number(left)).toBeGreaterThanOrEqual(0);
  expect(Number(left) + Number(wide)).toBeLessThanOrEqual(Number(width));
}

it.each(['Our shop', 'Nuestra oficina', 'Nuestro taller'])('keeps the plate “%s” on the close-up', (ours) => {
  const named = { ...words, map: { ...words.map, office: ours } };
  expectPlateInside(drawMap({ office, cities, view: 'shop', words: named }).svg);
});

describe.each(sampleCities.map(({ name, slug, geo }) => ({ name, slug, geo })))(
  'with the office in $name, which has a page',
  ({ name, slug, geo }) => {
    // In the middle of the town, and a mile and a half from it.
    it.each([0, 0.015])('draws shop and town as one, and names all others (%f degrees away)', (aside) => {
      const own = { latitude: geo.latitude + aside, longitude: geo.longitude - aside, town: name };
      const plain = sampleCities.map((city) => ({ slug: city.slug, name: city.name, ...city.geo }));
      const { svg, unnamed } = drawMap({ office: own, cities: plain, view: 'area', words });
      expect(unnamed).toEqual([]);
      expect(svg.split(`>${name}</text>`)).toHaveLength(2);
      expect(links(svg)).toHaveLength(plain.length);
      expect(links(svg)).toContainEqual({
        href: `/service-area/${slug}`,
        label: `Our shop, ${name}`,
      });
      expectPlateInside(svg);
      const page = drawMap({ office: own, cities: plain, highlight: slug, view: 'city', words }).svg;
      expect(page).toContain(`aria-label="Map of the cities around our shop in ${name}"`);
    });
  },
);

describe('a city’s name on the map of the area', () => {
  const waxahachie = { slug: 'waxahachie', name: 'Waxahachie', latitude: 32.3865, longitude: -96.8483 };
  const maps: [string, readonly MapCity[]][] = [
    ['as it is', cities],
    ['with one city more', [...cities, waxahachie]],
    // whoever takes out a city that others name in branchOf is told so by the content check
    ...cities
      .filter(({ slug }) => !cities.some(({ branchOf }) => branchOf === slug))
      .map(({ name }): [string, readonly MapCity[]] => [
        `without ${name}`,
        cities.filter((city) => city.name !== name),
      ]),
  ];

  describe.each(maps)('%s', (_, shown) => {
    const { svg } = drawMap({ office, cities: shown, view: 'area', words });
    const names = drawnNames(svg);
    const [width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.slice(1).map(Number);
    const legs = names.flatMap(({ line }) => line.slice(1).map((to, i) => ({ from: line[i]!, to })));

    it('is there for every city', () => {
      expect(names.map(({ name }) => name).sort()).toEqual(shown.map(({ name }) => name).sort());
    });

    it('stays on the map, is crossed by no service line and touches no other name', () => {
      names.forEach(({ name, box }, i) => {
        for (const leg of legs) expect(lengthInside(leg, box), name).toBe(0);
        expect(Math.min(box.left, box.top), name).toBeGreaterThanOrEqual(0);
        expect(box.right, name).toBeLessThanOrEqual(width);
        expect(box.bottom, name).toBeLessThanOrEqual(height);
        for (const other of names.slice(i + 1)) expect(overlap(box, other.box), name).toBe(false);
      });
    });

    it('stands next to its own city, with no line between the two', () => {
      for (const { name, box, city } of names) {
        const nearest: Point2 = [
          Math.min(Math.max(city[0], box.left), box.right),
          Math.min(Math.max(city[1], box.top), box.bottom),
        ];
        const away = (from: Point2): number => Math.hypot(nearest[0] - from[0], nearest[1] - from[1]);
        // symbol and half the height of the text
        expect(away(city), name).toBeLessThanOrEqual(8 + 9.25);
        for (const other of names)
          if (other.name !== name) expect(away(other.city), `${name}, ${other.name}`).toBeGreaterThan(8);
        for (const leg of legs) expect(crosses({ from: city, to: nearest }, leg), name).toBe(false);
      }
    });
  });
});
