import { report } from './report-event';

/**
 * Reports a call from a paid page: event 'conversion', value 1 in USD (specification section 7).
 * @param conversionId the conversion action `AW-…/label`, where the site has one
 */
export function reportPhoneConversion(conversionId?: string): void {
  report('conversion', {
    ...(conversionId && { send_to: conversionId }),
    value: 1,
    currency: 'USD',
    // Google counts events with the same id once: this one may be sent again from the next page
    // (`waiting-events.ts`).
    ...((import.meta.env.PUBLIC_GOOGLE_TAG_ID || import.meta.env.PUBLIC_ADS_CONVERSION_ID) && {
      transaction_id: `call-${Date.now()}-${String(Math.random()).slice(2, 8)}`,
    }),
  });
}
