import { readJson } from './json';
import { readMarkdown } from './markdown';
import { inText, mistakeOfFile, unixLines, type Parsed, type Source } from './source';

const sources = new Map<string, { text: string; source: Source }>();

/**
 * Parses a content file. A file that has not changed keeps its `Source`, so that what was made of it can be kept, too:
 * the dev server and the desk check all content again after each change.
 */
export function parseFile(file: string, text: string): Source {
  const before = sources.get(file);
  if (before?.text === text) return before.source;
  const parsed = parseText(file, text);
  const source = { ...parsed, file, mistakes: parsed.mistakes.map((mistake) => ({ file, ...mistake })) };
  sources.set(file, { text, source });
  return source;
}

/** Parses a text as that of a content file, which may be another than the file has now. */
export function parseText(file: string, written: string): Parsed {
  const text = unixLines(written);
  const wrong = mistakeOfFile(text);
  if (wrong) return { data: undefined, mistakes: [wrong], positionOf: () => wrong };
  try {
    return file.endsWith('.json') ? readJson(text) : readMarkdown(text);
  } catch (error) {
    // As of thousands of brackets in each other.
    const fix = `Restore it from the repository's history. The computer says: ${(error as Error).message}.`;
    const unread = inText('cannot be read', fix);
    return { data: undefined, mistakes: [unread], positionOf: () => unread };
  }
}
