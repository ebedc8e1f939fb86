import type { ReactNode } from 'react';
import type { FormField, ServiceOption, FormWords } from '@/leads/types';
import { fieldIds } from './useFieldErrors';

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

interface TextFieldProps {
  formId: string;
  field: FormField;
}

/**
 * A one-line or multi-line text control. Uncontrolled: React does not hold the value, so hydration cannot change
 * it.
 */
export function TextField({ formId, field }: TextFieldProps) {
  const shared = {
    id: fieldIds(formId, field.name).control,
    name: field.name,
    required: field.required,
    placeholder: field.placeholder,
    autoComplete: field.autoComplete,
    minLength: field.minLength,
    maxLength: field.maxLength,
    className: controlClass,
    'aria-describedby': describedBy(formId, field),
  };
  return (
    <Field formId={formId} field={field}>
      {field.control === 'textarea' ? (
        <textarea {...shared} rows={field.rows} />
      ) : (
        <input {...shared} type={field.type} inputMode={field.inputMode} />
      )}
    </Field>
  );
}

interface SelectFieldProps {
  formId: string;
  field: FormField;
  options: readonly ServiceOption[];
  /** The row that is shown until a choice is made; it cannot be chosen. */
  placeholder: string | undefined;
  selected?: string | undefined;
}

/** The browser's own select: its type-ahead, keys and phone pickers work better than a copy would. */
export function SelectField({ formId, field, options, placeholder, selected = '' }: SelectFieldProps) {
  return (
    <Field formId={formId} field={field}>
      <select
        id={fieldIds(formId, field.name).control}
        name={field.name}
        required={field.required}
        defaultValue={selected}
        className={controlClass}
        aria-describedby={describedBy(formId, field)}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface ConsentFieldProps {
  formId: string;
  field: FormField;
  words: Pick<FormWords, 'legal' | 'privacy' | 'terms'>;
}

/**
 * Agreement to text messages; never checked beforehand. Its label is the consent text from content.
 */
export function ConsentField({ formId, field, words }: ConsentFieldProps) {
  const ids = fieldIds(formId, field.name);
  return (
    <div data-field={field.name}>
      <div className="flex gap-3">
        <input
          type="checkbox"
          id={ids.control}
          name={field.name}
          value="yes"
          required={field.required}
          aria-describedby={`${ids.hint} ${ids.error}`}
          className="mt-0.5 size-6 shrink-0 accent-orange"
        />
        <label htmlFor={ids.control} className={`text-sm leading-snug ${starred(field)}`}>
          {field.label}
        </label>
      </div>
      {/* Outside the label: a press on a link must not tick the box. */}
      <p id={ids.hint} className="field-soft ml-9 mt-1 text-sm leading-snug">
        {words.legal.split(/\{(privacy|terms)\}/).map((part) =>
          part === 'privacy' || part === 'terms' ? (
            <a key={part} href={`/${part}`} className="inline-block py-1 underline underline-offset-2">
              {words[part]}
            </a>
          ) : (
            part
          ),
        )}
      </p>
      <FieldError id={ids.error} />
    </div>
  );
}
