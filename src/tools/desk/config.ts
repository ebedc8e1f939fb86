import {
  isFolder,
  collectionNames,
  collections,
  wholeFile,
  type CollectionName,
} from '../../content/collections';
import type { Named } from '../../content/field-meta';
import { isTranslated } from '../../content/load/translation';
import { defaultLocale, otherLocales } from '../../content/languages';
import { hasTranslatedPath, isPageKind } from '../../content/paths';
import { namePattern, slug } from '../../content/schemas/names';
import { descriptionOf, metaOf, shapeOf, type Schema, type Shape } from '../../content/zod';
import { byUse, forOffice, labelOf, labelOfChoice, labelOfKind, labelOfOne, singular } from './labels';

/** The fields of a group by name. */
type Group = Readonly<Record<string, Schema>>;

/** One field in the editor's configuration (Sveltia CMS, 'Fields'). */
export interface Field {
  name: string;
  label: string;
  widget: string;
  /** The languages in which it must be filled in; a translation may stay empty. */
  required: boolean | readonly string[];
  /** `true`: a text of its own in each language; `duplicate`: a list whose entries are moved together in all. */
  i18n?: boolean | 'duplicate' | 'duplicate_keys';
  hint?: string;
  [option: string]: unknown;
}

/** A field before its widget is chosen. */
type Bare = Omit<Field, 'widget'> & Pick<Field, 'name' | 'label' | 'required'>;

/** The folder of pictures of the work, in the repository. */
const picturesFolder = 'content/images/work';

/** A form's key for the text below the fields of a Markdown file. */
export const bodyKey = 'body';

/** The editor's name for the content of a file that is a list; it is not written. */
export const listKey = 'entries';

/** For fields that name an entry: the kind of the entry and its label. The quote form's services are not here. */
const choices: Partial<Record<Named, Choice>> = {
  forms: { kind: 'forms', show: '{{title}}' },
  faqs: { kind: 'faqs', show: '{{items.0.question}}' },
  landing: { kind: 'landing', show: '{{service.name}} {{path}}' },
  pricedService: { kind: 'services', show: '{{name}}' },
  cities: { kind: 'cities', show: '{{name}}' },
  optionSets: { kind: 'optionSets', show: 'name' },
  testimonials: { kind: 'testimonials', show: 'name' },
  regions: { kind: 'regions', show: 'name' },
  offer: { kind: 'offers', show: 'title', list: 'offers', by: 'name' },
};

/** What a menu of entries shows of each; for a list in a file, also its field and which of an entry's is its name. */
interface Choice {
  kind: CollectionName;
  show: string;
  list?: string;
  by?: string;
}

/** How the office finds a name for a text of which there are several, as for the wordings of an offer. */
const wordingName = 'The word by which other texts refer to it; for the text of a page, its address.';

/** The services in the quote dialog's menu, for fields that preselect one. */
export type ServiceOptions = readonly { label: string; value: string }[];

