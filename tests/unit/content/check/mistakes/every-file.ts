import { parse } from 'yaml';
import { lineAt, lineOf, type Mistake } from '../mistake';
import { sampleFiles, sampleText } from '../memory';

/** A text field that every file of a kind has, and where it stands in the file. */
interface Spot {
  file: string;
  /** The field's name in words, and the last part of it. */
  field: string;
  key: string;
  /** From the key to the end of the value; the groups are the key with its colon, and the value. */
  pattern: RegExp;
  /** The first line of the group that holds the field. */
  group: RegExp;
  yaml: boolean;
}

const json = (file: string, field: string, group: RegExp, after = ''): Spot => {
  const key = field.split(' › ').at(-1) ?? '';
  return {
    file,
    field,
    key,
    pattern: new RegExp(`(?<=${after}[^]*?)("${key}":\\s*)("(?:[^"\\\\]|\\\\.)*")`),
    group,
    yaml: false,
  };
};

/** One file of each kind, except colors, which are no texts, and numbers for ads, of which the sample has none. */
const texts = sampleFiles.filter((file, index) => {
  const folder = file.split('/').slice(0, -1).join('/');
  if (folder === 'content') return !/(colors|call-numbers)\.json$/.test(file);
  return sampleFiles.findIndex((other) => other.startsWith(`${folder}/`)) === index;
});

