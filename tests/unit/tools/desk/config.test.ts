import { describe, expect, it } from 'vitest';
import { collections, wholeFile, type CollectionName } from '@/content/collections';
import { shapeOf, type Schema } from '@/content/zod';
import { slug } from '@/content/schemas/fields';
import { deskConfig, fieldsOf, listKey, type Field } from '@/tools/desk/config';

const allKinds = Object.keys(collections) as CollectionName[];

/** Every place of a schema where a value stands: `sections.*<hero>.title`. */
function placesOf(schema: Schema, path = ''): Map<string, Schema> {
  const shape = shapeOf(schema);
  const places = new Map<string, Schema>();
  const add = (below: Schema, step: string) =>
    placesOf(below, path + step).forEach((value, key) => places.set(key, value));
  if (shape.is === 'group') for (const [key, field] of Object.entries(shape.fields)) add(field, `.${key}`);
  else if (shape.is === 'list') add(shape.item, '.*');
  else if (shape.is === 'kinds') shape.kinds.forEach((kind, name) => add(kind, `<${name}>`));
  else if (shape.is === 'union' && shape.options.some((option) => shapeOf(option).is === 'group'))
    shape.options.forEach((option) => add(option, ''));
  else places.set(path.slice(1), schema);
  return places;
}

/** Every place of a form where the office can change a value, written in the same way. */
function widgetsOf(fields: readonly Field[], path = ''): Map<string, Field> {
  const widgets = new Map<string, Field>();
  const add = (more: Map<string, Field>) => more.forEach((value, key) => widgets.set(key, value));
  for (const field of fields) {
    const at = `${path}.${field.name}`;
    const item = field.widget === 'list' ? '.*' : '';
    const {
      fields: inner,
      field: only,
      types,
    } = field as unknown as {
      fields?: Field[];
      field?: Field;
      types?: { name: string; fields: Field[] }[];
    };
    if (inner) add(widgetsOf(inner, at + item));
    else if (only) widgets.set((at + item).slice(1), only);
    else if (types)
      for (const type of types) {
        add(widgetsOf(type.fields, `${at}${item}<${type.name}>`));
      }
    else widgets.set((field.multiple ? `${at}.*` : at).slice(1), field);
  }
  return widgets;
}

const patternOf = (schema: Schema) => {
  const shape = shapeOf(schema);
  return shape.is === 'text' ? shape.pattern?.regex : undefined;
};

const isName = (schema: Schema): boolean => patternOf(schema) === patternOf(slug);

function allTexts(fields: readonly Field[]): string[] {
  const texts: string[] = [];
  JSON.stringify(fields, (key, value: unknown) => {
    if (typeof value === 'string' && ['label', 'label_singular', 'hint'].includes(key)) texts.push(value);
    if (key === 'pattern' && Array.isArray(value)) texts.push(String(value[1]));
    return value;
  });
  return texts;
}

/** The discriminator is the entry's type, chosen when it is added. */
const chosenElsewhere = />\.(type|kind)$/;

