import { checkPhone } from '../lib/phone';
import type { FormWords } from './types';

let words: FormWords | undefined;

/** What every form can say: once in the page (`layouts/frame/UndeliveredNotice.astro`), and parsed once. */
export const formWords = (): FormWords =>
  (words ??= JSON.parse(document.getElementById('form-words')?.textContent ?? '{}') as FormWords);

/** The question about a phone number that cannot be called; '' for all others. */
export function phoneQuestion(phone = ''): string {
  const doubt = checkPhone(phone);
  return doubt ? formWords().phone[doubt.reason].replace('{digits}', String(doubt.digits)) : '';
}
