import { readConsent } from './consent';
import type { LeadRecord } from './outbox';
import { reportEvent } from './report-event';
import type { FieldName, LeadPayload } from './types';

/**
 * Reports a delivered lead to the tracker: form family, service, id (by which the ad platform counts retries and
 * double taps once), and the value and the version of the page that it was sent on. Also the contact form's own event,
 * and the owner's conversion action in Google Ads. Personal data goes only with that action, and only where both the
 * owner's setting and the visitor's consent allow it.
 */
export function reportDelivery({ id, form, payload, value, variant, created }: LeadRecord): void {
  const lead = {
    form,
    service: String(payload.service ?? ''),
    // With the time: a customer who sends the same words again next year is another conversion.
    transaction_id: `${id}_${created.toString(36)}`,
    ...(value && { value: Number(value), currency: 'USD' }),
    ...(variant && { variant }),
  };
  reportEvent('generate_lead', lead);
  if (form === 'contact')
    // Names in the owner's reports, which no visitor reads.
    // eslint-disable-next-line no-restricted-syntax
    reportEvent('contact_submit_success', { event_category: 'Contact', event_label: 'Contact Form' });
  if (!import.meta.env.PUBLIC_ADS_CONVERSION_ID) return;
  const target = document.querySelector<HTMLElement>('meta[name=google-tag]')?.dataset.lead;
  const personal =
    import.meta.env.PUBLIC_ADS_USER_DATA === 'on' && readConsent() === 'granted'
      ? userData(payload)
      : undefined;
  if (target) reportEvent('conversion', { send_to: target, ...lead, ...personal });
}

/**
 * What Google matches a conversion with, under the names of its guide to enhanced conversions: e-mail, phone in
 * E.164, first and last name. The tag hashes them before sending.
 * @returns undefined for a payload without e-mail and without a ten-digit phone number
 */
export function userData(payload: LeadPayload): { user_data: object } | undefined {
  const text = (name: FieldName) => String(payload[name] ?? '').trim() || undefined;
  const [, digits] = /^1?(\d{10})$/.exec(text('phone')?.replace(/\D/g, '') ?? '') ?? [];
  const email = text('email')?.toLowerCase();
  if (!email && !digits) return undefined;
  const [first, ...rest] = (text('fullName') ?? '').split(/\s+/);
  const first_name = text('firstName') ?? first;
  const last_name = text('lastName') ?? rest.join(' ');
  return {
    user_data: {
      ...(email && { email }),
      ...(digits && { phone_number: `+1${digits}` }),
      ...(first_name && { address: { first_name, ...(last_name && { last_name }) } }),
    },
  };
}
