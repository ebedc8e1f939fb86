import { resolve } from 'node:path';
import { filesOnDisk, type ContentFiles } from '@/content/load/files';

const root = resolve(import.meta.dirname, '../../../..');

/** Folders without texts: the sample uses the pictures, drawings and files of the site itself. */
const shared = /^(content\/(images|drawings)|public)\//;

/** The site's own files: its content as the owner has it today. */
export const ownFiles = filesOnDisk(root);

/** A small fixed site that tests of the check change. It does not depend on what the owner writes into `content/`. */
const sample = filesOnDisk(resolve(root, 'tests/sample'));

const names = [...sample.names(), ...ownFiles.names().filter((name) => shared.test(name))].sort();

const texts = new Map(sample.names().map((name) => [name, sample.read(name)]));

/** What differs from the sample: a file's new text or bytes, or `null` for a file that is gone. */
export type Changes = ReadonlyMap<string, string | Buffer | null>;

/** A sample file's text. */
export function sampleText(file: string): string {
  const text = texts.get(file);
  if (text === undefined) throw new Error(`There is no tests/sample/${file}.`);
  return text;
}

/** The names of the sample's files. */
export const sampleFiles: readonly string[] = sample.names();

/** The sample with changes. */
export function contentWith(changes: Changes): ContentFiles {
  return filesWith(
    {
      ...ownFiles,
      names: () => names,
      read: (name) => (shared.test(name) ? ownFiles.read(name) : sampleText(name)),
    },
    changes,
  );
}

/** Any content with changes. */
export function filesWith(files: ContentFiles, changes: Changes): ContentFiles {
  const all = [...new Set([...files.names(), ...changes.keys()])]
    .filter((name) => changes.get(name) !== null)
    .sort();
  const changed = (name: string) => changes.get(name) ?? undefined;
  return {
    names: () => all,
    read: (name) => changed(name)?.toString() ?? files.read(name),
    bytes: (name) => {
      const given = changed(name);
      return given === undefined ? files.bytes(name) : Buffer.from(given);
    },
    size: (name) => changed(name)?.length ?? files.size(name),
  };
}
