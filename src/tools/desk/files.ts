import type { Options } from 'prettier';
import { format } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as markdown from 'prettier/plugins/markdown';
import * as yaml from 'prettier/plugins/yaml';
import style from '../../../.prettierrc.json' with { type: 'json' };
import { isRecord } from '../../content/load/values';
import { isFolder, kindOf, kinds, wholeFile, type Kind } from '../../content/collections';
import { ruleContextOf } from '../../content/check/check';
import { otherLocales, type OtherLocale } from '../../content/languages';
import { parseText } from '../../content/load/parse';
import { pathOf, readContent } from '../../content/load/read';
import { recordOf, translationOf } from '../../content/load/translation';
import { optionSet } from '../../content/schemas/option-set';
import { same } from './align';
import { nameOfFile, placeInWords } from './changes';
import { bodyKey, listKey, type ServiceOptions } from './config';
import { askForHelp, DeskError, type Folder } from './folder';
import { fromForm, toForm } from './form';
import { partsOf, type Parts } from './parts';
import { takenOut, type IsGone } from './take-out';
import { translationSaved, translationsAfter, type TranslationSaved } from './translations';
import { writeJson } from './write-json';
import { writeMarkdown } from './write-markdown';

/** The result of saving a file. */
export interface Saved {
  changed: boolean;
  /** The file's new version, to send with the next save. */
  version: string;
  /** How many other files named something that this one no longer has, and lost it. */
  others?: number;
  /** Where that is named, if nobody has agreed to it yet. Then nothing was written. */
  uses?: readonly string[];
  /** Whether an entry got a name from the desk. */
  isNamed?: boolean;
  /** The first section that changed: its kind, and the number of sections of that kind before it on the page. */
  section?: { type: string; nth: number };
}

