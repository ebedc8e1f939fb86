import { report } from './report-event';

/**
 * Reports a call from a paid page: event 'conversion', value 1 in USD (specification section 7).
 * @param conversionId `PUBLIC_ADS_CONVERSION_ID`, where the site has one
 */
export function reportPhoneConversion(conversionId?: string): void {
  report('conversion', { ...(conversionId && { send_to: conversionId }), value: 1, currency: 'USD' });
}
