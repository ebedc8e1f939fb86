// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type LeadRecord } from '@/leads/outbox';
import { OUTBOX_PREFIX } from '@/leads/outbox-key';

const HOUR = 3600_000;
const now = new Date('2026-11-20T15:00:00Z').getTime();

const record: LeadRecord = {
  id: 'said',
  place: 'a1',
  form: 'quote',
  body: '{"phone":"(214) 555-0142"}',
  created: now,
  attempts: 0,
  unread: 0,
  pressedAt: now,
  triedAt: 0,
  nextAt: 0,
  notBefore: 0,
  leaseUntil: 0,
};

/** A storage area that refuses to grow, like one that is full. */
const fullArea = (held: Storage): Storage =>
  new Proxy(held, {
    get(target, name) {
      if (name === 'setItem') {
        return () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const blockedArea = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the outbox', () => {
  it('keeps each lead under a key of its own and gives it back unchanged', () => {
    const outbox = createOutbox([() => localStorage]);
    expect(outbox.put(record)).toBe(true);
    expect(outbox.put({ ...record, place: 'b2' })).toBe(true);
    expect(Object.keys(localStorage).sort()).toEqual([`${OUTBOX_PREFIX}a1`, `${OUTBOX_PREFIX}b2`]);
    expect(createOutbox([() => localStorage]).get('a1')).toEqual(record);
    expect(outbox.all().map(({ place }) => place)).toEqual(['a1', 'b2']);
    outbox.remove('a1');
    expect(outbox.all().map(({ place }) => place)).toEqual(['b2']);
  });

  it('tells apart what has expired after 72 hours, to the millisecond', () => {
    const outbox = createOutbox([() => localStorage]);
    outbox.put(record);
    vi.setSystemTime(now + 72 * HOUR - 1);
    expect(outbox.get('a1')).toEqual(record);
    vi.setSystemTime(now + 72 * HOUR);
    expect(outbox.get('a1')).toBeUndefined();
    expect(outbox.all()).toEqual([]);
    expect(outbox.expired()).toEqual([record]);
  });

  it('throws away what it cannot read, and leaves what is not its own', () => {
    localStorage.setItem(`${OUTBOX_PREFIX}torn`, '{"id":"to');
    localStorage.setItem(`${OUTBOX_PREFIX}other`, '5');
    localStorage.setItem('theme', 'dark');
    const outbox = createOutbox([() => localStorage]);
    expect([...outbox.all(), ...outbox.expired()]).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  it('moves to the next area when the first is blocked or full', () => {
    const blocked = createOutbox([blockedArea, () => sessionStorage]);
    expect(blocked.put(record)).toBe(true);
    expect(Object.keys(sessionStorage)).toEqual([`${OUTBOX_PREFIX}a1`]);
    blocked.remove('a1');
    const full = createOutbox([() => fullArea(localStorage), () => sessionStorage]);
    expect(full.put(record)).toBe(true);
    expect(Object.keys(sessionStorage)).toEqual([`${OUTBOX_PREFIX}a1`]);
    expect(full.all()).toEqual([record]);
  });

  it('says so when only memory is left, and works as long as the page lives', () => {
    const outbox = createOutbox([blockedArea, () => fullArea(sessionStorage)]);
    expect(outbox.put(record)).toBe(false);
    expect(outbox.all()).toEqual([record]);
    outbox.remove('a1');
    expect(outbox.get('a1')).toBeUndefined();
  });

  it('keeps the one copy that it has when storage is too full to update it', () => {
    createOutbox([() => localStorage]).put(record);
    const outbox = createOutbox([() => fullArea(localStorage), () => sessionStorage]);
    expect(outbox.put({ ...record, attempts: 1 })).toBe(true);
    expect(outbox.all()).toEqual([record]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('holds the corrected lead and not the one before it, also where storage is too full to write', () => {
    createOutbox([() => localStorage]).put(record);
    const outbox = createOutbox([() => fullArea(localStorage), () => sessionStorage]);
    const corrected = { ...record, id: 'said better' };
    expect(outbox.put(corrected)).toBe(true);
    expect(outbox.all()).toEqual([corrected]);
  });
});