const spots: readonly Spot[] = texts.map((file) => {
  if (file.endsWith('.md'))
    return {
      file,
      field: 'head › description',
      key: 'description',
      pattern: /( {2}description: )(.*)/,
      group: /^head:/m,
      yaml: true,
    };
  if (file.startsWith('content/faqs/')) return json(file, 'items › 1 › question', /(?<="items": \[\s*)\{/);
  if (file.startsWith('content/forms/')) return json(file, 'title', /\{/);
  switch (file) {
    case 'content/site.json':
      return json(file, 'blurb', /\{/);
    case 'content/claims.json':
      return json(file, 'claims › guarantee › default', /\{\s*"name": "guarantee"/, '"guarantee"');
    case 'content/promises.json':
      return json(file, 'promises › permits › question', /\{\s*"name": "permits"/, '"permits"');
    case 'content/offers.json':
      return json(file, 'offers › drain › line', /\{\s*"name": "drain"/, '"drain"');
    case 'content/prices.json':
      return json(file, 'words › job', /(?<="words": )\{/);
    case 'content/navigation.json':
      return json(file, 'header › 2 › description', /(?<="href": "\/"\s*\},\s*)\{/);
    case 'content/interface.json':
      return json(file, 'forms › required', /(?<="forms": )\{/);
    case 'content/testimonials.json':
      return json(file, '1 › text', /(?<=^\[\s*)\{/);
    case 'content/regions.json':
      return json(file, '1 › name', /(?<=^\[\s*)\{/);
    case 'content/popular-services.json':
      return json(file, '1 › title', /(?<=^\[\s*)\{/);
    case 'content/option-sets.json':
      return json(file, '1 › options › 1 › label', /(?<="options": \[\s*)\{/);
  }
  throw new Error(`${file} is of a kind that this test does not know: add its text field.`);
});

/** A space where the text had its last letter, so that it grows no longer. */
function spaceAtEnd(spot: Spot): Mistake {
  const old = spot.pattern.exec(sampleText(spot.file))?.[2] ?? '';
  const text = String(parse(old)).replace(/.$/, ' ');
  return withValue(spot, 'a space at the end of a text', JSON.stringify(text), /spaces at its start or end/);
}

/** Swaps two letters in the middle of a word. */
const misspelled = (word: string): string =>
  word.slice(0, 1) + (word[2] ?? '') + (word[1] ?? '') + word.slice(3);

const long = 'A sentence that never ends, '.repeat(60).trim();

/** What an editor may put into a text field, whatever the kind of file. */
const values: readonly { what: string; value: string; says: RegExp; not?: RegExp }[] = [
  { what: 'an empty text', value: '""', says: /is empty/ },
  { what: 'a number instead of a text', value: '42', says: /is a number, but this field takes text/ },
  { what: 'a list instead of a text', value: '["one", "two"]', says: /is a list, but this field takes text/ },
  { what: 'a text that is far too long', value: JSON.stringify(long), says: /at most \d+/ },
  {
    what: 'a reference that names nothing',
    value: '"What to do when water stands. Call {{site.fone}}"',
    says: /Did you mean "site\.phone"/,
  },
  {
    what: 'braces that are no reference',
    value: '"What to do when water stands in the house: call {{site phone}}"',
    says: /braces that are not a reference/,
  },
  {
    what: 'a text that is not written yet',
    value: '"Lorem ipsum dolor sit amet, consectetur adipiscing elit"',
    says: /not written yet/,
  },
  {
    what: 'HTML in a text',
    value: '"What to do when water <b>stands</b> on the kitchen floor"',
    says: /which visitors would see/,
  },
  {
    what: 'a phone number written out',
    value: '"What to do when water stands, call us at 972-555-0100"',
    says: /\{\{site\.phone\}\}/,
    not: /(claims|offers)\.json$/,
  },
];

function withValue(spot: Spot, what: string, value: string, says: RegExp): Mistake {
  const before = sampleText(spot.file);
  const after = before.replace(spot.pattern, (_, key: string) => key + value);
  if (after === before) throw new Error(`${spot.file} has no ${spot.key}.`);
  return {
    what: `${spot.file}: ${what}`,
    changes: new Map([[spot.file, after]]),
    expected: { file: spot.file, line: lineAt(after, before.search(spot.pattern)), field: spot.field, says },
    alone: /\/(site|claims)\.json$/.test(spot.file),
  };
}

/** The field and the comma that parts it from its neighbors are gone. */
function missing(spot: Spot): Mistake {
  const before = sampleText(spot.file);
  const whole = spot.yaml
    ? new RegExp(`${spot.pattern.source}\n`)
    : new RegExp(`${spot.pattern.source},\\s*|,\\s*${spot.pattern.source}(?=\\s*\\})`);
  const after = before.replace(whole, '');
  if (after === before) throw new Error(`${spot.file} has no ${spot.key}.`);
  return {
    what: `${spot.file}: a field that must be there is missing`,
    changes: new Map([[spot.file, after]]),
    expected: { file: spot.file, line: lineOf(after, spot.group), field: spot.field, says: /is missing/ },
    alone: /\/(site|claims)\.json$/.test(spot.file),
  };
}

function misspelledField(spot: Spot): Mistake {
  const before = sampleText(spot.file);
  const wrong = misspelled(spot.key);
  const after = before.replace(
    spot.pattern,
    (_, key: string, value: string) => key.replace(spot.key, wrong) + value,
  );
  return {
    what: `${spot.file}: the name of a field is misspelled`,
    changes: new Map([[spot.file, after]]),
    expected: {
      file: spot.file,
      line: lineAt(after, before.search(spot.pattern)),
      field: spot.field.replace(new RegExp(`${spot.key}$`), wrong),
      says: new RegExp(`Did you mean "${spot.key}"`),
    },
    alone: /\/(site|claims)\.json$/.test(spot.file),
  };
}

/** The same field twice in one group: only one would count. */
function twice(spot: Spot): Mistake {
  const before = sampleText(spot.file);
  const at = before.search(spot.pattern);
  const between = spot.yaml ? '\n' : ', ';
  const after = before.replace(spot.pattern, (field) => `${field}${between}${field}`);
  return {
    what: `${spot.file}: a field is there twice`,
    changes: new Map([[spot.file, after]]),
    expected: {
      file: spot.file,
      line: lineAt(after, at) + (spot.yaml ? 1 : 0),
      // The parser of front matter stops there and knows no field.
      field: spot.yaml ? '' : spot.field,
      says: /is here twice|is listed twice/,
    },
    alone: true,
  };
}

/** A file cut off in its middle, as a failed copy leaves it. */
function cutOff(spot: Spot): Mistake {
  const before = sampleText(spot.file);
  const at = before.search(spot.pattern);
  const after = spot.yaml ? before.slice(0, at) : before.slice(0, at).trimEnd();
  return {
    what: `${spot.file}: the file ends in its middle`,
    changes: new Map([[spot.file, after]]),
    expected: {
      file: spot.file,
      line: spot.yaml ? 1 : after.split('\n').length,
      field: '',
      says: spot.yaml ? /no end of its fields/ : /lacks|expected/,
    },
    alone: true,
  };
}

/** The same dozen slips in a file of every kind. */
export const everywhere: readonly Mistake[] = spots.flatMap((spot) => [
  missing(spot),
  misspelledField(spot),
  spaceAtEnd(spot),
  ...values
    .filter(({ not }) => !not?.test(spot.file))
    .map(({ what, value, says }) => withValue(spot, what, value, says)),
]);

/** Slips after which a file cannot be read at all. */
export const unreadable: readonly Mistake[] = spots.flatMap((spot) => [twice(spot), cutOff(spot)]);
