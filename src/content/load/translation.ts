/**
 * How the texts of a content file and those of its translation fit together. A translation is a file of the same name
 * in `content/<language>/` with the same shape, but only with what visitors read: everything else comes from the
 * original, so the two cannot differ in it.
 */
import { collections, wholeFile, type CollectionName, type Collection } from '../collections';
import { namePattern } from '../schemas/fields';
import { defaultLocale, otherLocales, isOtherLocale, type Language } from '../languages';
import { type FieldMeta, shapeOf, type Schema } from '../zod';
import { fieldName, phrase, type Message, type Mistake } from './mistake';
import { resolveUnion, childSchema, visitSchemaFields, isRecord, type Path } from './schema-fields';

/** Whether a text is written anew in each language, if it has words besides references (`hasWords`). */
export const isTranslated = ({ readBy, inEveryLanguage }: FieldMeta): boolean =>
  readBy !== undefined && readBy !== 'owner' && !inEveryLanguage;

/** A city with the abbreviation of its state, as beside a review, is the same in every language. */
const cityWithState = /^\p{Lu}[\p{L} .'-]*, [A-Z]{2}$/u;

/** Whether a text has words of its own, besides references, placeholders and a city with its state. */
const hasWords = (text: string): boolean =>
  /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}|\{\w+\}/g, '').replace(cityWithState, ''));

const folderOf = (language: Language): string => `content/${language}/`;

/** The file with the translation of a content file. */
export const translationOf = (file: string, language: Language): string =>
  file.replace('content/', folderOf(language));

/** The file with the hashes of a language: `{ "cities/plano.md": { "county": "0f3a5b21" } }`. */
export const recordOf = (language: Language): string => `content/${language}/translated.json`;

/** The language of a file's texts. */
export const languageOf = (file: string): Language =>
  otherLocales.find((name) => file.startsWith(folderOf(name))) ?? defaultLocale;

/** The file that a translation translates; any other file itself. */
export function originalOf(file: string): string {
  const language = languageOf(file);
  return isOtherLocale(language) ? file.replace(folderOf(language), 'content/') : file;
}

/** The texts of a file by field, as messages name it; the text below the front matter is `body`. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a file that a translation must have. */
export function translatableIn(
  { list, schema }: Pick<Collection, 'list' | 'schema'>,
  data: unknown,
  body = '',
): Texts {
  const texts: Record<string, string> = {};
  const add = (entry: unknown, root: Path) =>
    visitSchemaFields(schema, entry, ({ path, value, means }) => {
      if (typeof value === 'string' && isTranslated(means) && hasWords(value))
        texts[fieldName([...root, ...path])] = value;
    });
  if (list && Array.isArray(data))
    for (const entry of data as unknown[]) add(entry, [String(isRecord(entry) && entry.id)]);
  else add(data, []);
  return body.trim() ? { ...texts, body: body.trim() } : texts;
}

/** The names of a file's texts that say a price, a condition or what a visitor agrees to, as legal pages do. */
export function bindingIn(kind: CollectionName, data: unknown, body = ''): string[] {
  const names: string[] = [];
  visitSchemaFields(wholeFile(collections[kind]), data, ({ path, means }) => {
    if (means.binds) names.push(fieldName(path));
  });
  return kind === 'legal' && body.trim() ? [...names, 'body'] : names;
}

/**
 * The shape of a translation, with the original's texts in it. Lists have as many entries as the original; an entry
 * without a text is `{}`. The field that says the kind of an entry (`type`, `kind`) and the `id` of an entry in a file
 * that is a list stay, so that people see what they translate.
 * @param written the translation so far, whose texts take the place of the original's
 */
export function textsOnly({ list, schema }: Collection, original: unknown, written?: unknown): unknown {
  if (!list || !Array.isArray(original)) return reduced(schema, original, written);
  const all: readonly unknown[] = Array.isArray(written) ? written : [];
  return original.filter(isRecord).flatMap((entry) => {
    const before = all.find((other) => isRecord(other) && other.id === entry.id);
    return before || hasTexts(schema, entry)
      ? [{ id: entry.id, ...(reduced(schema, entry, before) as object) }]
      : [];
  });
}

const hasTexts = (schema: Schema, value: unknown): boolean =>
  Object.keys(translatableIn({ schema }, value)).length > 0;

function reduced(schema: Schema, own: unknown, written: unknown): unknown {
  const option = resolveUnion(schema, own);
  if (!option) return undefined;
  if (typeof own === 'string') {
    const text = typeof written === 'string' ? written : own;
    return isTextOf(schema, own) ? text : undefined;
  }
  if (Array.isArray(own)) {
    const shape = shapeOf(option);
    if (shape.is !== 'list' || !hasTexts(option, own)) return undefined;
    const texts: readonly unknown[] = Array.isArray(written) ? written : [];
    if (texts.length > 0 && textsIn(option, own).free) return texts;
    return own.map((item: unknown, index) => reduced(shape.item, item, texts[index]) ?? {});
  }
  if (!isRecord(own)) return undefined;
  const union = shapeOf(schema);
  const texts = isRecord(written) ? written : {};
  const group: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(own)) {
    const below = childSchema(schema, own, name);
    if (union.is === 'kinds' && name === union.by) group[name] = field;
    // A text that is only a reference is the same in every language.
    else if (below && (hasTexts(below, field) || (typeof field === 'string' && name in texts)))
      group[name] = reduced(below, field, texts[name]) ?? texts[name];
  }
  // What only the translation has stays, so that nothing that somebody wrote is lost; the check reports what is wrong.
  return { ...group, ...texts, ...group };
}

