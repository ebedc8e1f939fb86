import type { ReactNode } from 'react';
import type { FormField } from '@/leads/types';

/** The ids of a control and of what describes it; unique on a page because form ids are. */
export function fieldIds(formId: string, name: string) {
  const control = `${formId}-${name}`;
  return { control, hint: `${control}-hint`, error: `${control}-error` };
}

/**
 * The look of every control: at least 44 px high, 16 px text (iPhones zoom in on smaller), a border with 3:1
 * contrast.
 */
export const controlClass =
  'block min-h-12 w-full rounded border-2 border-fieldLine bg-white px-3.5 py-2.5 text-base text-ink placeholder:text-placeholder ' +
  'hover:border-ink aria-[invalid=true]:border-danger';

interface FieldProps {
  formId: string;
  field: FormField;
  children: ReactNode;
}

/**
 * A control with its visible label, hint and error message. The control names the element of the message from the
 * start, so showing a message only means writing text into it.
 */
export function Field({ formId, field, children }: FieldProps) {
  const ids = fieldIds(formId, field.name);
  return (
    <div data-field={field.name} className="min-w-0">
      <label
        htmlFor={ids.control}
        className={`mb-1.5 block text-[0.9375rem] font-[620] leading-snug ${starred(field)}`}
      >
        {field.label}
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

/** The class of a label whose field needs an answer: a star follows it. */
export const starred = ({ required }: FormField): string => (required ? 'starred' : '');

/** The empty element for a control's error message. */
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
