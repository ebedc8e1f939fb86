import { describe, expect, it } from 'vitest';
import { bearingDegrees, bearing, distanceMiles, type Coordinates } from '@/map/geography/coordinates';
import { borderLines, countiesAround, countyAt } from '@/map/geography/counties';
import { zipInfo, zipsOfState } from '@/map/geography/zip-codes';

const dallas = { latitude: 32.7767, longitude: -96.797 };
const fortWorth = { latitude: 32.7555, longitude: -97.3308 };
const austin = { latitude: 30.2672, longitude: -97.7431 };

describe('distance', () => {
  it('agrees with the known straight line from Dallas to Fort Worth and to Austin', () => {
    expect(distanceMiles(dallas, fortWorth)).toBeCloseTo(31.1, 0);
    expect(distanceMiles(dallas, austin)).toBeCloseTo(182, 0);
  });
});

describe('direction', () => {
  const middle = { latitude: 32, longitude: -96 };
  it.each([
    [33, -96, 'north'],
    [32.8, -95, 'northeast'],
    [32, -95, 'east'],
    [31.2, -95, 'southeast'],
    [31, -96, 'south'],
    [31.2, -97, 'southwest'],
    [32, -97, 'west'],
    [32.8, -97, 'northwest'],
  ])('latitude %d, longitude %d lies %s of the middle', (latitude, longitude, words) => {
    expect(bearing(middle, { latitude, longitude })).toBe(words);
  });

  it('closes the circle at north', () => {
    expect(bearing(middle, { latitude: 33, longitude: -96.2 })).toBe('north');
    expect(bearingDegrees(middle, { latitude: 33, longitude: -96.2 })).toBeGreaterThan(337.5);
  });
});

describe('counties', () => {
  it.each([
    ['Dallas', dallas],
    ['Tarrant', fortWorth],
    ['Travis', austin],
    ['Rockwall', { latitude: 32.9312, longitude: -96.4597 }],
  ])('%s County contains its city', (name, place) => {
    expect(countyAt(place)?.name).toBe(name);
  });

  it('are known in every state, and nowhere else', () => {
    expect(countyAt({ latitude: 36.1539, longitude: -95.9928 })?.name).toBe('Tulsa');
    expect(countyAt({ latitude: 51.5, longitude: -0.12 })).toBeUndefined();
  });

  it('are found around a place, across the border of a state', () => {
    const names = countiesAround([{ latitude: 33.44, longitude: -94.04 }]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Bowie', 'Miller', 'Dallas']));
    expect(names).not.toContain('El Paso');
  });

  it('draw a shared border once', () => {
    const length = (...places: Coordinates[]) =>
      borderLines(places.map((place) => countyAt(place)!)).coordinates.flat().length;
    const rockwall = { latitude: 32.9312, longitude: -96.4597 };
    expect(length(dallas, rockwall)).toBeLessThan(length(dallas) + length(rockwall));
  });
});

describe('ZIP codes', () => {
  it('are looked up with city and place', () => {
    expect(zipInfo('75180')).toMatchObject({ city: 'Balch Springs', state: 'TX' });
  });

  it.each(['', '7518', '751800', '75180-1234', 'K1A', '00000', 'constructor'])('%j is not one', (text) => {
    expect(zipInfo(text)).toBeUndefined();
  });

  it('of Texas all lie in Texas or on its border', () => {
    const texas = zipsOfState('TX');
    expect(texas.length).toBeGreaterThan(2000);
    for (const { state } of texas) expect(state).toBe('TX');
    expect([...texas].sort((a, b) => a.zip.localeCompare(b.zip))).toEqual(texas);
  });
});
