import { z } from 'astro/zod';
import type { Schema } from '../../zod';
import { valueAt, wordsAt, type Path } from '../../load/schema-fields';
import { didYouMean } from '../fields';
import { quoted } from '../../load/mistake';

/** A mistake in one field, without its place in the file. */
export interface FieldMistake extends Record<'message' | 'fix', string> {
  path: Path;
  /** True if the field's name is the mistake and not its value. */
  atKey?: boolean;
  tooLong?: boolean;
}

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
};

/** Types that zod calls otherwise. */
const expectedNames: Record<string, string> = { int: 'integer', record: 'object' };

const unknownName = (value: unknown, allowed: readonly unknown[], noun: string | undefined): Words => ({
  message: `${quoted(value)} is not ${noun ?? 'one of the words that are allowed here'}`,
  fix: didYouMean(String(value), allowed.map(String)),
});

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

function size(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): Words {
  const isLeast = issue.code === 'too_small';
  const bound = issue.exact ? 'exactly' : isLeast ? 'at least' : 'at most';
  const limit = Number(isLeast ? issue.minimum : issue.maximum);
  if (issue.origin === 'array') {
    const length = Array.isArray(value) ? value.length : 0;
    return {
      message: length === 0 ? 'is an empty list' : `has ${parts(length, 'entry', 'entries')}`,
      fix: `There must be ${bound} ${limit}.`,
    };
  }
  if (issue.origin !== 'string')
    return { message: `is ${String(value)}`, fix: `It must be ${bound} ${limit}.` };
  const { length } = String(value);
  if (length === 0) return split(issue.message);
  return {
    ...(bound === 'at most' && { tooLong: true }),
    message: `has ${parts(length, 'character', 'characters')}`,
    fix: `There must be ${bound} ${limit}.`,
  };
}

/** The issues of the option of a union that was most likely meant, or the values of all options together. */
function option(
  issues: readonly (readonly z.core.$ZodIssue[])[],
  value: unknown,
): readonly z.core.$ZodIssue[] | { allowed: readonly unknown[] } {
  const allowed = issues
    .flat()
    .flatMap((inner) => (inner.path.length === 0 && inner.code === 'invalid_value' ? inner.values : []));
  if (allowed.length > 0 && typeof value !== 'object') return { allowed };
  const cost = (inner: readonly z.core.$ZodIssue[]) =>
    inner.reduce((sum, one) => sum + (one.code === 'unrecognized_keys' ? 2 * one.keys.length : 1), 0);
  return [...issues].sort((a, b) => cost(a) - cost(b))[0] ?? [];
}

/** Zod's own messages, which are worded anew; a schema's own message is kept. */
const zodsMessage = /^(Invalid|Unrecognized|Too )/;

/** Puts an issue of zod into words. */
export function explain(
  issue: z.core.$ZodIssue,
  schema: Schema,
  whole: unknown,
  base: Path = [],
): FieldMistake[] {
  const path = [...base, ...(issue.path as Path)];
  const value = valueAt(whole, path);
  const one = (words: Words): FieldMistake[] => [{ path, ...words }];
  const { description, fields, noun } = wordsAt(schema, whole, path);
  const unknown = (allowed: readonly unknown[]) => one(unknownName(value, allowed, noun));
  const missing = (): FieldMistake[] =>
    one({
      message: 'is missing',
      fix: description ? `Add it. What it is: ${description.replace(/\.$/, '')}.` : 'Add the field.',
    });
  switch (issue.code) {
    case 'invalid_type': {
      if (value === undefined) return missing();
      const received = issue.expected === 'int' ? 'float' : z.core.util.getParsedType(value);
      const expected = expectedNames[issue.expected] ?? issue.expected;
      return one(wrongType(received, expected, value, expected === 'object' ? fields : []));
    }
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({
        path: [...path, name],
        atKey: true,
        message: `"${name}" is not a field here`,
        fix: didYouMean(name, fields),
      }));
    case 'invalid_value':
      // As zod does, which takes the options of a choice from the schema: one is a literal.
      if (issue.values.length > 1 && value === undefined) return missing();
      if (issue.values.length > 1 && typeof value !== 'string')
        return one(wrongType(z.core.util.getParsedType(value), 'string', value, []));
      return unknown(issue.values);
    case 'invalid_union': {
      if ('options' in issue && issue.options)
        return value === undefined
          ? one({ message: 'is missing', fix: `Known: ${issue.options.map(String).join(', ')}.` })
          : unknown(issue.options);
      const meant = option(issue.errors, value);
      return 'allowed' in meant
        ? unknown(meant.allowed)
        : meant.flatMap((inner) => explain(inner, schema, whole, path));
    }
    case 'invalid_key':
      return issue.issues.map(({ message }) => ({ path, atKey: true, ...split(message) }));
    case 'invalid_element':
      return issue.issues.flatMap((inner) => explain(inner, schema, whole, path));
    case 'too_small':
    case 'too_big':
      return one(size(issue, value));
    default: {
      if (zodsMessage.test(issue.message)) {
        const isAddress = issue.code === 'invalid_format' && issue.format === 'url';
        return one({
          message: `${quoted(value)} is not ${isAddress ? 'a web address' : 'right'}`,
          fix: isAddress ? 'Write it in full: "https://www.example.com/page".' : issue.message,
        });
      }
      const own = split(issue.message);
      const namesValue = /^(is|has) /.test(own.message) && value !== undefined && typeof value !== 'object';
      return one({ ...own, ...(namesValue && { message: `${quoted(value)} ${own.message}` }) });
    }
  }
}
