import type { SchemaIssue, Schema } from '../../zod';
import { valueAt } from '../../load/values';
import { didYouMean } from '../nearest';
import { quoted, type Path } from '../../load/mistake';
import { descriptionAt, fieldNamesAt, nounAt } from '../../load/schema-fields';

/** A mistake in one field, without its place in the file. */
export interface FieldMistake extends Record<'message' | 'fix', string> {
  path: Path;
  /** True if the field's name is the mistake and not its value. */
  atKey?: boolean;
  /** True if a text is longer than its field allows. */
  tooLong?: boolean;
}

/** A mistake without its path. */
type Words = Omit<FieldMistake, 'path'>;

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  float: 'a number with a fraction',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'nothing',
  date: 'a date',
};

/** Message and fix for an unknown name. */
const unknownName = (value: unknown, allowed: readonly unknown[], noun: string | undefined): Words => ({
  message: `${quoted(value)} is not ${noun ?? 'one of the words that are allowed here'}`,
  fix: didYouMean(String(value), allowed.map(String)),
});

/** @param keys the fields of the group that would be right */
function wrongType(received: string, expected: string, value: unknown, keys: readonly string[]): Words {
  const takes = [typeNames[expected] ?? expected, ...(keys.length > 0 ? [`(${keys.join(', ')})`] : [])].join(
    ' ',
  );
  if (received === 'null')
    return {
      message: 'is empty',
      fix: 'Write what belongs here, or remove the field if it may be left out.',
    };
  const fixes: Record<string, string> = {
    'number>string': `Put it in quotes: '${String(value)}'.`,
    'boolean>string': `Put it in quotes: '${String(value)}'.`,
    'date>string': "Put it in quotes, as in '2026-12-25'.",
    'object>string':
      "Text that begins with a brace or has a colon in it needs quotes: '{{site.name}}: who we are'.",
    'array>string': 'Write one text, not a list.',
    'string>number': 'Write the number without quotes and without other signs.',
    'string>boolean': 'Write true or false, without quotes.',
    'string>array': 'Write each entry on its own line, beginning with a hyphen and a space.',
  };
  return {
    message: `is ${typeNames[received] ?? received}, but this field takes ${takes}`,
    fix: fixes[`${received}>${expected}`] ?? '',
  };
}

const parts = (value: number | bigint, one: string, many: string) =>
  `${value} ${Number(value) === 1 ? one : many}`;

/** Splits a schema's message, which is written as `what is wrong: what to write`. */
function split(message: string): { message: string; fix: string } {
  const [what = '', ...right] = message.split(': ');
  const how = right.join(': ').replace(/\.$/, '');
  if (how === '') return { message: what, fix: '' };
  return {
    message: what,
    fix: how.startsWith('"') ? `Write it like ${how}.` : `${how.charAt(0).toUpperCase()}${how.slice(1)}.`,
  };
}

function size(issue: SchemaIssue & { is: 'size' }, value: unknown): Words {
  const { of, bound, limit, message } = issue;
  if (of === 'list') {
    const length = Array.isArray(value) ? value.length : 0;
    return {
      message: length === 0 ? 'is an empty list' : `has ${parts(length, 'entry', 'entries')}`,
      fix: `There must be ${bound} ${limit}.`,
    };
  }
  if (of === 'text') {
    const { length } = String(value);
    if (length === 0) return split(message);
    return {
      ...(bound === 'at most' && { tooLong: true }),
      message: `has ${parts(length, 'character', 'characters')}`,
      fix: `There must be ${bound} ${limit}.`,
    };
  }
  return { message: `is ${String(value)}`, fix: `It must be ${bound} ${limit}.` };
}

/** The issues of the option of a union that was most likely meant, or the values of all options together. */
function option(
  { path, options }: SchemaIssue & { is: 'no option' },
  value: unknown,
): readonly SchemaIssue[] | { allowed: readonly unknown[] } {
  const allowed = options
    .flat()
    .flatMap((inner) =>
      inner.path.length === path.length && inner.is === 'not a choice' ? inner.allowed : [],
    );
  if (allowed.length > 0 && typeof value !== 'object') return { allowed };
  const cost = (inner: readonly SchemaIssue[]) =>
    inner.reduce((sum, one) => sum + (one.is === 'unknown fields' ? 2 * one.names.length : 1), 0);
  return [...options].sort((a, b) => cost(a) - cost(b))[0] ?? [];
}

/**
 * Puts a schema's issue into words.
 * @param schema the schema of the whole entry, for what would be right
 * @param whole the entry
 */
export function explain(issue: SchemaIssue, schema: Schema, whole: unknown): FieldMistake[] {
  const { path } = issue;
  const value = valueAt(whole, path);
  const one = (words: Words): FieldMistake[] => [{ path, ...words }];
  switch (issue.is) {
    case 'missing': {
      const about = descriptionAt(schema, whole, path);
      return one({
        message: 'is missing',
        fix: about ? `Add it. What it is: ${about.replace(/\.$/, '')}.` : 'Add the field.',
      });
    }
    case 'wrong type':
      return one(
        wrongType(
          issue.received,
          issue.expected,
          value,
          issue.expected === 'object' ? fieldNamesAt(schema, whole, path) : [],
        ),
      );
    case 'unknown fields':
      return issue.names.map((name) => ({
        path: [...path, name],
        atKey: true,
        message: `"${name}" is not a field here`,
        fix: didYouMean(name, fieldNamesAt(schema, whole, path)),
      }));
    case 'not a choice':
      return one(
        issue.decidesKind && value === undefined
          ? { message: 'is missing', fix: `Known: ${issue.allowed.map(String).join(', ')}.` }
          : unknownName(value, issue.allowed, nounAt(schema, whole, path)),
      );
    case 'no option': {
      const meant = option(issue, value);
      return 'allowed' in meant
        ? one(unknownName(value, meant.allowed, nounAt(schema, whole, path)))
        : meant.flatMap((inner) => explain(inner, schema, whole));
    }
    case 'size':
      return one(size(issue, value));
    case 'name':
      return [{ path, atKey: true, ...split(issue.message) }];
    case 'rule': {
      if (issue.message !== undefined) {
        const ownWords = split(issue.message);
        return one({
          ...ownWords,
          message:
            /^(is|has) /.test(ownWords.message) && value !== undefined && typeof value !== 'object'
              ? `${quoted(value)} ${ownWords.message}`
              : ownWords.message,
        });
      }
      return one({
        message: `${quoted(value)} is not ${issue.wantsAddress ? 'a web address' : 'right'}`,
        fix: issue.wantsAddress ? 'Write it in full: "https://www.example.com/page".' : issue.zodMessage,
      });
    }
  }
}
