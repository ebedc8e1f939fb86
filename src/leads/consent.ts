/** The visitor's answer to the question about measuring ads. */
export type Consent = 'granted' | 'denied';

/** Storage key of that answer; `closed` where the banner was closed without one. */
export const CONSENT_KEY = 'consent';

/**
 * Whether the browser sends Global Privacy Control. It overrides any answer given on the page: Texas law requires
 * sites to honor the signal since 2025.
 */
export const optsOut = (): boolean =>
  !!(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl;

/** The visitor's answer so far; null before the banner was answered or closed. Never throws. */
export function readConsent(): Consent | 'closed' | null {
  try {
    return optsOut() ? 'denied' : (localStorage.getItem(CONSENT_KEY) as Consent | 'closed' | null);
  } catch {
    // Blocked storage cannot remember an answer, and asking again on every page would be worse than not asking.
    return 'closed';
  }
}
