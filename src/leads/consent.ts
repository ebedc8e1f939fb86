/** What a visitor says to being measured by ads. */
export type Consent = 'granted' | 'denied';

/** Storage key of the visitor's decision; the banner that was closed without one leaves `closed`. */
export const CONSENT_KEY = 'consent';

/**
 * Whether the browser says no for its visitor (Global Privacy Control). That stands, whatever was pressed here:
 * Texas has honored the signal since 2025.
 */
export const optsOut = (): boolean =>
  !!(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl;

/** What is known of the visitor's decision; nothing before the question has been answered or closed. Never throws. */
export function readConsent(): Consent | 'closed' | null {
  try {
    return optsOut() ? 'denied' : (localStorage.getItem(CONSENT_KEY) as Consent | 'closed' | null);
  } catch {
    // Blocked storage: an answer could not be remembered, and asking on every page would be worse than the default.
    return 'closed';
  }
}
