import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isRecord } from '../../content-reader/values';
import { isFolder, kindNames, kindOf, kinds, wholeFile, type Kind } from '../../content-model/kinds';
import { furtherLanguages } from '../../content-model/languages';
import { filesOnDisk } from '../../content-reader/files';
import { readJson } from '../../content-reader/json';
import { readMarkdown } from '../../content-reader/markdown';
import { pathOf, readContent } from '../../content-reader/read';
import { recordOf, translationOf } from '../../content-reader/translation';
import { optionSet } from '../../content-model/schemas/option-set';
import { same } from './align';
import { bodyKey, listKey, pictures, type ServiceOptions } from './config';
import { fromForm, toForm } from './form';
import { takenOut, type IsGone } from './take-out';
import { writeJson } from './write-json';
import { writeMarkdown } from './write-markdown';

/** A refusal by the desk; the message is shown to the person who edits. */
export class DeskError extends Error {
  /** @param status the HTTP status of the answer */
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
    this.name = 'DeskError';
  }
}

/** The result of saving a file. */
export interface Saved {
  changed: boolean;
  /** The file's new version, to send with the next save. */
  version: string;
  /** How many other files named something that this one no longer has, and lost it. */
  others?: number;
  /** The first section that changed: its kind, and the number of sections of that kind before it on the page. */
  section?: { type: string; nth: number };
}

function changedSection(before: unknown, after: unknown): Pick<Saved, 'section'> {
  const sectionsOf = (data: unknown) =>
    isRecord(data) && Array.isArray(data.sections) ? data.sections.filter(isRecord) : [];
  const [old, sections] = [sectionsOf(before), sectionsOf(after)];
  const at = sections.findIndex((section, index) => !same(section, old[index]));
  const type = sections[at]?.type;
  if (typeof type !== 'string') return {};
  return { section: { type, nth: sections.slice(0, at).filter((other) => other.type === type).length } };
}

/** The parts of a content file. */
interface Parts {
  data: unknown;
  body?: string;
}

const picture = /^content\/images\/work\/[A-Za-z0-9][A-Za-z0-9._-]*\.(avif|jpe?g|png|webp)$/;

/**
 * The kind of a content file.
 * @throws DeskError for any other file
 */
