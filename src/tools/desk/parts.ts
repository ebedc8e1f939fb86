import { parseText } from '../../content/load/parse';

/** The parts of a content file. */
export interface Parts {
  data: unknown;
  body?: string;
}

/** The fields of a content file and the text below them; undefined for a file that cannot be parsed. */
export function partsOf(file: string, text: string): Parts | undefined {
  const { data, body } = parseText(file, text);
  return data === undefined ? undefined : { data, ...(body && { body: body.text.trim() }) };
}
