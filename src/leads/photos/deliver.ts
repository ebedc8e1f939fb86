import { LEAD_LIFETIME_MS, OUTBOX_EVENT } from '../outbox';
import { afterFailure, retryEngine, type RetryEngine } from '../retry';
import { hasUndelivered } from '../storage';
import { endAttempt, post } from '../transport';
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
