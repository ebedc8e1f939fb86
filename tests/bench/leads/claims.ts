/**
 * What a page tells its visitor about a request:
 * - `have`: the office has it (thank-you page, thanks, a notification of success)
 * - `device`, `tab`, `page`: it waits there, and whom to call
 * - `call`: it was not sent, or nothing says that it was, and whom to call
 * - `deleted`: the visitor has deleted it
 */
export type Claim = 'have' | 'device' | 'tab' | 'page' | 'call' | 'deleted';

/**
 * Reads a page's claims. It runs in the page, so it uses nothing else of this file, and has no function with a name: the
 * helper that compilers call for those is not there.
 */
export function readClaims(): Claim[] {
  const claims: Claim[] = [];
  const box = document.querySelector<HTMLElement>('undelivered-notice [role=status]');
  const words = (box?.dataset ?? {}) as Record<string, string | undefined>;
  const places = 'undelivered-notice [role=status], main p[data-waiting], [data-status]:not(.sr-only)';
  for (const place of document.querySelectorAll<HTMLElement>(places)) {
    const text = place.textContent;
    if (!place.checkVisibility() || !text) continue;
    const own = place.matches('main p') ? place.dataset : words;
    const kinds: [string | undefined, Claim][] = [
      [own.waiting, 'device'],
      [own.sessionstorage, 'tab'],
      [own.page, 'page'],
      [own.direct, 'call'],
      [own.expired, 'call'],
      [own.deleted, 'deleted'],
      [own.maybe, 'deleted'],
      [own.others, 'page'],
      [own.sent, 'have'],
    ];
    const found = kinds.filter(([said]) => said && text.includes(said)).map(([, claim]) => claim);
    claims.push(...found);
    if (!found.length && /\d{3}-\d{4}/.test(text)) claims.push('call');
  }
  for (const { classList, textContent } of document.querySelectorAll('[data-sonner-toast]')) {
    if (classList.contains('toast-success')) claims.push('have');
    else if (/\d{3}-\d{4}/.test(textContent ?? '')) claims.push('call');
  }
  // Above the fields of a form, the number is that of a request which the office has.
  for (const thanks of document.querySelectorAll('[data-thanks], sent-number:has(+ form)'))
    if (thanks.checkVisibility()) claims.push('have');
  return claims;
}
