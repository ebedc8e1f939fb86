/** Lines that differ at one place of two texts. */
export interface LineChange {
  /** Number of the line in the earlier text before which the change begins, from 1. */
  line: number;
  gone: string[];
  added: string[];
}

/**
 * The places where two lists of lines differ: a longest common subsequence, computed only between the lines that both
 * begin with and the lines that both end with.
 */
export function changedLines(before: readonly string[], after: readonly string[]): LineChange[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);

  // common[i * width + j] is how many lines old.slice(i) and fresh.slice(j) have in common.
  const width = fresh.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      common[i * width + j] =
        old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));

  const changes: LineChange[] = [];
  let change: LineChange | undefined;
  for (let i = 0, j = 0; i < old.length || j < fresh.length;) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      change = undefined;
      i++;
      j++;
      continue;
    }
    if (!change) changes.push((change = { line: start + i + 1, gone: [], added: [] }));
    if (j >= fresh.length || (i < old.length && at(i + 1, j) >= at(i, j + 1)))
      change.gone.push(old[i++] ?? '');
    else change.added.push(fresh[j++] ?? '');
  }
  return changes;
}
