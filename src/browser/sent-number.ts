import { correctNumber } from '@/leads/correct-number';
import { fetchFormWords, formWords, phoneQuestion } from '@/leads/fields';
import { sentRequest, type SentRequest } from '@/leads/sent-request';
import { watchUndelivered } from './undelivered-notice';

/** Corrects the phone number of the request that was just sent (`components/SentNumber.astro`). */
class SentNumber extends HTMLElement {
  /** Set by the script in the hero, before this class is there, or by a form. */
  declare request?: SentRequest;
  #isWired = false;

  connectedCallback(): void {
    // A form moves it to itself.
    if (this.#isWired) return;
    this.#isWired = true;
    const shown = this.querySelector('b')!;
    const [open, send] = this.querySelectorAll('button');
    const form = this.querySelector('form')!;
    const input = this.querySelector('input')!;
    const error = this.querySelector('form p')!;
    let asked: string | undefined;
    fetchFormWords().catch(() => undefined);

    // Whatever the browser finds wrong, it is empty: it has no pattern, and the browser keeps to its length.
    const missing = () => (input.validity.valid ? '' : formWords().contact.phone);
    /** What is wrong with the number, or what to ask about it, unless it was asked at the last press. */
    const fault = () => missing() || (asked === input.value ? '' : phoneQuestion(input.value));
    const setError = (message: string) => {
      error.textContent = message;
      if (message) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    };
    // As in the contact form: an error goes at the first key, and comes back when the field is left or at the next press.
    input.addEventListener('input', () => setError(''));
    input.addEventListener('change', () => asked !== undefined && setError(fault()));

    const isOpen = () => open!.ariaExpanded === 'true';
    const begin = () => {
      input.value ||= String(this.request?.lead.payload.phone);
      input.select();
    };
    // Opened by its styles before this script was there.
    if (isOpen()) begin();
    open!.addEventListener('click', () => {
      open!.ariaExpanded = String(!isOpen());
      if (isOpen()) begin();
    });

    const correct = async (request: SentRequest): Promise<void> => {
      await fetchFormWords();
      const phone = input.value;
      const message = fault();
      asked = phone;
      setError(message);
      if (message) return input.focus();
      const { note = '', sending = '', send: label = '' } = this.dataset;
      send!.disabled = true;
      send!.textContent = sending;
      const outcome = await correctNumber(request.lead, phone, note).catch(() => undefined);
      send!.disabled = false;
      send!.textContent = label;
      if (!outcome || !('lead' in outcome)) {
        const { limit, unsent } = formWords();
        return setError(outcome?.status === 'limited' ? limit : unsent);
      }
      this.request = sentRequest(outcome.lead);
      shown.textContent = this.request.phone;
      input.value = '';
      open!.ariaExpanded = 'false';
      open!.focus();
      if (outcome.status !== 'delivered') watchUndelivered(0);
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.request && !send!.disabled) void correct(this.request);
    });
  }
}

customElements.define('sent-number', SentNumber);
