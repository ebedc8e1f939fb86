import { checkPhone } from './phone';
import type { FormWords } from './types';

/** What every form can say: once in the page (`layouts/frame/UndeliveredNotice.astro`) and not with each form. */
export function formWords(): FormWords {
  const notice = document.querySelector<HTMLElement>('undelivered-notice');
  return JSON.parse(notice?.dataset.forms ?? '{}') as FormWords;
}

/** The question about a phone number that cannot be called; '' for all others. */
export function phoneQuestion(phone = ''): string {
  const doubt = checkPhone(phone);
  return doubt ? formWords().phone[doubt.reason].replace('{digits}', String(doubt.digits)) : '';
}