/** Schema descriptions for people who edit files. The desk leaves them out, because a counter or a menu shows it. */
const forFiles =
  /^(One line of text|A paragraph|The name of an? |The texts of the field |Dotted names )|`content\/|\.json/;

const hintOf = (schema: Schema): string | undefined => {
  const description = descriptionOf(schema);
  return description === undefined || forFiles.test(description) ? undefined : forOffice(description);
};

const patternOf = (schema: Schema) => {
  const shape = shapeOf(schema);
  return shape.is === 'text' ? shape.pattern : undefined;
};

/** Whether a field is the name of an entry, which is chosen from a menu. */
export const isName = (schema: Schema): boolean => patternOf(schema)?.regex === patternOf(slug)?.regex;

/** Whether a text is the name by which others refer to a group, the same in every language. */
const isNamePart = (schema: Schema): boolean => patternOf(schema)?.regex === namePattern;

/** What folded groups with a field show; the editor's own choice for others is a title, a name or the first text. */
const summaries: Readonly<Record<string, string>> = {
  opens: '{{days}}: {{opens}} – {{closes}}',
  answer: '{{question}}: {{answer}}',
  readings: '{{about}}: {{default}}',
};

const summaryOf = (shape: Group): { summary?: string } => {
  const field = Object.keys(summaries).find((name) => name in shape);
  return field ? { summary: summaries[field]! } : {};
};

/** The fields of a schema that is a group. */
const fieldsIn = (schema: Schema | undefined): Group | undefined => {
  const shape = schema && shapeOf(schema);
  return shape?.is === 'group' ? shape.fields : undefined;
};

/**
 * True for a boolean that may be left out and then means neither. An unticked checkbox would mean no, so it is a menu.
 */
const isUnanswered = (schema: Schema): boolean =>
  shapeOf(schema).is === 'boolean' && schema.isOptional() && schema.safeParse(undefined).data === undefined;

/** The languages in which a field must be filled in. */
const inOriginal: readonly string[] = [defaultLocale];

/** Lets the entries of a list be moved, added and removed in all languages at once, if there are texts in them. */
const moving = (fields: readonly Field[]): Pick<Field, 'i18n'> =>
  fields.some((field) => field.i18n) ? { i18n: 'duplicate' } : {};

/** Makes the fields of a content kind. */
class FieldMaker {
  constructor(
    private readonly kind: CollectionName,
    private readonly services: ServiceOptions,
  ) {}

  group(group: Group, without = ''): Field[] {
    const fields = Object.entries(group)
      .filter(([name]) => name !== without)
      .map(([name, field]) => this.field(name, field));
    return fields.sort(byUse);
  }

  field(name: string, schema: Schema): Field {
    const shape = shapeOf(schema);
    const preset: unknown = schema.isOptional() ? (schema.safeParse(undefined).data as unknown) : undefined;
    const hint = hintOf(schema);
    const common = {
      name,
      label: labelOf(name),
      required: !schema.isOptional() && !schema.safeParse('').success && inOriginal,
      ...(hint && { hint }),
    };

    if (metaOf(schema).image)
      return {
        ...common,
        widget: 'image',
        hint: 'At least 1200 by 900 pixels. A photo takes the place of the drawing: choose none there.',
        choose_url: false,
        accept: 'image/avif,image/jpeg,image/png,image/webp',
      };
    if (metaOf(schema).color) return { ...common, widget: 'color', allowInput: true };
    if (isUnanswered(schema)) return { ...common, widget: 'select', options: yesOrNo };
    switch (shape.is) {
      case 'boolean':
        return { ...common, widget: 'boolean', required: false, default: preset ?? false };
      case 'number':
        return name === 'autoplay'
          ? { ...common, widget: 'select', options: pauses }
          : { ...common, ...numberOptions(shape) };
      case 'choice':
        return { ...common, widget: 'select', options: choicesOf(shape.values) };
      case 'group':
        return {
          ...common,
          widget: 'object',
          collapsed: Object.keys(shape.fields).length > 4 && 'auto',
          ...this.translated(this.group(shape.fields)),
          ...summaryOf(shape.fields),
        };
      case 'list':
        return this.list(common, shape);
      case 'record':
        return this.record(common, shape);
      case 'kinds':
        return { ...common, widget: 'object', collapsed: 'auto', ...this.types(shape) };
      case 'union':
        return this.union(common, shape);
      case 'text':
        return this.text(common, schema, shape);
      default:
        throw new Error(`The desk has no widget for the field ${name} of ${this.kind}: ${shape.name}.`);
    }
  }

  /** The fields of a group, which is in the form of a translation if it has texts. */
  private translated(fields: Field[]): Pick<Field, 'i18n'> & { fields: Field[] } {
    return { fields, ...(fields.some(({ i18n }) => i18n) && { i18n: true }) };
  }

  private text(field: Bare, schema: Schema, { max, pattern, isDate }: Shape & { is: 'text' }): Field {
    const { ref, names } = metaOf(schema);
    const named = ref ?? names;
    // The editor does not start with an empty menu. It would be empty while the quote form's file has a mistake.
    if (named === 'quoteService' && this.services.length > 0)
      return { ...field, widget: 'select', options: [...this.services] };
    const choice = named && choices[named];
    if (choice) return { ...field, ...relationTo(choice) };
    if (isDate) return { ...field, ...dayPicker };
    if (['opens', 'closes', 'time'].includes(field.name)) return { ...field, hint: '', ...timePicker };
    // The name of an entry of a list that other content refers to: nobody has to think of one.
    if (field.name === 'id' && field.required) return { ...field, widget: 'uuid', i18n: 'duplicate' };
    return {
      ...field,
      widget: max !== undefined && max > 100 ? 'text' : 'string',
      use_emoji_autocomplete: false,
      ...this.textIn(field.name, schema),
      ...(max !== undefined && { maxlength: max }),
      ...(pattern?.message && { pattern: [pattern.regex.source, forOffice(`This ${pattern.message}.`)] }),
    };
  }

  /** Whether a text is written anew in each language, as an address of a page is, too. */
  private textIn(name: string, schema: Schema): Pick<Field, 'i18n'> {
    if (isNamePart(schema)) return { i18n: 'duplicate' };
    return isTranslated(metaOf(schema)) || name === 'path' ? { i18n: true } : {};
  }

  private list(common: Bare, { item, min, max }: Shape & { is: 'list' }): Field {
    const base = {
      ...common,
      widget: 'list',
      label_singular: labelOfOne(common.name),
      min,
      max,
      required: (min ?? 0) > 0 ? common.required : false,
    };
    const shape = shapeOf(item);
    if (shape.is === 'group') {
      const fields = this.group(shape.fields);
      return { ...base, collapsed: 'auto', ...summaryOf(shape.fields), fields, ...moving(fields) };
    }
    if (shape.is === 'kinds') return { ...base, collapsed: 'auto', ...this.types(shape) };
    if (shape.is === 'choice')
      return {
        ...base,
        label_singular: undefined,
        widget: 'select',
        multiple: true,
        options: choicesOf(shape.values),
        dropdown_threshold: 7,
      };
    const one = this.field(singular(base.name), item);
    if (one.widget === 'relation') {
      const { label_singular: _, ...several } = base;
      return { ...several, ...one, ...common, required: base.required, multiple: true };
    }
    // Each language has its own words that people search with.
    const isFree = metaOf(item).readBy === 'keyword';
    return {
      ...base,
      field: { ...one, label: capitalized(base.label_singular) },
      ...(one.i18n && { i18n: isFree ? true : 'duplicate' }),
    };
  }

  /** Texts by name. */
  private record(common: Bare, { value }: Shape & { is: 'record' }): Field {
    const text = this.field('value', value);
    if (text.widget !== 'string' && text.widget !== 'text')
      throw new Error(
        `The desk cannot edit ${common.name} of ${this.kind}: write it as a list with \`name\`.`,
      );
    return {
      ...common,
      widget: 'keyvalue',
      required: false,
      key_label: 'Name',
      value_label: 'Text',
      hint: typeof common.hint === 'string' ? common.hint : wordingName,
      ...(text.i18n && { i18n: 'duplicate_keys' }),
    };
  }

  private union(common: Bare, { options }: Shape & { is: 'union' }): Field {
    if (options.some(fieldsIn))
      throw new Error(
        `The desk cannot edit ${common.name} of ${this.kind}: give its groups a field \`kind\`.`,
      );
    for (const option of options) {
      const shape = shapeOf(option);
      if (shape.is === 'text') return this.text({ ...common, required: false }, option, shape);
    }
    const values = options.map(shapeOf).flatMap((shape) => (shape.is === 'choice' ? shape.values : []));
    return { ...common, widget: 'select', options: choicesOf(values) };
  }

  private types({ by, kinds }: Shape & { is: 'kinds' }) {
    const types = [...kinds].map(([name, schema]) => {
      const fields = fieldsIn(schema) ?? {};
      const about = fields[by] && descriptionOf(fields[by]);
      return {
        name,
        label: about ? `${labelOfKind(name)}: ${forOffice(about)}` : labelOfKind(name),
        widget: 'object',
        fields: this.group(fields, by),
      };
    });
    return { typeKey: by, types, ...moving(types.flatMap(({ fields }) => fields)) };
  }
}

