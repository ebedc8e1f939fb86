import { type Attempts, afterFailure, retryEngine, type RetryEngine } from './retry';
import type { LeadKey, OutboxChange } from './types';
import { removeItem, writeItem, PHOTOS_DATABASE, PHOTOS_KEY, hasUndelivered } from './storage';
import { LEAD_LIFETIME_MS, OUTBOX_EVENT } from './outbox';
import { endAttempt, post } from './transport';

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

/** Stores a picture, new or changed. @returns false where only this page's memory has it */
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
  return [...persisted, ...memory.values()].sort((a, b) => a.created - b.created || a.place - b.place);
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

/** How long one attempt may take, in milliseconds: a megabyte over a weak connection. */
const SEND_TIMEOUT_MS = 120_000;
/** The longest wait between attempts, in milliseconds: pictures are large, and less urgent than requests. */
const LONGEST_RETRY_MS = 3 * 3600_000;
/** Answers after which the same bytes are never taken: 413 is too large, 415 the wrong type. */
const REFUSED = [413, 415];

/** Sent on `window` when something happens to a picture. */
export const PHOTO_EVENT = 'photos:change';

/** What happened. */
export type PhotoState = 'sending' | 'waiting' | 'arrived' | 'refused' | 'expired';

/** The `detail` of a `PHOTO_EVENT`. */
export interface PhotoChange {
  id: string;
  state: PhotoState;
}

const announce = (id: string, state: PhotoState) =>
  void dispatchEvent(new CustomEvent<PhotoChange>(PHOTO_EVENT, { detail: { id, state } }));

/**
 * Posts one picture. As a form, which needs no preflight; therefore without the events that would tell how much of it
 * has left: a request whose upload is watched gets a preflight (Fetch standard, `use-CORS-preflight flag`).
 */
async function deliver(photo: WaitingPhoto): Promise<void> {
  const { id, timestamp, phone, family, place, bytes } = photo;
  announce(id, 'sending');
  const body = new FormData();
  for (const [name, value] of Object.entries({ timestamp, phone, family })) body.append(name, value);
  body.append(`photo${place}`, new Blob([bytes], { type: 'image/jpeg' }), `photo${place}.jpg`);
  const triedAt = Date.now();
  const url = import.meta.env.PUBLIC_PHOTO_WEBHOOK_URL as string;
  const result = await post(id, url, { body }, SEND_TIMEOUT_MS);
  // Removed meanwhile.
  if (!result) return;
  const isRefused = result.kind === 'answered' && REFUSED.includes(result.status);
  if (isRefused || result.kind === 'delivered') {
    await dropPhoto(id);
    return announce(id, isRefused ? 'refused' : 'arrived');
  }
  // Its request may have got another number meanwhile. Gone: taken over by another tab.
  const waiting = await findPhoto(id);
  if (!waiting) return;
  const { attempts, ...failed } = afterFailure(photo, result, LONGEST_RETRY_MS);
  // Each attempt may have arrived: nobody can tell from here.
  await keepPhoto({ ...waiting, ...failed, triedAt, attempts, unread: attempts });
  announce(id, 'waiting');
}

const engine: RetryEngine = retryEngine<WaitingPhoto>({
  list: async () => {
    const photos = await listWaitingPhotos();
    // Deleted from the device after as long as a request, delivered or not.
    const isFresh = ({ created }: WaitingPhoto) => Date.now() - created < LEAD_LIFETIME_MS;
    for (const { id } of photos.filter((photo) => !isFresh(photo))) {
      await dropPhoto(id);
      announce(id, 'expired');
    }
    return photos.filter(isFresh);
  },
  // One after the other, in all tabs: each needs the whole connection.
  lock: () => 'photos',
  inTurn: true,
  attempt: async ({ id }) => {
    const photo = await findPhoto(id);
    if (!photo || !engine.isDue(photo)) return;
    // A picture must not take the connection from a request that still waits.
    if (!navigator.onLine || hasUndelivered()) announce(id, 'waiting');
    else await deliver(photo);
  },
});

/** Pictures go with their request, and only with it. */
function follow(event: Event): void {
  const { what, timestamp, phone } = (event as CustomEvent<OutboxChange>).detail;
  if (what === 'deleted' || what === 'expired')
    void photosOf(timestamp).then((photos) => Promise.all(photos.map(({ id }) => discardPhoto(id))));
  // Its number may have been corrected.
  else void movePhotos(timestamp, phone).then(() => (what === 'waiting' ? undefined : engine.start()));
}

/** Sends the pictures that wait in this browser (`retryEngine`). */
export function startPhotos(): Promise<void> {
  // Added again, the same listener stays one.
  addEventListener(OUTBOX_EVENT, follow);
  return engine.start();
}

/** Deletes a picture because the visitor asks for it, and ends the attempt to send it; without an id, all of them. */
export async function discardPhoto(id?: string): Promise<void> {
  const gone = id === undefined ? (await listWaitingPhotos()).map((photo) => photo.id) : [id];
  await dropPhoto(id);
  gone.forEach(endAttempt);
}
