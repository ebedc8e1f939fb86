// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ATTRIBUTION_KEY, OUTBOX_PREFIX } from '@/leads/storage';
import { recordOf } from './fixtures';
import { fullArea } from './tab';

const HOUR = 3600_000;
const now = new Date('2026-11-20T15:00:00Z').getTime();

const record = recordOf('quote', { payload: { phone: '(214) 555-0142' }, created: now });

/** The outbox of a page, with storage as it is there. */
async function openOutbox(local: unknown = localStorage, session: unknown = sessionStorage) {
  vi.resetModules();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  return import('@/leads/outbox');
}

const { localStorage: device, sessionStorage: tab } = window;

beforeEach(() => {
  vi.useFakeTimers({ now });
  device.clear();
  tab.clear();
});

describe('the outbox', () => {
  it('keeps each lead under a key of its own and gives it back unchanged', async () => {
    const outbox = await openOutbox();
    expect(outbox.putLead(record)).toBe('localStorage');
    expect(outbox.putLead({ ...record, place: 'b2' })).toBe('localStorage');
    expect(Object.keys(device).sort()).toEqual([`${OUTBOX_PREFIX}a1`, `${OUTBOX_PREFIX}b2`]);
    expect((await openOutbox()).getLead('a1')).toEqual(record);
    expect(outbox.listLeads().map(({ place }) => place)).toEqual(['a1', 'b2']);
    outbox.removeLead('a1');
    expect(outbox.listLeads().map(({ place }) => place)).toEqual(['b2']);
  });

  it('tells apart what has expired after 72 hours, to the millisecond', async () => {
    const outbox = await openOutbox();
    outbox.putLead(record);
    vi.setSystemTime(now + 72 * HOUR - 1);
    expect(outbox.getLead('a1')).toEqual(record);
    vi.setSystemTime(now + 72 * HOUR);
    expect(outbox.getLead('a1')).toBeUndefined();
    expect(outbox.listLeads()).toEqual([]);
    expect(outbox.listExpired()).toEqual([record]);
  });

  it('throws away what it cannot read, and leaves what is not its own', async () => {
    device.setItem(`${OUTBOX_PREFIX}torn`, '{"id":"to');
    device.setItem(`${OUTBOX_PREFIX}other`, '5');
    device.setItem('theme', 'dark');
    const outbox = await openOutbox();
    expect([...outbox.listLeads(), ...outbox.listExpired()]).toEqual([]);
    expect(Object.keys(device)).toEqual(['theme']);
  });

  it('moves to the next area when the first is blocked or full, and says what keeps it', async () => {
    const blocked = await openOutbox(null);
    expect(blocked.putLead(record)).toBe('sessionStorage');
    expect(blocked.leastKeeper()).toBe('sessionStorage');
    expect(Object.keys(tab)).toEqual([`${OUTBOX_PREFIX}a1`]);
    blocked.removeLead('a1');
    const full = await openOutbox(fullArea(device), tab);
    expect(full.putLead(record)).toBe('sessionStorage');
    expect(Object.keys(tab)).toEqual([`${OUTBOX_PREFIX}a1`]);
    expect(full.listLeads()).toEqual([record]);
  });

  it('moves back to the device once that has room, and leaves no copy in the tab', async () => {
    (await openOutbox(fullArea(device), tab)).putLead(record);
    const outbox = await openOutbox(device, tab);
    expect(outbox.putLead({ ...record, attempts: 1 })).toBe('localStorage');
    expect(tab).toHaveLength(0);
    expect(outbox.listLeads()).toMatchObject([{ attempts: 1 }]);
  });

  it('says so when only memory is left, and works as long as the page lives', async () => {
    const outbox = await openOutbox(null, fullArea(tab));
    outbox.putLead({ ...record, place: 'b2' });
    expect(outbox.putLead(record)).toBe('page');
    expect([outbox.keeperOf('a1'), outbox.leastKeeper()]).toEqual(['page', 'page']);
    expect(outbox.getLead('a1')).toEqual(record);
    outbox.removeLead('a1');
    expect(outbox.getLead('a1')).toBeUndefined();
  });

  it('drops what is worth less to make room: drafts, and the ads before the last one', async () => {
    const quota = (area: Storage, most: number) =>
      fullArea(area, (key, text) => {
        const others = Object.entries<string>(area).filter(([other]) => other !== key);
        return [...others, [key, text]].flat().join('').length > most;
      });
    const touch = (gclid: string) => ({ at: '', path: '/', gclid });
    const ads = { first: touch('a'.repeat(200)), last: touch('b'), seen: 1, days: 30 };
    device.setItem(ATTRIBUTION_KEY, JSON.stringify(ads));
    const outbox = await openOutbox(quota(device, 500), quota(tab, 500));
    expect(outbox.putLead(record)).toBe('localStorage');
    expect(JSON.parse(device.getItem(ATTRIBUTION_KEY) ?? '')).toEqual({ last: ads.last, seen: 1, days: 30 });
    device.clear();
    device.setItem('theirs', 'x'.repeat(480));
    tab.setItem('draft:booking', 'y'.repeat(400));
    expect(outbox.putLead(record)).toBe('sessionStorage');
    expect(Object.keys(tab)).toEqual([`${OUTBOX_PREFIX}a1`]);
  });

  it('keeps the one copy that it has when storage is too full to update it', async () => {
    (await openOutbox()).putLead(record);
    const outbox = await openOutbox(fullArea(device), tab);
    expect(outbox.putLead({ ...record, attempts: 1 })).toBe('localStorage');
    expect(outbox.listLeads()).toEqual([record]);
    expect(tab).toHaveLength(0);
  });

  it('holds the corrected lead and not the one before it, also where storage is too full to write', async () => {
    (await openOutbox()).putLead(record);
    const outbox = await openOutbox(fullArea(device), tab);
    const corrected = { ...record, id: 'said better' };
    expect(outbox.putLead(corrected)).toBe('sessionStorage');
    expect(outbox.listLeads()).toEqual([corrected]);
  });
});
