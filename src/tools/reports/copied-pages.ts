import type { Named } from '../../content/zod';
import { phrase } from '../../content/load/mistake';
import { valueAt } from '../../content/load/schema-fields';
import { newcomersLast } from '../../content/check/rules/duplicates';
import type { Field } from '../../content/check/fields';
import type { Rule, RuleContext } from '../../content/check/rules/rule';

/** What tells the office which page a request came from: a form's `page` or `source`. */
const labelOf = ({ of }: RuleContext, form: unknown): unknown => {
  const raw = of('forms').find(({ id }) => id === form)?.raw;
  return valueAt(raw, ['page']) ?? valueAt(raw, ['source']);
};

/** Whether a copied page keeps a field by mistake: its price, a badge with an offer, its reviews, a link to a form. */
const isKept = ({ value, path, means }: Field): boolean =>
  means.ref === 'offer' ||
  (typeof value === 'string' && (value.includes('{{offer.') || /^\/.*#lead-form$/.test(value))) ||
  (path.at(-1) === 'reviews' && Array.isArray(value));

/**
 * A landing page that was copied from one for another service sends its requests with a form of its own, because the
 * office would take them for requests of the other page. Where the form is still the other page's, so may be the offer,
 * a badge and the reviews.
 */
export const copiedPages: Rule = (subject, say) => {
  const pages = newcomersLast(subject.of('landing'), ({ file }) => file, subject.files)
    .filter(({ raw }) => valueAt(raw, ['variantOf']) === undefined)
    .map((entry) => ({
      entry,
      service: valueAt(entry.raw, ['service', 'name']),
      fields: subject.fields.filter((field) => field.entry === entry),
    }));
  const refersTo = (kind: Named, { means: { ref } }: Field) => ref === kind;
  const source = ({ value }: Field) => labelOf(subject, value) ?? value;
  pages.forEach(({ service, fields }, index) => {
    for (const other of pages.slice(0, index)) {
      if (other.service === service) continue;
      const isSame = (field: Field, one: Field) => JSON.stringify(one.value) === JSON.stringify(field.value);
      const labels = other.fields.filter((field) => refersTo('forms', field)).map(source);
      const forms = fields.filter((field) => refersTo('forms', field) && labels.includes(source(field)));
      const sameReferences = fields.filter(
        (field) => isKept(field) && other.fields.some((one) => isKept(one) && isSame(field, one)),
      );
      if (forms.length === 0 && !sameReferences.some((field) => refersTo('offer', field))) continue;
      const from = phrase`"${String(other.service)}" (${{ file: other.entry.file }})`;
      for (const field of forms)
        say(
          field,
          phrase`marks its requests as "${String(source(field))}", like those of ${from}`,
          'Copy the form, give the copy another title and `source` or `page`, and choose it here.',
        );
      for (const field of sameReferences)
        say(
          field,
          phrase`is still the same as on the page for ${from}`,
          'Write what is true of this service, or remove it.',
        );
      return;
    }
  });
};
