import { describe, expect, it } from 'vitest';
import { dialedDigits, checkPhone, readablePhone } from '@/lib/phone';

describe('a phone number', () => {
  it.each<readonly [text: string, digits: string]>([
    ...[
      '(972) 555-0123',
      '9725550123',
      '+1 972 555 0123',
      '972.555.0123 x12',
      '972 555 0123, after five',
      '９７２５５５０１２３',
      '𝟗𝟕𝟐 ５５５ ０１２３',
      '٩٧٢٥٥٥٠١٢٣',
      '९७२५५५०१२३',
    ].map((text) => [text, '9725550123'] as const),
    // Spelled with letters.
    ['1-800-PLUMBER', '8007586237'],
    ['972-555-PIPE', '9725557473'],
    ['1-800-GO-FEDEX', '8004633339'],
  ])('is understood as people write it: %s', (text, digits) => {
    expect(dialedDigits(text)).toBe(digits);
    expect(checkPhone(text)).toBeUndefined();
  });

  it.each([
    ['123', 'count', 3],
    ['972555010 ext 12', 'count', 9],
    ['97255501234', 'count', 11],
    ['0725550123', 'start', 10],
    ['(972) 155-0123', 'start', 10],
    ['972-555-01OO', 'letters', 8],
    ['972 555 0l23', 'letters', 9],
    ['1-972-555-O1OO', 'letters', 8],
    ['0000000000', 'start', 10],
    ['(555) 555-5555', 'start', 10],
    ['888-888-8888', 'start', 10],
    ['222 222 2222 ext. 4', 'start', 10],
    ['(911) 555-0123', 'start', 10],
    ['(290) 555-0123', 'start', 10],
    ['abcdefg', 'letters', 0],
    ['+44 123', 'count', 5],
  ])('is asked about if nobody can call it: %s', (text, reason, digits) => {
    expect(checkPhone(text)).toEqual({ reason, digits });
  });

  it.each(['', '  ', '+44 20 7946 0958', '+52 55 1234 5678'])('is not asked about: "%s"', (text) => {
    expect(checkPhone(text)).toBeUndefined();
  });

  // Compared with google-libphonenumber 3.2.47, which does not know 621 (Houston, since January 2025): it takes every
  // number of these area codes whose exchange begins with 2 to 9, and none that is asked about above but 888-888-8888.
  it.each(
    '210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 915 936 940 945 956 972 979'.split(
      ' ',
    ),
  )('of Texas is not asked about: area code %s', (area) => {
    for (let exchange = 200; exchange < 1000; exchange += 1)
      expect(checkPhone(`(${area}) ${exchange}-0123`)).toBeUndefined();
  });

  it.each(['800', '833', '844', '855', '866', '877', '888', '900', '212', '380', '947', '989', '972'])(
    'of another place or kind is not asked about: area code %s',
    (area) => expect(checkPhone(`${area}-234-5678`)).toBeUndefined(),
  );

  it('with a letter for a digit is not thanked as another number', () => {
    expect(readablePhone('972-555-01OO')).toBe('972-555-01OO');
  });

  it.each([
    ['9725550123', '(972) 555-0123'],
    ['+1 972 555 0123', '(972) 555-0123'],
    [' 972-555-0123 ext. 12', '(972) 555-0123 x12'],
    ['(972) 555-0123 <img src=x> everyone@example.com', '(972) 555-0123'],
    ['97255', '97255'],
    ['<b>call me or everyone@example.com</b>', 'bcall me or everyone'],
  ])('is shown as the site writes numbers, without what else was typed: %s', (typed, shown) => {
    expect(readablePhone(typed)).toBe(shown);
  });
});
