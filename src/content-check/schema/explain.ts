import type { ZodIssue, ZodTypeAny } from 'astro/zod';
import { valueAt } from '../content';
import { didYouMean } from '../nearest';
import { quoted, type Path } from '../problem';
import { descriptionAt, knownKeys } from './known-keys';

/** What is wrong with one field, before it is known where the field stands. */
export interface Finding {
  path: Path;
  /** True where the field's name is the mistake and not what it holds. */
  atKey?: boolean;
  /** True where a text is longer than its field allows. */
  tooLong?: boolean;
  message: string;
  remedy: string;
}

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
  nan: 'no number',
};

/** What the names of a closed list are names of, by the field that holds one. */
const nouns: Record<string, string> = {
  type: 'a kind of section',
  icon: 'an icon',
  drawing: 'a drawing',
  socialDrawing: 'a drawing',
  id: 'one of the public ids',
  listId: 'one of the public ids',
  tone: 'a ground',
  family: 'a family of forms',
  days: 'a day of the week',
};

function nounFor(path: Path): string {
  const names = path.filter((part): part is string => typeof part === 'string');
  const last = names.at(-1) ?? '';
  if (last === 'kind')
    return `a kind of ${
      names
        .at(-2)
        ?.replace(/s$/, '')
        .replace(/^action$/, 'button') ?? 'thing'
    }`;
  return nouns[last] ?? 'one of the words that may stand here';
}

const unknownName = (value: unknown, known: readonly unknown[], path: Path): Omit<Finding, 'path'> => ({
  message: `${quoted(value)} is not ${nounFor(path)}`,
  remedy: didYouMean(String(value), known.map(String)),
});

function wrongType(received: string, expected: string, value: unknown): Omit<Finding, 'path'> {
  const takes = typeNames[expected] ?? expected;
  if (received === 'null')
    return {
      message: 'is empty',
      remedy: 'Write what belongs here, or remove the field if it may be left out.',
    };
  const remedies: Record<string, string> = {
    'number>string': `Put it in quotes: '${String(value)}'.`,
    'boolean>string': `Put it in quotes: '${String(value)}'.`,
    'date>string': "Put it in quotes, as in '2026-12-25'.",
    'object>string':
      "Text that begins with a brace or has a colon in it needs quotes: '{{site.name}}: who we are'.",
    'array>string': 'Write one text, not a list.',
    'string>number': 'Write the number without quotes and without other signs.',
    'string>boolean': 'Write true or false, without quotes.',
    'string>array': 'Write each entry on a line of its own, beginning with a hyphen and a space.',
  };
  return {
    message: `is ${typeNames[received] ?? received}, but this field takes ${takes}`,
    remedy: remedies[`${received}>${expected}`] ?? '',
  };
}

const parts = (value: number | bigint, one: string, many: string) =>
  `${value} ${Number(value) === 1 ? one : many}`;

/** Messages of the schemas are written as `what is wrong: what would be right`. */
function split(message: string): { message: string; remedy: string } {
  const [what = '', ...right] = message.split(': ');
  const how = right.join(': ').replace(/\.$/, '');
  if (how === '') return { message: what, remedy: '' };
  return {
    message: what,
    remedy: how.startsWith('"') ? `Write it like ${how}.` : `${how.charAt(0).toUpperCase()}${how.slice(1)}.`,
  };
}

/** Messages that the library writes by itself where a schema gives none. */
const plain = /^(Invalid|Required|Expected|Unrecognized|String must|Number must|Array must|Too )/;

function sizes(issue: ZodIssue & { code: 'too_small' | 'too_big' }, value: unknown): Omit<Finding, 'path'> {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  if (issue.type === 'array') {
    const length = Array.isArray(value) ? value.length : 0;
    return {
      message: length === 0 ? 'is an empty list' : `has ${parts(length, 'entry', 'entries')}`,
      remedy: `There must be ${bound} ${limit}.`,
    };
  }
  if (issue.type === 'string') {
    const { length } = String(value);
    if (length === 0) return split(issue.message);
    return {
      ...(issue.code === 'too_big' && { tooLong: true }),
      message: `has ${parts(length, 'character', 'characters')}`,
      remedy: `There must be ${bound} ${limit}.`,
    };
  }
  return { message: `is ${String(value)}`, remedy: `It must be ${bound} ${limit}.` };
}

function union(
  issue: ZodIssue & { code: 'invalid_union' },
  value: unknown,
): ZodIssue[] | Omit<Finding, 'path'> {
  const closed = issue.unionErrors.flatMap(({ issues }) =>
    issues.flatMap((inner) =>
      inner.path.length !== issue.path.length
        ? []
        : inner.code === 'invalid_enum_value'
          ? inner.options
          : inner.code === 'invalid_literal'
            ? [inner.expected]
            : [],
    ),
  );
  if (closed.length > 0 && typeof value !== 'object') return unknownName(value, closed, issue.path);
  // The branch that fits best is the one that was meant.
  const cost = (issues: readonly ZodIssue[]) =>
    issues.reduce((sum, inner) => sum + (inner.code === 'unrecognized_keys' ? 2 * inner.keys.length : 1), 0);
  const [best] = [...issue.unionErrors].sort((a, b) => cost(a.issues) - cost(b.issues));
  return best?.issues ?? [];
}

/**
 * A schema's complaint in words.
 * @param issue the complaint
 * @param schema the schema of the whole entry, to name what would have been right
 * @param whole the entry
 */
export function explain(issue: ZodIssue, schema: ZodTypeAny, whole: unknown): Finding[] {
  const { path } = issue;
  const value = valueAt(whole, path);
  const one = (finding: Omit<Finding, 'path'>): Finding[] => [{ path, ...finding }];
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.received !== 'undefined') return one(wrongType(issue.received, issue.expected, value));
      const about = descriptionAt(schema, whole, path);
      return one({
        message: 'is missing',
        remedy: about ? `Add it: ${about.replace(/\.$/, '')}.` : 'Add the field.',
      });
    }
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        atKey: true,
        message: `"${key}" is not a field here`,
        remedy: didYouMean(key, knownKeys(schema, whole, path)),
      }));
    case 'invalid_union_discriminator':
      return one(
        value === undefined
          ? { message: 'is missing', remedy: `Known: ${issue.options.map(String).join(', ')}.` }
          : unknownName(value, issue.options, path),
      );
    case 'invalid_enum_value':
      return one(unknownName(issue.received, issue.options, path));
    case 'invalid_literal':
      return one(unknownName(value, [issue.expected], path));
    case 'invalid_union': {
      const found = union(issue, value);
      return Array.isArray(found) ? found.flatMap((inner) => explain(inner, schema, whole)) : one(found);
    }
    case 'too_small':
    case 'too_big':
      return one(sizes(issue as ZodIssue & { code: 'too_small' }, value));
    default: {
      if (!plain.test(issue.message)) {
        const said = split(issue.message);
        return one({
          ...said,
          message:
            /^(is|has) /.test(said.message) && value !== undefined && typeof value !== 'object'
              ? `${quoted(value)} ${said.message}`
              : said.message,
        });
      }
      const address = issue.code === 'invalid_string' && issue.validation === 'url';
      return one({
        message: `${quoted(value)} is not ${address ? 'a web address' : 'right'}`,
        remedy: address ? 'Write it in full: "https://www.example.com/page".' : issue.message,
      });
    }
  }
}
