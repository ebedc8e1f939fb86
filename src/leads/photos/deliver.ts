import type * as events from '../outbox-events';
import { hasUndelivered } from '../storage';
import type { OutboxChange } from '../types';
import {
  dropPhoto,
  findPhoto,
  keepPhoto,
  listWaitingPhotos,
  movePhotos,
  photosOf,
  type WaitingPhoto,
} from './queue';

/** A literal of the constant's type: importing the value would fetch another file. */
const OUTBOX_EVENT: typeof events.OUTBOX_EVENT = 'leads:change';

/** A picture is deleted from the device after this long, delivered or not, in milliseconds (72 hours), like a request. */
const LIFETIME_MS = 72 * 3600_000;
/** How long one attempt may take, in milliseconds: a megabyte over a weak connection. */
const SEND_TIMEOUT_MS = 120_000;
/** The first wait between attempts, in milliseconds; each is three times as long as the one before. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3 * 3600_000;
/**
 * From this many attempts on, an opened page does not try at once: where the answer cannot be read, each of them may
 * have arrived.
 */
const FAST_ATTEMPTS = 8;
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
 * @returns whether it was taken; false if it never will be, undefined if the attempt failed
 */
async function post(photo: WaitingPhoto, sending: AbortController): Promise<boolean | undefined> {
  const { timestamp, phone, family, place, bytes } = photo;
  const body = new FormData();
  for (const [name, value] of Object.entries({ timestamp, phone, family })) body.append(name, value);
  body.append(`photo${place}`, new Blob([bytes], { type: 'image/jpeg' }), `photo${place}.jpg`);
  const timer = setTimeout(() => sending.abort(), SEND_TIMEOUT_MS);
  try {
    const { ok, status } = await fetch(import.meta.env.PUBLIC_PHOTO_WEBHOOK_URL as string, {
      method: 'POST',
      body,
      credentials: 'omit',
      // After a redirect the browser would ask the new address without the picture.
      redirect: 'manual',
      signal: sending.signal,
    });
    if (ok) return true;
    return REFUSED.includes(status) ? false : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

let openedAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The attempt that this page is making. */
let current: { id: string; sending: AbortController } | undefined;

function dueAt({ attempts, triedAt }: WaitingPhoto): number {
  if (attempts < FAST_ATTEMPTS && triedAt <= openedAt) return 0;
  return triedAt + Math.min(FIRST_RETRY_MS * 3 ** (attempts - 1), LONGEST_RETRY_MS);
}

async function deliver(photo: WaitingPhoto): Promise<void> {
  const { id } = photo;
  const sending = new AbortController();
  current = { id, sending };
  announce(id, 'sending');
  const taken = await post(photo, sending);
  current = undefined;
  if (taken !== undefined) {
    await dropPhoto(id);
    return announce(id, taken ? 'arrived' : 'refused');
  }
  // Its request may have got another number meanwhile. Gone: removed, or taken over by another tab.
  const waiting = await findPhoto(id);
  if (!waiting) return;
  await keepPhoto({ ...waiting, attempts: photo.attempts + 1, triedAt: Date.now() });
  announce(id, 'waiting');
}

/** Sends what is due, one picture after the other. */
async function sendDue(): Promise<void> {
  for (const photo of await listWaitingPhotos()) {
    if (Date.now() - photo.created > LIFETIME_MS) {
      await dropPhoto(photo.id);
      announce(photo.id, 'expired');
    } else if (dueAt(photo) > Date.now()) continue;
    // A picture must not take the connection from a request that still waits.
    else if (!navigator.onLine || hasUndelivered()) announce(photo.id, 'waiting');
    else {
      const waiting = await findPhoto(photo.id);
      if (waiting) await deliver(waiting);
    }
  }
}

let sweeping: Promise<void> | undefined;
let isAskedAgain = false;

/** Sends what is due, in one tab at a time, and sets the timer for the next attempt. */
async function sweep(): Promise<void> {
  if (sweeping) return void (isAskedAgain = true);
  clearTimeout(timer);
  const task = async (): Promise<void> => {
    try {
      await navigator.locks.request('photos', { ifAvailable: true }, (lock) =>
        lock ? sendDue() : undefined,
      );
    } catch {
      // This browser blocks locks together with storage.
      await sendDue();
    }
  };
  sweeping = task();
  await sweeping;
  sweeping = undefined;
  if (isAskedAgain) {
    isAskedAgain = false;
    return sweep();
  }
  const waits = (await listWaitingPhotos()).map((photo) => dueAt(photo) - Date.now());
  if (waits.length === 0) return;
  timer = setTimeout(() => void sweep(), Math.max(FIRST_RETRY_MS, Math.min(...waits)));
}

function open(): Promise<void> {
  openedAt = Date.now();
  return sweep();
}

let started = false;

/** Sends the pictures that wait in this browser: now, when the connection or the visitor returns, and when one is due. */
export function startPhotos(): Promise<void> {
  if (!started) {
    started = true;
    for (const type of ['online', 'pageshow']) addEventListener(type, () => void open());
    document.addEventListener('visibilitychange', () => void (document.hidden || open()));
    addEventListener(OUTBOX_EVENT, (event) => {
      const { what, timestamp, phone } = (event as CustomEvent<OutboxChange>).detail;
      // Pictures go with their request, and only with it.
      if (what === 'deleted' || what === 'expired')
        void photosOf(timestamp).then((photos) => Promise.all(photos.map(({ id }) => discardPhoto(id))));
      // Its number may have been corrected.
      else void movePhotos(timestamp, phone).then(() => (what === 'waiting' ? undefined : open()));
    });
  }
  return open();
}

/** Deletes a picture because the visitor asks for it, and ends the attempt to send it; without an id, all of them. */
export async function discardPhoto(id?: string): Promise<void> {
  await dropPhoto(id);
  if (id === undefined || current?.id === id) current?.sending.abort();
}
