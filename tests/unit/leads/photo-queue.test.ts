// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { dropPhoto, keepPhoto, type WaitingPhoto } from '@/leads/photos';
import { UNTRIED } from '@/leads/retry';
import { PHOTOS_KEY } from '@/leads/storage';

const stored = new Map<string, WaitingPhoto>();

/** A request that is answered after some milliseconds, as a database's are. */
const answered = <Result>(result: Result, name: string) => {
  const request = { result } as Record<string, unknown>;
  setTimeout(() => (request[name] as (() => void) | undefined)?.(), 10);
  return request;
};

/** As much of IndexedDB as the queue of pictures uses; it works at once and answers ten milliseconds later. */
const database = {
  transaction: () => {
    const transaction = answered(undefined, 'oncomplete');
    const done = <Result>(result: Result) => ({ result });
    return Object.assign(transaction, {
      objectStore: () => ({
        put: (photo: WaitingPhoto) => done(stored.set(photo.id, photo)),
        delete: (id: string) => done(stored.delete(id)),
        count: () => done(stored.size),
      }),
    });
  },
};

const photo = (place: number): WaitingPhoto => ({
  ...UNTRIED,
  id: `photo ${place}`,
  place,
  bytes: new ArrayBuffer(1),
  created: Date.now(),
  timestamp: new Date().toISOString(),
  phone: '(214) 555-0142',
  family: 'quote',
});

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  localStorage.clear();
  vi.stubGlobal('indexedDB', { open: () => answered(database, 'onsuccess') });
});

it('lets the next page find a picture that is kept while the last one before it arrives', async () => {
  const kept = keepPhoto(photo(1));
  await vi.runAllTimersAsync();
  expect([await kept, localStorage.getItem(PHOTOS_KEY)]).toEqual([true, '1']);
  // It is taken out after ten milliseconds, and that none is left is known after twenty.
  const dropped = dropPhoto('photo 1');
  await vi.advanceTimersByTimeAsync(15);
  const next = keepPhoto(photo(2));
  await vi.runAllTimersAsync();
  await Promise.all([dropped, next]);
  expect([...stored.keys()]).toEqual(['photo 2']);
  expect(localStorage.getItem(PHOTOS_KEY)).toBe('1');
});

it('says that only the page has a picture whose mark no storage takes, and leaves none of it behind', async () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const kept = keepPhoto(photo(1));
  await vi.runAllTimersAsync();
  expect(await kept).toBe(false);
  expect([...stored.keys()]).toEqual([]);
});
