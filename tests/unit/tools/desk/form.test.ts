import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { isFolder, kindOf, kinds, wholeFile, type Kind, type KindOfContent } from '@/content/collections';
import { readMarkdown } from '@/content/load/markdown';
import { fromForm, toForm, type Up } from '@/tools/desk/form';

interface File {
  file: string;
  kind: Kind;
  data: unknown;
}

const dataOf = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.md') ? readMarkdown(text).data : parse(text);
};

/** The examples have every field that a kind can have, so also those that no file of the site uses. */
const examples: File[] = (Object.entries(kinds) as [Kind, KindOfContent][]).map(([kind, { at }]) => {
  const name = path.basename(at.replace('/*', ''), path.extname(at));
  const file = `content/examples/${name}${at.endsWith('.md') ? '.md' : '.jsonc'}`;
  return { file, kind, data: dataOf(file) };
});

const own: File[] = readdirSync('content', { recursive: true, encoding: 'utf8' }).flatMap((name) => {
  const file = `content/${name.replaceAll('\\', '/')}`;
  const found = /\.(json|md)$/.test(file) ? kindOf(file) : undefined;
  return found && found !== 'other' ? [{ file, kind: found.kind, data: dataOf(file) }] : [];
});

describe('a file that is edited as a form', () => {
  // Fields with their default value may be left out, so the parsed values are compared.
  it.each([...examples, ...own])(
    'says the same when only its form is left of it: $file',
    ({ kind, data }) => {
      const up: Up = isFolder(kind) ? '../' : './';
      const schema = wholeFile(kinds[kind]);
      expect(schema.parse(fromForm(schema, toForm(schema, data), undefined, up))).toEqual(schema.parse(data));
    },
  );
});

describe('an entry that is added to a form', () => {
  const reviews = wholeFile(kinds.testimonials);
  const words = { name: 'Zoë O.', location: 'Plano', text: 'They mended it.', rating: 5 };
  const added = (...forms: object[]) => fromForm(reviews, forms, [], './') as { id: string }[];

  it('gets an id from its name, and another one than an entry with the same name', () => {
    expect(added(words, words, { ...words, name: '3 + 4' }).map(({ id }) => id)).toEqual([
      'zoe-o',
      'zoe-o-2',
      '3-4',
    ]);
  });

  it('keeps its id when its name is changed', () => {
    const [first] = added(words);
    const after = fromForm(reviews, [{ ...first, name: 'Zoë Ortiz' }], [first], './') as { id: string }[];
    expect(after.map(({ id }) => id)).toEqual(['zoe-o']);
  });

  it('gets a name that texts can refer to, if it is a fact', () => {
    const form = { claims: [{ about: 'How long we keep spare parts', default: '9 years' }] };
    const written = fromForm(kinds.claims.schema, form, { claims: {} }, './') as typeof form;
    expect(Object.keys(written.claims)).toEqual(['howLongWeKeepSpare']);
  });
});

describe('a day that may have a time', () => {
  const offers = kinds.offers.schema;
  const offer = { title: 'Special', price: 79, condition: 'Homes', line: 'Now.', from: '2027-06-04T17:00' };
  const file = { offers: { special: { ...offer, until: '2027-06-30' } } };
  const form = toForm(offers, file) as { offers: { from?: unknown; until?: unknown }[] };
  const saved = (from: unknown) => {
    const changed = { offers: form.offers.map((one) => ({ ...one, from })) };
    return (fromForm(offers, changed, file, './') as typeof file).offers.special;
  };

  it('is two fields of the form', () => {
    expect(form.offers[0]).toMatchObject({
      from: { day: '2027-06-04', time: '17:00' },
      until: { day: '2027-06-30' },
    });
    expect(fromForm(offers, form, undefined, './')).toEqual(file);
  });

  it('loses its time, gets another one, and goes with both', () => {
    expect(saved({ day: '2027-06-05', time: '' })).toMatchObject({ from: '2027-06-05' });
    expect(saved({ day: '2027-06-04', time: '08:30' })).toMatchObject({ from: '2027-06-04T08:30' });
    for (const empty of [{ day: '', time: '' }, {}, undefined])
      expect(saved(empty)).not.toHaveProperty('from');
    expect(() => saved({ day: '', time: '08:30' })).toThrow(/has no day/);
  });
});
