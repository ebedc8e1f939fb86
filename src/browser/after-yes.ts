import { readConsent, type Consent } from '@/leads/consent';
import { dialedDigits, readablePhone } from '@/lib/phone';

/**
 * What `showCallNumber` (`call-number.ts`) gives to scripts that come later.
 * @param forwarding the number that an ad's tag forwards calls from; it takes the place of the number of the visit
 * @returns the number of the visit, as people write it; false where calls to it are forwarded already
 */
export type CallNumberOfVisit = (forwarding?: string) => string | false;

let isStarted = false;

/** Starts once what needs the visitor's yes: the ads tag's forwarding number, a call-tracking service's script. */
export function startAfterYes(): void {
  if (isStarted || readConsent() !== 'granted') return;
  isStarted = true;
  if (import.meta.env.PUBLIC_ADS_CALL_CONVERSION) forwardCalls();
  if (import.meta.env.PUBLIC_CALL_TRACKING_SCRIPT) {
    const script = document.createElement('script');
    script.src = String(import.meta.env.PUBLIC_CALL_TRACKING_SCRIPT);
    script.async = true;
    document.head.append(script);
  }
}

/**
 * Asks the tag for the number that it forwards to the one of the visit. It comes by our own callback, so that the tag
 * does not search the page for numbers and rewrite them ("Website call conversions", `phone_conversion_callback`,
 * developers.google.com/tag-platform/gtagjs/reference/parameters). If no answer comes, the number stays; one a visit is
 * enough.
 */
function forwardCalls(): void {
  const { callNumber } = window as { callNumber?: CallNumberOfVisit };
  const number = callNumber?.();
  const { calls } = document.querySelector<HTMLMetaElement>('meta[name="google-tag"]')?.dataset ?? {};
  if (!number || !calls) return;
  window.gtag?.('config', calls, {
    phone_conversion_number: number,
    phone_conversion_callback: (formatted: unknown) => {
      const forwarding = String(formatted);
      // It may be called twice, or with the number that it was asked for where there is none to forward from.
      if (callNumber?.() && dialedDigits(forwarding) && readablePhone(forwarding) !== number)
        callNumber(readablePhone(forwarding));
    },
  });
}

const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** The same answer for every purpose of Google's Consent Mode. */
export const allPurposes = (state: Consent): Record<string, string> =>
  Object.fromEntries(purposes.map((purpose) => [purpose, state]));