function kindOfFile(file: string): Kind {
  const found = /^content\/[A-Za-z0-9/_-]+\.(json|md)$/.test(file) ? kindOf(file) : undefined;
  if (!found || found === 'other') throw new DeskError(`The desk cannot write ${file}.`, 403);
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

function partsOf(file: string, text: string): Parts | undefined {
  if (file.endsWith('.json')) {
    const { data } = readJson(text);
    return data === undefined ? undefined : { data };
  }
  const { data, body } = readMarkdown(text);
  return data === undefined ? undefined : { data, ...(body && { body: body.text.trim() }) };
}

/** A short hash of a file's text. */
const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A file as a form, in which a list and the text below the fields need keys. */
function formOf(kind: Kind, { data, body }: Parts): unknown {
  const form = toForm(wholeFile(kinds[kind]), data);
  if (kinds[kind].list) return { [listKey]: form };
  return kind === 'legal' && isRecord(form) ? { ...form, [bodyKey]: body ?? '' } : form;
}

/** The content files on disk, for the editor. */
export class DeskFiles {
  /** @param root the repository's folder */
  constructor(readonly root: string) {}

  /**
   * The path of a file on disk.
   * @throws DeskError if a symbolic link leads out of `content/`
   */
  private at(file: string): string {
    const path = join(this.root, file);
    let existing = path;
    // `lstat` finds a link whose target does not exist yet; writing to it would create the target.
    while (!lstatSync(existing, { throwIfNoEntry: false })) existing = dirname(existing);
    const content = realpathSync(join(this.root, 'content'));
    const real = existsSync(existing) ? realpathSync(existing) : '';
    if (real !== content && !real.startsWith(content + sep))
      throw new DeskError(`${file} is not in the folder content.`, 403);
    return path;
  }

  /**
   * Every file that can be edited, by form name. Without files that cannot be parsed, which the content check reports,
   * and without second versions of landing pages, which contain only differences.
   */
  forms(): Record<string, unknown> {
    const forms: Record<string, unknown> = {};
    for (const kind of kindNames) {
      const { at } = kinds[kind];
      const folder = dirname(at);
      const names = at.includes('*')
        ? readdirSync(join(this.root, folder))
            .map((name) => `${folder}/${name}`)
            .filter((file) => kindOf(file) !== 'other')
        : [at];
      for (const file of names.filter((name) => existsSync(join(this.root, name)))) {
        const parts = partsOf(file, readFileSync(join(this.root, file), 'utf8'));
        if (!parts || (isRecord(parts.data) && 'variantOf' in parts.data)) continue;
        forms[formName(file)] = formOf(kind, parts);
      }
    }
    return forms;
  }

  /** The services in the quote dialog's menu, for fields that preselect one. */
  serviceOptions(): ServiceOptions {
    const path = join(this.root, kinds.optionSets.at);
    const sets = existsSync(path) ? (readJson(readFileSync(path, 'utf8')).data as unknown) : undefined;
    const parsed = (Array.isArray(sets) ? sets : []).map((set: unknown) => optionSet.safeParse(set));
    return parsed.find(({ data }) => data?.id === 'quote')?.data?.options ?? [];
  }

  /** The versions of the forms' files, by form name. */
  versions(names: readonly string[]): Record<string, string> {
    return Object.fromEntries(
      names.map((name) => [name, versionOf(readFileSync(join(this.root, fileOf(name)), 'utf8'))]),
    );
  }

  /** The paths of all pictures that content can use. */
  pictures(): string[] {
    const folder = join(this.root, pictures.folder);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map((name) => `${pictures.folder}/${name}`)
      .filter((file) => picture.test(file));
  }

  /**
   * The path of a picture on disk.
   * @throws DeskError if there is no such picture
   */
  picture(file: string): string {
    if (!picture.test(file) || !existsSync(this.at(file)))
      throw new DeskError(`There is no picture ${file}.`, 404);
    return this.at(file);
  }

  /**
   * Writes a form to its file, formatted like `npm run format`. Parts of the file that the form did not change keep
   * their text, order, quotes and comments.
   * @param name the form's name
   * @param openedVersion the version of the file that the form was made from; undefined for a new file
   * @returns whether anything changed, and the first section that did
   * @throws DeskError for a file that is not content, or if the written text would not have the saved values
   */
  async save(name: string, form: unknown, openedVersion?: string): Promise<Saved> {
    const file = fileOf(name);
    const kind = kindOfFile(file);
    const path = this.at(file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const old = before ? partsOf(file, before) : undefined;
    if (openedVersion !== undefined && openedVersion !== versionOf(before))
      throw new DeskError(
        `${file} was changed elsewhere since it was opened here. Copy what you wrote, reload the desk and write it again.`,
        409,
      );
    if (before && !old)
      throw new DeskError(`${file} cannot be read. Correct the file in a text editor first.`, 409);
    const wanted = wantedFrom(kind, form, old);
    if (old && same(wanted, old)) return { changed: false, version: versionOf(before) };
    const text = await this.formatted(file, before, wanted);
    const written = partsOf(file, text);
    if (!written || !same(written.data, wanted.data))
      throw new DeskError(`${file} was not written: the written text would not have the saved values.`, 500);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    const ids = new Set(idsIn(wanted.data));
    const gone = kinds[kind].list ? idsIn(old?.data).filter((id) => !ids.has(id)) : [];
    const others =
      gone.length > 0 && (await this.takeOut((means, value) => means.ref === kind && gone.includes(value)));
    return {
      changed: true,
      version: versionOf(text),
      ...(others && { others }),
      ...changedSection(old?.data, wanted.data),
    };
  }

  /** Takes what is gone out of all files. @returns their number */
  private async takeOut(isGone: IsGone): Promise<number> {
    const changed = takenOut(filesOnDisk(this.root), isGone);
    for (const [file, data] of changed) {
      const path = this.at(file);
      writeFileSync(path, await this.formatted(file, readFileSync(path, 'utf8'), { data }));
    }
    return changed.size;
  }

  private async formatted(file: string, before: string, { data, body }: Parts): Promise<string> {
    const text = file.endsWith('.json')
      ? writeJson(before, data)
      : writeMarkdown(before, data as Record<string, unknown>, body);
    const options = await resolveConfig(join(this.root, file));
    return format(text, { ...options, parser: file.endsWith('.json') ? 'json' : 'markdown' });
  }

  /**
   * Writes an uploaded picture.
   * @throws DeskError for another kind of file, or one that is too large
   */
  savePicture(file: string, bytes: Buffer): void {
    if (!picture.test(file))
      throw new DeskError(
        `${basename(file)} is not a picture that the site can show: it takes JPEG, PNG, WebP and AVIF.`,
      );
    if (bytes.length > 12_000_000) throw new DeskError(`${basename(file)} has more than 12 MB.`, 413);
    const path = this.at(file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }

  /**
   * Removes a content file with its translations, or a picture, and takes it out of the files that name it.
   * @returns how many other files have changed
   * @throws DeskError for any other file
   */
  async remove(name: string): Promise<{ others: number }> {
    const file = fileOf(name);
    const kind = picture.test(file) ? undefined : kindOfFile(file);
    const gone = readContent(filesOnDisk(this.root), kind ? [kind] : []).entries.find(
      (entry) => entry.file === file,
    );
    rmSync(this.at(file), { force: true });
    for (const language of kind ? furtherLanguages : [])
      for (const of of [translationOf, recordOf]) rmSync(this.at(of(file, language)), { force: true });
    const path = gone && pathOf(gone);
    const isNamed: IsGone = ({ image, ref, link }, value) =>
      kind === undefined
        ? image === true && basename(value) === basename(file)
        : (ref === kind && value === gone?.id) || (link === true && value.split(/[?#]/)[0] === path);
    return { others: await this.takeOut(isNamed) };
  }

  /** Size in bytes of a picture and when it was last changed. */
  stat(file: string): { size: number; lastModified: number } {
    const { size, mtimeMs } = statSync(this.picture(file));
    return { size, lastModified: Math.floor(mtimeMs) };
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
