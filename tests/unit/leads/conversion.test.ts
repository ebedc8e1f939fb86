import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportPhoneConversion } from '@/leads/conversion';
import { reportDelivery } from '@/leads/lead-events';

afterEach(() => {
  vi.unstubAllGlobals();
});

function withTracker(gtag: unknown = vi.fn()) {
  vi.stubGlobal('window', { gtag });
  return gtag;
}

describe('the ad tracker', () => {
  it('is told of a call: a conversion worth 1 USD, sent to the owner’s account', () => {
    const gtag = withTracker();
    reportPhoneConversion('AW-123/abc');
    expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'conversion', {
      send_to: 'AW-123/abc',
      value: 1,
      currency: 'USD',
    });
  });

  it('that the host page already has is used without an account of ours', () => {
    const gtag = withTracker();
    reportPhoneConversion();
    expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'conversion', { value: 1, currency: 'USD' });
  });

  it('is told of each lead by its form, of a contact message by its own event too, and of nothing personal', () => {
    const gtag = withTracker();
    reportDelivery('landingShort');
    reportDelivery('contact');
    expect(vi.mocked(gtag as () => void).mock.calls).toEqual([
      ['event', 'generate_lead', { form: 'landingShort' }],
      ['event', 'generate_lead', { form: 'contact' }],
      ['event', 'contact_submit_success', { event_category: 'Contact', event_label: 'Contact Form' }],
    ]);
  });

  it.each([
    ['missing', undefined],
    ['not a function', 'blocked'],
    [
      'broken',
      () => {
        throw new Error('tracker');
      },
    ],
  ])('keeps nobody from calling when it is %s', (_, gtag) => {
    withTracker(gtag ?? null);
    expect(() => {
      reportPhoneConversion('AW-123/abc');
      reportDelivery('contact');
    }).not.toThrow();
  });
});
