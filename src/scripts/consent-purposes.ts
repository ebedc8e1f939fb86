import type { Consent } from '@/leads/consent';

const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** One answer for everything that Google's Consent Mode asks about. */
export const allPurposes = (state: Consent): Record<string, string> =>
  Object.fromEntries(purposes.map((purpose) => [purpose, state]));
