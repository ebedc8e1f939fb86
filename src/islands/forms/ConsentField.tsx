import type { FormField } from '@/leads/types';
import { FieldError, fieldIds, LabelText } from './Field';

interface ConsentFieldProps {
  formId: string;
  field: FormField;
}

/**
 * Agreement to text messages; never checked beforehand. Its label is the consent text of specification section 5.
 */
export function ConsentField({ formId, field }: ConsentFieldProps) {
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
        <label htmlFor={ids.control} className="text-sm leading-snug">
          <LabelText field={field} />
        </label>
      </div>
      {/* Outside the label: a press on a link must not tick the box. */}
      <p id={ids.hint} className="field-soft ml-9 mt-1 text-sm leading-snug">
        See our{' '}
        <a href="/privacy" className="inline-block py-1 underline underline-offset-2">
          Privacy Policy
        </a>{' '}
        and{' '}
        <a href="/terms" className="inline-block py-1 underline underline-offset-2">
          Terms
        </a>
        .
      </p>
      <FieldError id={ids.error} />
    </div>
  );
}
