import type { ReactNode } from 'react';
import type { FormField } from '@/leads/types';

/** The ids of a control and of what describes it; unique on a page because form ids are. */
export function fieldIds(formId: string, name: string) {
  const control = `${formId}-${name}`;
  return { control, hint: `${control}-hint`, error: `${control}-error` };
}

/** One look for every control: 44 px high at least, 16 px text (smaller makes iPhones zoom in), a 3:1 border. */
export const controlClass =
  'block min-h-12 w-full rounded border-2 border-fieldLine bg-white px-3.5 py-2.5 text-base text-ink placeholder:text-placeholder ' +
  'hover:border-ink aria-[invalid=true]:border-danger';

interface FieldProps {
  formId: string;
  field: FormField;
  children: ReactNode;
}

/**
 * A control with its visible label, its hint and the place of its error message, which the control names from
 * the start (contract 'Markup'), so that a message only has to be written there.
 */
export function Field({ formId, field, children }: FieldProps) {
  const ids = fieldIds(formId, field.name);
  return (
    <div data-field={field.name} className="min-w-0">
      <label htmlFor={ids.control} className="mb-1.5 block text-[0.9375rem] font-[620] leading-snug">
        <LabelText field={field} />
      </label>
      {children}
      {field.hint && (
        <p id={ids.hint} className="field-soft mt-1 text-sm leading-snug">
          {field.hint}
        </p>
      )}
      <FieldError id={ids.error} />
    </div>
  );
}

/** A control's label, with a star where an answer is required: for the eye, as the control says it itself. */
export function LabelText({ field }: { field: FormField }) {
  return (
    <>
      {field.label}
      {field.required && (
        <span aria-hidden="true" className="field-required">
          {' *'}
        </span>
      )}
    </>
  );
}

/** The empty place of a control's error message. */
export function FieldError({ id }: { id: string }) {
  return (
    <p
      id={id}
      data-field-error
      className="field-error mt-1 text-[0.9375rem] font-semibold leading-snug empty:hidden"
    />
  );
}

/** The ids of what describes a control: its hint, if it has one, and its error. */
export function describedBy(formId: string, field: FormField): string {
  const ids = fieldIds(formId, field.name);
  return field.hint ? `${ids.hint} ${ids.error}` : ids.error;
}