describe('the forms at the desk', () => {
  it.each(allKinds)('have a widget for every field of %s', (kind) => {
    const list = 'list' in collections[kind];
    const widgets = widgetsOf(fieldsOf(kind, []));
    const missing = [...placesOf(wholeFile(collections[kind])).keys()]
      .filter((place) => !chosenElsewhere.test(place))
      .map((place) => (list ? `${listKey}.${place}` : place))
      .filter((place) => !widgets.has(place));
    expect(missing).toEqual([]);
  });

  it('let names of other entries be chosen instead of typed', () => {
    const typed = allKinds.flatMap((kind) => {
      const list = 'list' in collections[kind];
      const widgets = widgetsOf(fieldsOf(kind, [{ label: 'Drain Cleaning', value: 'drain-cleaning' }]));
      return [...placesOf(wholeFile(collections[kind]))]
        .filter(([place, schema]) => isName(schema) && !/(^|\.)id$/.test(place))
        .map(([place]) => (list ? `${listKey}.${place}` : place))
        .filter((place) => !['relation', 'select'].includes(widgets.get(place)?.widget ?? ''))
        .map((place) => `${kind}: ${place}`);
    });
    expect(typed).toEqual([]);
  });

  it.each<[what: string, is: (place: string, field: Field) => unknown]>([
    [
      'menu without choices, with which the editor would not start',
      (_, { widget, options }) => widget === 'select' && (options as unknown[]).length === 0,
    ],
    [
      'beginning, because the editor would write it into every file',
      (_, field) => 'default' in field || field.widget === 'boolean',
    ],
    ['id to fill in', (place, { required, widget }) => /\bid$/.test(place) && required && widget !== 'uuid'],
  ])('have no %s', (_, is) => {
    const all = allKinds.flatMap((kind) => [...widgetsOf(fieldsOf(kind, []))]);
    expect(all.filter(([, { widget }]) => widget === 'select').length).toBeGreaterThan(0);
    expect(all.filter(([place, field]) => is(place, field)).map(([place]) => place)).toEqual([]);
  });

  const title = 'sections.*<hero>.title';
  const time = { widget: 'datetime', type: 'time', format: 'HH:mm' };
  it.each<[CollectionName, place: string, Partial<Field>]>([
    // In the words of its schema.
    ['landing', title, { hint: 'The headline of the page, at most 80 characters.', required: ['en'] }],
    ['landing', 'sections.*<hero>.tagline', { required: false }],
    ['site', 'hours.*.days.*', { widget: 'select', multiple: true }],
    ['site', 'hours.*.opens', time],
    ['site', 'seasons.*.from', { widget: 'datetime', type: 'date' }],
    ['site', 'seasons.*.hours.*.opens', time],
    ['offers', 'offers.*.from.day', { type: 'date', required: ['en'] }],
    ['offers', 'offers.*.from.time', { type: 'time', required: false }],
    ['landing', 'sections.*<hero>.form', { widget: 'relation', display_fields: ['{{title}}'] }],
    ['landing', 'service.offer', { widget: 'relation', display_fields: ['offers.*.title'] }],
    ['colors', 'navy', { widget: 'color', allowInput: true }],
    // A translation has the texts and the entries of lists with texts.
    ['landing', title, { i18n: true }],
    ['claims', 'claims.*.name', { i18n: 'duplicate' }],
    ['cities', 'zipCodes.*', { i18n: false }],
  ])('let the office change %s %s', (kind, place, field) => {
    expect(widgetsOf(fieldsOf(kind, [])).get(place)).toMatchObject(field);
  });

  it('move sections in all languages at once', () => {
    expect(fieldsOf('landing', []).find(({ name }) => name === 'sections')?.i18n).toBe('duplicate');
  });

  it('begin with what the office changes, and end with what it seldom needs', () => {
    const page = fieldsOf('landing', []);
    expect(page[0]?.name).toBe('sections');
    const { types } = page[0] as unknown as { types: { name: string; fields: Field[] }[] };
    const hero = types.find(({ name }) => name === 'hero')?.fields.map(({ name }) => name) ?? [];
    expect(hero[0]).toBe('title');
    expect(hero.indexOf('photo')).toBeLessThan(hero.indexOf('id'));
  });

  it('say nothing that only people who edit files understand', () => {
    const forFiles =
      /in quotes|`|content\/|json|yaml|html|dotted|slug|thousandth|milliseconds|\{\{|\bnull\b|\btrue(:| if| for)|webhook|payload|fragment|[0-9 ]px\b|\d x?\d|npm run|dev server|dropdown|modal|toast|dialog|breadcrumb|the build|the control|if if |regular expression/i;
    const said = allKinds.flatMap((kind) => allTexts(fieldsOf(kind, [])));
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter((text) => forFiles.test(text) || /\b[a-z]+[A-Z]/.test(text))).toEqual([]);
  });

  it('show no names of files and no ids', () => {
    const { singletons, collections } = deskConfig([]);
    const all = JSON.stringify([singletons, collections]);
    expect(all.match(/"(summary|display_fields|template)":\[?"[^"]*(slug|\bid\b)[^"]*"/g)).toBeNull();
  });

  it('say in the list of kinds of section what each of them is', () => {
    const { types } = fieldsOf('pages', [])[0] as unknown as { types: { label: string }[] };
    expect(types.length).toBeGreaterThan(30);
    expect(types.map(({ label }) => label).filter((label) => !/^[A-Z][^:]+: .+\.$/.test(label))).toEqual([]);
    expect(types.map(({ label }) => label).filter((label) => /content\/|`/.test(label))).toEqual([]);
    // Beside the preview, a longer one runs under the buttons of its section.
    expect(types.map(({ label }) => label).filter((label) => label.length > 54)).toEqual([]);
  });

  it('ask for the address of a translated page, but for that of a city, which is its name', () => {
    const addresses = (kind: CollectionName) => fieldsOf(kind, []).filter(({ name }) => name === 'path');
    for (const kind of ['pages', 'services', 'landing', 'legal'] as const)
      expect(addresses(kind), kind).toEqual([
        expect.objectContaining({ widget: 'string', required: false, i18n: true }),
      ]);
    expect(addresses('cities')).toEqual([]);
  });

  it('cover every kind of content', () => {
    const { singletons, collections } = deskConfig([]);
    expect([...singletons, ...collections].map(({ name }) => name).sort()).toEqual([...allKinds].sort());
  });
});