/** What is wrong with a translation: the field, and what to say of it. */
export interface TranslationMistake extends Pick<Mistake, 'message' | 'fix'> {
  path: Path;
}

/** Whether a value says that a text is not translated yet: an editor writes each of these for an empty field. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) ? value.every(isBlank) : isRecord(value) && Object.values(value).every(isBlank));

/** Whether texts refer to a group by its field `name`, which is the same in every language. */
function isNamed(schema: Schema): boolean {
  const shape = shapeOf(schema);
  const name = shape.is === 'group' ? shape.fields.name : undefined;
  const text = name && shapeOf(name);
  return name !== undefined && text?.is === 'text' && text.pattern?.regex === namePattern;
}

/**
 * Lays a translation over its original: its texts take the place of the original's, everything else stays. An empty
 * text, `null`, a missing one and an entry that is missing at the end of a list are all 'not translated yet'. What an
 * editor copies of the original into the translation, such as an icon, is not read.
 */
export function applyTranslation(
  schema: Schema,
  original: unknown,
  written: unknown,
  file: string,
): { whole: unknown; mistakes: readonly TranslationMistake[] } {
  const mistakes: TranslationMistake[] = [];
  const say = (path: Path, message: Message, fix: Message) => void mistakes.push({ path, message, fix });

  const visit = (at: Schema, own: unknown, theirs: unknown, path: Path): unknown => {
    const option = resolveUnion(at, own);
    if (!option) return own;
    if (Array.isArray(own)) return visitList(option, own, theirs, path);
    if (isRecord(own)) return visitGroup(at, own, theirs, path);
    if (typeof own === 'string' && isTextOf(at, own)) return visitText(own, theirs, path);
    return ofOriginal(own, theirs, path);
  };
  const notATranslation = (path: Path) =>
    say(path, 'is nothing to translate', phrase`Remove it: it comes from ${{ file }}.`);
  /** What is the same in every language. An editor copies it into the entries of lists, where nobody can change it. */
  const ofOriginal = (own: unknown, theirs: unknown, path: Path): unknown => {
    const isCopy =
      isBlank(theirs) || path.some(Number.isInteger) || JSON.stringify(theirs) === JSON.stringify(own);
    if (!isCopy) notATranslation(path);
    return own;
  };
  const visitText = (own: string, theirs: unknown, path: Path): unknown => {
    if (typeof theirs === 'string' && theirs.trim() !== '') return theirs;
    if (!isBlank(theirs)) say(path, 'is not a text', `It translates "${own}".`);
    else if (hasWords(own)) say(path, 'is missing', phrase`It translates "${own}" in ${{ file }}.`);
    return own;
  };
  const visitList = (option: Schema, own: readonly unknown[], theirs: unknown, path: Path): unknown => {
    const { list: hasTexts, free } = textsIn(option, own);
    if (!hasTexts) return ofOriginal(own, theirs, path);
    if (!isBlank(theirs) && !Array.isArray(theirs)) {
      say(path, 'is not a list', phrase`It is one in ${{ file }}.`);
      return own;
    }
    const list: readonly unknown[] = Array.isArray(theirs) ? theirs : [];
    if (free) {
      if (list.length > 0) return list.filter((item) => !isBlank(item));
      say(path, 'is missing', phrase`It translates the list in ${{ file }}.`);
      return own;
    }
    if (list.length > own.length) {
      say(
        path,
        phrase`has ${String(list.length)} entries, and ${String(own.length)} in ${{ file }}`,
        'Both lists have the same entries in the same order.',
      );
      return own;
    }
    const shape = shapeOf(option);
    return shape.is === 'list'
      ? own.map((item, index) => visit(shape.item, item, list[index], [...path, index]))
      : own;
  };
  const visitGroup = (at: Schema, own: Record<string, unknown>, theirs: unknown, path: Path): unknown => {
    if (!isBlank(theirs) && !isRecord(theirs)) {
      say(path, 'is not a group of fields', phrase`It is one in ${{ file }}.`);
      return own;
    }
    const union = shapeOf(at);
    const names: readonly unknown[] = [union.is === 'kinds' && union.by, isNamed(at) && 'name'];
    const written = isRecord(theirs) ? theirs : {};
    const group: Record<string, unknown> = { ...own };
    for (const [name, field] of Object.entries(own)) {
      const below = childSchema(at, own, name);
      if (names.includes(name)) {
        if (!isBlank(written[name]) && written[name] !== field)
          say(
            [...path, name],
            phrase`is "${String(written[name])}", and "${String(field)}" in ${{ file }}`,
            'Both lists have the same entries in the same order.',
          );
      } else if (below) group[name] = visit(below, field, written[name], [...path, name]);
    }
    for (const [name, value] of Object.entries(written)) {
      if (name in own || isBlank(value)) continue;
      const below = childSchema(at, own, name);
      if (typeof value === 'string' && below && isTextOf(below, value)) group[name] = value;
      else if (!below || path.length === 0) notATranslation([...path, name]);
    }
    return group;
  };
  return { whole: visit(schema, original, written, []), mistakes };
}

function isTextOf(schema: Schema, value: string): boolean {
  let isText = false;
  visitSchemaFields(schema, value, ({ means }) => (isText = isTranslated(means)));
  return isText;
}

/** Whether a list has texts to translate, and whether it may have another length than the original's. */
function textsIn(schema: Schema, value: unknown): { list: boolean; free: boolean } {
  let list = false;
  let free = false;
  visitSchemaFields(schema, value, ({ value: text, means }) => {
    list ||= typeof text === 'string' && isTranslated(means);
    free ||= means.readBy === 'keyword';
  });
  return { list, free };
}