/** The choices of a yes or no that may be left open. */
const yesOrNo = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
];

const dayPicker = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
const timePicker = { widget: 'datetime', type: 'time', format: 'HH:mm' };

/** Choices of a menu with labels. */
const choicesOf = (values: readonly string[]) =>
  values.map((value) => ({ label: labelOfChoice(value), value }));

/** Pauses between the slides of a carousel. */
const pauses = [3, 3.5, 4, 5, 6, 8, 10].map((seconds) => ({
  label: `${seconds} seconds`,
  value: seconds * 1000,
}));

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function numberOptions({ isWhole, min, max }: Shape & { is: 'number' }) {
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(!isWhole && { step: 0.00001 }),
  };
}

function relationTo({ kind, show, list = listKey, by = 'id' }: Choice) {
  if (isFolder(kind))
    return {
      widget: 'relation',
      collection: kind,
      value_field: '{{slug}}',
      display_fields: [show],
      search_fields: [show],
    };
  const at = (name: string) => `${list}.*.${name}`;
  return {
    widget: 'relation',
    collection: '_singletons',
    file: kind,
    value_field: at(by),
    display_fields: [at(show)],
    search_fields: [at(show)],
  };
}

/** The fields of a kind's form. */
export function fieldsOf(kind: CollectionName, services: ServiceOptions): Field[] {
  const { schema, list } = collections[kind];
  const maker = new FieldMaker(kind, services);
  if (list)
    return [
      {
        ...maker.field(listKey, wholeFile(collections[kind])),
        label: collections[kind].desk.label,
        label_singular: collections[kind].desk.one,
        root: true,
      },
    ];
  const group = fieldsIn(schema);
  if (!group) throw new Error(`The desk cannot edit ${kind}: it is not a group of fields.`);
  const fields = maker.group(group);
  // A city's page, whose address is its name everywhere, has none; a landing page has one in each language.
  if (isPageKind(kind) && hasTranslatedPath(kind, '') && !('path' in group)) fields.push(translatedPath);
  return kind === 'legal'
    ? [
        ...fields,
        {
          name: bodyKey,
          label: 'Text',
          widget: 'text',
          required: inOriginal,
          i18n: true,
          hint: 'A line with ## before it is a heading; with - before it, an item of a list.',
        },
      ]
    : fields;
}

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

