import type { City } from 'schema-dts';

/**
 * Cities as the areas that a business or service covers. All of them lie in Texas, which tells them from
 * namesakes elsewhere (there is a Dallas in ten states).
 */
export const areasServed = (cities: readonly string[]): readonly Exclude<City, string>[] =>
  cities.map((name) => ({
    '@type': 'City',
    name,
    containedInPlace: { '@type': 'State', name: 'Texas' },
  }));
