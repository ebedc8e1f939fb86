/** Search results cut off titles after about this many characters. */
export const shownOfTitle = 65;

/**
 * Shortens a search title that is too long: the company's name at its end is replaced by the short name, or removed. A
 * title that is too long without a name is not changed; `npm run launch-check` lists it.
 * @param title with references resolved; the name is at its end, after a bar
 * @param names the company's name and short name
 */
export function searchTitle(title: string, { name, shortName }: { name: string; shortName: string }): string {
  const ending = ` | ${name}`;
  if (title.length <= shownOfTitle || !title.endsWith(ending)) return title;
  const bare = title.slice(0, -ending.length);
  const short = `${bare} | ${shortName}`;
  return short.length <= shownOfTitle ? short : bare;
}
