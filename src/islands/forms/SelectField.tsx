import type { FormField, ServiceOption } from '@/leads/types';
import { controlClass, describedBy, Field, fieldIds } from './Field';

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
