import { isFolder, kindNames, kinds, wholeFile, type Kind } from '../../content/collections';
import type { Named } from '../../content/field-meta';
import { slug } from '../../content/schemas/names';
import { descriptionOf, metaOf, shapeOf, type Schema, type Shape } from '../../content/zod';
import { branchesOf, branchKey, fieldsIn, isNamedByDesk, isUnanswered, yesOrNo, type Group } from './form';
import { byUse, forOffice, hints, labelOf, labelOfChoice, labelOfKind, labelOfOne, singular } from './labels';

/** One field in the editor's configuration (Sveltia CMS, 'Fields'). */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  [option: string]: unknown;
}

/** A field before its widget is chosen. */
type Bare = Omit<Field, 'widget'> & Pick<Field, 'name' | 'label' | 'required'>;

/** The folder of pictures: its path in forms, and its path in the repository. */
export const pictures = { path: '/images/work', folder: 'content/images/work' } as const;

/** A form's key for the text below the fields of a Markdown file. */
export const bodyKey = 'body';

/** A form's key for the content of a file that is a list. */
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
  kind: Kind;
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

const hintOf = (name: string, schema: Schema): string | undefined => {
  const found = descriptionOf(schema);
  return hints[name] ?? (found === undefined || forFiles.test(found) ? undefined : forOffice(found));
};

const patternOf = (schema: Schema) => {
  const shape = shapeOf(schema);
  return shape.is === 'text' ? shape.pattern : undefined;
};

/** Whether a field is the name of an entry, which is chosen from a menu. */
export const isName = (schema: Schema): boolean => patternOf(schema)?.regex === patternOf(slug)?.regex;

/** Summary of a folded group: its name, and the text of a claim or promise, or the times of opening hours. */
const summaryOf = (shape: Record<string, unknown>): string | undefined => {
  const names = [
    'title',
    'name',
    'question',
    'label',
    'text',
    'about',
    'job',
    'fact',
    'date',
    'from',
    'days',
  ];
  const name = names.find((key) => key in shape);
  if (name === 'from') return '{{from}} – {{until}}';
  if ('opens' in shape) return '{{days}}: {{opens}} – {{closes}}';
  const value = ['default', 'answer'].find((key) => key in shape);
  return name && (value ? `{{${name}}}: {{${value}}}` : `{{${name}}}`);
};

