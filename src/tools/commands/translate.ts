/**
 * `npm run translate`: begins translations and records from which texts they were written.
 *
 * - Without arguments it lists what is not translated and what is behind its original.
 * - With files or folders of `content/` it writes their translations, with the original's texts in them to be replaced;
 *   what a translation already has stays, with the entry of a list that it translates.
 * - With `--done` and files or folders of `content/es/` it records that they say what the originals say now.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { collectionOf, collections, type Collection } from '../../content/collections';
import { otherLocales, type OtherLocale } from '../../content/languages';
import { hasTranslatedPath, isPageKind, pagePath } from '../../content/paths';
import { filesOnDisk } from '../../content/load/files';
import { inWords } from '../../content/load/mistake';
import { parseFile } from '../../content/load/parse';
import { recordNow, translationsBehind } from '../../content/load/translated';
import { textsOnly, translatableIn, translationOf, type Texts } from '../../content/load/translation';
import { isRecord } from '../../content/load/schema-fields';
import { textOf } from '../desk/format';

const files = filesOnDisk(process.cwd());

/** A content file with texts to translate. */
interface Original {
  file: string;
  kind: Collection;
  data: unknown;
  body: string;
  texts: Texts;
  /** Its address, if it is a page whose translation names one of its own. */
  path: string | undefined;
}

function read(file: string): { data: unknown; body: string } {
  const { data, body, mistakes } = parseFile(file, files.read(file));
  const [mistake] = mistakes;
  if (mistake) throw new Error(inWords(mistake));
  return { data, body: body?.text.trim() ?? '' };
}

const pathIn = (data: unknown): string | undefined =>
  isRecord(data) && typeof data.path === 'string' ? data.path : undefined;

function originalOf(file: string): Original | undefined {
  const collection = collectionOf(file);
  if (typeof collection !== 'object') return undefined;
  const kind = collections[collection.kind];
  const { data, body } = read(file);
  const texts = translatableIn(kind, data, body);
  const named =
    isPageKind(collection.kind) && hasTranslatedPath(collection.kind, collection.id)
      ? collection.kind
      : undefined;
  const path = named && pagePath(named, collection.id, pathIn(data)).toLowerCase();
  return Object.keys(texts).length > 0 ? { file, kind, data, body, texts, path } : undefined;
}

/** Writes a translation; in a new one, all texts are the original's. */
async function begin({ file, kind, data, body, path }: Original, language: OtherLocale): Promise<void> {
  const target = translationOf(file, language);
  const before = existsSync(target) ? read(target) : undefined;
  const whole = textsOnly(kind, data, before?.data);
  const address = path && { path: pathIn(before?.data) ?? `/${language}${path}` };
  await mkdir(dirname(target), { recursive: true });
  const written = isRecord(whole) ? { ...address, ...whole } : whole;
  await writeFile(target, textOf(target, written, before?.body || body));
  console.log(`${before ? 'Completed' : 'Began'} ${target}.`);
}

/** Records that a translation says what its original says now. */
async function finish({ file, kind, data, texts }: Original, language: OtherLocale): Promise<void> {
  const target = translationOf(file, language);
  if (!existsSync(target)) throw new Error(`${target} is not there: npm run translate -- ${file} begins it.`);
  const { data: written, body } = read(target);
  // A text that is missing is here as in the original, too.
  const now = translatableIn(kind, textsOnly(kind, data, written), body);
  for (const [name, text] of Object.entries(texts))
    if (now[name] === text) console.log(`${target}, ${name}: is as in the original: "${text.slice(0, 80)}".`);
  const { record, text } = recordNow(filesOnDisk(process.cwd()), target)!;
  await writeFile(record, text);
  console.log(`Recorded that ${target} is up to date.`);
}

const allBehind = otherLocales.flatMap((language) => translationsBehind(files, language));

/** What is to be done about a translation; undefined if nothing is. */
function state({ file }: Original, language: OtherLocale): string | undefined {
  const target = translationOf(file, language);
  if (!existsSync(target)) return `${target}: not there. npm run translate -- ${file} begins it.`;
  const behind = allBehind.find((one) => one.file === target);
  if (behind?.changes.length === 0)
    return `${target}: not finished. npm run translate -- --done ${target} says that it is.`;
  return behind && `${target}: behind in ${behind.changes.map(({ name }) => name).join(', ')}.`;
}

try {
  const { values, positionals: asked } = parseArgs({
    allowPositionals: true,
    options: { done: { type: 'boolean', default: false } },
  });
  const isAsked = (file: string): boolean =>
    asked.some((name) => file === name || file.startsWith(`${name.replace(/\/$/, '')}/`));
  const targets = files.names().flatMap((file) => {
    const original = originalOf(file);
    return original ? otherLocales.map((language) => ({ original, language })) : [];
  });
  if (asked.length > 0 || values.done) {
    const chosen = targets.filter(({ original: { file }, language }) =>
      isAsked(values.done ? translationOf(file, language) : file),
    );
    if (chosen.length === 0)
      throw new Error(
        values.done
          ? `Say which translations are done: npm run translate -- --done content/es/cities/plano.md`
          : `No file to translate is named ${asked.join(' or ')}: write it from content/, as in content/cities/plano.md`,
      );
    for (const { original, language } of chosen)
      await (values.done ? finish(original, language) : begin(original, language));
  } else {
    const states = targets.flatMap(({ original, language }) => state(original, language) ?? []);
    for (const line of states) console.log(line);
    console.log(`${targets.length - states.length} of ${targets.length} translations are up to date.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
