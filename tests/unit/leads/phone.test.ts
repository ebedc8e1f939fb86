import { describe, expect, it } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { dialedDigits, latinDigits, checkPhone, readablePhone } from '@/leads/phone';
import { answers, context } from './fixtures';

describe('a phone number', () => {
  it.each([
    '(972) 555-0123',
    '9725550123',
    '+1 972 555 0123',
    '1-972-555-0123',
    '972.555.0123 x12',
    '972-555-0123 ext. 12',
    '972 555 0123, after five',
    '９７２５５５０１２３',
    '٩٧٢٥٥٥٠١٢٣',
    '۹۷۲ ۵۵۵ ۰۱۲۳',
    '९७२५५५०१२३',
  ])('is understood as people write it: %s', (text) => {
    expect(dialedDigits(text)).toBe('9725550123');
    expect(checkPhone(text)).toBeUndefined();
  });

  it.each([
    ['1-800-PLUMBER', '8007586237'],
    ['972-555-PIPE', '9725557473'],
    ['1 800 MATTRESS', '8006288737'],
  ])('may be spelled with letters: %s', (text, digits) => {
    expect(dialedDigits(text)).toBe(digits);
    expect(checkPhone(text)).toBeUndefined();
  });

  it.each([
    ['123', 'count', 3],
    ['972555010', 'count', 9],
    ['972555010 ext 12', 'count', 9],
    ['97255501234', 'count', 11],
    ['0725550123', 'start', 10],
    ['(972) 155-0123', 'start', 10],
    ['1172555012', 'start', 10],
    ['abcdefg', 'letters', 0],
    ['abcdefghij', 'letters', 0],
    ['+44 123', 'count', 5],
  ])('is asked about if nobody can call it: %s', (text, reason, digits) => {
    expect(checkPhone(text)).toEqual({ reason, digits });
  });

  it.each(['', '  ', '+44 20 7946 0958', '+52 55 1234 5678'])('is not asked about: "%s"', (text) => {
    expect(checkPhone(text)).toBeUndefined();
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

  it('reaches the office with digits that it can dial', () => {
    expect(latinDigits('𝟗𝟕𝟐 ７')).toBe('972 7');
    const { phone } = formDefinitions.landingShort.buildPayload(
      { ...answers, phone: '９７２ ٥٥٥ 0123' },
      context,
    );
    expect(phone).toBe('972 555 0123');
  });
});
