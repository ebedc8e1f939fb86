import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { broughtBack, fresh, signInAddress } from '@/tools/desk/hosted/gitlab-sign-in';
import { gitlab } from '../../../hosts/gitlab';
import { standInFor, type StandIn } from '../../../hosts/stand-in';

let host: StandIn;
beforeAll(async () => {
  host = await standInFor(gitlab, { content: 'tests/sample/content/faqs' });
});
beforeEach(() => host.reset());
afterAll(() => host.close());

const home = 'https://desk.example.com/';
const settings = () => ({ ...host, application: 'the-desk' });

/** What the window of a browser keeps. */
function session(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

/** The address to which GitLab sends the person back. */
async function signedIn(kept: Storage): Promise<URL> {
  const address = await signInAddress(settings(), home, kept);
  const response = await fetch(address, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

describe('the sign-in at GitLab', () => {
  it('gets tokens for the code that the person brings back, without a secret', async () => {
    const kept = session();
    const back = await signedIn(kept);
    expect(back.origin + back.pathname).toBe(home);
    const tokens = await broughtBack(settings(), home, back.searchParams, kept);
    expect(tokens).toMatchObject({ access: 'token-of-ann' });
    expect(tokens!.until).toBeGreaterThan(Date.now() + 7_000_000);
    expect(kept.getItem('desk.sign-in')).toBeNull();
  });

  it('takes no code that somebody else began, or that is used a second time', async () => {
    const kept = session();
    const back = await signedIn(kept);
    const bring = (storage: Storage, query = back.searchParams) =>
      broughtBack(settings(), home, query, storage);
    await expect(bring(session())).rejects.toThrow(/not begun in this window/);
    const other = session();
    const { searchParams } = await signedIn(other);
    // The code of another sign-in does not fit this one's verifier.
    searchParams.set('state', back.searchParams.get('state') ?? '');
    await expect(bring(kept, searchParams)).rejects.toThrow(/does not know this sign-in/);
    await expect(bring(kept)).rejects.toThrow(/not begun in this window/);
  });

  it('says that the person did not allow it', async () => {
    const kept = session();
    const back = await signedIn(kept);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    await expect(broughtBack(settings(), home, back.searchParams, kept)).rejects.toThrow(
      /did not let you in/,
    );
  });

  it('is not concerned with other addresses', async () => {
    await expect(broughtBack(settings(), home, new URLSearchParams(), session())).resolves.toBeUndefined();
  });

  it('renews tokens shortly before they expire, and not earlier', async () => {
    const kept = session();
    const tokens = await broughtBack(settings(), home, (await signedIn(kept)).searchParams, kept);
    await expect(fresh(settings(), home, tokens!)).resolves.toBe(tokens);
    const renewed = await fresh(settings(), home, { ...tokens!, until: Date.now() + 30_000 });
    expect(renewed.refresh).not.toBe(tokens!.refresh);
    await expect(fresh(settings(), home, { ...tokens!, until: 0 })).rejects.toThrow(/Sign in again/);
  });
});
