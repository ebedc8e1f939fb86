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

  it('has the name of a contact message taken apart', () => {
    expect(sent('contact', { ...answers, fullName: '  Rosa  de la Cruz ' })).toMatchObject({
      firstName: 'Rosa',
      lastName: 'de la Cruz',
      fullName: 'Rosa  de la Cruz',
    });
  });

  it('has an empty last name when the visitor gives one word, and an empty date when none is chosen', () => {
    const payload = sent('contact', { ...answers, fullName: 'Rosa', preferredDate: '' });
    expect(payload).toMatchObject({ firstName: 'Rosa', lastName: '', fullName: 'Rosa', preferredDate: '' });
  });

  it('says that consent was not given when the box is not ticked', () => {
    const { consent, ...unticked } = answers;
    expect(consent).toBe('on');
    expect(sent('quote', unticked).consent).toBe(false);
  });

  it('has the digits of the phone as every program can dial them, and other texts as they were written', () => {
    const written = { ...answers, phone: '٢١٤ ٥٥٥ ٠١٤٢', details: 'Gate ٤' };
    expect(sent('quote', written)).toMatchObject({ phone: '214 555 0142', details: 'Gate ٤' });
  });

  it.each(formFamilies)('names the language where it is not the first one (%s)', (family) => {
    expect(sent(family, answers, { language: 'es' })).toEqual({ ...sent(family), language: 'es' });
    expect(sent(family, answers, { language: '' })).toEqual(sent(family));
  });

  it('passes hostile text on as data', () => {
    const details = '"},{"x":"<script>alert(1)</script>\u0000\u2028x';
    expect(sent('quote', { ...answers, details }).details).toBe(details);
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
