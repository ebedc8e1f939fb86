import type { FieldName, FormFamily } from '../../leads/types';

/** A page with a form of each family, and the form's `data-lead-form` there. */
export const FORMS: Readonly<Record<FormFamily, { path: string; form: string }>> = {
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
  switch (family) {
    case 'quote':
      return {
        firstName: name.first,
        lastName: name.last,
        phone,
        email,
        address: '12 Elm Lane',
        details: trouble,
      };
    case 'contact':
      return { fullName: `${name.first} ${name.last}`, phone, email, message: trouble };
    case 'landingLong':
      return { fullName: `${name.first} ${name.last}`, phone, email };
    case 'landingShort':
      return { firstName: name.first, phone };
  }
}
