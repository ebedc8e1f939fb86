import { useEffect, type RefObject } from 'react';
import type { FieldErrors, FieldName } from '@/leads/types';
import { fieldIds } from './Field';

/**
 * Writes messages into the elements that the controls name with `aria-describedby`. The controls are server HTML
 * outside React, so this is the only code that changes them.
 * @param form the form; its controls' ids begin with `formId`
 * @returns a function that shows a set of messages, in the order of the form, and focuses the first invalid
 *   control
 */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  formId: string,
): (errors: FieldErrors) => void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Editing a field clears that field's error (specification section 4).
    const clear = ({ target }: Event) => {
      if (isControl(target)) setError(target, formId, undefined);
    };
    element.addEventListener('input', clear);
    element.addEventListener('change', clear);
    element.addEventListener('reset', clearAll);
    function clearAll() {
      for (const control of controlsOf(element)) setError(control, formId, undefined);
    }
    return () => {
      element.removeEventListener('input', clear);
      element.removeEventListener('change', clear);
      element.removeEventListener('reset', clearAll);
    };
  }, [form, formId]);

  return (errors) => {
    const controls = controlsOf(form.current);
    for (const control of controls) setError(control, formId, errors[control.name as FieldName]);
    controls.find(({ name }) => errors[name as FieldName])?.focus();
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function controlsOf(form: HTMLFormElement | null): Control[] {
  return form ? [...form.elements].filter(isControl) : [];
}

function setError(control: Control, formId: string, message: string | undefined): void {
  const place = document.getElementById(fieldIds(formId, control.name).error);
  if (!place) return;
  place.textContent = message ?? '';
  if (message) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}
