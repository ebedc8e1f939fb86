/** The number of letters to change, add or remove to turn one word into another (Levenshtein distance). */
function editDistance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(a).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(b).entries())
      current.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (last[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    last = current;
  }
  return last[b.length] ?? 0;
}

/** The known name that was most likely meant; undefined if none is similar. Ignores case. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const limit = Math.max(2, Math.floor(name.length / 3));
  let best: string | undefined;
  let distance = limit + 1;
  for (const candidate of known) {
    const steps = editDistance(wanted, candidate.toLowerCase());
    if (steps < distance) [best, distance] = [candidate, steps];
  }
  return best;
}

/** At most this many names are listed: there may be thousands of pictures. */
const readable = 60;

/** The fix for an unknown name: the name that was probably meant, and all known names. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const shown = known.slice(0, readable);
  const more = known.length - shown.length;
  const all =
    known.length > 0
      ? `Known: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
      : 'There is none yet.';
  return near === undefined ? all : `Did you mean "${near}"? ${all}`;
}
