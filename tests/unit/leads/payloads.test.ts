import { describe, expect, it } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import type { FormFamily } from '@/leads/types';
import { answers, context } from './fixtures';

const attribution = {
  first: { at: '2026-11-20T14:00:00.000Z', path: '/slab-leak', gclid: 'abc' },
  last: { at: '2026-11-20T15:00:00.000Z', path: '/plumbing', utm_source: 'mail' },
};

/** The bytes that a webhook gets, so that the order of the keys counts too. */
const sent = (family: FormFamily, values = answers, more = {}) =>
  JSON.stringify(formDefinitions[family].buildPayload(values, { ...context, ...more }));

describe('what reaches the webhook', () => {
  it('is every field of the main-site quote form, in the order of the specification', () => {
    expect(sent('quote')).toBe(
      JSON.stringify({
        firstName: 'Rosa',
        lastName: 'Delgado',
        phone: '(214) 555-0142',
        email: 'rosa@example.org',
        address: '4120 Gaston Ave, Dallas',
        service: 'slab-leak',
        details: 'Warm spot on the kitchen floor',
        consent: true,
        timestamp: '2026-11-20T15:04:05.678Z',
        source: 'quote_form',
        triggered_from: 'https://plumber.example.com',
      }),
    );
  });

  it('is the lead of a long landing page with that page’s label', () => {
    expect(sent('landingLong', answers, { page: 'Sewer Line Services' })).toBe(
      JSON.stringify({
        fullName: 'Rosa Delgado',
        phone: '(214) 555-0142',
        email: 'rosa@example.org',
        service: 'slab-leak',
        timestamp: '2026-11-20T15:04:05.678Z',
        page: 'Sewer Line Services',
      }),
    );
  });

  it('is the contact message with the name taken apart', () => {
    expect(sent('contact', { ...answers, fullName: '  Rosa  de la Cruz ' })).toBe(
      JSON.stringify({
        firstName: 'Rosa',
        lastName: 'de la Cruz',
        fullName: 'Rosa  de la Cruz',
        email: 'rosa@example.org',
        phone: '(214) 555-0142',
        service: 'slab-leak',
        preferredDate: '2026-12-01',
        message: 'There is a warm spot on the kitchen floor.',
        timestamp: '2026-11-20T15:04:05.678Z',
        source: 'contact_form',
        triggered_from: 'https://plumber.example.com',
      }),
    );
  });

  it('is the call-back request of a short page with that page’s source', () => {
    expect(sent('landingShort', answers, { source: 'toilet_help_landing' })).toBe(
      JSON.stringify({
        firstName: 'Rosa',
        phone: '(214) 555-0142',
        service: 'slab-leak',
        timestamp: '2026-11-20T15:04:05.678Z',
        source: 'toilet_help_landing',
        triggered_from: 'https://plumber.example.com',
      }),
    );
  });

  it('has an empty last name when the visitor gives one word, and an empty date when none is chosen', () => {
    const payload = formDefinitions.contact.buildPayload(
      { ...answers, fullName: 'Rosa', preferredDate: '' },
      context,
    );
    expect(payload).toMatchObject({ firstName: 'Rosa', lastName: '', fullName: 'Rosa', preferredDate: '' });
  });

  it('says that consent was not given when the box is not ticked', () => {
    const { consent, ...unticked } = answers;
    expect(consent).toBe('on');
    expect(formDefinitions.quote.buildPayload(unticked, context).consent).toBe(false);
  });

  it('passes hostile text on as data', () => {
    const details = '"},{"x":"<script>alert(1)</script>\u0000\u2028x';
    const text = sent('quote', { ...answers, details });
    expect((JSON.parse(text) as { details: string }).details).toBe(details);
  });

  it.each(Object.keys(formDefinitions) as FormFamily[])(
    'carries the campaign as one more object at the end, and nothing else (%s)',
    (family) => {
      const plain = formDefinitions[family].buildPayload(answers, context);
      const payload = formDefinitions[family].buildPayload(answers, { ...context, attribution });
      expect(Object.keys(payload)).toEqual([...Object.keys(plain), 'attribution']);
      expect(payload.attribution).toEqual(attribution);
    },
  );

  it.each(Object.keys(formDefinitions) as FormFamily[])('never holds the honeypot (%s)', (family) => {
    const values = { ...answers, honeypot: 'http://spam.example' };
    expect(sent(family, values)).toBe(sent(family));
  });
});
