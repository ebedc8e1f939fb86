import { z, type ZodTypeAny } from 'astro/zod';
import { imagePath, kinds, type Kind, type KindOfContent } from '../../content-check/kinds';
import { unwrapped } from '../../content-check/schema/known-keys';
import { slug } from '../../content-model/schemas/text';
import { branchesOf, branchKey, isUnanswered, yesOrNo } from './form';
import { byUse, labelOf, labelOfOne, singular } from './labels';
import { folders, menu, singles, type MenuEntry } from './menu';

/** One field of the editor's form, as its configuration names it (Sveltia CMS, 'Fields'). */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  [option: string]: unknown;
}

/** The address of the folder of pictures, as forms hold it, and the folder itself. */
export const pictures = { path: '/images/work', folder: 'content/images/work' } as const;

/** The name by which a form holds the text under the fields of a Markdown file. */
export const bodyKey = 'body';

/** The name by which a form holds a file that is a list. */
export const listKey = 'entries';

/** Where a field that holds a name takes its choices from: by the field's name, or by section and name. */
const choices: Readonly<Record<string, { kind: Kind; show: string }>> = {
  form: { kind: 'forms', show: '{{title}} ({{slug}})' },
  modalForm: { kind: 'forms', show: '{{title}} ({{slug}})' },
  set: { kind: 'faqs', show: '{{slug}}' },
  variantOf: { kind: 'landing', show: '{{slug}}' },
  services: { kind: 'services', show: '{{name}}' },
  'prices.service': { kind: 'services', show: '{{name}}' },
  neighbors: { kind: 'cities', show: '{{name}}' },
  branchOf: { kind: 'cities', show: '{{name}}' },
  cities: { kind: 'cities', show: '{{name}}' },
  options: { kind: 'optionSets', show: 'id' },
  reviews: { kind: 'testimonials', show: 'name' },
  region: { kind: 'regions', show: 'name' },
};

/** The values that the quote dialog's menu offers, for fields that preselect one. */
export type ServiceOptions = readonly { label: string; value: string }[];

/** The wrappers of a schema from the outside in, the schema itself last. */
function layers(schema: ZodTypeAny): ZodTypeAny[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return [schema, ...layers(schema.unwrap() as ZodTypeAny)];
  if (schema instanceof z.ZodDefault) return [schema, ...layers(schema.removeDefault() as ZodTypeAny)];
  if (schema instanceof z.ZodEffects) return [schema, ...layers(schema.innerType() as ZodTypeAny)];
  return [schema];
}

