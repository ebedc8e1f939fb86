import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesOnDisk, type ContentFiles } from '@/content-check/files';

const root = resolve(import.meta.dirname, '../../..');
const disk = filesOnDisk(root);
const texts = new Map(
  disk
    .names()
    .filter((name) => /^content\/.*\.(md|json)$/.test(name))
    .map((name) => [name, readFileSync(resolve(root, name), 'utf8')]),
);

/** What differs from the real content: a file's new text or bytes, or `null` for a file that is gone. */
export type Changes = ReadonlyMap<string, string | Buffer | null>;

/** A file's text as it really is. */
export function realText(file: string): string {
  const text = texts.get(file);
  if (text === undefined) throw new Error(`There is no ${file}.`);
  return text;
}

/** The names of the real content files that the site reads. */
export const realFiles: readonly string[] = [...texts.keys()].filter(
  (name) => !/^content\/(images|schemas|examples)\/|README\.md$/.test(name),
);

/** The real content with changes. */
export function contentWith(changes: Changes): ContentFiles {
  const names = [...new Set([...disk.names(), ...changes.keys()])]
    .filter((name) => changes.get(name) !== null)
    .sort();
  const changed = (name: string) => changes.get(name) ?? undefined;
  return {
    names: () => names,
    read: (name) => changed(name)?.toString() ?? texts.get(name) ?? disk.read(name),
    bytes: (name) => {
      const given = changed(name);
      return given === undefined ? disk.bytes(name) : Buffer.from(given);
    },
    size: (name) => changed(name)?.length ?? disk.size(name),
  };
}
