/**
 * Answers the ZIP check from a table made at build time. Runs in the visitor's browser, so it imports nothing:
 * the datasets stay on the developer's machine.
 */

/** The data of the ZIP check, sent to the page as JSON. */
export interface ZipTable {
  /** the office's own ZIP code */
  office: string;
  /** city page to the ZIP codes that it serves; a ZIP code may stand under two cities that share it */
  served: Record<string, readonly string[]>;
  /** other ZIP codes close by: the nearest city page and the straight-line miles to it */
  near: Record<string, readonly [city: string, miles: number]>;
}

/** What the ZIP check found. Cities are slugs of city pages. */
export type ZipAnswer =
  /** the office's own town, which needs no page */
  | { kind: 'home' }
  /** we come there; `sharedWith` are further cities with the same ZIP code */
  | { kind: 'served'; city: string; sharedWith: string[] }
  /** no page of its own, but close to a city that has one: worth a call */
  | { kind: 'near'; city: string; miles: number }
  | { kind: 'outside' }
  /** not five digits */
  | { kind: 'invalid' };

/**
 * Says whether we come to a ZIP code.
 * @param input as typed: spaces around it and a ZIP+4 ending are fine
 */
export function answerZip(input: string, table: ZipTable): ZipAnswer {
  const zip = /^(\d{5})(?:[- ]?\d{4})?$/.exec(input.trim())?.[1];
  if (zip === undefined) return { kind: 'invalid' };
  if (zip === table.office) return { kind: 'home' };
  const [city, ...sharedWith] = Object.keys(table.served).filter((slug) => table.served[slug]?.includes(zip));
  if (city !== undefined) return { kind: 'served', city, sharedWith };
  // hasOwn, not a plain look-up: the key comes from the visitor
  const near = Object.hasOwn(table.near, zip) ? table.near[zip] : undefined;
  return near ? { kind: 'near', city: near[0], miles: near[1] } : { kind: 'outside' };
}
