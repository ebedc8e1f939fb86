const fetched = new Map<string, unknown>();

/** Where the build has put the data of an element, if not in the element itself (`data-shared`; `build/pages/postprocess.ts`). */
const fileOf = (id: string): string | undefined => document.getElementById(id)?.dataset.src;

/** Whether a page's data is there, or nowhere: nothing has to be fetched. */
export const isHere = (id: string): boolean => fetched.has(id) || !fileOf(id);

/** Data that a page has for a script, in an element of this id; undefined if it has none, or if it is not fetched yet. */
export const pageData = <T>(id: string): T | undefined =>
  (fetched.get(id) ?? JSON.parse(document.getElementById(id)?.textContent || 'null') ?? undefined) as T;

/**
 * Fetches data that the browser then keeps for the further pages of a visit.
 * @throws (asynchronously) if it cannot be fetched
 */
export async function fetchPageData<T>(id: string): Promise<T | undefined> {
  if (!isHere(id)) fetched.set(id, await (await fetch(fileOf(id)!)).json());
  return pageData(id);
}
