import type { FormFamily, Transport } from './types';

/** How long one attempt may take, in milliseconds. Long, so that a slow webhook does not get the lead twice. */
export const SEND_TIMEOUT_MS = 15_000;

/** Browsers refuse keepalive requests once 64 KiB are in flight; larger bodies go without it. */
const KEEPALIVE_LIMIT_BYTES = 60 * 1024;

/** The longest Retry-After that is followed, in milliseconds (one hour). */
const RETRY_AFTER_LIMIT_MS = 3600_000;

/**
 * The result of one attempt.
 * - `delivered`: 2xx, or for `no-cors` any send that does not throw (its answer cannot be read).
 * - `answered`: another status, 0 for a redirect. `refused` marks those that a retry of the same bytes will rarely
 *   change (a redirect, 4xx other than 408, 425, 429). They are still tried, at the longest wait: a switched-off
 *   webhook answers 404 until someone notices.
 * - `unreachable`: no answer; whether it arrived is unknown.
 */
export type SendResult =
  | { kind: 'delivered' }
  | { kind: 'answered'; status: number; refused: boolean; retryAfterMs: number }
  | { kind: 'unreachable'; reason: string };

/** The attempts that this page is making, by what they send. */
const running = new Map<string, AbortController>();

/** Ends this page's attempt to send something that has been deleted. */
export function endAttempt(key: string): void {
  running.get(key)?.abort();
  running.delete(key);
}

/**
 * Posts once. The request leaves before the first await, so that closing the tab cannot stop it. Never throws.
 * @param key what `endAttempt` ends it by
 * @returns undefined if it was ended
 */
export async function post(
  key: string,
  url: string,
  init: RequestInit,
  limitMs: number,
): Promise<SendResult | undefined> {
  // Not `AbortSignal.timeout`: Safari before 16 lacks it, and calling it would throw before the send.
  const attempt = new AbortController();
  running.set(key, attempt);
  const timer = setTimeout(() => attempt.abort(), limitMs);
  let result: SendResult;
  try {
    const { mode } = init;
    const secondHost = answersFrom[new URL(url).origin];
    const response = await fetch(url, {
      method: 'POST',
      // Receivers that allow every origin (`*`) refuse requests with credentials.
      credentials: 'omit',
      // After a redirect a browser asks the new address without the body. `no-cors` cannot see it: the launch check does.
      redirect: secondHost || mode === 'no-cors' ? 'follow' : 'manual',
      ...init,
      signal: attempt.signal,
    });
    const { ok, status, headers, redirected } = response;
    const isAnswer = !redirected || new URL(response.url).origin === secondHost;
    const refused = status < 500 && ![408, 425, 429].includes(status);
    result =
      mode === 'no-cors' || (ok && isAnswer)
        ? { kind: 'delivered' }
        : { kind: 'answered', status, refused, retryAfterMs: retryAfterMs(headers.get('Retry-After')) };
  } catch (error) {
    // `fetch` rejects with a TypeError or a DOMException, which both have a name.
    result = { kind: 'unreachable', reason: (error as Error).name };
  }
  clearTimeout(timer);
  // Also where another attempt has begun since: the writer of that one's result is its page.
  const isEnded = running.get(key) !== attempt;
  if (!isEnded) running.delete(key);
  return isEnded && result.kind !== 'delivered' ? undefined : result;
}

/** Posts one lead. @param body the exact bytes; a retry passes the same string */
export function send({ url, transport }: Webhook, body: string, key = body): ReturnType<typeof post> {
  const init: RequestInit = {
    body,
    mode: transport === 'no-cors' ? 'no-cors' : 'cors',
    // A string body is sent as text/plain, which needs no preflight.
    headers: transport === 'cors-json' ? { 'Content-Type': 'application/json' } : {},
    keepalive: new Blob([body]).size <= KEEPALIVE_LIMIT_BYTES,
  };
  return post(key, url, init, SEND_TIMEOUT_MS);
}

/** Reads a Retry-After header (seconds or an HTTP date; readable only if the receiver exposes it) as milliseconds. */
function retryAfterMs(header: string | null): number {
  // Without the header, zero.
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header!) - Date.now() : seconds * 1000;
  return Math.min(Math.max(wait || 0, 0), RETRY_AFTER_LIMIT_MS);
}

/** Where the requests of a form family go, and how they travel. */
export interface Webhook {
  url: string;
  transport: Transport;
}

/** Filled in by the build (`build/settings.ts`). */
declare const WEBHOOKS: Readonly<Record<FormFamily, Webhook>>;

/** The webhook of a family in this build: a waiting lead has no address, and goes to the one set when it is sent. */
export const webhookOf = (family: FormFamily): Webhook => WEBHOOKS[family];

/**
 * Receivers that take a request and then answer through a redirect to another host (Google, 'Content Service',
 * redirects). From any other receiver a redirect means that the request was not taken: after it a browser asks for
 * the new address with GET and without the request.
 */
export const answersFrom: Readonly<Record<string, string>> = {
  'https://script.google.com': 'https://script.googleusercontent.com',
};
