import { useEffect, useState, type RefObject } from 'react';
import { isClosedOn } from '@/content/hours/closed-days';
import type { OfficeTimes } from '@/content/hours/open-now';
import { cleanText, formWords, phoneQuestion, validateForm, readValues } from '@/leads/fields';
import { formDefinitions } from '@/leads/forms';
import type { FieldErrors, FieldName, LeadFormSettings } from '@/leads/types';

/** The ids of a control and of what describes it; unique on a page because form ids are. Here, because a form's script has no markup of fields. */
export function fieldIds(formId: string, name: string) {
  const control = `${formId}-${name}`;
  return { control, hint: `${control}-hint`, error: `${control}-error` };
}

/** What a form does about its mistakes; the same in every family. */
export interface FieldChecks {
  /** What is wrong now, in our words: the browser says its own in a bubble, in the language of the device. */
  faults: () => FieldErrors;
  /** Shows these mistakes and no others, and focuses the first. @returns how many there are */
  show: (errors: FieldErrors) => number;
  /**
   * At a press on the button: the questions about a phone number that cannot be called and a day on which the office is
   * closed, unless the last press has already asked them about the same.
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
    /** What is wrong with a field that is left. Those without a question are judged only after a press. */
    const messageFor = (control: Control): string =>
      (edited.has(control) && faults()[control.name as FieldName]) ||
      (isAsked(control) ? '' : questionOf(control));
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
  /** What the fields with a question held at the last press. */
  const asked = new Map<string, string>();
  const errorElementOf = (control: Control) =>
    document.getElementById(fieldIds(settings.id, control.name).error);
  const setError = (control: Control, message = '') => {
    const element = errorElementOf(control);
    if (!element) return;
    element.textContent = message;
    if (message) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  };
  const isAsked = ({ name, value }: Control) => asked.get(name) === value;
  const faults = (): FieldErrors => {
    const definition = formDefinitions[settings.family];
    const element = form.current;
    if (!element) return {};
    const errors = validateForm(definition, readValues(new FormData(element), definition), settings);
    if (definition.validation === 'browser')
      for (const { name, type, validity } of controlsOf(element)) {
        const { contact, required } = formWords();
        if (!validity.valid) errors[name as FieldName] ??= type === 'email' ? contact.emailForm : required;
      }
    return errors;
  };
  const show = (errors: FieldErrors): number => {
    const controls = controlsOf(form.current);
    for (const control of controls) setError(control, errors[control.name as FieldName]);
    const wrong = controls.filter((control) => errorElementOf(control)?.textContent);
    wrong[0]?.focus();
    return wrong.length;
  };
  const ask = (): FieldErrors => {
    const questions: FieldErrors = {};
    for (const control of controlsOf(form.current)) {
      const question = isAsked(control) ? '' : questionOf(control);
      asked.set(control.name, control.value);
      if (question) questions[control.name as FieldName] = question;
    }
    return questions;
  };
  return { setError, faults, show, ask, isAsked };
}

/** The question about a preferred day on which the office is closed; '' for all others, and where none is chosen. */
function dayQuestion(day: string): string {
  const times = document.querySelector('#office-times')?.textContent;
  return day && times && isClosedOn(day, JSON.parse(times) as OfficeTimes) ? formWords().closedDay : '';
}

/** What is asked once about a value that may be right all the same; '' for all others. */
function questionOf({ name, value }: Control): string {
  if (name === 'phone') return phoneQuestion(value);
  return name === 'preferredDate' ? dayQuestion(value) : '';
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: unknown): target is Control =>
  target instanceof Element && target.matches('input,select,textarea');

/** The controls of a form. */
export function controlsOf(form: HTMLFormElement | null): Control[] {
  return form ? [...form.elements].filter(isControl) : [];
}
