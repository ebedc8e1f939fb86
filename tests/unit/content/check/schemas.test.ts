import { describe, expect, it } from 'vitest';
import { collections, type CollectionName, type Collection } from '@/content/collections';
import { descriptionOf, metaOf, shapeOf, type Schema } from '@/content/zod';

/** Every field of a schema, by its way: `landing.sections.*<hero>.title`. */
function fieldsOf(schema: Schema, path: string): [string, Schema][] {
  const shape = shapeOf(schema);
  switch (shape.is) {
    case 'group':
      return Object.entries(shape.fields).flatMap(([name, field]) => [
        [`${path}.${name}`, field] as [string, Schema],
        ...fieldsOf(field, `${path}.${name}`),
      ]);
    case 'list':
      return fieldsOf(shape.item, `${path}.*`);
    case 'record':
      return fieldsOf(shape.value, `${path}.*`);
    case 'kinds':
      return [...shape.kinds].flatMap(([name, kind]) => fieldsOf(kind, `${path}<${name}>`));
    case 'union':
      return shape.options.flatMap((option) => fieldsOf(option, path));
    default:
      return [];
  }
}

const fields = (Object.entries(collections) as [CollectionName, Collection][]).flatMap(([kind, { schema }]) =>
  fieldsOf(schema, kind),
);

describe('The schemas of the content', () => {
  it('say of each field what it is for, so that an editor reads it while typing', () => {
    const silent = fields.filter(
      ([path, schema]) => !path.endsWith('.$schema') && descriptionOf(schema) === undefined,
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('tell words that people read from values for machines: no text is neither', () => {
    const neither = fields.filter(([path, schema]) => {
      const shape = shapeOf(schema);
      const { readBy, ref, names, link, image } = metaOf(schema);
      const isFree = shape.is === 'text' && !shape.pattern && !shape.isDate;
      return isFree && !readBy && !ref && !names && !link && !image && !path.endsWith('.$schema');
    });
    // Values with their own format, which the schema checks completely.
    expect(neither.map(([path]) => path)).toEqual([
      'cities.waterUtility.url',
      'site.email',
      'site.timeZone',
      'site.social.*.url',
      'site.accreditation.url',
      'site.bookingUrl',
      'testimonials.url',
    ]);
  });
});
