import { describe, expect, it } from 'vitest';
import { collectionNames } from '@/content/collections';
import { filesOnDisk } from '@/content/load/files';
import { pathOf, readContent } from '@/content/load/read';
import { valueAt } from '@/content/load/schema-fields';
import { formFamilies } from '@/leads/types';
import { FORMS } from '../../../bench/leads/answers';

const files = filesOnDisk(process.cwd());
const content = { path: readContent(files), spanish: readContent(files, collectionNames, 'es') };

/** The form files that the sections of the page at an address name. */
const formsOn = (language: keyof typeof content, path: string): unknown[] =>
  content[language].entries
    .filter((entry) => pathOf(entry) === path)
    .flatMap(({ raw }) => (valueAt(raw, ['sections']) ?? []) as unknown[])
    .map((section) => valueAt(section, ['form']));

const familyOf = (form: string) =>
  valueAt(content.path.entries.find(({ kind, id }) => kind === 'forms' && id === form)?.raw, ['family']);

describe('A form that tests and benches press', () => {
  it.each(formFamilies)('is of the family %s, on the page that they open, in each language', (family) => {
    const { path, spanish, form } = FORMS[family];
    expect(familyOf(form)).toBe(family);
    expect(formsOn('path', path), path).toContain(form);
    expect(formsOn('spanish', spanish), spanish).toContain(form);
  });
});
