import type { Entry } from '../../content-reader/read';
import { mistakeAt } from '../../content-reader/read';
import { valueAt } from '../../content-reader/values';
import type { Field } from '../fields';
import type { Rule, Subject } from './rule';

/** What tells the office which page a request came from: a form's `page` or `source`. */
const labelOf = ({ of }: Subject, form: unknown): unknown => {
  const raw = of('forms').find(({ id }) => id === form)?.raw;
  return valueAt(raw, ['page']) ?? valueAt(raw, ['source']);
};

/** Whether a field is one that a copied page keeps by mistake: its price, a badge with an offer, its reviews. */
const isKept = ({ value, path, means }: Field): boolean =>
  means.ref === 'offer' ||
  (typeof value === 'string' && value.includes('{{offer.')) ||
  (path.at(-1) === 'reviews' && Array.isArray(value));

/**
 * A landing page that was copied from one for another service sends its requests with a form of its own, because the
 * office would take them for requests of the other page. Where the form is still the other page's, so may be the offer,
 * a badge and the reviews.
 */
export const copiedPages: Rule = (subject) => {
  const pages = subject
    .of('landing')
    .filter(({ raw }) => valueAt(raw, ['variantOf']) === undefined)
    .map((entry) => ({
      entry,
      service: valueAt(entry.raw, ['service', 'name']),
      fields: subject.fields.filter((field) => field.entry === entry),
    }));
  const formsIn = (fields: readonly Field[]) => fields.filter(({ means: { ref } }) => ref === 'forms');
  const isOffer = ({ means: { ref } }: Field) => ref === 'offer';
  const before: typeof pages = [];
  return pages.flatMap(({ entry, service, fields }) => {
    const others = before.filter((page) => page.service !== service);
    before.push({ entry, service, fields });
    const from = ({ file }: Entry, name: unknown) => `"${String(name)}" (${file})`;
    for (const other of others) {
      const labels = new Map(
        formsIn(other.fields).map(({ value }) => [labelOf(subject, value) ?? value, value]),
      );
      const forms = formsIn(fields).filter(({ value }) => labels.has(labelOf(subject, value) ?? value));
      const offers = fields.filter(
        (field) => isOffer(field) && other.fields.some((one) => isOffer(one) && one.value === field.value),
      );
      if (forms.length === 0 && offers.length === 0) continue;
      const same = (field: Field) =>
        other.fields.some((one) => isKept(one) && JSON.stringify(one.value) === JSON.stringify(field.value));
      return [
        ...forms.map(({ path, value }) =>
          mistakeAt(
            entry,
            path,
            `requests would arrive as "${String(labelOf(subject, value) ?? value)}", like those of ${from(other.entry, other.service)}`,
            'Copy the form, give the copy another title and "source" or "page", and choose it here.',
          ),
        ),
        ...fields
          .filter((field) => isKept(field) && same(field))
          .map(({ path }) =>
            mistakeAt(
              entry,
              path,
              `is still the same as on the page for ${from(other.entry, other.service)}`,
              'Write what is true of this service, or remove it.',
            ),
          ),
      ];
    }
    return [];
  });
};
