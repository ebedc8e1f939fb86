import { readJson } from '../../content-reader/json';
import { readMarkdown } from '../../content-reader/markdown';

/** The parts of a content file. */
export interface Parts {
  data: unknown;
  body?: string;
}

/** The fields of a content file and the text below them; undefined for a file that cannot be parsed. */
export function partsOf(file: string, text: string): Parts | undefined {
  if (file.endsWith('.json')) {
    const { data } = readJson(text);
    return data === undefined ? undefined : { data };
  }
  const { data, body } = readMarkdown(text);
  return data === undefined ? undefined : { data, ...(body && { body: body.text.trim() }) };
}
