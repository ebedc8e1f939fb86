import { UNTRIED, type Attempts } from '../retry';
import type { LeadKey } from '../types';
import { removeItem, writeItem, PHOTOS_DATABASE, PHOTOS_KEY } from '../storage';

/** A picture that is not delivered yet. Times are milliseconds since 1970. */
export interface WaitingPhoto extends LeadKey, Attempts {
  /** Its request, whatever its phone number, and its number there. */
  id: string;
  /** 1 to 3: `photo1` to `photo3` of what is sent. */
  place: number;
  /** A JPEG. Not a `Blob`, which Safari does not store in private windows and has lost on older versions. */
  bytes: ArrayBuffer;
}

/** This much of the browser's storage stays free for requests, in bytes. */
const ROOM = 10_000_000;

/** Pictures that no storage has taken: they live as long as this page. */
const memory = new Map<string, WaitingPhoto>();

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(PHOTOS_DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('waiting', { keyPath: 'id' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error!);
  });
  return opening;
}

/** Runs one request in a transaction of its own. Rejects if storage is blocked, full, or has been closed. */
async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  try {
    const open = await database();
    return await new Promise<T>((resolve, reject) => {
      const transaction = open.transaction('waiting', mode);
      const asked = ask(transaction.objectStore('waiting'));
      // Full storage is found only when the transaction is written.
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error!);
    });
  } catch (error) {
    // Safari closes connections of pages in the background: the next request opens a new one.
    opening = undefined;
    throw error;
  }
}

async function hasRoom(size: number): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > size + ROOM;
}

/**
 * Stores a picture, new or changed.
 * @returns false where only this page's memory has it
 */
export async function keepPhoto(photo: WaitingPhoto): Promise<boolean> {
  try {
    if (!(await hasRoom(photo.bytes.byteLength))) throw new Error('Storage is almost full');
    await run('readwrite', (store) => store.put(photo));
    // Without it no later page would look for the picture. Written last: `dropPhoto` may be taking it away for the one
    // before.
    if (!writeItem('localStorage', PHOTOS_KEY, '1')) {
      await run('readwrite', (store) => store.delete(photo.id));
      throw new Error('Storage is full or blocked');
    }
    memory.delete(photo.id);
    return true;
  } catch {
    memory.set(photo.id, photo);
    return false;
  }
}

/** All pictures that wait, the oldest first. */
export async function listWaitingPhotos(): Promise<WaitingPhoto[]> {
  const stored = await run<WaitingPhoto[]>('readonly', (store) => store.getAll()).catch(() => []);
  const persisted = stored.filter(({ id }) => !memory.has(id));
  // An older build has stored less about its attempts.
  const all = [...persisted, ...memory.values()].map((photo) => ({ ...UNTRIED, ...photo }));
  return all.sort((a, b) => a.created - b.created || a.place - b.place);
}

/** A picture as it waits now; undefined once it is gone. */
export const findPhoto = async (id: string): Promise<WaitingPhoto | undefined> =>
  (await listWaitingPhotos()).find((photo) => photo.id === id);

/** The pictures of a request that wait. */
export const photosOf = async (timestamp: string): Promise<WaitingPhoto[]> =>
  (await listWaitingPhotos()).filter((photo) => photo.timestamp === timestamp);

/** The request has another phone number now: its pictures go with that. */
export async function movePhotos(timestamp: string, phone: string): Promise<void> {
  for (const photo of await photosOf(timestamp))
    if (photo.phone !== phone) await keepPhoto({ ...photo, phone });
}

/** Deletes a picture; without an id, all of them. */
export async function dropPhoto(id?: string): Promise<void> {
  if (id === undefined) memory.clear();
  else memory.delete(id);
  try {
    await run('readwrite', (store) => (id === undefined ? store.clear() : store.delete(id)));
    if ((await run('readonly', (store) => store.count())) === 0) removeItem('localStorage', PHOTOS_KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}
