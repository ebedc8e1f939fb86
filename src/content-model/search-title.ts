/** How many characters of a title search results show before they cut it. */
export const shownOfTitle = 65;

/**
 * A search title with the company's name only where there is room: in full, else the short one, else none. A title
 * that is too long without a name stays as it is; `npm run launch-check` lists it.
 * @param title with its references filled in; the name stands at its end, behind a bar
 * @param names the company's name in full and in short
 */
export function searchTitle(title: string, { name, shortName }: { name: string; shortName: string }): string {
  const ending = ` | ${name}`;
  if (title.length <= shownOfTitle || !title.endsWith(ending)) return title;
  const bare = title.slice(0, -ending.length);
  const short = `${bare} | ${shortName}`;
  return short.length <= shownOfTitle ? short : bare;
}
