import type { FormField } from '@/leads/types';
import { controlClass, describedBy, Field, fieldIds } from './Field';

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
