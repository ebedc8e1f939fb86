// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { answers, configOf } from './fixtures';
import { leavePage, openTab, stored, useBrowser, waiting, webhook } from './tab';

useBrowser();

const offline = new TypeError('Failed to fetch');
const HOUR = 3600_000;

const NOTICE = `<undelivered-notice hidden data-confirm="Delete?">
  <p data-waiting="It waits." data-sent="It is sent." data-expired="It was too old." data-deleted="It is gone." data-maybe="It may have arrived." data-others="Another waits."></p>
  <button data-close></button><ul><li data-request hidden><span data-name></span><button data-delete></button></li></ul></undelivered-notice>`;

const notice = () => document.querySelector<HTMLElement>('undelivered-notice')!;
/** What a visitor reads in the notice; nothing where it is not shown. */
const said = () => (notice().hidden ? '' : notice().querySelector('p')!.textContent);
const named = () => [...notice().querySelectorAll('[data-name]')].map(({ textContent }) => textContent);
const press = (name: string) => notice().querySelector<HTMLElement>(`[data-${name}]`)!.click();

/** A page of the site, whose script finds what waits. */
async function openPage(main = '') {
  document.body.innerHTML = `<main>${main}</main>${NOTICE}`;
  const tab = await openTab();
  const { watchUndelivered } = await import('@/browser/undelivered-notice');
  return { ...tab, watchUndelivered };
}

/** Requests that could not be sent from a page, one after the other. */
async function fail(...changes: Partial<typeof answers>[]) {
  webhook.answer = () => offline;
  const page = await openPage();
  for (const change of changes)
    await page.submitLead(formDefinitions.quote, { ...answers, ...change }, configOf('quote'));
  return page;
}

/** Waits on an earlier page, which has been left. */
async function leaveLeadBehind() {
  await fail({});
  vi.clearAllTimers();
}

/** The next page, from its start to after its first attempt. @param session what its tab has kept of the one before */
async function nextPage(main = '', session: [string, string][] = []) {
  const { watchUndelivered, startDelivery } = await openPage(main);
  for (const [key, value] of session) sessionStorage.setItem(key, value);
  watchUndelivered();
  startDelivery();
  await vi.advanceTimersByTimeAsync(4_000);
}

/** Whether the browser has a connection, as it says. */
const connect = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true });

beforeEach(() => {
  connect(true);
  sessionStorage.clear();
});

describe('a visitor whose request has not been sent', () => {
  it.each([
    ['seconds', 0, '', 2],
    ['hours', 5, 'It is sent.', 2],
    // Deleted because of its age, unsent.
    ['days', 80, 'It was too old.', 1],
  ])('is told by the next page, %s later, what became of it', async (_, hours, words, sends) => {
    await leaveLeadBehind();
    vi.advanceTimersByTime(hours * HOUR);
    webhook.answer = () => new Response();
    await nextPage();
    expect(said()).toBe(words);
    expect(webhook.bodies).toHaveLength(sends);
    expect(stored()).toEqual([]);
  });

  it('is told once that it was sent if an earlier page said that it waits', async () => {
    (await fail({})).watchUndelivered(0);
    await vi.advanceTimersByTimeAsync(1);
    leavePage();
    webhook.answer = () => new Response();
    await nextPage('', Object.entries<string>(sessionStorage));
    expect(said()).toBe('It is sent.');
    leavePage();
    const session = Object.entries<string>(sessionStorage);
    // Pressed again at once it would be the same request.
    vi.advanceTimersByTime(HOUR);
    await leaveLeadBehind();
    webhook.answer = () => new Response();
    await nextPage('', session);
    expect(said(), 'of a request of which no page has said so').toBe('');
  });

  it('can close the notice, which then stays away until there is something new', async () => {
    await leaveLeadBehind();
    await nextPage();
    press('close');
    expect(said()).toBe('');
    await nextPage('', Object.entries<string>(sessionStorage));
    expect(said()).toBe('');
    webhook.answer = () => new Response();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(200);
    expect(said()).toBe('It is sent.');
  });

  it('is told again of the next request that cannot be sent, also after closing the notice', async () => {
    webhook.answer = () => offline;
    const { submitLead, watchUndelivered } = await openPage();
    for (const phone of ['(214) 555-0142', '(214) 555-0143']) {
      await submitLead(formDefinitions.quote, { ...answers, phone }, configOf('quote'));
      watchUndelivered(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(said(), phone).toBe('It waits.');
      press('close');
      expect(said(), phone).toBe('');
    }
  });

  it('can delete each request from a shared phone, named by the words of its form and time, after being asked', async () => {
    webhook.answer = () => offline;
    const { submitLead } = await openPage('<option value="slab-leak"></option>');
    document.querySelector('option')!.label = 'Fuga bajo la losa';
    await submitLead(formDefinitions.quote, answers, configOf('quote'));
    vi.setSystemTime(new Date('2026-11-20T16:30:00Z'));
    await submitLead(formDefinitions.quote, { ...answers, service: 'other' }, configOf('quote'));
    leavePage();
    await nextPage();
    const one =
      'Rosa Delgado, Fuga bajo la losa, 4120 Gaston Ave, Dallas, Warm spot on the kitchen floor, Fri 3:00 PM';
    const other = 'Rosa Delgado, 4120 Gaston Ave, Dallas, Warm spot on the kitchen floor, Fri 4:30 PM';
    expect(named()).toEqual([one, other]);
    const asked = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
    vi.stubGlobal('confirm', asked);
    press('delete');
    expect(stored()).toHaveLength(2);
    press('delete');
    expect(asked).toHaveBeenCalledWith(`${one}\n\nDelete?`);
    expect(waiting('service')).toEqual(['other']);
    expect(said()).toBe('It is gone. Another waits.');
    expect(named()).toEqual([other]);
    expect(notice().querySelector<HTMLElement>('[data-name]')!.hidden, 'named, beside what was deleted').toBe(
      false,
    );
    webhook.answer = () => 'never';
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    press('delete');
    expect(said(), 'deleted while it is being sent').toBe('It may have arrived.');
    expect(stored()).toEqual([]);
    expect(named()).toEqual([]);
  });

  it('is told that the other one has arrived after one of two was deleted', async () => {
    await fail({}, { service: 'other' });
    leavePage();
    await nextPage();
    vi.stubGlobal('confirm', () => true);
    press('delete');
    webhook.answer = () => new Response();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(200);
    expect(said()).toBe('It is sent.');
    expect(named()).toEqual([]);
  });

  it.each([
    ['delivered', 'It is sent.'],
    ['deleted', 'It is gone.'],
  ])('is told that it was %s by another tab', async (newValue, words) => {
    await leaveLeadBehind();
    await nextPage();
    expect(said()).toBe('It waits.');
    const [key, oldValue] = Object.entries<string>(localStorage)[0]!;
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
    expect(said()).toBe(words);
    expect(named()).toEqual([]);
  });
});
