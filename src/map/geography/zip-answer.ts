/** Answers the ZIP check from a table made at build time. Runs in the browser, so it must not import the datasets. */

/** The data of the ZIP check, in the page as JSON. */
export interface ZipTable {
  /** the office's own ZIP code */
  office: string;
  /** the ZIP codes of each city page; two cities can share a ZIP code */
  served: Record<string, readonly string[]>;
  /** the ZIP codes of cities that pages name as served but that have no page, by the city's name */
  named: Record<string, readonly string[]>;
  /** other ZIP codes close by: the nearest city page and the straight-line miles to it */
  near: Record<string, readonly [city: string, miles: number]>;
}

/** The result of the ZIP check. Cities are slugs of city pages. */
export type ZipAnswer =
  /** the office's own town */
  | { kind: 'home' }
  /** we serve it; `sharedWith` are other cities with the same ZIP code */
  | { kind: 'served'; city: string; sharedWith: string[] }
  /** we serve it, but the city has no page; `city` is its name */
  | { kind: 'named'; city: string }
  /** it has no page but is close to a city that has one */
  | { kind: 'near'; city: string; miles: number }
  | { kind: 'outside' }
  /** neither five digits nor a city that we know */
  | { kind: 'invalid' };

/** The names that a visitor may type instead of a ZIP code. */
export interface ZipNames {
  /** cities with a page, by its slug */
  cities: Readonly<Record<string, string>>;
  /** the office's own town */
  town: string;
}

/** A name as it is compared: `Ft. Worth` is `fort worth`. */
const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^ft\.?\s/, 'fort ')
    .replace(/[\s-]+/g, ' ');

/** Finds a city by its name; cities that share a ZIP code are written with a comma between them in the table. */
function answerName(input: string, table: ZipTable, { cities, town }: ZipNames): ZipAnswer {
  // Also without the last word, which may be the state.
  const typed = [plain(input), plain(input.trim().replace(/[,\s]+\S+$/, ''))];
  const isIt = (name: string): boolean => typed.includes(plain(name));
  if (isIt(town)) return { kind: 'home' };
  const city = Object.keys(cities).find((slug) => isIt(cities[slug]!));
  if (city !== undefined) return { kind: 'served', city, sharedWith: [] };
  const named = Object.keys(table.named)
    .flatMap((names) => names.split(', '))
    .find(isIt);
  return named === undefined ? { kind: 'invalid' } : { kind: 'named', city: named };
}

/** Says whether we serve a ZIP code or a city. @param input as typed: with spaces, a ZIP+4 ending, or a city's name */
export function answerZip(input: string, table: ZipTable, names: ZipNames): ZipAnswer {
  const zip = /^(\d{5})(?:[- ]?\d{4})?$/.exec(input.trim())?.[1];
  if (zip === undefined) return answerName(input, table, names);
  if (zip === table.office) return { kind: 'home' };
  const [city, ...sharedWith] = Object.keys(table.served).filter((slug) => table.served[slug]?.includes(zip));
  if (city !== undefined) return { kind: 'served', city, sharedWith };
  const named = Object.keys(table.named).find((name) => table.named[name]?.includes(zip));
  if (named !== undefined) return { kind: 'named', city: named };
  // hasOwn, because the visitor could type a key such as `constructor`
  const near = Object.hasOwn(table.near, zip) ? table.near[zip] : undefined;
  return near ? { kind: 'near', city: near[0], miles: near[1] } : { kind: 'outside' };
}
