import type { ReactNode } from 'react';
import type { NowPlace } from '@/content/hours/open-now';
import { formDefinitions } from '@/leads/forms';
import { resolveFields } from '@/leads/fields';
import { webhookOf } from '@/leads/transport';
import { HONEYPOT_NAME, type FormField, type FormWords, type LeadFormConfig } from '@/leads/types';
import { Button } from '../ui/Button';
import { withPhoneLinks } from '../ui/phone-links';
import { ConsentField, SelectField, TextField } from './Field';

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
}

/**
 * The HTML of a lead form: heading, form, the thanks that may replace both, and the line that says what happens. It
 * posts natively. On a page only the server renders it, in a dialog React does, and never again: from then on
 * `LeadForm` works on it as it is.
 */
export default function FormMarkup({ heading, ...fields }: FormMarkupProps) {
  const { id, family, thankYou, title, intro, thanks } = fields.config;
  const Heading = `h${heading ?? 3}` as const;
  return (
    <>
      <div data-ask="">
        {heading && <Heading className="display display-3 mb-2">{title}</Heading>}
        {heading && intro && <p className="field-soft mb-5">{intro}</p>}
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
      {thanks && <Thanks text={thanks} heading={Heading} />}
      <p role="status" data-status="" className="sr-only" />
    </>
  );
}

interface ThanksProps {
  text: NonNullable<LeadFormConfig['thanks']>;
  heading: 'h2' | 'h3';
}

function Thanks({ text, heading: Heading }: ThanksProps) {
  return (
    <div data-thanks="" hidden>
      <Heading tabIndex={-1} className="display display-3 mb-2 outline-none">
        {text.heading}
      </Heading>
      <p className="field-soft mb-5">{text.text}</p>
      <Button look="submit" className="w-full">
        {text.againLabel}
      </Button>
    </div>
  );
}

/**
 * The inside of a lead form: controls, small print, button. On a page only the server renders it; in a dialog
 * React does. It keeps no state: `useFieldErrors` writes the messages.
 */
function FormFields({ config, hidden = [], words }: FormFieldsProps) {
  const definition = formDefinitions[config.family];
  return (
    <>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot label={words.trap} />
      <div className="form-grid grid gap-4">
        {resolveFields(definition, config).map((field) => (
          <Control key={field.name} field={field} config={config} words={words} />
        ))}
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
        <p className="stop-the-water field-soft mt-1 text-sm">
          <a href="/stop-the-water" className="inline-block py-1 underline underline-offset-4">
            {config.stopTheWater}
          </a>
        </p>
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

/**
 * The text control that only programs fill in: invisible, not in the tab order, hidden
 * from assistive technology, and named so that no autofill takes it for an address.
 */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

interface ControlProps {
  field: FormField;
  config: LeadFormConfig;
  words: FieldWords;
}

function Control({ field, config, words }: ControlProps) {
  const { id, options, selectPlaceholder, selected } = config;
  switch (field.control) {
    case 'select':
      return (
        <SelectField
          formId={id}
          field={field}
          options={options}
          placeholder={selectPlaceholder}
          selected={selected}
        />
      );
    case 'checkbox':
      return <ConsentField formId={id} field={field} words={words} />;
    default:
      return <TextField formId={id} field={field} />;
  }
}
