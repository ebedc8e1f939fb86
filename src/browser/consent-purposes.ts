import type { Consent } from '@/leads/consent';

const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** The same answer for every purpose of Google's Consent Mode. */
export const allPurposes = (state: Consent): Record<string, string> =>
  Object.fromEntries(purposes.map((purpose) => [purpose, state]));
