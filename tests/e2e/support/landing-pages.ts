import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { wholeVariant, type RawLanding } from '../../../src/content/load/variant';
import type { FormFamily } from '../../../src/leads/types';

/** What the visitor tests need to know of a landing page's file. */
export interface LandingFile {
  path: string;
  /** File's name of the page that this one is a second version of. */
  variantOf?: string;
  sections: { type: string; title?: string; form?: string; reviews?: string[]; items?: unknown[] }[];
}

/** What the visitor tests need to know of a form's file. */
interface FormFile {
  family: FormFamily;
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
      return { ...data, path: data.path ?? `/${file.replace(/\.md$/, '')}`, file } as LandingFile & {
        file: string;
      };
    });
}

/** A form by its file's name. */
export function formFile(name: string): FormFile {
  return JSON.parse(readFileSync(`content/forms/${name}.json`, 'utf8')) as FormFile;
}
