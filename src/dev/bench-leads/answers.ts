import { formDefinitions } from '../../leads/forms';
import type { FieldName, FormFamily } from '../../leads/types';

/** A page with a form of each family that is played, and the form's `data-lead-form` there. */
export const FORMS: Readonly<Partial<Record<FormFamily, { path: string; form: string }>>> = {
  quote: { path: '/services/drain', form: 'free-estimate' },
  contact: { path: '/contact', form: 'contact' },
  landingLong: { path: '/slab-leak', form: 'landing-slab-leak' },
  landingShort: { path: '/slab/leaks', form: 'short-slab' },
};

/** What one visitor types, by control; the service is chosen from what the form offers. */
export type Typed = Partial<Record<FieldName, string>>;

/** What the visitor with this number types into a form of this family. The phone is theirs alone in a run. */
export function answersOf(family: FormFamily, visitor: number): Typed & { phone: string } {
  const digits = String(visitor).padStart(7, '0');
  const phone = `(214) ${digits.slice(0, 3)}-${digits.slice(3)}`;
  const name = { first: `Jo${visitor}`, last: 'Pike' };
  const email = `jo${visitor}@example.com`;
  const trouble = `Water comes up in the hall, case ${visitor}.`;
  const known: Typed = {
    firstName: name.first,
    lastName: name.last,
    fullName: `${name.first} ${name.last}`,
    email,
    address: '12 Elm Lane',
    details: trouble,
    message: trouble,
  };
  const asked = formDefinitions[family].fields.filter(({ name: field }) => field in known);
  return { ...Object.fromEntries(asked.map(({ name: field }) => [field, known[field]])), phone };
}
