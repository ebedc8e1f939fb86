import { formDefinitions } from '@/leads/forms';
import type { FieldName, FormFamily } from '@/leads/types';

/** For each form family in the bench: a page that has such a form, the same in Spanish, and the form's `data-lead-form`. */
export const FORMS: Readonly<Record<FormFamily, { path: string; spanish: string; form: string }>> = {
  quote: { path: '/services/drain', spanish: '/es/servicios/drenajes', form: 'free-estimate' },
  contact: { path: '/contact', spanish: '/es/contacto', form: 'contact' },
  landingLong: { path: '/slab-leak', spanish: '/es/fuga-bajo-la-losa', form: 'landing-slab-leak' },
  landingShort: { path: '/slab/leaks', spanish: '/es/ayuda-fuga-bajo-el-piso', form: 'short-slab' },
};

/** What one visitor types, by control name; `device.ts` chooses from selects and ticks boxes. */
export type Typed = Partial<Record<FieldName, string>>;

/** A phone number of Dallas. No exchange begins with 0 or 1: the form would ask about it. @param digits seven */
export const phoneOf = (digits: number): string =>
  `(214) ${String(digits).slice(0, 3)}-${String(digits).slice(3)}`;

/** What the visitor with this number types into a form of this family. No two visitors have the same phone. */
export function answersOf(family: FormFamily, visitor: number): Typed & { phone: string } {
  const phone = phoneOf(2_000_000 + visitor);
  const [firstName, lastName] = [`Jo${visitor}`, 'Pike'];
  const trouble = `Water comes up in the hall, case ${visitor}.`;
  const known: Typed = {
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    email: `jo${visitor}@example.com`,
    address: '12 Elm Lane',
    details: trouble,
    message: trouble,
    phone,
  };
  const asked = formDefinitions[family].fields.filter(({ name }) => name in known);
  return { ...Object.fromEntries(asked.map(({ name }) => [name, known[name]])), phone };
}
