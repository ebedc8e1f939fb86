/** A US phone number in a text, as people group it: `(972) 555-0100`, `972-555-0100`, `1-800-222-1222`. */
export const PHONE_IN_TEXT = /(?:\+?\b1[ .-])?(?:\(\d{3}\) ?|\b\d{3}[ .-])\d{3}[.-]\d{4}\b(?!-\d)/;

/** A number with its country, for links and structured data: `+19725550100`. */
export function telephoneNumber(phone: string): string {
  return `+1${phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`;
}

/** The address of a link that calls a number; one of three digits, such as 311, is dialed as it is. */
export const callAddress = (phone: string): string =>
  `tel:${phone.length === 3 ? phone : telephoneNumber(phone)}`;

/** A text with the digits of every script, full-width and Arabic ones too, as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
    // Unicode puts each script's ten digits at the beginning of a row of sixteen, or from its seventh place on.
    const row = code & ~15;
    return String((code & 15) - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? 0 : 6));
  });

/** Ten digits of a US number, with or without a 1 before them; area code and exchange begin with 2 to 9. */
const US_NUMBER = /(?:^|\D)(?:1\W*)?([2-9](?:\W*\d){2}\W*[2-9](?:\W*\d){6})(?!\d)/;

/** The keys of a phone on which the letters a to z stand. */
const KEYS = '22233344455566677778889999';

/**
 * The ten digits that a US number dials: as people write it, with an extension, or with letters (1-800-PLUMBER).
 * @returns undefined if there is no such number in the text
 */
export function dialedDigits(text: string): string | undefined {
  const written = latinDigits(text);
  // A word begins after the area code, and its letters beyond the tenth place are not dialed. One or two letters are slips,
  // and I, L and O are meant as digits if there are no others.
  const [word = ''] =
    /^(?=.*[a-hjkmnp-z])(?=(?:.*[a-z]){3})1?[2-9]\d\d[\da-z]{7,11}$/.exec(
      withoutExtension(written).replace(/\W/g, '').toLowerCase(),
    ) ?? [];
  const keys = word.replace(/^1/, '').replace(/[a-z]/g, (letter) => KEYS[letter.charCodeAt(0) - 97] ?? '');
  const number = US_NUMBER.exec(written)?.[1] ?? US_NUMBER.exec(keys.slice(0, 10))?.[1];
  return number?.replace(/\D/g, '');
}

const EXTENSION = /(?:x|ext\.?|extension|#)[\s.:]*(\d+)\s*$/i;

const withoutExtension = (text: string): string => text.replace(EXTENSION, '');

/** Why a text may be no number that can be called; `digits` is how many there are. */
export interface PhoneDoubt {
  reason: 'count' | 'start' | 'letters';
  digits: number;
}

/**
 * Ten equal digits, and what the numbering plan of North America keeps free of area codes: N9X, N11, 37X, 96X, and 555.
 * A list of those in use would be out of date with the next one.
 */
const UNUSED = /^(?:(\d)\1{9}|.9|.11|37|96|555)/;

/**
 * Whether to ask a visitor about a phone number. Numbers of other countries, which begin with a plus, are not doubted
 * if they have at least eight digits.
 */
export function checkPhone(text: string): PhoneDoubt | undefined {
  const written = withoutExtension(latinDigits(text)).trim();
  const number = dialedDigits(text);
  if (!written || (number && !UNUSED.test(number))) return undefined;
  const digits = written.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '').length;
  if (/^(?:\+|00|011)\D*[2-9]/.test(written) && digits >= 8) return undefined;
  if (digits < 2 || (!number && /[\d-][a-z]|[a-z]\d/i.test(written))) return { reason: 'letters', digits };
  return { reason: number || digits === 10 ? 'start' : 'count', digits };
}

/**
 * A phone number as the site writes it, `(972) 555-0123`, with its extension. Nothing else that was typed is repeated;
 * what is no number is cut short.
 */
export function readablePhone(text: string): string {
  const number = dialedDigits(text);
  const written = latinDigits(text).trim();
  if (!number) return written.replace(/[^\w+ ().-]/g, '').slice(0, 20);
  const [, extension] = EXTENSION.exec(written) ?? [];
  const grouped = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
  return extension ? `${grouped} x${extension}` : grouped;
}
