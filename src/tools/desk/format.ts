/**
 * How the editor reads and writes Markdown files. Its own format puts days without quotes, which YAML 1.1 reads as dates,
 * and takes out the blank lines between sections.
 */
import { Document, isSeq, parse, visit } from 'yaml';

/** A file's fields; `body` is the text below them. */
export interface FileData {
  [field: string]: unknown;
  body?: string;
}

/**
 * The fields of a Markdown file.
 * @throws Error if the fields are not YAML
 */
export function fromMarkdown(text: string): FileData {
  const [, fields = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text) ?? [];
  const data = parse(fields) as FileData | null;
  return { ...data, ...(body.trim() && { body: body.trim() }) };
}

/** The fields of a Markdown file as text: days in quotes, each text in one line. */
export function styled(document: Document): string {
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(node.value)) node.type = 'QUOTE_SINGLE';
    },
  });
  const sections = document.get('sections');
  if (isSeq<{ spaceBefore?: boolean }>(sections))
    sections.items.forEach((section, index) => (section.spaceBefore = index > 0));
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

/** A Markdown file with these fields. */
export const toMarkdown = ({ body, ...data }: FileData): string =>
  `---\n${styled(new Document(data))}---\n${body ? `\n${body.trim()}\n` : ''}`;

/** The text of a content file with these values, as the editor writes it. */
export const textOf = (file: string, data: unknown, body?: string): string =>
  file.endsWith('.json')
    ? `${JSON.stringify(data, null, 2)}\n`
    : toMarkdown({ ...(data as FileData), ...(body && { body }) });
