import { callAddress, PHONE_IN_TEXT } from '@/lib/phone';

/**
 * A text in which the phone number is a link, for texts that a script writes. In the server's HTML the whole page gets
 * its links at once (`content/finished-html.ts`).
 * @returns what to put into an element
 */
export function withPhoneLinks(text: string): (string | Node)[] {
  const number = PHONE_IN_TEXT.exec(text);
  if (!number) return [text];
  const link = document.createElement('a');
  link.className = 'link inline-block';
  link.href = callAddress(number[0]);
  link.textContent = number[0];
  link.dataset.call = '';
  // As the page's other phone links: paid pages report calls.
  const { conversion } = document.querySelector<HTMLElement>('a[data-conversion]')?.dataset ?? {};
  if (conversion !== undefined) link.dataset.conversion = conversion;
  return [text.slice(0, number.index), link, text.slice(number.index + number[0].length)];
}
