import { isClosedOn } from '@/content/hours/closed-days';
import type { OfficeTimes } from '@/content/hours/open-now';
import { cleanText, formWords, phoneQuestion, validateForm, readValues } from '@/leads/fields';
import { formDefinitions } from '@/leads/forms';
import type { FieldErrors, FieldName, LeadFormSettings } from '@/leads/types';
import { pageData } from '@/lib/page-data';

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
 * Shows messages in elements that the controls name with `aria-describedby`, and keeps each there until its field is
 * edited; a field that is still wrong when it is left gets its message again.
 * @param tell says a text to screen readers
 */
export function watchFields(
  form: HTMLFormElement,
  settings: LeadFormSettings,
  tell: (text: string) => void,
  signal: AbortSignal,
): FieldChecks {
  const definition = formDefinitions[settings.family];
  /** What the fields with a question held at the last press. */
  const asked = new Map<string, string>();
  /** Fields whose mistake was shown and has been edited since. */
  const edited = new Set<Control>();

  const errorElementOf = (control: Control) =>
    document.getElementById(fieldIds(settings.id, control.name).error);
  const setError = (control: Control, message = ''): void => {
    const element = errorElementOf(control) ?? (message && addErrorElement(settings.id, control));
    if (!element) return;
    element.textContent = message;
    if (message) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  };
  /** The question about a field's value, unless the last press has asked it. */
  const questionNow = (control: Control): string =>
    asked.get(control.name) === control.value ? '' : questionOf(control);

  const faults = (): FieldErrors => {
    const errors = validateForm(definition, readValues(new FormData(form), definition), settings);
    if (definition.validation === 'browser')
      for (const { name, type, validity } of controlsOf(form)) {
        const { contact, required } = formWords();
        if (!validity.valid) errors[name as FieldName] ??= type === 'email' ? contact.emailForm : required;
      }
    return errors;
  };
  const show = (errors: FieldErrors): number => {
    const controls = controlsOf(form);
    for (const control of controls) setError(control, errors[control.name as FieldName]);
    const wrong = controls.filter((control) => errorElementOf(control)?.textContent);
    wrong[0]?.focus();
    return wrong.length;
  };
  const ask = (): FieldErrors => {
    const questions: FieldErrors = {};
    for (const control of controlsOf(form)) {
      const question = questionNow(control);
      asked.set(control.name, control.value);
      if (question) questions[control.name as FieldName] = question;
    }
    return questions;
  };

  /** What is wrong with a field that is left. Those without a question are judged only after a press. */
  const messageFor = (control: Control): string =>
    (edited.has(control) && faults()[control.name as FieldName]) || questionNow(control);
  const leave = (control: Control): void => {
    const message = messageFor(control);
    if (!message) return void edited.delete(control);
    const say = () => {
      // The form may have been sent, or shows something else by now.
      if (!control.isConnected || messageFor(control) !== message) return;
      edited.delete(control);
      setError(control, message);
      tell(message);
    };
    // Left by a press in the form: a message that appears now would move the button from under the pointer.
    if (form.matches(':active')) addEventListener('mouseup', () => setTimeout(say), { once: true });
    else say();
  };
  const edit = (control: Control): void => {
    if (!control.hasAttribute('aria-invalid')) return;
    edited.add(control);
    setError(control);
  };
  // The browser refuses an e-mail address for a mark that nobody can see, so the control itself loses it.
  const clean = (control: Control): void => {
    if (!('defaultValue' in control)) return;
    const text = cleanText(control.name, control.value);
    if (text !== control.value) control.value = text;
  };

  const on = (type: string, act: (control: Control) => void): void =>
    form.addEventListener(type, ({ target }) => isControl(target) && act(target), { signal });
  on('change', clean);
  on('input', edit);
  on('change', edit);
  on('focusout', leave);
  form.addEventListener(
    'reset',
    () => {
      edited.clear();
      for (const control of controlsOf(form)) setError(control);
    },
    { signal },
  );
  controlsOf(form).forEach(clean);
  return { faults, show, ask };
}

/** Adds the element of a control's messages. Not in the page before there is one: it would be nine elements in each form. */
function addErrorElement(formId: string, control: Control): HTMLElement | undefined {
  const element = document.createElement('p');
  element.id = fieldIds(formId, control.name).error;
  element.dataset.fieldError = '';
  element.className = 'field-error mt-1 text-[0.9375rem] font-semibold leading-snug empty:hidden';
  const field = control.closest('[data-field]');
  if (!field) return undefined;
  field.append(element);
  const hint = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', hint ? `${hint} ${element.id}` : element.id);
  return element;
}

/** What is asked once about a value that may be right all the same; '' for all others. */
function questionOf({ name, value }: Control): string {
  if (name === 'phone') return phoneQuestion(value);
  const times = name === 'preferredDate' && value && pageData<OfficeTimes>('office-times');
  return times && isClosedOn(value, times) ? formWords().closedDay : '';
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: unknown): target is Control =>
  target instanceof Element && target.matches('input,select,textarea');

/** The controls of a form. */
export const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);
