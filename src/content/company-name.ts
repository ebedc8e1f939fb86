/**
 * Splits a company's name into two lines of about the same length, for the logo; one line if it cannot be split. Words
 * around an `&` stay together: `Hernandez & Sons Plumbing and Drain` becomes `Hernandez & Sons` and
 * `Plumbing and Drain`.
 */
export function nameLines(name: string): string[] {
  const words = name.replaceAll(/ ([&+]) /g, '\u00A0$1\u00A0').split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1), words.slice(index + 1)].map((line) =>
      line.join(' ').replaceAll('\u00A0', ' '),
    );
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  const [best] = breaks.sort((a, b) => a.longest - b.longest);
  return best?.lines ?? [name];
}

/** Whether the logo's lines are so long that the header needs more room for them. */
export const isLongName = (name: string): boolean => nameLines(name).some(({ length }) => length > 10);

/** Search results cut off titles after about this many characters. */
export const shownOfTitle = 65;

/**
 * Shortens a search title that is too long: the company's name at its end is replaced by the short name, or removed. A
 * title that is too long without a name is not changed; `npm run launch-check` lists it.
 * @param title with references resolved; the name is at its end, after a bar
 */
export function searchTitle(title: string, { name, shortName }: { name: string; shortName: string }): string {
  const ending = ` | ${name}`;
  if (title.length <= shownOfTitle || !title.endsWith(ending)) return title;
  const bare = title.slice(0, -ending.length);
  const short = `${bare} | ${shortName}`;
  return short.length <= shownOfTitle ? short : bare;
}
