import { describe, expect, it } from 'vitest';
import { cleanText } from '@/leads/fields';
import { formDefinitions } from '@/leads/forms';
import { formFamilies } from '@/leads/types';
import { formWords } from '../words';
import { answers, context } from './fixtures';

describe('what was pasted', () => {
  it.each([
    '\u202Arosa@example.org\u202C',
    'rosa@\u200Bexample.org',
    'ro\u200Dsa@example.org',
    '\u00A0rosa@example.org\u00A0',
    ' \u202A rosa@example.org.\u202C ',
    'rosa@example.org,',
  ])('loses what nobody can see in an e-mail address: %j', (email) => {
    expect(cleanText('email', email)).toBe('rosa@example.org');
  });

  it.each(['rosa@example.org', 'ro sa@example.org', 'rosa', '', 'josé@example.org', 'rosa.@example.org'])(
    'keeps what can be seen: %j',
    (email) => expect(cleanText('email', email)).toBe(email),
  );

  it('keeps the joiners that a name or an emoji is written with, outside of addresses', () => {
    const text = 'می\u200Cخواهم 👩\u200D🔧';
    expect(cleanText('message', `\u202B${text}\u202C`)).toBe(text);
    expect(cleanText('phone', '\u202D(972)\u00A0555\u2060-0123\u202C')).toBe('(972)\u00A0555-0123');
  });

  it.each(formFamilies)('reaches the webhook clean from every family: %s', (family) => {
    const pasted = Object.fromEntries(
      Object.entries(answers).map(([name, text]) => [name, `\u202A${text}\u202C`]),
    );
    const { buildPayload } = formDefinitions[family];
    expect(buildPayload(pasted, context)).toEqual(buildPayload(answers, context));
  });

  it('is checked as it is sent', () => {
    const { contact } = formDefinitions;
    expect(contact.validate({ ...answers, message: '\u200B'.repeat(30) }, formWords)).toHaveProperty(
      'message',
    );
    expect(contact.validate({ ...answers, email: '\u202Arosa@example.org\u202C.' }, formWords)).toEqual({});
  });
});
