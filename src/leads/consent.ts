import { readItem, CONSENT_KEY } from './storage';

/** The visitor's answer to the question about measuring ads. */
export type Consent = 'granted' | 'denied';

/** Whether the browser sends Global Privacy Control, which Texas law says overrides any answer given on the page. */
export const optsOut = (): boolean =>
  !!(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl;

/** Whether nothing about the visitor's ads may be kept after the visit. */
export const isDenied = (): boolean => optsOut() || readItem('localStorage', CONSENT_KEY) === 'denied';

/**
 * The visitor's answer so far; null before the banner was answered, `closed` where it was closed without an answer, or
 * where storage is blocked: it cannot remember one, and asking on every page would be worse than not asking.
 */
export function readConsent(): Consent | 'closed' | null {
  if (isDenied()) return 'denied';
  const answer = readItem('localStorage', CONSENT_KEY) as Consent | 'closed' | null | undefined;
  return answer === undefined ? 'closed' : answer;
}
