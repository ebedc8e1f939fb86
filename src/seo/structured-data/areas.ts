import type { City } from 'schema-dts';

/**
 * Cities as the areas that a business or service covers. With their state, because other states have cities with the
 * same names.
 * @param state its name: `Texas`
 */
export const areasServed = (cities: readonly string[], state: string): readonly Exclude<City, string>[] =>
  cities.map((name) => ({
    '@type': 'City',
    name,
    containedInPlace: { '@type': 'State', name: state },
  }));
