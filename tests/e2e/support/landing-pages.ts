import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { wholeVariant, type RawLanding } from '../../../src/content/load/variant';
import type { FormFamily } from '../../../src/leads/types';

/** What the visitor tests need to know of a landing page's file. */
export interface LandingFile {
  path: string;
  aliases: string[];
  layout: 'long' | 'short';
  service: { name: string };
  modalForm?: string;
  /** File's name of the page that this one is a second version of. */
  variantOf?: string;
  sections: { type: string; title?: string; form?: string; reviews?: string[]; items?: unknown[] }[];
}

/** What the visitor tests need to know of a form's file. */
export interface FormFile {
  family: FormFamily;
  options: string;
  page?: string;
  source?: string;
  success?: { title: string; text: string };
}

const folder = 'content/landing';

/** The data at the top of a Markdown file. */
export const frontMatter = (file: string): unknown =>
  parse(/^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '');

/** The sections of a page of the main site, in order. */
export const sectionsOfPage = (name: string): { type: string; items?: unknown[] }[] =>
  (frontMatter(`content/pages/${name}.md`) as Pick<LandingFile, 'sections'>).sections;

/** Every landing page, read from its file, so that new pages are tested automatically. */
export function landingFiles(): (LandingFile & { file: string })[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => {
      const own = frontMatter(`${folder}/${file}`) as RawLanding;
      const data = (
        typeof own.variantOf === 'string'
          ? wholeVariant(own, frontMatter(`${folder}/${own.variantOf}.md`) as RawLanding)
          : own
      ) as Partial<LandingFile>;
      return {
        aliases: [],
        ...data,
        path: data.path ?? `/${file.replace(/\.md$/, '')}`,
        file,
      } as LandingFile & { file: string };
    });
}

/** A form by its file's name. */
export function formFile(name: string): FormFile {
  return JSON.parse(readFileSync(`content/forms/${name}.json`, 'utf8')) as FormFile;
}

/**
 * The values of an option set, in order.
 * @throws Error when `content/option-sets.json` has no such set
 */
export function optionValues(set: string): string[] {
  const sets = JSON.parse(readFileSync('content/option-sets.json', 'utf8')) as {
    id: string;
    options: { value: string }[];
  }[];
  const found = sets.find(({ id }) => id === set);
  if (!found) throw new Error(`content/option-sets.json has no set '${set}'`);
  return found.options.map(({ value }) => value);
}
