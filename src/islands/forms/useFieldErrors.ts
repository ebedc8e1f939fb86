import { useEffect, useState, type RefObject } from 'react';
import { cleanText } from '@/leads/clean-text';
import { phoneQuestion } from '@/leads/form-words';
import { validateForm, readValues } from '@/leads/fields';
import { formDefinitions } from '@/leads/forms';
import type { FieldErrors, FieldName, LeadFormSettings } from '@/leads/types';
import { fieldIds } from './Field';

/** What a form does about its mistakes; the same in every family. */
export interface FieldChecks {
  /** What is wrong now, with the browser's own words where the browser checks. */
  faults: () => FieldErrors;
  /** Shows these mistakes and no others, and focuses the first. @returns how many there are */
  show: (errors: FieldErrors) => number;
  /**
   * At a press on the button: the question about a phone number that cannot be called, unless the last press has
   * already asked it about the same number.
   */
  ask: () => FieldErrors;
}

/**
 * Writes messages into the elements that the controls name with `aria-describedby`, and keeps each there until its
 * field is edited; a field that is still wrong when it is left gets its message again. The controls are server HTML outside React, so this is the only code that changes them.
 * @param tell says a text to screen readers
 */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  settings: LeadFormSettings,
  tell: (text: string) => void,
): FieldChecks {
  const [checks] = useState(() => fieldChecks(form, settings));

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const { setError, faults, isAsked } = checks;
    /** Fields whose mistake was shown and has been edited since. */
    const edited = new Set<Control>();
    const edit = ({ target }: Event) => {
      if (!isControl(target) || !target.hasAttribute('aria-invalid')) return;
      edited.add(target);
      setError(target);
    };
    const clearAll = () => {
      edited.clear();
      for (const control of controlsOf(element)) setError(control);
    };
    /** What is wrong with a field that is left. Others than the phone number are judged only after a press. */
    const messageFor = (control: Control): string =>
      (edited.has(control) && faults()[control.name as FieldName]) ||
      (control.name === 'phone' && !isAsked(control.value) ? phoneQuestion(control.value) : '');
    const leave = ({ target }: FocusEvent) => {
      if (!isControl(target)) return;
      const message = messageFor(target);
      if (!message) return void edited.delete(target);
      const say = () => {
        // The form may have been sent, or shows something else by now.
        if (!target.isConnected || messageFor(target) !== message) return;
        edited.delete(target);
        setError(target, message);
        tell(message);
      };
      // Left by a press in the form: a message that appears now would move the button from under the pointer.
      if (element.matches(':active')) addEventListener('mouseup', () => setTimeout(say), { once: true });
      else say();
    };
    // The browser refuses an e-mail address for a mark that nobody can see, so the control itself loses it.
    const clean = ({ target }: Pick<Event, 'target'>) => {
      if (!isControl(target) || !('defaultValue' in target)) return;
      const text = cleanText(target.name, target.value);
      if (text !== target.value) target.value = text;
    };
    for (const target of controlsOf(element)) clean({ target });
    const events = new AbortController();
    element.addEventListener('change', clean, events);
    element.addEventListener('input', edit, events);
    element.addEventListener('change', edit, events);
    element.addEventListener('reset', clearAll, events);
    element.addEventListener('focusout', leave, events);
    return () => events.abort();
  }, [form, checks, tell]);

  return checks;
}

function fieldChecks(form: RefObject<HTMLFormElement | null>, settings: LeadFormSettings) {
  /** The phone number of the last press. */
  let asked: string | undefined;
  const place = (control: Control) => document.getElementById(fieldIds(settings.id, control.name).error);
  const setError = (control: Control, message = '') => {
    const element = place(control);
    if (!element) return;
    element.textContent = message;
    if (message) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  };
  const phone = () => controlsOf(form.current).find(({ name }) => name === 'phone');
  const faults = (): FieldErrors => {
    const definition = formDefinitions[settings.family];
    const element = form.current;
    if (!element) return {};
    const errors = validateForm(definition, readValues(new FormData(element), definition), settings);
    if (definition.validation === 'browser')
      for (const { name, validationMessage } of controlsOf(element))
        if (validationMessage) errors[name as FieldName] = validationMessage;
    return errors;
  };
  const show = (errors: FieldErrors): number => {
    const controls = controlsOf(form.current);
    for (const control of controls) setError(control, errors[control.name as FieldName]);
    const wrong = controls.filter((control) => place(control)?.textContent);
    wrong[0]?.focus();
    return wrong.length;
  };
  const ask = (): FieldErrors => {
    const number = phone()?.value;
    const question = number === asked ? '' : phoneQuestion(number);
    asked = number;
    return question ? { phone: question } : {};
  };
  return { setError, faults, show, ask, isAsked: (number: string) => number === asked };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/** The controls of a form. */
export function controlsOf(form: HTMLFormElement | null): Control[] {
  return form ? [...form.elements].filter(isControl) : [];
}
