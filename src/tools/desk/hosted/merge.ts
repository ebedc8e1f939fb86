import { isRecord } from '../../../content/load/values';
import type { Path } from '../../../content/load/mistake';
import { align, same } from '../align';
import { differences, type Difference } from '../differences';

/** Two versions of a file in one, and what of mine is not in it. */
export interface Merged {
  value: unknown;
  lost: Difference[];
}

const isInPlace = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  before.length === after.length &&
  align(before, after).every((place, index) => place === index);

/**
 * Brings together what two people made of the same file. Where both changed the same text, theirs stands, because it is
 * published.
 * @param base the version that both began with
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merged {
  if (same(mine, theirs) || same(base, mine)) return { value: theirs, lost: [] };
  if (same(base, theirs)) return { value: mine, lost: [] };
  const inside = (keys: readonly (string | number)[]) =>
    keys.map((key) => {
      const at = (value: unknown) => (value as Record<string | number, unknown>)[key];
      return [key, merge(at(base), at(mine), at(theirs), [...path, key])] as const;
    });
  const lostIn = (parts: ReturnType<typeof inside>) => parts.flatMap(([, { lost }]) => lost);
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const parts = inside([...new Set([theirs, mine].flatMap(Object.keys))]);
    const kept = parts.filter(([, { value }]) => value !== undefined);
    return {
      value: Object.fromEntries(kept.map(([key, { value }]) => [key, value])),
      lost: lostIn(parts),
    };
  }
  // Entries of a list are the same ones only while nobody adds, removes or moves one.
  if (isInPlace(base, mine) && isInPlace(base, theirs)) {
    const parts = inside([...(base as unknown[]).keys()]);
    return { value: parts.map(([, { value }]) => value), lost: lostIn(parts) };
  }
  return { value: theirs, lost: differences(base, mine, path) };
}
