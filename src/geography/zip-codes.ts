import zipcodes from 'zipcodes';
import type { Coordinates } from './coordinates';

/** What the dataset knows of a ZIP code: the post office's city and the middle of the area. */
export interface ZipInfo extends Coordinates {
  zip: string;
  city: string;
  /** two letters, as in `TX` */
  state: string;
}

/** Looks a five-digit ZIP code up in the `zipcodes` dataset; undefined when it is unknown or not American. */
export function zipInfo(zip: string): ZipInfo | undefined {
  const found = /^\d{5}$/.test(zip) ? zipcodes.lookup(zip) : undefined;
  if (!found || found.country !== 'US') return undefined;
  const { city, state, latitude, longitude } = found;
  return { zip, city, state, latitude, longitude };
}

/**
 * Every ZIP code of a state that the dataset places, in ascending order. The dataset puts many post-office-box
 * codes at one stand-in position for a whole county; such a code gets the position of another one of its post
 * office where there is one.
 */
export function zipsOfState(state: string): ZipInfo[] {
  const all = zipcodes
    .lookupByState(state)
    .flatMap(({ zip }) => zipInfo(zip) ?? [])
    .filter(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude))
    .sort((a, b) => a.zip.localeCompare(b.zip));
  const officesAt = groupBy(all, positionKey);
  const isStandIn = (info: ZipInfo): boolean =>
    new Set(officesAt.get(positionKey(info))?.map(({ city }) => city)).size > 1;
  const placed = new Map(all.filter((info) => !isStandIn(info)).map((info) => [info.city, info]));
  return all.map((info) => {
    const better = isStandIn(info) ? placed.get(info.city) : undefined;
    return better ? { ...info, latitude: better.latitude, longitude: better.longitude } : info;
  });
}

/**
 * ZIP codes as people read them: in order, each once, three or more in a row as a range (`75201–75212, 75214`).
 * A range holds no code that is not in the list, and no line breaks within it (the word joiners, U+2060).
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

/** Node 20 has no Map.groupBy. */
function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
