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
import { isRecord } from '../../content-check/content';
import { kindOf, kinds, wholeFile, type Kind, type KindOfContent } from '../../content-check/kinds';
import { readJson } from '../../content-check/source/json';
import { readMarkdown } from '../../content-check/source/markdown';
import { optionSet } from '../../content-model/schemas/option-set';
import { same } from './align';
import { bodyKey, listKey, pictures, type ServiceOptions } from './config';
import { fromForm, toForm } from './form';
import { writeJson } from './write-json';
import { writeMarkdown } from './write-markdown';

/** What the desk says when it refuses: in words for the person who edits. */
export class DeskError extends Error {
  /** @param status the HTTP status that says the same to a program */
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
    this.name = 'DeskError';
  }
}

/** What saving a file did. */
export interface Saved {
  changed: boolean;
  /** What the file is now, to be given back with the next save. */
  version: string;
  /** The first section that changed: its kind, and how many of that kind stand before it on the page. */
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

/** A content file taken apart. */
interface Parts {
  data: unknown;
  body?: string;
}

const picture = /^content\/images\/work\/[A-Za-z0-9][A-Za-z0-9._-]*\.(avif|jpe?g|png|webp)$/;

/** The kind of a content file. @throws DeskError for a file that is none, or that lies elsewhere */
function kindOfFile(file: string): Kind {
  const found = /^content\/[A-Za-z0-9/_-]+\.(json|md)$/.test(file) ? kindOf(file) : undefined;
  if (!found || found === 'other') throw new DeskError(`The desk does not write ${file}.`, 403);
  return found.kind;
}

/** The name under which the editor has a file: all forms are JSON, and it insists that the ending says so. */
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

/** A short name for what a file holds, which changes with it. */
const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What a kind's file is to the form: a list needs a name there, and so does the text below the fields. */
function formOf(kind: Kind, { data, body }: Parts): unknown {
  const form = toForm(wholeFile(kinds[kind]), data);
  if ((kinds[kind] as KindOfContent).list) return { [listKey]: form };
  return kind === 'legal' && isRecord(form) ? { ...form, [bodyKey]: body ?? '' } : form;
}

/** The content of a site on the disk, as the editor sees and changes it. */
export class DeskFiles {
  /** @param root the repository's folder */
  constructor(readonly root: string) {}

  /**
   * The way to a file on the disk.
   * @throws DeskError where a link leads out of `content/`
   */
  private at(file: string): string {
    const path = join(this.root, file);
    let known = path;
    // Asks for the link, not for what it leads to: nothing may be there yet, and writing would make it.
    while (!lstatSync(known, { throwIfNoEntry: false })) known = dirname(known);
    const content = realpathSync(join(this.root, 'content'));
    const real = existsSync(known) ? realpathSync(known) : '';
    if (real !== content && !real.startsWith(content + sep))
      throw new DeskError(`${file} is not in the folder content.`, 403);
    return path;
  }

  /**
   * Every file that can be edited, by the name of its form. A file that cannot be read is left out, the content check says
   * why; so is a second version of a landing page, which holds only what differs.
   */
  forms(): Record<string, unknown> {
    const forms: Record<string, unknown> = {};
    for (const [kind, { at }] of Object.entries(kinds) as [Kind, KindOfContent][]) {
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

  /** What the quote dialog's menu offers: fields that preselect a service choose from it. */
  serviceOptions(): ServiceOptions {
    const path = join(this.root, kinds.optionSets.at);
    const sets = existsSync(path) ? (readJson(readFileSync(path, 'utf8')).data as unknown) : undefined;
    const parsed = (Array.isArray(sets) ? sets : []).map((set: unknown) => optionSet.safeParse(set));
    return parsed.find(({ data }) => data?.id === 'quote')?.data?.options ?? [];
  }

  /** The versions of the files of all forms, by the forms' names. */
  versions(names: readonly string[]): Record<string, string> {
    return Object.fromEntries(
      names.map((name) => [name, versionOf(readFileSync(join(this.root, fileOf(name)), 'utf8'))]),
    );
  }

  /** The pictures that content may show, by their names. */
  pictures(): string[] {
    const folder = join(this.root, pictures.folder);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map((name) => `${pictures.folder}/${name}`)
      .filter((file) => picture.test(file));
  }

  /** The path of a picture on the disk. @throws DeskError where there is none of that name */
  picture(file: string): string {
    if (!picture.test(file) || !existsSync(this.at(file)))
      throw new DeskError(`There is no picture ${file}.`, 404);
    return this.at(file);
  }

  /**
   * Writes what the editor saved, formatted as `npm run format` does. What the form does not change keeps its words,
   * its order and its way of being written.
   * @param name the form's
   * @param known the version of the file that the form was made from; undefined for a new file
   * @returns whether anything has changed, and the first section that did
   * @throws DeskError for a file that is not content, or where its text would not hold what was saved
   */
  async save(name: string, form: unknown, known?: string): Promise<Saved> {
    const file = fileOf(name);
    const kind = kindOfFile(file);
    const path = this.at(file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const old = before ? partsOf(file, before) : undefined;
    if (known !== undefined && known !== versionOf(before))
      throw new DeskError(
        `${file} was changed elsewhere since it was opened here. Copy what you wrote, reload the desk and write it again.`,
        409,
      );
    if (before && !old) throw new DeskError(`${file} cannot be read: put it right as a file first.`, 409);
    const wanted = wantedFrom(kind, form, old);
    if (old && same(wanted, old)) return { changed: false, version: versionOf(before) };
    const text = await this.formatted(file, before, wanted);
    const written = partsOf(file, text);
    if (!written || !same(written.data, wanted.data))
      throw new DeskError(`${file} was not written: its text would not hold what was saved.`, 500);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return { changed: true, version: versionOf(text), ...changedSection(old?.data, wanted.data) };
  }

  private async formatted(file: string, before: string, { data, body }: Parts): Promise<string> {
    const text = file.endsWith('.json')
      ? writeJson(before, data)
      : writeMarkdown(before, data as Record<string, unknown>, body);
    const options = await resolveConfig(join(this.root, file));
    return format(text, { ...options, parser: file.endsWith('.json') ? 'json' : 'markdown' });
  }

  /** Writes a picture that was dropped or chosen. @throws DeskError for another kind of file, or one too large */
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

  /** Removes a content file or a picture. @throws DeskError for any other file */
  remove(name: string): void {
    const file = fileOf(name);
    if (!picture.test(file)) kindOfFile(file);
    rmSync(this.at(file), { force: true });
  }

  /** When a picture was last changed, and its length. */
  stat(file: string): { size: number; lastModified: number } {
    const { size, mtimeMs } = statSync(this.picture(file));
    return { size, lastModified: Math.floor(mtimeMs) };
  }
}

function wantedFrom(kind: Kind, form: unknown, old: Parts | undefined): Parts {
  if (!isRecord(form)) throw new DeskError('What was saved is no form.');
  const schema = wholeFile(kinds[kind]);
  const { [bodyKey]: body, ...fields } = form;
  const hasBody = kind === 'legal';
  const whole = (kinds[kind] as KindOfContent).list ? form[listKey] : hasBody ? fields : form;
  try {
    const up = kinds[kind].at.includes('*') ? '../' : './';
    const data = fromForm(schema, whole, old?.data, up) ?? whole;
    if (hasBody) return { data, body: String(body ?? '').trim() };
    return { data, ...(old?.body !== undefined && { body: old.body }) };
  } catch (error) {
    throw new DeskError((error as Error).message);
  }
}