/** Makes the fields of a content kind. */
class FieldMaker {
  constructor(
    private readonly kind: Kind,
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
    const hint = hintOf(name, schema);
    const common = {
      name,
      label: labelOf(name),
      required: !schema.isOptional() && !schema.isNullable() && !schema.safeParse('').success,
      ...(hint && { hint }),
      // null is no choice of a menu: the editor would refuse to start.
      ...(preset !== undefined && preset !== null && { default: preset }),
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
    if (isUnanswered(schema)) return { ...common, widget: 'select', options: [...yesOrNo] };
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
          fields: this.group(shape.fields),
          ...(summaryOf(shape.fields) && { summary: summaryOf(shape.fields) }),
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
    // The desk makes it when the entry is saved (`form.ts`).
    if (field.name === 'id' && field.required) return { ...field, widget: 'hidden', required: false };
    return {
      ...field,
      widget: max !== undefined && max > 100 ? 'text' : 'string',
      use_emoji_autocomplete: false,
      ...(max !== undefined && { maxlength: max }),
      ...(pattern?.message && { pattern: [pattern.regex.source, forOffice(`This ${pattern.message}.`)] }),
    };
  }

  private list(common: Bare, { item, min, max }: Shape & { is: 'list' }): Field {
    const base = {
      ...common,
      widget: 'list',
      label_singular: labelOfOne(common.name),
      min,
      max,
      required: (min ?? 0) > 0 && common.required,
    };
    const shape = shapeOf(item);
    if (shape.is === 'group')
      return {
        ...base,
        collapsed: 'auto',
        summary: summaryOf(shape.fields),
        fields: this.group(shape.fields),
      };
    if (shape.is === 'kinds') return { ...base, collapsed: 'auto', ...this.types(shape) };
    if (shape.is === 'union') return { ...base, collapsed: 'auto', ...this.branches(shape.options) };
    if (shape.is === 'choice')
      return {
        ...base,
        widget: 'select',
        multiple: true,
        options: choicesOf(shape.values),
        dropdown_threshold: 7,
      };
    const one = this.field(singular(base.name), item);
    return { ...base, field: { ...one, label: capitalized(base.label_singular) } };
  }

  /** A group with free names becomes a list whose entries have a field for the name. */
  private record(common: Bare, { name, value }: Shape & { is: 'record' }): Field {
    const group = fieldsIn(value);
    if (group && 'name' in group)
      throw new Error(`The desk cannot edit ${common.name} of ${this.kind}: its groups have a field "name".`);
    const { default: _, ...rest } = common;
    return {
      ...rest,
      widget: 'list',
      label_singular: labelOfOne(rest.name),
      required: false,
      collapsed: 'auto',
      summary: (group && summaryOf(group)) ?? '{{name}}',
      fields: [
        isNamedByDesk(value)
          ? { ...this.field('name', name), widget: 'hidden', required: false }
          : { ...this.field('name', name), required: true, hint: wordingName },
        ...(group ? this.group(group) : [{ ...this.field('value', value), label: 'Text' }]),
      ],
    };
  }

  private union(common: Bare, { options }: Shape & { is: 'union' }): Field {
    if (options.some(fieldsIn)) return { ...common, widget: 'object', ...this.branches(options) };
    for (const option of options) {
      const shape = shapeOf(option);
      if (shape.is === 'text') return this.text({ ...common, required: false }, option, shape);
    }
    const values = options.map(shapeOf).flatMap((shape) => (shape.is === 'choice' ? shape.values : []));
    return { ...common, widget: 'select', options: choicesOf(values) };
  }

  private branches(options: readonly Schema[]) {
    return {
      typeKey: branchKey,
      types: branchesOf(options).map(({ name, fields }) => ({
        name,
        label: name === 'href' ? 'Link' : name === 'title' ? 'Menu with links' : labelOfChoice(name),
        widget: 'object',
        summary: summaryOf(fields),
        fields: this.group(fields),
      })),
    };
  }

  private types({ by, kinds }: Shape & { is: 'kinds' }) {
    return {
      typeKey: by,
      types: [...kinds].map(([name, schema]) => {
        const fields = fieldsIn(schema) ?? {};
        const about = fields[by] && descriptionOf(fields[by]);
        return {
          name,
          label: about ? `${labelOfKind(name)}: ${forOffice(about)}` : labelOfKind(name),
          widget: 'object',
          summary: summaryOf(fields),
          fields: this.group(fields, by),
        };
      }),
    };
  }
}

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
export function fieldsOf(kind: Kind, services: ServiceOptions): Field[] {
  const { schema, list } = kinds[kind];
  const maker = new FieldMaker(kind, services);
  if (list)
    return [
      {
        ...maker.field(listKey, wholeFile(kinds[kind])),
        label: kinds[kind].desk.label,
        label_singular: kinds[kind].desk.one,
        add_to_top: true,
      },
    ];
  const group = fieldsIn(schema);
  if (!group) throw new Error(`The desk cannot edit ${kind}: it is not a group of fields.`);
  const fields = maker.group(group);
  return kind === 'legal'
    ? [
        ...fields,
        {
          name: bodyKey,
          label: 'Text',
          widget: 'text',
          required: true,
          hint: 'A line with ## before it is a heading; with - before it, an item of a list.',
        },
      ]
    : fields;
}

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

/**
 * The editor's configuration, made from the same schemas as the build, so the desk shows a new field the next time it
 * is opened. The editor gets every file as JSON, also Markdown files: see `form.ts`.
 */
export function deskConfig(services: ServiceOptions) {
  return {
    load_config_file: false,
    // This backend reads from the folder that the page gives it (page/editor.ts).
    backend: { name: 'test-repo' },
    app_title: 'The desk',
    show_preview_links: false,
    media_folder: pictures.folder,
    public_folder: pictures.path,
    media_libraries: { default: { config: photos }, stock_assets: { providers: [] } },
    editor: { preview: false },
    // A title may have references, accents and other signs that no name of a file has.
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    singletons: kindNames
      .filter((kind) => !isFolder(kind))
      .map((kind) => ({
        name: kind,
        label: kinds[kind].desk.label,
        icon: kinds[kind].desk.icon,
        file: kinds[kind].at,
        format: 'json',
        fields: fieldsOf(kind, services),
      })),
    collections: kindNames.filter(isFolder).map((kind) => {
      const { label, one, icon, summary, title, fixed = false } = kinds[kind].desk;
      return {
        name: kind,
        label,
        label_singular: one,
        icon,
        folder: kinds[kind].at.split('/*')[0],
        extension: 'json',
        format: 'json',
        create: !fixed,
        delete: !fixed,
        slug: { ...fileName, template: `{{${title}}}` },
        summary,
        identifier_field: title,
        sortable_fields: [],
        thumbnail: false,
        aliases_field: false,
        fields: fieldsOf(kind, services),
      };
    }),
  };
}
