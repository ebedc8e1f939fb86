import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { isFolder, kindOf, kinds, wholeFile, type Kind, type KindOfContent } from '@/content-model/kinds';
import { readMarkdown } from '@/content-reader/markdown';
import { fromForm, toForm, type Up } from '@/tools/desk/form';

interface File {
  file: string;
  kind: Kind;
  data: unknown;
}

const dataOf = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.md') ? readMarkdown(text).data : parse(text);
};

/** The examples have every field that a kind can have, so also those that no file of the site uses. */
const examples: File[] = (Object.entries(kinds) as [Kind, KindOfContent][]).map(([kind, { at }]) => {
  const name = path.basename(at.replace('/*', ''), path.extname(at));
  const file = `content/examples/${name}${at.endsWith('.md') ? '.md' : '.jsonc'}`;
  return { file, kind, data: dataOf(file) };
});

const own: File[] = readdirSync('content', { recursive: true, encoding: 'utf8' }).flatMap((name) => {
  const file = `content/${name.replaceAll('\\', '/')}`;
  const found = /\.(json|md)$/.test(file) ? kindOf(file) : undefined;
  return found && found !== 'other' ? [{ file, kind: found.kind, data: dataOf(file) }] : [];
});

describe('a file that is edited as a form', () => {
  // Fields with their default value may be left out, so the parsed values are compared.
  it.each([...examples, ...own])(
    'says the same when only its form is left of it: $file',
    ({ kind, data }) => {
      const up: Up = isFolder(kind) ? '../' : './';
      const schema = wholeFile(kinds[kind]);
      expect(schema.parse(fromForm(schema, toForm(schema, data), undefined, up))).toEqual(schema.parse(data));
    },
  );
});