/** How many entries of a form have a name or an id. */
const namesIn = (form: unknown): number => JSON.stringify(form).match(/"(id|name)":"./g)?.length ?? 0;

function changedSection(before: unknown, after: unknown): Pick<Saved, 'section'> {
  const sectionsOf = (data: unknown) =>
    isRecord(data) && Array.isArray(data.sections) ? data.sections.filter(isRecord) : [];
  const [old, sections] = [sectionsOf(before), sectionsOf(after)];
  const at = sections.findIndex((section, index) => !same(section, old[index]));
  const type = sections[at]?.type;
  if (typeof type !== 'string') return {};
  return { section: { type, nth: sections.slice(0, at).filter((other) => other.type === type).length } };
}

const nameIn = (file: string): string => file.split('/').pop() ?? file;

const picture = /^content\/images\/work\/[A-Za-z0-9][A-Za-z0-9._-]*\.(avif|jpe?g|png|webp)$/;

/**
 * The kind of a content file.
 * @throws DeskError for any other file
 */
function kindOfFile(file: string): Kind {
  const found = /^content\/[A-Za-z0-9/_-]+\.(json|md)$/.test(file) ? kindOf(file) : undefined;
  if (!found || found === 'other')
    throw new DeskError('The desk cannot save it under this name: use letters, digits and hyphens.', 403);
  return found.kind;
}

/** The editor's name of a file. All forms are JSON, and the editor requires the file extension to match. */
export const formName = (file: string): string => file.replace(/\.md$/, '.json');

/** The file of a form. */
export function fileOf(name: string): string {
  const isMarkdown = Object.values(kinds).some(
    ({ at }) => at.endsWith('/*.md') && name.startsWith(at.slice(0, -'*.md'.length)),
  );
  return isMarkdown ? name.replace(/\.json$/, '.md') : name;
}

/** A short hash of a file's text. */
async function versionOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A text in the style of `npm run format`, whose plugins are for other types of files. */
function formatted(file: string, text: string): Promise<string> {
  const { plugins: _, overrides: __, ...rest } = style;
  return format(text, {
    ...(rest as Options),
    parser: file.endsWith('.json') ? 'json' : 'markdown',
    plugins: [babel, estree, markdown, yaml],
  });
}

/** The text of a content file with these values. What they do not change keeps its text, order, quotes and comments. */
export const textWith = (file: string, before: string, { data, body }: Parts): Promise<string> =>
  formatted(
    file,
    file.endsWith('.json')
      ? writeJson(before, data)
      : writeMarkdown(before, data as Record<string, unknown>, body),
  );

/** A file as a form, in which a list and the text below the fields need keys. */
function formOf(kind: Kind, { data, body }: Parts): unknown {
  const form = toForm(wholeFile(kinds[kind]), data);
  if (kinds[kind].list) return { [listKey]: form };
  return kind === 'legal' && isRecord(form) ? { ...form, [bodyKey]: body ?? '' } : form;
}

/** The content files, for the editor. */
export class DeskFiles {
  constructor(private readonly folder: Folder) {}

  /**
   * Every file that can be edited, by form name. Without files that cannot be parsed, which the content check reports,
   * and without second versions of landing pages, which contain only differences.
   */
  forms(): Record<string, unknown> {
    const forms: Record<string, unknown> = {};
    for (const file of this.folder.names()) {
      const found = kindOf(file);
      if (!found || found === 'other') continue;
      const parts = partsOf(file, this.folder.read(file));
      if (!parts || (isRecord(parts.data) && 'variantOf' in parts.data)) continue;
      forms[formName(file)] = formOf(found.kind, parts);
    }
    return forms;
  }

  /** The services in the quote dialog's menu, for fields that preselect one. */
  serviceOptions(): ServiceOptions {
    const text = this.textOf(kinds.optionSets.at);
    const sets = text === undefined ? undefined : parseText(kinds.optionSets.at, text).data;
    const parsed = (Array.isArray(sets) ? sets : []).map((set: unknown) => optionSet.safeParse(set));
    return parsed.find(({ data }) => data?.id === 'quote')?.data?.options ?? [];
  }

  private textOf(file: string): string | undefined {
    return this.folder.names().includes(file) ? this.folder.read(file) : undefined;
  }

  /** The versions of the forms' files, by form name. */
  async versions(names: readonly string[]): Promise<Record<string, string>> {
    const versions = names.map(async (name) => [name, await versionOf(this.folder.read(fileOf(name)))]);
    return Object.fromEntries(await Promise.all(versions)) as Record<string, string>;
  }

  /** All pictures that content can use. */
  pictures(): { file: string; size: number; lastModified: number }[] {
    const { folder } = this;
    return folder
      .names()
      .filter((file) => picture.test(file))
      .map((file) => ({ file, size: folder.size(file), lastModified: folder.changed(file) }));
  }

  /**
   * The bytes of a picture.
   * @throws DeskError if there is no such picture
   */
  picture(file: string): Uint8Array | Promise<Uint8Array> {
    if (!picture.test(file) || !this.folder.names().includes(file))
      throw new DeskError(`There is no picture ${nameIn(file)}.`, 404);
    return this.folder.load(file);
  }

  /**
   * Writes a form to its file, formatted like `npm run format`. Parts of the file that the form did not change keep
   * their text, order, quotes and comments.
   * @param name the form's name
   * @param openedVersion the version of the file that the form was made from; undefined for a new file
   * @param mayTakeOut whether other files may lose what they name of this one, if it no longer has it
   * @returns whether anything changed, and the first section that did
   * @throws DeskError for a file that is not content, or if the written text would not have the saved values
   */
  async save(name: string, form: unknown, openedVersion?: string, mayTakeOut = false): Promise<Saved> {
    const file = fileOf(name);
    const kind = kindOfFile(file);
    const before = this.textOf(file) ?? '';
    const old = before ? partsOf(file, before) : undefined;
    if (openedVersion !== undefined && openedVersion !== (await versionOf(before)))
      throw new DeskError(
        'This was changed elsewhere since it was opened here. Copy what you wrote, reload the desk and write it again.',
        409,
      );
    if (before && !old)
      throw new DeskError(`What was there before cannot be read, so nothing was saved. ${askForHelp}`, 409);
    const wanted = wantedFrom(kind, form, old);
    if (old && same(wanted, old)) return { changed: false, version: await versionOf(before) };
    const ids = new Set(idsIn(wanted.data));
    const gone = kinds[kind].list ? idsIn(old?.data).filter((id) => !ids.has(id)) : [];
    const isGone: IsGone = ({ ref }, value) => ref === kind && gone.includes(value);
    const uses = gone.length > 0 && !mayTakeOut ? this.usesOf(isGone) : [];
    if (uses.length > 0) return { changed: false, version: await versionOf(before), uses };
    const text = await this.write(file, wanted, old);
    const others = gone.length > 0 && (await this.takeOut(isGone));
    return {
      changed: true,
      version: await versionOf(text),
      ...(others && { others }),
      isNamed: namesIn(formOf(kind, wanted)) > namesIn(form),
      // Reviews are shown with a page that has the newest ones (`addressOf`).
      ...(kind === 'testimonials'
        ? { section: { type: kind, nth: 0 } }
        : changedSection(old?.data, wanted.data)),
    };
  }

  /**
   * Writes the values of a content file, and lets its translations follow.
   * @returns the written text
   * @throws DeskError if it would not have these values
   */
  private async write(file: string, wanted: Parts, old: Parts | undefined): Promise<string> {
    const text = await textWith(file, this.textOf(file) ?? '', wanted);
    const written = partsOf(file, text);
    if (!written || !same(written.data, wanted.data))
      throw new DeskError(`It would not be as you wrote it, so nothing was saved. ${askForHelp}`, 500);
    await this.folder.write(file, text);
    const found = kindOf(file);
    if (old && found && found !== 'other')
      await this.writeAll(translationsAfter(this.folder, file, found.kind, old, wanted));
    return text;
  }

  private async writeAll(files: ReadonlyMap<string, Parts>): Promise<void> {
    for (const [file, parts] of files) {
      const before = this.textOf(file) ?? '';
      if (!before || !same(partsOf(file, before), parts)) await this.write(file, parts, undefined);
    }
  }

  /** Where what is gone is named, in words. */
  private usesOf(isGone: IsGone): string[] {
    const subject = ruleContextOf(readContent(this.folder));
    const places = [...takenOut(this.folder, isGone)].flatMap(([file, { paths }]) =>
      paths.map((path) => placeInWords(subject, file, path) ?? nameOfFile(subject, file)),
    );
    return [...new Set(places.reverse())];
  }

  /** Takes what is gone out of all files. @returns their number */
  private async takeOut(isGone: IsGone): Promise<number> {
    const changed = takenOut(this.folder, isGone);
    for (const [file, { data }] of changed) {
      const old = partsOf(file, this.folder.read(file));
      await this.write(file, { ...old, data }, old);
    }
    return changed.size;
  }

  /**
   * Writes translations of a content file's texts.
   * @throws DeskError for a file that is not content
   */
  async saveTranslation(name: string, language: OtherLocale, saved: TranslationSaved): Promise<void> {
    const file = fileOf(name);
    kindOfFile(file);
    await this.writeAll(translationSaved(this.folder, file, language, saved));
  }

  /**
   * Writes an uploaded picture.
   * @throws DeskError for another kind of file, or one that is too large
   */
  savePicture(file: string, bytes: Uint8Array): void | Promise<void> {
    if (!picture.test(file))
      throw new DeskError(
        `${nameIn(file)} is not a picture that the site can show: it takes JPEG, PNG, WebP and AVIF.`,
      );
    if (bytes.length > 12_000_000) throw new DeskError(`${nameIn(file)} has more than 12 MB.`, 413);
    return this.folder.write(file, bytes);
  }

  /**
   * Removes a content file with its translations, or a picture, and takes it out of the files that name it.
   * @param mayTakeOut whether it may be taken out of them
   * @returns how many other files have changed; or where it is named, if nobody has agreed to that yet
   * @throws DeskError for any other file
   */
  async remove(name: string, mayTakeOut = false): Promise<{ others: number; uses?: readonly string[] }> {
    const file = fileOf(name);
    const kind = picture.test(file) ? undefined : kindOfFile(file);
    const gone = readContent(this.folder, kind ? [kind] : []).entries.find((entry) => entry.file === file);
    const path = gone && pathOf(gone);
    const isGone: IsGone = ({ image, ref, link }, value) =>
      kind === undefined
        ? image === true && nameIn(value) === nameIn(file)
        : (ref === kind && value === gone?.id) || (link === true && value.split(/[?#]/)[0] === path);
    const uses = mayTakeOut ? [] : this.usesOf(isGone);
    if (uses.length > 0) return { others: 0, uses };
    await this.folder.remove(file);
    for (const language of kind ? otherLocales : [])
      for (const of of [translationOf, recordOf]) await this.folder.remove(of(file, language));
    return { others: await this.takeOut(isGone) };
  }
}

const idsIn = (data: unknown): string[] =>
  (Array.isArray(data) ? data : []).flatMap((entry: unknown) => (isRecord(entry) ? [String(entry.id)] : []));

function wantedFrom(kind: Kind, form: unknown, old: Parts | undefined): Parts {
  if (!isRecord(form)) throw new DeskError('The saved data is not a form.');
  const schema = wholeFile(kinds[kind]);
  const { [bodyKey]: body, ...fields } = form;
  const hasBody = kind === 'legal';
  const whole = kinds[kind].list ? form[listKey] : hasBody ? fields : form;
  try {
    const up = isFolder(kind) ? '../' : './';
    const data = fromForm(schema, whole, old?.data, up) ?? whole;
    if (hasBody) return { data, body: String(body ?? '').trim() };
    return { data, ...(old?.body !== undefined && { body: old.body }) };
  } catch (error) {
    throw new DeskError((error as Error).message);
  }
}
