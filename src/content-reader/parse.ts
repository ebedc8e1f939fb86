import { readJson } from './json';
import { readMarkdown } from './markdown';
import { mistakeOfFile, type Source } from './source';

/** Each file's last text, and what was parsed from it. */
const parsed = new Map<string, { text: string; source: Source }>();

/**
 * Parses a content file. A file that has not changed keeps its `Source`, so that what was made of it can be kept, too:
 * the dev server and the desk check all content again after each change.
 * @param file its name, whose ending says how it is written
 */
export function parseFile(file: string, text: string): Source {
  const before = parsed.get(file);
  if (before?.text === text) return before.source;
  const wrong = mistakeOfFile(text);
  const source: Source = wrong
    ? { data: undefined, mistakes: [wrong], place: () => wrong }
    : file.endsWith('.json')
      ? readJson(text)
      : readMarkdown(text);
  parsed.set(file, { text, source });
  return source;
}
