import { describe, expect, it } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import type { Effect, FormFamily, LeadFormConfig, Settlement } from '@/leads/types';
import { configOf } from './fixtures';

/** The steps as short words, in order. */
function steps(
  family: FormFamily,
  settlement: Settlement,
  overrides: Partial<LeadFormConfig> = {},
): string[] {
  const describeStep = (effect: Effect): string => {
    if (effect.kind === 'toast') return `${effect.tone} toast '${effect.toast.title}'`;
    if (effect.kind === 'redirect') return `${effect.to} after ${effect.afterMs} ms`;
    return effect.kind;
  };
  return formDefinitions[family].effects(settlement, configOf(family, overrides)).map(describeStep);
}

const SAFE = ['delivered', 'queued', 'unreachable'] as const;

describe('what the visitor sees', () => {
  it.each(SAFE)(
    'in the quote dialog: it closes and 100 ms later comes the thank-you page (%s)',
    (settlement) => {
      expect(steps('quote', settlement, { placement: 'dialog' })).toEqual([
        'closeDialog',
        '/thank-you after 100 ms',
      ]);
    },
  );

  it.each(SAFE)('in a form that redirects: the thank-you page at once, no toast (%s)', (settlement) => {
    expect(steps('quote', settlement, { redirectOnSubmit: true })).toEqual(['/thank-you after 0 ms']);
  });

  it.each(SAFE)('in any other main-site form: a success toast and empty fields (%s)', (settlement) => {
    expect(steps('quote', settlement)).toEqual(["success toast 'Sent'", 'clear']);
  });

  it.each(SAFE)('on a short page: a success toast and empty fields (%s)', (settlement) => {
    expect(steps('landingShort', settlement)).toEqual(["success toast 'Sent'", 'clear']);
  });

  it('on a long page: the thank-you page on any answer, nothing at all when the send throws', () => {
    expect(steps('landingLong', 'delivered')).toEqual(['/thank-you after 0 ms']);
    expect(steps('landingLong', 'queued')).toEqual(['/thank-you after 0 ms']);
    expect(steps('landingLong', 'unreachable')).toEqual([]);
    expect(steps('landingLong', 'unsaved')).toEqual([]);
  });

  it('on the contact page: the THANK YOU state, a toast, and the thank-you page a second later', () => {
    const success = ['thanks', "success toast 'Sent'", '/thank-you after 1000 ms'];
    expect(steps('contact', 'delivered')).toEqual(success);
    expect(steps('contact', 'queued')).toEqual(success);
  });

  it('on the contact page: an error toast when the send throws, and the form stays', () => {
    expect(steps('contact', 'unreachable')).toEqual(["destructive toast 'Error'"]);
    expect(steps('contact', 'unsaved')).toEqual(["destructive toast 'Error'"]);
  });

  it('where the lead could neither be sent nor kept: an error toast with the phone number, fields untouched', () => {
    expect(steps('quote', 'unsaved', { placement: 'dialog' })).toEqual(["destructive toast 'Error'"]);
    expect(steps('landingShort', 'unsaved')).toEqual(["destructive toast 'Error'"]);
  });
});
