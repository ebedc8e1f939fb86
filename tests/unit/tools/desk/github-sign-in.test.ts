import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingsFrom } from '@/tools/desk/hosted/build';
import { tokenFromGitHub } from '@/tools/desk/hosted/github-sign-in';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const server = 'https://sign-in.example.com';
const result = (how: string, what: unknown) => `authorization:github:${how}:${JSON.stringify(what)}`;
const success = result('success', { provider: 'github', token: 'token-of-ann' });

/** The desk's window and the one that it opens. */
function windows({ isBlocked = false } = {}) {
  const popup = { closed: false, close: () => (popup.closed = true), postMessage: vi.fn() };
  const desk = Object.assign(new EventTarget(), {
    location: { hostname: 'desk.example.com' },
    open: vi.fn((_: string) => (isBlocked ? null : popup)),
  });
  const say = (data: unknown, { origin = server, source = popup as unknown } = {}) =>
    void desk.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { popup, desk, say, token: tokenFromGitHub(server, desk as unknown as Window) };
}

describe('the sign-in at GitHub', () => {
  it('opens the server, answers its greeting to it alone, and takes the token', async () => {
    const { popup, desk, say, token } = windows();
    expect(desk.open.mock.calls[0]?.[0]).toBe(
      `${server}/auth?provider=github&site_id=desk.example.com&scope=repo%2Cuser`,
    );
    say('authorizing:github');
    expect(popup.postMessage.mock.calls).toEqual([['authorizing:github', server]]);
    say(success);
    await expect(token).resolves.toBe('token-of-ann');
    expect(popup.closed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes nothing from another address, from another window or that is no result', async () => {
    const { popup, say, token } = windows();
    const theirs = result('success', { token: 'theirs' });
    for (const data of ['authorizing:github', theirs]) {
      say(data, { origin: 'https://elsewhere.example.com' });
      say(data, { source: {} });
    }
    for (const data of [{ token: 'theirs' }, null, 'hello', theirs.replace('github', 'gitlab')]) say(data);
    expect(popup.postMessage).not.toHaveBeenCalled();
    say(success);
    await expect(token).resolves.toBe('token-of-ann');
  });

  it.each([
    [result('error', { error: 'Your domain is not allowed.' }), /sign-in\.example\.com says: Your domain/],
    [result('success', { provider: 'github' }), /says: no token/],
    ['authorization:github:success:nothing', /says: no token/],
    ['authorization:github:error:null', /says: no token/],
  ])('says that GitHub did not let the person in: %s', async (data, words) => {
    const { say, token } = windows();
    say(data);
    await expect(token).rejects.toThrow(words);
    await expect(token).rejects.toThrow(/did not let you in/);
  });

  it('says that the window was closed', async () => {
    const { popup, token } = windows();
    popup.closed = true;
    vi.advanceTimersByTime(1000);
    await expect(token).rejects.toThrow(/was closed before GitHub let you in/);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says that the browser blocked the window', async () => {
    await expect(windows({ isBlocked: true }).token).rejects.toThrow(/blocked the window/);
  });
});

describe('the settings of the hosted desk', () => {
  const env = { DESK_REPOSITORY: 'office/site' };

  it('may name a server for the sign-in at GitHub', () => {
    expect(settingsFrom(env)).toEqual({
      api: 'https://api.github.com',
      repository: 'office/site',
      branch: 'main',
    });
    expect(settingsFrom({ ...env, DESK_GITHUB_SIGN_IN: `${server}/` })).toMatchObject({ signIn: server });
  });

  it.each([
    [{}, /Set DESK_REPOSITORY/],
    [{ DESK_GITHUB_SIGN_IN: 'sign-in.example.com' }, /is "sign-in\.example\.com"\. It takes the address/],
    [{ DESK_GITHUB_SIGN_IN: 'http://sign-in.example.com' }, /takes the address/],
    [{ DESK_GITHUB_SIGN_IN: `${server}/?provider=github` }, /takes the address/],
    [{ DESK_GITHUB_SIGN_IN: server, DESK_GITLAB_APPLICATION: 'the-desk' }, /not both/],
  ])('say which one is wrong: %o', (changed, words) => {
    const wrong = 'DESK_GITHUB_SIGN_IN' in changed ? { ...env, ...changed } : changed;
    expect(() => settingsFrom(wrong)).toThrow(words);
  });
});
