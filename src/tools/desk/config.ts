import {
  isFolder,
  collectionNames,
  collections,
  wholeFile,
  type CollectionName,
} from '../../content/collections';
import { descriptionOf, metaOf, type Named, shapeOf, type Schema, type Shape } from '../../content/zod';
import { isTranslated } from '../../content/load/translation';
import { defaultLocale, otherLocales } from '../../content/languages';
import { hasTranslatedPath, isPageKind } from '../../content/paths';
import { namePattern } from '../../content/schemas/fields';
import { byUse, forOffice, labelOf, labelOfChoice } from './labels';

/** What the editor's configuration says of a field beside its name (Sveltia CMS, 'Fields'). */
interface Widget {
  widget: string;
  /** The languages in which it must be filled in; a translation may stay empty. */
  required?: boolean | readonly string[];
  /** `true`: a text of its own in each language; `duplicate`: a list whose entries are moved together in all. */
  i18n?: boolean | 'duplicate' | 'duplicate_keys';
  hint?: string;
  [option: string]: unknown;
}

/** One field in the editor's configuration. */
export interface Field extends Widget {
  name: string;
  label: string;
}

/** Where pictures of content are that the desk may write. */
export const picturesFolder = 'content/images/work';

/** The editor's name for the content of a file that is a list; it is not written. */
export const listKey = 'entries';

/** The kind of the entry that a field names. The quote form's services are none. */
function kindNamed(named: Named): CollectionName | undefined {
  if (named === 'offer') return 'offers';
  return named === 'pricedService' ? 'services' : collectionNames.find((kind) => kind === named);
}

/** The services in the quote dialog's menu, for fields that preselect one. */
export type ServiceOptions = readonly { label: string; value: string }[];

