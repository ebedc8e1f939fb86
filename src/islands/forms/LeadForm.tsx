import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { atFirst, RETRY_EVENTS } from '@/browser/visitor-events';
import { fetchFormWords, hasFormWords } from '@/leads/fields';
import type { LeadFormSettings } from '@/leads/types';
import { useReady } from '../ready';
import { enhanceForm } from './enhance-form';

interface LeadFormProps {
  settings: LeadFormSettings;
  /** What a success does to the dialog that holds the form. */
  onClose?: () => void;
}

/**
 * What a lead form does beyond a native post. It renders nothing and works on the form's HTML (`FormMarkup`), found by
 * the form's id. So React owns no part of it: what a translating browser, an extension or a visitor changed in it stays,
 * and if this code fails, the native form is still there. So it is until the words are there with which this code answers.
 */
export default function LeadForm({ settings, onClose }: LeadFormProps) {
  const root = useRef<HTMLElement>(null);
  const [hasWords, setHasWords] = useState(() => import.meta.env.SSR || hasFormWords());
  useEffect(() => {
    const get = (): void =>
      void fetchFormWords().then(
        () => setHasWords(true),
        () => atFirst(RETRY_EVENTS, get),
      );
    if (!hasWords) get();
  }, [hasWords]);
  useLayoutEffect(() => {
    if (!hasWords) return;
    const form = document.querySelector<HTMLFormElement>(`form[data-lead-form="${settings.id}"]`)!;
    root.current = form.closest<HTMLElement>('.lead-form');
    return enhanceForm(form, settings, onClose);
    // Once: a form stays the same while it is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasWords]);
  useReady(root, hasWords);
  // Not null, by which Astro would not know it as a React component.
  return <></>;
}