/** What a schema says to everybody who writes a file: at the desk a counter or a menu says it. */
const forFiles = /^(One line of text|A paragraph|The name of an? )|`content\//;

const descriptionOf = (schema: ZodTypeAny): string | undefined => {
  const found = layers(schema).find(({ description }) => description)?.description;
  return found !== undefined && forFiles.test(found) ? undefined : found;
};

const regexOf = (schema: ZodTypeAny): { regex: RegExp; message?: string } | undefined => {
  const inner = unwrapped(schema);
  const check = inner instanceof z.ZodString && inner._def.checks.find(({ kind }) => kind === 'regex');
  return check && check.kind === 'regex' ? check : undefined;
};

/** True for a field that holds the name of an entry: it is chosen, not typed. */
export const isName = (schema: ZodTypeAny): boolean => regexOf(schema)?.regex === regexOf(slug)?.regex;

const matches = (schema: ZodTypeAny, regex: RegExp): boolean =>
  regexOf(schema)?.regex.source === regex.source;

/** The fields of a group that tell it apart when it is folded: its name, and what a claim or a promise says. */
const summaryOf = (shape: Record<string, unknown>): string | undefined => {
  const name = ['title', 'name', 'question', 'label', 'text', 'about', 'date', 'id', 'days'].find(
    (key) => key in shape,
  );
  const value = ['default', 'answer'].find((key) => key in shape);
  return name && (value ? `{{${name}}}: {{${value}}}` : `{{${name}}}`);
};

/** Makes the fields of a kind of content. */
class FieldMaker {
  constructor(
    private readonly kind: Kind,
    private readonly services: ServiceOptions,
  ) {}

  /** The fields of a group. */
  group(
    schema: z.ZodObject<z.ZodRawShape>,
    { without = '', section = '' }: { without?: string; section?: string } = {},
  ): Field[] {
    const fields = Object.entries(schema.shape as Record<string, ZodTypeAny>)
      .filter(([name]) => name !== without && name !== '$schema')
      .map(([name, field]) =>
        this.field(name, field, `${section}.${name}` in choices ? `${section}.${name}` : name),
      );
    return fields.sort(byUse);
  }

  /** One field. @param context the name that decides the choices, where the field's own is none: an item of a list */
  field(name: string, schema: ZodTypeAny, context = name): Field {
    const inner = unwrapped(schema);
    const preset: unknown = schema.isOptional() ? (schema.safeParse(undefined).data as unknown) : undefined;
    const hint = descriptionOf(schema);
    const common = {
      name,
      label: labelOf(name),
      required: !schema.isOptional() && !schema.isNullable() && !schema.safeParse('').success,
      ...(hint && { hint }),
      ...(preset !== undefined && { default: preset }),
    };

    if (inner === imagePath)
      return {
        ...common,
        widget: 'image',
        hint: 'At least 1200 by 900 pixels. A photo takes the place of the drawing: choose none there.',
        choose_url: false,
        accept: 'image/avif,image/jpeg,image/png,image/webp',
      };
    if (isUnanswered(schema)) return { ...common, widget: 'select', options: [...yesOrNo] };
    if (inner instanceof z.ZodBoolean)
      return { ...common, widget: 'boolean', required: false, default: preset ?? false };
    if (inner instanceof z.ZodNumber) return { ...common, ...numberOptions(inner) };
    if (inner instanceof z.ZodEnum)
      return { ...common, widget: 'select', options: inner.options as string[] };
    if (inner instanceof z.ZodObject)
      return {
        ...common,
        widget: 'object',
        collapsed: Object.keys(inner.shape).length > 4 && 'auto',
        fields: this.group(inner),
        ...(summaryOf(inner.shape) && { summary: summaryOf(inner.shape) }),
      };
    if (inner instanceof z.ZodArray) return this.list(common, inner, context);
    if (inner instanceof z.ZodRecord) return this.record(common, inner);
    if (inner instanceof z.ZodDiscriminatedUnion)
      return {
        ...common,
        widget: 'object',
        collapsed: 'auto',
        typeKey: inner.discriminator as string,
        types: this.types(inner),
      };
    if (inner instanceof z.ZodUnion) return this.union(common, inner, context);
    if (inner instanceof z.ZodString) return this.text(common, schema, inner, context);
    throw new Error(`The desk has no widget for the field ${name} of ${this.kind}: ${inner._def.typeName}.`);
  }

  private text(
    common: Field | Omit<Field, 'widget'>,
    schema: ZodTypeAny,
    inner: z.ZodString,
    context: string,
  ): Field {
    const field = common as Omit<Field, 'widget'> & { name: string; label: string; required: boolean };
    if (isName(schema)) {
      // The editor does not start with a menu that is empty, as it is while the file of its choices cannot be read.
      if (context === 'service' && this.services.length > 0)
        return { ...field, widget: 'select', options: [...this.services] };
      const choice = choices[context];
      if (choice) return { ...field, ...relationTo(choice) };
    }
    if (inner.isDate || matches(schema, /^\d{4}-\d{2}-\d{2}$/))
      return { ...field, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    const max = inner.maxLength ?? undefined;
    const rule = regexOf(schema);
    return {
      ...field,
      widget: max !== undefined && max > 100 ? 'text' : 'string',
      use_emoji_autocomplete: false,
      ...(max !== undefined && { maxlength: max }),
      ...(rule?.message && { pattern: [rule.regex.source, `This ${rule.message}.`] }),
    };
  }

  private list(common: object, array: z.ZodArray<ZodTypeAny>, context: string): Field {
    const { minLength, maxLength, exactLength } = array._def;
    const base = {
      ...(common as Field),
      widget: 'list',
      label_singular: labelOfOne((common as Field).name),
      min: exactLength?.value ?? minLength?.value,
      max: exactLength?.value ?? maxLength?.value,
      required: ((exactLength ?? minLength)?.value ?? 0) > 0 && (common as Field).required,
    };
    const element = unwrapped(array.element);
    if (element instanceof z.ZodObject)
      return { ...base, collapsed: 'auto', summary: summaryOf(element.shape), fields: this.group(element) };
    if (element instanceof z.ZodDiscriminatedUnion)
      return {
        ...base,
        collapsed: 'auto',
        typeKey: element.discriminator as string,
        types: this.types(element),
      };
    if (element instanceof z.ZodUnion) return { ...base, collapsed: 'auto', ...this.branches(element) };
    const one = this.field(singular(base.name), array.element, context);
    return { ...base, field: { ...one, label: capitalized(base.label_singular) } };
  }

  /** A group with free names becomes a list whose entries carry their names. */
  private record(common: object, record: z.ZodRecord): Field {
    const value = unwrapped(record.valueSchema as ZodTypeAny);
    const name = { ...this.field('name', record.keySchema as ZodTypeAny, ''), required: true };
    const fields =
      value instanceof z.ZodObject
        ? this.group(value)
        : [this.field('value', record.valueSchema as ZodTypeAny, '')];
    if (value instanceof z.ZodObject && 'name' in value.shape)
      throw new Error(
        `The desk cannot edit ${(common as Field).name} of ${this.kind}: its groups have a field "name".`,
      );
    const about = value instanceof z.ZodObject ? (summaryOf(value.shape) ?? '{{name}}') : '{{name}}';
    const { default: _, ...rest } = common as Field;
    return {
      ...rest,
      widget: 'list',
      label_singular: labelOfOne(rest.name),
      required: false,
      collapsed: 'auto',
      summary: about,
      fields: [name, ...fields],
    };
  }

  private union(common: object, union: z.ZodUnion<z.ZodUnionOptions>, context: string): Field {
    const options = union.options.map((option) => unwrapped(option));
    if (options.some((option) => option instanceof z.ZodObject))
      return { ...(common as Field), widget: 'object', ...this.branches(union) };
    const values = options.flatMap((option) =>
      option instanceof z.ZodEnum
        ? (option.options as string[])
        : option instanceof z.ZodLiteral
          ? [option.value as string]
          : [],
    );
    const text = options.find((option): option is z.ZodString => option instanceof z.ZodString);
    if (text) return this.text({ ...(common as Field), required: false }, text, text, context);
    return { ...(common as Field), widget: 'select', options: values };
  }

  private branches(union: z.ZodUnion<z.ZodUnionOptions>) {
    return {
      typeKey: branchKey,
      types: branchesOf(union).map(({ name, schema }) => ({
        name,
        label: name === 'href' ? 'Link' : name === 'title' ? 'Menu with links' : labelOf(name),
        widget: 'object',
        summary: summaryOf(schema.shape),
        fields: this.group(schema),
      })),
    };
  }

  private types(union: z.ZodDiscriminatedUnion<string, z.ZodDiscriminatedUnionOption<string>[]>) {
    return union.options.map((option) => {
      const group = option as z.ZodObject<z.ZodRawShape>;
      const name = (group.shape[union.discriminator] as z.ZodLiteral<string>).value;
      return {
        name,
        label: labelOf(name),
        widget: 'object',
        summary: summaryOf(group.shape),
        fields: this.group(group, { without: union.discriminator, section: name }),
      };
    });
  }
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function numberOptions(schema: z.ZodNumber) {
  return {
    widget: 'number',
    value_type: schema.isInt ? 'int' : 'float',
    ...(schema.minValue !== null && { min: schema.minValue }),
    ...(schema.maxValue !== null && { max: schema.maxValue }),
    ...(!schema.isInt && { step: 0.00001 }),
  };
}

function relationTo({ kind, show }: { kind: Kind; show: string }) {
  if (!(kinds[kind] as KindOfContent).list)
    return {
      widget: 'relation',
      collection: kind,
      value_field: '{{slug}}',
      display_fields: [show],
      search_fields: ['{{slug}}'],
    };
  const at = (name: string) => `${listKey}.*.${name}`;
  return {
    widget: 'relation',
    collection: '_singletons',
    file: kind,
    value_field: at('id'),
    display_fields: [at(show)],
    search_fields: [at('id'), at(show)],
  };
}

/** The fields of a kind's form. */
export function fieldsOf(kind: Kind, services: ServiceOptions): Field[] {
  const { schema, list } = kinds[kind] as KindOfContent;
  const maker = new FieldMaker(kind, services);
  const inner = unwrapped(schema);
  if (list)
    return [
      {
        ...maker.field(listKey, z.array(schema).min(1)),
        label: menu[kind].label,
        label_singular: menu[kind].one,
        add_to_top: true,
      },
    ];
  if (!(inner instanceof z.ZodObject))
    throw new Error(`The desk cannot edit ${kind}: it is no group of fields.`);
  const fields = maker.group(inner as z.ZodObject<z.ZodRawShape>);
  return kind === 'legal'
    ? [
        ...fields,
        {
          name: bodyKey,
          label: 'Text',
          widget: 'text',
          required: true,
          hint: 'Paragraphs in Markdown: ## before a heading, - before an item.',
        },
      ]
    : fields;
}

/** How a new file of a folder gets its name, which is the end of its address. */
const fileName = {
  editable: ['create'],
  hint: 'Lower-case letters, digits and hyphens. It is the name of the file and, for a page, the end of its address: gas-line becomes /gas-line.',
  pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Use lower-case letters, digits and single hyphens.'],
};

/**
 * What becomes of a picture that is dropped: "Our Van (2).JPG" is a name that no address can hold, and a phone's picture
 * is five times as large as the largest screen shows and says where it was taken.
 */
const photos = {
  max_file_size: 30_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
};

/**
 * The editor's whole configuration, made from the schemas that the build uses, so that a field that is added there is
 * at the desk the next time it is opened. Every file travels as JSON, whatever it is on the disk: see `form.ts`.
 */
export function deskConfig(services: ServiceOptions) {
  return {
    load_config_file: false,
    // Its files come from the folder that the page hands it (page/editor.js), without a picker.
    backend: { name: 'test-repo' },
    app_title: 'The desk',
    show_preview_links: false,
    media_folder: pictures.folder,
    public_folder: pictures.path,
    media_libraries: { default: { config: photos }, stock_assets: { providers: [] } },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    singletons: (Object.keys(singles) as (keyof typeof singles)[]).map((kind) => ({
      name: kind,
      label: menu[kind].label,
      icon: menu[kind].icon,
      file: kinds[kind].at,
      format: 'json',
      fields: fieldsOf(kind, services),
    })),
    collections: (Object.keys(folders) as (keyof typeof folders)[]).map((kind) => {
      const { label, one, icon, summary, title, fixed = false }: MenuEntry = menu[kind];
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
        slug: { ...fileName, ...(title === 'name' && { template: '{{name}}' }) },
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
