import { useEffect, useRef, type ReactNode } from 'react';
import { formDefinitions } from '@/leads/forms';
import { removePendingForm } from '@/leads/pending-form';
import { today } from '@/leads/today';
import type { LeadFormSettings, ThanksText } from '@/leads/types';
import { webhookOf } from '@/leads/webhooks';
import { useReady } from '../ready';
import { Button } from '../ui/Button';
import { PhoneText } from '../ui/PhoneText';
import { useBusyButton } from './useBusyButton';
import { useDraft } from './useDraft';
import { controlsOf } from './useFieldErrors';
import { useSubmission } from './useSubmission';

interface LeadFormProps {
  settings: LeadFormSettings;
  /** Level of the form's own heading; left out, it has none. */
  heading?: 2 | 3;
  title?: string;
  intro?: string;
  /** What a success does to the dialog that holds the form. */
  onClose?: () => void;
  /** The controls: `FormFields`. */
  children?: ReactNode;
}

/**
 * What a lead form does beyond a native post: messages at the fields, a busy button, the outcome of its family. It
 * wraps its controls and never renders them, so it cannot reset what was typed before hydration.
 */
export default function LeadForm({ settings, heading, title, intro, onClose, children }: LeadFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const definition = formDefinitions[settings.family];
  const Heading = `h${heading ?? 3}` as const;

  const { phase, message, submit, again, refuse } = useSubmission({ settings, form, onClose });
  useDraft(form, settings.id);
  useBusyButton(form, phase === 'pending', settings);
  useReady(root);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The HTML may be days old, so the device says which day it is.
    for (const date of element.querySelectorAll<HTMLInputElement>('[type="date"]')) date.min = today();
    // Not before hydration: without script the browser's checks are the only ones.
    element.noValidate = definition.validation === 'messages';
    if (!wasStopped(element)) return;
    // Takes away what the browser itself says, where the form has its own words.
    if (element.noValidate) (document.activeElement as HTMLElement | null)?.blur();
    refuse();
  }, [definition, refuse]);

  useEffect(() => {
    const element = form.current;
    const refused = ({ target }: Event) => {
      if (!element) return;
      // A kept form that the browser finds invalid must not be sent by a later page.
      removePendingForm(element);
      // The browser tells every invalid control; the first one stands for all.
      if (target === controlsOf(element).find(({ validity }) => !validity.valid)) refuse();
    };
    // `invalid` events do not bubble.
    element?.addEventListener('invalid', refused, true);
    return () => element?.removeEventListener('invalid', refused, true);
  }, [refuse]);

  const thanks = phase === 'thanks' ? settings.thanks : undefined;
  useEffect(() => {
    if (thanks) headingRef.current?.focus();
  }, [thanks]);

  return (
    <div ref={root}>
      {(heading ?? thanks) && (
        <Heading ref={headingRef} tabIndex={thanks && -1} className="display display-3 mb-2 outline-none">
          {thanks ? thanks.heading : title}
        </Heading>
      )}
      {intro && !thanks && <p className="field-soft mb-5">{intro}</p>}
      <form
        ref={form}
        data-lead-form={settings.id}
        // Read by `leads/pending-form.ts` for a press before this code has arrived.
        data-family={settings.family}
        data-next={settings.thankYou}
        method="post"
        action={webhookOf(settings.family).url}
        hidden={thanks !== undefined}
        aria-busy={phase === 'pending'}
        onSubmit={submit}
        className="relative"
      >
        {children}
      </form>
      {thanks && <Thanks text={thanks} onAgain={again} />}
      <p
        role="status"
        className={
          message?.tone
            ? `mt-3 font-semibold leading-snug ${message.tone === 'destructive' ? 'field-error' : ''}`
            : 'sr-only'
        }
      >
        {message && <PhoneText text={message.text} />}
      </p>
    </div>
  );
}

/**
 * Whether the browser stopped a submit before this code arrived. Then every invalid control matches
 * `:user-invalid`, even untouched ones.
 */
const wasStopped = (form: HTMLFormElement): boolean =>
  !!form.querySelector(':user-invalid') && !form.querySelector(':invalid:not(:user-invalid)');

function Thanks({ text, onAgain }: { text: ThanksText; onAgain: () => void }) {
  return (
    <>
      <p className="field-soft mb-5">{text.text}</p>
      <Button variant="orange" size="lg" className="w-full" onClick={onAgain}>
        {text.againLabel}
      </Button>
    </>
  );
}