/** Schema descriptions for people who edit files. The desk leaves them out, because a counter or a menu shows it. */
const forFiles =
  /^(One line of text|A paragraph|The name of an? |The texts of the field |Dotted names )|`content\/|\.json/;

const hintOf = (schema: Schema): string | undefined => {
  const description = descriptionOf(schema);
  return description === undefined || forFiles.test(description) ? undefined : forOffice(description);
};

/** The languages in which a field must be filled in. */
const inOriginal: readonly string[] = [defaultLocale];

/** Whether any text of a form is written in other languages; then the entries of its lists are in all of them. */
const hasTexts = (fields: readonly Field[]): boolean => fields.some(({ i18n }) => i18n);

const menu = (choices: readonly (readonly [label: string, value: unknown])[]): Widget => ({
  widget: 'select',
  options: choices.map(([label, value]) => ({ label, value })),
});

const menuOf = (values: readonly string[]) => menu(values.map((value) => [labelOfChoice(value), value]));

const picture: Widget = {
  widget: 'image',
  hint: 'At least 1200 by 900 pixels. A photo takes the place of the drawing: choose none there.',
  choose_url: false,
  accept: 'image/avif,image/jpeg,image/png,image/webp',
};

/** What the lists of a kind of files show of each. */
const summaryOf = (kind: CollectionName): string => {
  const { summary, title } = collections[kind].desk;
  return summary ?? `{{${title}}}`;
};

/** A menu of entries: the files of a folder, or the entries of a list in a file. */
function entriesOf(kind: CollectionName): Widget {
  if (isFolder(kind)) return { widget: 'relation', collection: kind, display_fields: [summaryOf(kind)] };
  const [list, value, name] = kind === 'offers' ? ['offers', 'name', 'title'] : [listKey, 'id', 'name'];
  return {
    widget: 'relation',
    collection: '_singletons',
    file: kind,
    value_field: `${list}.*.${value}`,
    display_fields: [`${list}.*.${name}`],
  };
}

/** Makes the fields of a content kind. */
class FieldMaker {
  constructor(
    private readonly kind: CollectionName,
    private readonly services: ServiceOptions,
  ) {}

  /** @param without the field that decides the kind of a group, which is chosen when it is added */
  group(group: Readonly<Record<string, Schema>>, without = ''): Field[] {
    const fields = Object.entries(group).filter(([name]) => name !== without);
    return fields.map(([name, field]) => this.field(name, field)).sort(byUse);
  }

  field(name: string, schema: Schema): Field {
    const hint = hintOf(schema);
    return {
      name,
      label: labelOf(name),
      required: !schema.isOptional() && !schema.safeParse('').success && inOriginal,
      ...(hint && { hint }),
      ...this.widget(name, schema),
    };
  }

  private widget(name: string, schema: Schema): Widget {
    const shape = shapeOf(schema);
    if (metaOf(schema).image) return picture;
    if (metaOf(schema).color) return { widget: 'color', allowInput: true };
    switch (shape.is) {
      case 'boolean':
        // Not a tick box: the editor writes each of those into the file, also one that nobody touched.
        return menu([
          ['Yes', true],
          ['No', false],
        ]);
      case 'number': {
        if (name === 'autoplay')
          return menu([3, 3.5, 4, 5, 6, 8, 10].map((seconds) => [`${seconds} seconds`, seconds * 1000]));
        const { isWhole, min, max } = shape;
        const steps = isWhole ? { value_type: 'int' } : { value_type: 'float', step: 0.00001 };
        return { widget: 'number', ...steps, min, max };
      }
      case 'choice':
        return menuOf(shape.values);
      case 'group': {
        const fields = this.group(shape.fields);
        return { widget: 'object', collapsed: fields.length > 4 && 'auto', fields, i18n: hasTexts(fields) };
      }
      case 'list':
        return this.list(name, shape);
      case 'record': {
        const { widget, i18n = false } = this.widget(name, shape.value);
        if (widget !== 'string' && widget !== 'text')
          throw this.error(name, 'write it as a list with `name`');
        return {
          widget: 'keyvalue',
          required: false,
          key_label: 'Name',
          value_label: 'Text',
          i18n: i18n && 'duplicate_keys',
        };
      }
      case 'kinds':
        return { widget: 'object', collapsed: 'auto', ...this.types(shape) };
      case 'union': {
        const shapes = shape.options.map(shapeOf);
        if (shapes.some(({ is }) => is === 'group')) throw this.error(name, 'give its groups a field `kind`');
        const text = shape.options.find((option) => shapeOf(option).is === 'text');
        if (text) return { ...this.widget(name, text), required: false };
        return menuOf(shapes.flatMap((option) => (option.is === 'choice' ? option.values : [])));
      }
      case 'text':
        return this.text(name, schema, shape);
      default:
        throw this.error(name, `it has no widget for ${shape.name}`);
    }
  }

  private error(name: string, todo: string): Error {
    return new Error(`The desk cannot edit ${name} of ${this.kind}: ${todo}.`);
  }

  private text(name: string, schema: Schema, { max, pattern, isDate }: Shape & { is: 'text' }): Widget {
    const { ref, names } = metaOf(schema);
    const named = ref ?? names;
    // The editor does not start with an empty menu. It would be empty while the quote form's file has a mistake.
    if (named === 'quoteService' && this.services.length > 0)
      return { widget: 'select', options: this.services };
    const choice = named && kindNamed(named);
    if (choice) return entriesOf(choice);
    if (isDate) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    if (['opens', 'closes', 'time'].includes(name))
      return { widget: 'datetime', type: 'time', format: 'HH:mm', hint: '' };
    // The name of an entry of a list that other content refers to: nobody has to think of one.
    if (name === 'id' && !schema.isOptional()) return { widget: 'uuid', i18n: 'duplicate' };
    return {
      widget: max !== undefined && max > 100 ? 'text' : 'string',
      use_emoji_autocomplete: false,
      maxlength: max,
      pattern: pattern?.message && [pattern.regex.source, forOffice(`This ${pattern.message}.`)],
      // The name by which others refer to a group is the same in every language; an address of a page is not.
      i18n: pattern?.regex === namePattern ? 'duplicate' : isTranslated(metaOf(schema)) || name === 'path',
    };
  }

  private list(name: string, { item, min, max }: Shape & { is: 'list' }): Widget {
    const base = { widget: 'list', min, max, ...(!min && { required: false }) };
    const shape = shapeOf(item);
    if (shape.is === 'group') {
      const fields = this.group(shape.fields);
      // The editor's own choice for others is a title, a name or the first text.
      const summary = 'opens' in shape.fields ? '{{days}}: {{opens}} – {{closes}}' : undefined;
      return { ...base, collapsed: 'auto', summary, fields, i18n: hasTexts(fields) && 'duplicate' };
    }
    if (shape.is === 'kinds') return { ...base, collapsed: 'auto', ...this.types(shape) };
    const one = this.widget(name, item);
    if (one.widget === 'select' || one.widget === 'relation')
      return { ...base, ...one, multiple: true, dropdown_threshold: 7 };
    // Each language has its own words that people search with.
    const i18n = one.i18n && (metaOf(item).readBy === 'keyword' || 'duplicate');
    return { ...base, field: this.field(name, item), i18n };
  }

  private types({ by, kinds }: Shape & { is: 'kinds' }) {
    const types = [...kinds].map(([name, schema]) => {
      const shape = shapeOf(schema);
      const group = shape.is === 'group' ? shape.fields : {};
      const about = group[by] && descriptionOf(group[by]);
      return {
        name,
        label: labelOfChoice(name) + (about ? `: ${forOffice(about)}` : ''),
        widget: 'object',
        fields: this.group(group, by),
      };
    });
    return {
      typeKey: by,
      types,
      i18n: hasTexts(types.flatMap(({ fields }) => fields)) && ('duplicate' as const),
    };
  }
}

/** The fields of a kind's form. */
export function fieldsOf(kind: CollectionName, services: ServiceOptions): Field[] {
  const { schema, list, desk } = collections[kind];
  const maker = new FieldMaker(kind, services);
  if (list) {
    const whole = maker.field(listKey, wholeFile(collections[kind]));
    return [{ ...whole, label: desk.label, label_singular: desk.one, root: true }];
  }
  const shape = shapeOf(schema);
  if (shape.is !== 'group') throw new Error(`The desk cannot edit ${kind}: it is not a group of fields.`);
  const fields = maker.group(shape.fields);
  // A city's page, whose address is its name everywhere, has none; a landing page has one in each language.
  if (isPageKind(kind) && hasTranslatedPath(kind, '') && !('path' in shape.fields))
    fields.push(translatedPath);
  if (kind === 'legal') fields.push(body);
  return fields;
}

const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  required: inOriginal,
  i18n: true,
  hint: 'A line with ## before it is a heading; with - before it, an item of a list.',
};

/** The address of a page in another language, which only its translation says. */
const translatedPath: Field = {
  name: 'path',
  label: 'Address in this language',
  widget: 'string',
  required: false,
  i18n: true,
  hint: 'Only in the Spanish form, where it begins with /es/, as in /es/servicios/gas. The English address is the name.',
};

/** How a new file gets its name, which is also the last part of its address. */
const fileName = {
  editable: ['create'],
  hint: 'Made from the name. For a page it is the end of its address: gas-line becomes /gas-line.',
  pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Use lower-case letters, digits and single hyphens.'],
};

/**
 * How an uploaded picture is changed. "Our Van (2).JPG" gets a name without special characters. A phone's photo is five
 * times as large as the largest screen needs and contains the place where it was taken, so it is made smaller and
 * saved without metadata.
 */
const photos = {
  max_file_size: 30_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
};

/** A file's place by language: English in `content/`, every other language in a folder of its own. */
const inEachLanguage = (at: string): string => at.replace('content/', 'content/{{locale}}/');

/** What differs between the desk of this machine and that of a hosted repository. */
export interface Where {
  /** Where the editor keeps files (Sveltia CMS, 'Backends'). */
  backend: Readonly<Record<string, unknown>>;
  [option: string]: unknown;
}

/** The files of the machine: `page/editor.ts` gives them to the editor's backend for tests. */
export const onThisMachine: Where = { backend: { name: 'test-repo' } };

/**
 * The editor's configuration, made from the same schemas as the build, so the desk shows a new field the next time it
 * is opened. English and its translations are in one form: a list is moved in all languages at once, and a translation
 * has only texts.
 */
export function deskConfig(services: ServiceOptions, where: Where = onThisMachine) {
  const formOf = (kind: CollectionName) => {
    const { label, icon } = collections[kind].desk;
    const fields = fieldsOf(kind, services);
    return { name: kind, label, icon, i18n: hasTexts(fields), media_folder: `/${picturesFolder}`, fields };
  };
  return {
    ...where,
    load_config_file: false,
    app_title: 'The desk',
    show_preview_links: where !== onThisMachine,
    media_folder: picturesFolder,
    public_folder: '/images/work',
    media_libraries: { default: { config: photos }, stock_assets: { providers: [] } },
    editor: { preview: false },
    // A title may have references, accents and other signs that no name of a file has.
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true, json: { indent_size: 2 } },
    i18n: {
      structure: 'multiple_folders',
      locales: [defaultLocale, ...otherLocales],
      default_locale: defaultLocale,
      omit_default_locale_from_file_path: true,
      initial_locales: 'all',
    },
    singletons: collectionNames
      .filter((kind) => !isFolder(kind))
      .map((kind) => {
        const form = formOf(kind);
        const { at } = collections[kind];
        const file = form.i18n ? inEachLanguage(at) : at;
        return { ...form, file, format: 'json', public_folder: './images/work' };
      }),
    collections: collectionNames.filter(isFolder).map((kind) => {
      const { at, desk } = collections[kind];
      const { one, title, fixed = false } = desk;
      return {
        ...formOf(kind),
        label_singular: one,
        folder: inEachLanguage(at).split('/*')[0],
        ...(at.endsWith('.md')
          ? { extension: 'md', format: 'yaml-frontmatter' }
          : { extension: 'json', format: 'json' }),
        create: !fixed,
        delete: !fixed,
        slug: { ...fileName, template: `{{${title}}}` },
        summary: summaryOf(kind),
        identifier_field: title,
        sortable_fields: [],
        thumbnail: false,
        public_folder: '../images/work',
      };
    }),
  };
}
