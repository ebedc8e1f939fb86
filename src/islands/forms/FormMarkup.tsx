import type { ReactNode } from 'react';
import type { NowPlace } from '@/content/hours/open-now';
import { formDefinitions } from '@/leads/forms';
import { resolveFields } from '@/leads/fields';
import { webhookOf } from '@/leads/transport';
import { HONEYPOT_NAME, type FormField, type FormWords, type LeadFormConfig } from '@/leads/types';
import { Button } from '../ui/Button';
import { withPhoneLinks } from '../ui/phone-links';
import { fieldIds } from './field-errors';

declare module 'react' {
  // TypeScript merges this into React's own namespace, which is where JSX looks for elements.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      /** Says what happens now (`browser/open-now-line.ts`). */
      'open-now': { class?: string; hidden?: boolean; 'data-say': NowPlace; children?: ReactNode };
    }
  }
}

interface FormFieldsProps {
  config: LeadFormConfig;
  /** Payload fields that nobody types; a form posted without script sends them, too. */
  hidden?: readonly (readonly [name: string, value: string])[];
  words: FieldWords;
}

/** What forms say beside the texts of their own. */
type FieldWords = Pick<FormWords, 'trap' | 'legal' | 'privacy' | 'terms'>;

interface FormMarkupProps extends FormFieldsProps {
  /** Level of the form's own heading; left out, it has none and no introduction: they stand outside. */
  heading?: 2 | 3;
  /** The introduction's class from `theme/line-step.ts`. */
  introClass?: string | undefined;
}

/**
 * The HTML of a lead form: heading, form, the thanks that may replace both, and the line that says what happens. It
 * posts natively. On a page only the server renders it, in a dialog React does, and never again: from then on
 * `LeadForm` works on it as it is.
 */
export default function FormMarkup({ heading, introClass = '', ...fields }: FormMarkupProps) {
  const { id, family, thankYou, title, intro, thanks } = fields.config;
  const Heading = `h${heading ?? 3}` as const;
  return (
    <>
      <div data-ask="">
        {heading && <Heading className="display display-3 mb-2">{title}</Heading>}
        {heading && intro && <p className={`field-soft mb-5 ${introClass}`}>{intro}</p>}
        <form
          data-lead-form={id}
          // Read by `leads/pending-form.ts` for a press before the island's code has arrived.
          data-family={family}
          data-next={thankYou}
          method="post"
          action={webhookOf(family).url}
          className="relative"
        >
          <FormFields {...fields} />
        </form>
      </div>
      {thanks && (
        <div data-thanks="" hidden>
          <Heading tabIndex={-1} className="display display-3 mb-2 outline-none">
            {thanks.heading}
          </Heading>
          <p className="field-soft mb-5">{thanks.text}</p>
          <Button look="submit" className="w-full">
            {thanks.againLabel}
          </Button>
        </div>
      )}
      <p role="status" data-status="" className="sr-only" />
    </>
  );
}

/** The inside of a lead form: controls, small print, button. */
function FormFields({ config, hidden = [], words }: FormFieldsProps) {
  return (
    <>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/*
        Only programs fill it in: invisible, not in the tab order, hidden from assistive technology, and named so that no
        autofill takes it for an address.
      */}
      <label aria-hidden="true" className="sr-only">
        {words.trap}
        <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </label>
      <div className="form-grid grid gap-4">
        {resolveFields(formDefinitions[config.family], config).map((field) =>
          field.control === 'checkbox' ? (
            <ConsentField key={field.name} formId={config.id} field={field} words={words} />
          ) : (
            <Field key={field.name} config={config} field={field} />
          ),
        )}
      </div>
      <Button type="submit" look="submit" className="mt-5 w-full">
        {config.submitLabel}
      </Button>
      {config.now && (
        <open-now class="open-now field-soft mt-3 text-sm" data-say={config.hour ? 'form' : 'call'}>
          {config.now}
        </open-now>
      )}
      {/* What the notification of a success says of now, kept ready: its promise is true at any hour. */}
      <open-now hidden data-say={config.hour ? 'sent' : 'day'} />
      {config.stopTheWater && (
        <a
          href="/stop-the-water"
          className="stop-the-water field-soft mt-1 block w-fit py-1 text-sm underline underline-offset-4"
        >
          {config.stopTheWater}
        </a>
      )}
      {config.note && (
        <p className="field-soft mt-3 text-balance text-center text-sm leading-snug" ref={linkPhone}>
          {config.note}
        </p>
      )}
    </>
  );
}

/** In a dialog, which React renders in the browser, the phone number becomes a link. */
function linkPhone(note: HTMLElement | null): void {
  note?.replaceChildren(...withPhoneLinks(note.textContent ?? ''));
}

/** The look of every control: at least 44 px high, 16 px text (iPhones zoom in on smaller), a border with a contrast of 3:1. */
export const controlClass =
  'block min-h-12 w-full rounded border-2 border-fieldLine bg-white px-3.5 py-2.5 text-base text-ink placeholder:text-placeholder ' +
  'hover:border-ink aria-[invalid=true]:border-danger';

/** The class of a label whose field needs an answer: a star follows it. */
const starred = ({ required }: FormField): string => (required ? 'starred' : '');

/**
 * A control with its visible label and hint; `field-errors.ts` adds an error message. Uncontrolled: React does not hold
 * the value. The select is the browser's own: its type-ahead, keys and phone pickers work better than a copy would.
 */
function Field({ config, field }: { config: LeadFormConfig; field: FormField }) {
  const { name, required, placeholder, autoComplete, minLength, maxLength, hint } = field;
  const ids = fieldIds(config.id, name);
  const named = { id: ids.control, name, required };
  const described = {
    className: controlClass,
    'aria-describedby': hint && ids.hint,
  };
  const text = { ...named, placeholder, autoComplete, minLength, maxLength, ...described };
  return (
    <div data-field={name} className="min-w-0">
      <label
        htmlFor={ids.control}
        className={`mb-1.5 block text-[0.9375rem] font-[620] leading-snug ${starred(field)}`}
      >
        {field.label}
      </label>
      {field.control === 'input' && <input {...text} type={field.type} inputMode={field.inputMode} />}
      {field.control === 'textarea' && <textarea {...text} rows={field.rows} />}
      {field.control === 'select' && (
        <select {...named} defaultValue={config.selected ?? ''} {...described}>
          <option value="" disabled>
            {config.selectPlaceholder}
          </option>
          {config.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {hint && (
        <p id={ids.hint} className="field-soft mt-1 text-sm leading-snug">
          {hint}
        </p>
      )}
    </div>
  );
}

interface ConsentFieldProps {
  formId: string;
  field: FormField;
  words: FieldWords;
}

/** Agreement to text messages; never checked beforehand. Its label is the consent text from content. */
function ConsentField({ formId, field, words }: ConsentFieldProps) {
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
          aria-describedby={ids.hint}
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
    </div>
  );
}