/** Whether any text of a form is written in other languages. */
const isIn = (fields: readonly Field[]): boolean => fields.some(({ i18n }) => i18n);

/** Where a form's pictures are, and how its files name them. */
const picturesFrom = (up: './' | '../') => ({
  media_folder: `/${picturesFolder}`,
  public_folder: `${up}images/work`,
});

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
        const fields = fieldsOf(kind, services);
        const i18n = isIn(fields);
        return {
          name: kind,
          label: collections[kind].desk.label,
          icon: collections[kind].desk.icon,
          file: i18n ? inEachLanguage(collections[kind].at) : collections[kind].at,
          format: 'json',
          i18n,
          ...picturesFrom('./'),
          fields,
        };
      }),
    collections: collectionNames.filter(isFolder).map((kind) => {
      const { label, one, icon, summary, title, fixed = false } = collections[kind].desk;
      const isMarkdown = collections[kind].at.endsWith('.md');
      return {
        name: kind,
        label,
        label_singular: one,
        icon,
        folder: inEachLanguage(collections[kind].at).split('/*')[0],
        extension: isMarkdown ? 'md' : 'json',
        format: isMarkdown ? 'yaml-frontmatter' : 'json',
        i18n: true,
        create: !fixed,
        delete: !fixed,
        slug: { ...fileName, template: `{{${title}}}` },
        summary,
        identifier_field: title,
        sortable_fields: [],
        thumbnail: false,
        ...picturesFrom('../'),
        fields: fieldsOf(kind, services),
      };
    }),
  };
}
