import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'astro/zod';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { describe, expect, it } from 'vitest';
import { collections } from '@/content/collections';
import { interfaceWords } from '@/content/schemas/interface';
import { site } from '@/content/schemas/site';
import { shapeOf } from '@/content/zod';
import { labels } from '@/tools/desk/labels';

const files = ['astro.config.mjs', 'tailwind.config.mjs'].concat(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(astro|tsx?|mjs|css)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`),
);
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** Astro and `edge/hosts.ts` find these by their place, and developers run those of `src/tools`. */
const isFoundByPlace = (file: string): boolean =>
  /^src\/(pages\/|tools\/|content\.config\.ts|middleware\.ts)/.test(file) || !file.startsWith('src/');

describe('A file of src', () => {
  it('is named by another one, so that nothing stays when a feature is removed', () => {
    const unused = files.filter((file) => {
      const { dir, name, base } = path.parse(file);
      // A folder's `index` is named as the folder.
      const names = name === 'index' ? `(?:index|${path.basename(dir)})` : name;
      const named = new RegExp(`['"/]${names}(?:${base.slice(name.length)})?(?:\\?\\w+)?['"\`]`);
      return !isFoundByPlace(file) && ![...texts].some(([other, text]) => other !== file && named.test(text));
    });
    expect(unused).toEqual([]);
  });
});

/** The code of every file without lines of comments, so that a comment keeps nothing alive. */
const codes = new Map(
  [...texts].map(([file, text]) => [file, text.replaceAll(/^\s*(?:\*|\/\*|\/\/|\{\/\*).*$/gm, '')]),
);
const codeOf = (wanted: (file: string) => boolean): string =>
  [...codes].flatMap(([file, code]) => (wanted(file) ? [code] : [])).join('\n');

describe('What is left when a feature is removed', () => {
  it('is no function that only its own test calls', () => {
    const uses = new Map<string, number>();
    for (const [name] of codeOf(() => true).matchAll(/[\w$]+/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
    const unused = [...codes].flatMap(([file, code]) =>
      Array.from(
        // Scripts inside pages write keys of the storage out; leads/storage-keys.test compares them with their table.
        isFoundByPlace(file) || file === 'src/leads/storage.ts'
          ? []
          : code.matchAll(/^export (?:async )?[a-z]+\*? ([\w$]+)/gm),
        ([, name = '']) => `${file}: ${name}`,
      ).filter((line) => uses.get(line.split(': ')[1] ?? '') === 1),
    );
    expect(unused).toEqual([]);
  });

  it.each(Object.entries({ site, interfaceWords }))('is no group of texts in %s', (_, schema) => {
    const shape = shapeOf(schema);
    // The launch list reads what the owner has decided for himself.
    const readers = codeOf((file) => !/^src\/(content\/(schemas|check)|tools\/(?!launch\/))/.test(file));
    const fields = Object.keys(shape.is === 'group' ? shape.fields : {}).filter((name) => name !== '$schema');
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(readers))).toEqual([]);
  });

  it('is no style of an element that no page has', () => {
    const markup = codeOf((file) => !file.endsWith('.css'));
    const styled = new Set<string>();
    for (const [file, css] of texts)
      if (file.endsWith('.css') && !isFoundByPlace(file))
        postcss.parse(css).walkRules(({ selector }) => {
          selectorParser((root) => {
            root.walkTags(({ value }) => {
              styled.add(value);
            });
          }).processSync(selector);
        });
    const custom = [...styled].filter((name) => name.includes('-'));
    expect(custom).not.toEqual([]);
    expect(custom.filter((name) => !markup.includes(`<${name}`))).toEqual([]);
  });

  it('is no label of the desk for a field that no schema has', () => {
    const schemas = Object.values(collections).map(({ schema }) =>
      JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    );
    const fields = new Set(
      schemas.flatMap((text) => Array.from(text.matchAll(/"(\w+)":/g), ([, name]) => name)),
    );
    expect(Object.keys(labels).filter((name) => !fields.has(name))).toEqual([]);
  });
});
