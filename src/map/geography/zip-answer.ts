/**
 * Answers the ZIP check from a table made at build time. Runs in the browser, so it must not import the datasets.
 */

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
  /** not five digits */
  | { kind: 'invalid' };

/**
 * Says whether we serve a ZIP code.
 * @param input as typed; may have spaces around it and a ZIP+4 ending
 */
export function answerZip(input: string, table: ZipTable): ZipAnswer {
  const zip = /^(\d{5})(?:[- ]?\d{4})?$/.exec(input.trim())?.[1];
  if (zip === undefined) return { kind: 'invalid' };
  if (zip === table.office) return { kind: 'home' };
  const [city, ...sharedWith] = Object.keys(table.served).filter((slug) => table.served[slug]?.includes(zip));
  if (city !== undefined) return { kind: 'served', city, sharedWith };
  const named = Object.keys(table.named).find((name) => table.named[name]?.includes(zip));
  if (named !== undefined) return { kind: 'named', city: named };
  // hasOwn, because the visitor could type a key such as `constructor`
  const near = Object.hasOwn(table.near, zip) ? table.near[zip] : undefined;
  return near ? { kind: 'near', city: near[0], miles: near[1] } : { kind: 'outside' };
}
