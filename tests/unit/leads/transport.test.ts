import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endAttempt, send, type Webhook } from '@/leads/transport';
import type { Transport } from '@/leads/types';

const HOOK = 'https://hooks.example.com/lead';
const JSON_HOOK: Webhook = { url: HOOK, transport: 'cors-json' };
const NO_CORS_HOOK: Webhook = { url: HOOK, transport: 'no-cors' };
const BODY = '{"phone":"(214) 555-0142"}';

let request: Request & { init: RequestInit };

/** Sets the answer to the next send, and records the call of `fetch`. */
function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    request = Object.assign(new Request(url, init), { init });
    return answer();
  });
}

const status = (code: number, headers: HeadersInit = {}) =>
  answerWith(() => Promise.resolve(new Response(null, { status: code, headers })));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'] });
});

describe('a lead on its way', () => {
  it.each<[Transport, RequestMode, string]>([
    ['no-cors', 'no-cors', 'text/plain;charset=UTF-8'],
    ['cors-text', 'cors', 'text/plain;charset=UTF-8'],
    ['cors-json', 'cors', 'application/json'],
  ])('travels as %s says, without cookies', async (transport, mode, contentType) => {
    status(200);
    expect(await send({ url: HOOK, transport }, BODY)).toEqual({ kind: 'delivered' });
    expect(request.method).toBe('POST');
    expect(request.mode).toBe(mode);
    // The answer of a redirect cannot be read in `no-cors` mode, in which a browser sends nothing unless it may follow.
    expect(request.redirect).toBe(mode === 'cors' ? 'manual' : 'follow');
    expect(request.headers.get('Content-Type')).toBe(contentType);
    expect(request.init.credentials).toBe('omit');
    expect(await request.text()).toBe(BODY);
  });

  it('outlives its page up to 60 KB, counted in bytes, and goes without that beyond', async () => {
    status(200);
    await send(NO_CORS_HOOK, 'x'.repeat(60 * 1024));
    expect(request.init.keepalive).toBe(true);
    await send(NO_CORS_HOOK, 'é'.repeat(31 * 1024));
    expect(request.init.keepalive).toBe(false);
  });

  it('is given up after a quarter of a minute', async () => {
    vi.useFakeTimers();
    answerWith(
      () =>
        new Promise((_, reject) => {
          const { signal } = request.init;
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const sending = send(JSON_HOOK, BODY);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(request.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await sending).toEqual({ kind: 'unreachable', reason: 'AbortError' });
  });

  it('that was deleted meanwhile has no result, unless it has arrived', async () => {
    const answerAfterDeletion = (answer: () => Promise<Response>) =>
      answerWith(() => {
        endAttempt('a1');
        return answer();
      });
    answerAfterDeletion(() => Promise.resolve(new Response()));
    expect(await send(JSON_HOOK, BODY, 'a1')).toEqual({ kind: 'delivered' });
    answerAfterDeletion(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(await send(JSON_HOOK, BODY, 'a1')).toBeUndefined();
  });

  it('counts as unreachable when the browser cannot even send it', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send(NO_CORS_HOOK, BODY)).toEqual({ kind: 'unreachable', reason: 'TypeError' });
    expect(await send({ ...NO_CORS_HOOK, url: 'http://[' }, BODY)).toMatchObject({ kind: 'unreachable' });
  });
});

describe('a redirect', () => {
  const redirect = (url: string) =>
    Object.defineProperties(new Response(), { redirected: { value: true }, url: { value: url } });

  it('is not followed, and means that the lead was not taken: its body would be lost', async () => {
    answerWith(() =>
      Promise.resolve(Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })),
    );
    expect(await send(JSON_HOOK, BODY)).toEqual({
      kind: 'answered',
      status: 0,
      refused: true,
      retryAfterMs: 0,
    });
    expect(request.init.redirect).toBe('manual');
  });

  it('is how Google Apps Script answers, from its own second host and from no other', async () => {
    const script: Webhook = { url: 'https://script.google.com/macros/s/x/exec', transport: 'cors-text' };
    answerWith(() => Promise.resolve(redirect('https://script.googleusercontent.com/macros/echo')));
    expect(await send(script, BODY)).toEqual({ kind: 'delivered' });
    answerWith(() => Promise.resolve(redirect('https://accounts.google.com/login')));
    expect(await send(script, BODY)).toMatchObject({ kind: 'answered', refused: true });
  });
});

describe('the answer', () => {
  it('is not read in no-cors mode', async () => {
    status(500);
    expect(await send(NO_CORS_HOOK, BODY)).toEqual({ kind: 'delivered' });
  });

  it.each([
    [400, true],
    [404, true],
    [413, true],
    [408, false],
    [425, false],
    [429, false],
    [500, false],
    [503, false],
  ])('%i keeps the lead (refused: %s)', async (code, refused) => {
    status(code);
    expect(await send(JSON_HOOK, BODY)).toEqual({
      kind: 'answered',
      status: code,
      refused,
      retryAfterMs: 0,
    });
  });

  it.each([
    ['120', 120_000],
    ['Fri, 20 Nov 2026 15:05:00 GMT', 300_000],
    ['Fri, 20 Nov 2026 14:00:00 GMT', 0],
    ['864000', 3600_000],
    ['soon', 0],
    ['-5', 0],
  ])('may ask to wait: Retry-After %s', async (header, retryAfterMs) => {
    status(503, { 'Retry-After': header });
    expect(await send({ url: HOOK, transport: 'cors-text' }, BODY)).toMatchObject({
      kind: 'answered',
      retryAfterMs,
    });
  });
});
