import { isRecord } from '../../content/load/values';
import type { Path } from '../../content/load/mistake';
import { align, same } from './align';

/** A value that differs between two versions of a file; undefined where a version does not have it. */
export interface Difference {
  /** Path of the value in the later version; in the earlier one if the later does not have it. */
  path: Path;
  before: unknown;
  after: unknown;
  /** Set if a list's entries only changed their order. */
  moved?: true;
}

/** The differences between two versions of a file, down to single values. */
export function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (same(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path);
  if (!isRecord(before) || !isRecord(after)) return [{ path, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], [...path, key]),
  );
}

function listDifferences(before: readonly unknown[], after: readonly unknown[], path: Path): Difference[] {
  const places = align(before, after);
  const kept = places.filter((place) => place !== undefined);
  const isMoved = kept.some((place, index) => index > 0 && place < (kept[index - 1] ?? 0));
  const gone = before.flatMap((item, index) =>
    kept.includes(index) ? [] : [{ path: [...path, index], before: item, after: undefined }],
  );
  const others = after.flatMap((item, index) => {
    const place = places[index];
    return place === undefined
      ? [{ path: [...path, index], before: undefined, after: item }]
      : differences(before[place], item, [...path, index]);
  });
  return [...(isMoved ? [{ path, before, after, moved: true as const }] : []), ...others, ...gone];
}
