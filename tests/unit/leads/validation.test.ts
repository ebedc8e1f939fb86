// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { formFamilies, type FormWords } from '@/leads/types';
import { formWords } from '../words';
import { answers, families } from './fixtures';

const { contact } = formDefinitions;

describe('the contact form', () => {
  it('names every mistake of an empty form, in the order of its fields', () => {
    expect(Object.entries(contact.validate({}, formWords))).toEqual([
      ['fullName', 'Full name is required'],
      ['phone', 'Phone number is required'],
      ['email', 'Email is required'],
      ['service', 'Please select a service'],
      ['message', 'Message must be at least 20 characters'],
      ['consent', 'Please agree to be contacted'],
    ]);
  });

  it('takes spaces for nothing', () => {
    const errors = contact.validate(
      { ...answers, fullName: '   ', phone: '\t', message: ' '.repeat(30) },
      formWords,
    );
    expect(Object.keys(errors)).toEqual(['fullName', 'phone', 'message']);
  });

  const wrong =
    'rosa@|@example.org|rosa@example|ro sa@example.org|rosa@exam ple.org|rosa@example.org or call';
  it.each<readonly [Partial<typeof answers>, object]>([
    ...wrong.split('|').map((email) => [{ email }, { email: 'Please enter a valid email' }] as const),
    [{ email: " o'neil+home@mail.example.co " }, {}],
    [{ message: 'x'.repeat(19) }, { message: 'Message must be at least 20 characters' }],
    [{ message: 'x'.repeat(20) }, {}],
  ])('says of %o: %o', (answer, mistakes) => {
    expect(contact.validate({ ...answers, ...answer }, formWords)).toEqual(mistakes);
  });
});

describe('a preferred date', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') }));
  it.each([
    ['2026-11-20', {}],
    ['2026-11-21', {}],
    ['', {}],
    ['2026-11-19', { preferredDate: 'Please choose a day that is not over' }],
  ])('is not over on November 20: %s', (preferredDate, mistakes) => {
    expect(contact.validate({ ...answers, preferredDate }, formWords)).toEqual(mistakes);
  });

  it('may be the day that it still is in Dallas, also when the next one has begun in London', () => {
    vi.setSystemTime(new Date('2026-11-21T03:00:00Z'));
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(360);
    expect(contact.validate({ ...answers, preferredDate: '2026-11-20' }, formWords)).toEqual({});
    expect(contact.validate({ ...answers, preferredDate: '2026-11-19' }, formWords)).toHaveProperty(
      'preferredDate',
    );
  });
});

describe('the length of a text', () => {
  it.each(formFamilies)('has a limit that its control knows (%s)', (family) => {
    const definition = formDefinitions[family];
    for (const { name, control, type, maxLength } of definition.fields) {
      if (control === 'select' || control === 'checkbox' || type === 'date') continue;
      const write = (length: number) =>
        definition.validate({ ...answers, [name]: 'x'.repeat(length) }, formWords);
      expect(maxLength, name).toBeGreaterThan(0);
      if (name !== 'email') expect(write(maxLength ?? 0)[name], name).toBeUndefined();
      expect(write((maxLength ?? 0) + 1)[name], name).toBeTruthy();
    }
  });

  it('counts a line break as one character, as the control does', () => {
    const message = 'x\r\n'.repeat(5_000);
    expect(contact.validate({ ...answers, message }, formWords)).toEqual({});
    expect(contact.validate({ ...answers, message: `${message}\r\n` }, formWords)).toHaveProperty('message');
  });
});

describe('the forms that the browser checks', () => {
  it.each(formFamilies.filter((family) => formDefinitions[family].validation === 'browser'))(
    'guard against a required field of spaces (%s)',
    (family) => {
      const definition = formDefinitions[family];
      const required = definition.fields.filter((field) => field.required).map(({ name }) => name);
      expect(definition.validate(answers, formWords)).toEqual({});
      for (const name of required) {
        expect(definition.validate({ ...answers, [name]: '  ' }, formWords)).toEqual({
          [name]: { ...formWords.contact, ...formWords.missing }[name as keyof FormWords['missing']],
        });
      }
      expect(Object.keys(definition.validate({}, formWords))).toEqual(required);
    },
  );
});

describe('the controls', () => {
  it.each(formFamilies)('of the %s family ask for the right kind of value only', (family) => {
    const shape = formDefinitions[family].fields.map(
      ({ name, control, type, required, rows, autoComplete }) =>
        [name, type ?? control, required ? 'required' : 'optional', rows, autoComplete]
          .filter(Boolean)
          .join(' '),
    );
    expect(shape).toEqual(families[family].controls);
  });
});
