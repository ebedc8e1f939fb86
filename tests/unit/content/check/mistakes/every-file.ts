import { mistakesIn } from '../mistake';

const long = 'A sentence that never ends, '.repeat(60).trim();

/** What may be put in place of a text of a file, and what the check says of it. */
const wrongTexts: Readonly<Record<string, readonly [value: string, says: string]>> = {
  'a space at the end of a text': ['"Central Dallas "', 'spaces at its start or end'],
  'an empty text': ['""', 'is empty'],
  'a number instead of a text': ['42', 'is a number, but this field takes text'],
  'a list instead of a text': ['["one", "two"]', 'is a list, but this field takes text'],
  'a text that is far too long': [`"${long}"`, String.raw`at most \d+`],
  'a reference that names nothing': ['"Call {{site.fone}}"', String.raw`Did you mean "site\.phone"`],
  'braces that are no reference': ['"Call {{site phone}}"', 'braces that are not a reference'],
  'a text that is not written yet': ['"Lorem ipsum dolor sit amet"', 'not written yet'],
  'HTML in a text': ['"Water <b>stands</b>"', 'which visitors would see'],
  'a phone number written out': ['"Call 972-555-0100"', String.raw`\{\{site\.phone\}\}`],
};

const rows = (find: string, key: string, field: string): string =>
  Object.entries(wrongTexts)
    .map(([what, [value, says]]) => `  ${what}\n    ${find} → ${key}${value}\n    ${field}: ${says}`)
    .join('\n');

/** Slips that can be made in any text, in a file of each format. */
export const everywhere = mistakesIn(String.raw`
content/regions.json
  a field that must be there is missing
    /"name": "Central Dallas Metro",\s*/ →
    @ {
    1 › name: is missing
  the name of a field is misspelled
    "name": "Central → "nmae": "Central
    1 › nmae: Did you mean "name"
${rows('"name": "Central Dallas Metro"', '"name": ', '1 › name')}
content/pages/about.md
  a field that must be there is missing
    / {2}description: A plumbing.*\n/ →
    @ head:
    head › description: is missing
  the name of a field is misspelled
    description: A plumbing → descirption: A plumbing
    head › descirption: Did you mean "description"
${rows('crumb: About', 'crumb: ', 'crumb')}
`);

/** Slips after which a file cannot be read at all. */
export const unreadable = mistakesIn(String.raw`
content/regions.json
  * a field is there twice
    "name": "Central Dallas Metro" → "name": "Central Dallas", "name": "Central Dallas Metro"
    1 › name: is here twice|is listed twice
  * the file ends in its middle
    /\s*"name": "Central Dallas Metro"[^]*/ →
    : lacks|expected
content/pages/about.md
  * a field is there twice
    description: A plumbing → description: A\n  description: B plumbing
    @ description: B
    : is here twice|is listed twice
  * the file ends in its middle
    / {2}description: A plumbing[^]*/ →
    @ ---
    : no end of its fields
`);
