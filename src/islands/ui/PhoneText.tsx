import { PHONE_IN_TEXT, telephoneNumber } from '@/leads/phone';

/**
 * A text in which phone numbers are links, for texts that the browser renders. On the server it stays plain, because
 * there the whole page gets its links at once (`content/phone-links.ts`).
 */
export function PhoneText({ text }: { text: string }) {
  const number = typeof document === 'undefined' ? null : PHONE_IN_TEXT.exec(text);
  if (!number) return text;
  // As the page's other phone links: paid pages report calls.
  const { conversion } = document.querySelector<HTMLElement>('a[data-conversion]')?.dataset ?? {};
  return (
    <>
      {text.slice(0, number.index)}
      <a
        className="link"
        href={`tel:${telephoneNumber(number[0])}`}
        data-call=""
        data-conversion={conversion}
      >
        {number[0]}
      </a>
      {text.slice(number.index + number[0].length)}
    </>
  );
}
