import type { FormField, FormWords } from '@/leads/types';
import { FieldError, fieldIds, starred } from './Field';

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
