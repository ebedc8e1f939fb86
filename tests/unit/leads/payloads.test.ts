import { describe, expect, it } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { formFamilies, type FormFamily, type FormValues } from '@/leads/types';
import { answers, context, families, place } from './fixtures';

const attribution = {
  first: { at: '2026-11-20T14:00:00.000Z', path: '/slab-leak', gclid: 'abc' },
  last: { at: '2026-11-20T15:00:00.000Z', path: '/plumbing', utm_source: 'mail' },
};

const sent = (family: FormFamily, values: FormValues = answers, more = {}) =>
  formDefinitions[family].buildPayload(values, { ...context, ...more });

describe('what reaches the webhook', () => {
  it.each(formFamilies)('is the fields of the %s family, in the order of the automation', (family) => {
    // As text, because the order of the keys counts.
    expect(JSON.stringify(sent(family, answers, place), null, 1)).toBe(
      JSON.stringify(families[family].payload, null, 1),
    );
  });

  const hostile = '"},{"x":"<script>alert(1)</script>\u0000\u2028x';
  it.each<[FormFamily, values: FormValues, fields: object]>([
    [
      'contact',
      { fullName: '  Rosa  de la Cruz ' },
      { firstName: 'Rosa', lastName: 'de la Cruz', fullName: 'Rosa  de la Cruz' },
    ],
    ['contact', { fullName: 'Rosa' }, { firstName: 'Rosa', lastName: '', fullName: 'Rosa' }],
    ['contact', { preferredDate: '' }, { preferredDate: '' }],
    // The box was not ticked.
    ['quote', { consent: '' }, { consent: false }],
    // Digits as every program can dial them, in no other field.
    ['quote', { phone: '٢١٤ ٥٥٥ ٠١٤٢', details: 'Gate ٤' }, { phone: '214 555 0142', details: 'Gate ٤' }],
    ['quote', { details: hostile }, { details: hostile }],
  ])('of the %s family has of %o %o', (family, values, fields) => {
    expect(sent(family, { ...answers, ...values })).toMatchObject(fields);
  });

  it.each(formFamilies)('names the language where it is not the first one (%s)', (family) => {
    expect(sent(family, answers, { language: 'es' })).toEqual({ ...sent(family), language: 'es' });
    expect(sent(family, answers, { language: '' })).toEqual(sent(family));
  });

  it.each(formFamilies)('carries the campaign at its end, and nothing else (%s)', (family) => {
    const payload = sent(family, answers, { attribution });
    expect(Object.keys(payload)).toEqual([...Object.keys(sent(family)), 'attribution']);
    expect(payload.attribution).toEqual(attribution);
  });

  it.each(formFamilies)('never holds the honeypot (%s)', (family) => {
    const values = { ...answers, honeypot: 'http://spam.example' };
    expect(sent(family, values)).toEqual(sent(family));
  });
});
