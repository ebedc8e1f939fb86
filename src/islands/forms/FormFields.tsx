import type { ReactNode } from 'react';
import type { NowPlace } from '@/content/hours/open-now';
import { formDefinitions } from '@/leads/forms';
import { resolveFields } from '@/leads/fields';
import { HONEYPOT_NAME } from '@/leads/names';
import type { FormField, FormWords, LeadFormConfig } from '@/leads/types';
import { Button } from '../ui/Button';
import { withPhoneLinks } from '../ui/phone-links';
import { ConsentField } from './ConsentField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

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

/** What the inside of a form is made of. */
export interface FormFieldsProps {
  config: LeadFormConfig;
  /** Payload fields that nobody types; a form posted without script sends them, too. */
  hidden?: readonly (readonly [name: string, value: string])[];
  words: FieldWords;
}

/** What forms say beside the texts of their own. */
type FieldWords = Pick<FormWords, 'trap' | 'legal' | 'privacy' | 'terms'>;

/**
 * The inside of a lead form: controls, small print, button. On a page only the server renders it; in a dialog
 * React does. It keeps no state: `useFieldErrors` writes the messages.
 */
export default function FormFields({ config, hidden = [], words }: FormFieldsProps) {
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
