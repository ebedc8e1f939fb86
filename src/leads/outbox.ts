import { OUTBOX_PREFIX } from './outbox-key';
import type { FormFamily } from './types';

/** A lead is deleted from the device after this long, delivered or not, in milliseconds (72 hours). */
export const LEAD_LIFETIME_MS = 72 * 3600_000;

/** A lead that is not delivered yet. Times are milliseconds since 1970, by the device's clock. */
export interface LeadRecord {
  /** Hash of its values (`lead-record.ts`): pressing twice makes one lead. */
  id: string;
  /** Where it waits: one lead for each form family, phone number, service and address (`lead-record.ts`). */
  place: string;
  /** Family of its form: decides which webhook it goes to (`webhooks.ts`). */
  form: FormFamily;
  /** The JSON that is sent, byte for byte the same on each attempt. */
  body: string;
  /** What the page of its form says about it; for the tracker, not sent to the webhook. */
  value?: string | undefined;
  variant?: string | undefined;
  /** It corrects a lead that the office has, or gets from another attempt: the tracker is told of that one only. */
  isCorrection?: boolean | undefined;
  /** What the visitor read at the service that was chosen, where the page had it. */
  service?: string | undefined;
  created: number;
  /** How wrong the clock was when `created` was written (`clockAhead`). */
  ahead?: number | undefined;
  attempts: number;
  /**
   * Attempts without an answer while the site and the webhook's host could be reached: the lead may have arrived at
   * each of them.
   */
  unread: number;
  /** When the visitor last pressed the button for it. */
  pressedAt: number;
  /** When the last attempt began. */
  triedAt: number;
  /** The next attempt of a page that stays open. */
  nextAt: number;
  /** From the receiver's Retry-After header; only a press ignores it. */
  notBefore: number;
  /** Until then a page is sending it, and others leave it alone. Unique to the lease. */
  leaseUntil: number;
}

/** Where leads wait until they are delivered. No method throws. */
export interface Outbox {
  /** Stores a record in its place, replacing what was there. False where only this page's memory holds it. */
  put: (record: LeadRecord) => boolean;
  /** The record, unless it is gone or has expired. */
  get: (place: string) => LeadRecord | undefined;
  remove: (place: string) => void;
  /** All records that have not expired. */
  all: () => LeadRecord[];
  /** Those that have. What cannot be read is deleted. */
  expired: () => LeadRecord[];
}

/** Whether a lead is still to be sent. */
const isFresh = ({ created }: LeadRecord): boolean => Date.now() - created < LEAD_LIFETIME_MS;

/**
 * An outbox over storage areas in order of preference, then memory: `localStorage` outlives the tab,
 * `sessionStorage` has a quota of its own and survives the step to the thank-you page.
 * @param areas functions, because merely naming a blocked storage area throws
 */
export function createOutbox(areas: (() => Storage)[]): Outbox {
  const memory = memoryArea();
  const stores = [...areas, () => memory].flatMap((area) => attempt(area) ?? []);
  const parse = (store: Pick<Storage, 'getItem'>, key: string) =>
    attempt(() => JSON.parse(store.getItem(key) ?? 'null') as LeadRecord | null);
  const removeKey = (key: string) => stores.forEach((store) => attempt(() => store.removeItem(key)));
  const read = (key: string): LeadRecord[] => stores.flatMap((store) => parse(store, key) ?? []);
  const keys = () =>
    [...new Set(stores.flatMap((store) => attempt(() => Object.keys(store)) ?? []))].filter((key) =>
      key.startsWith(OUTBOX_PREFIX),
    );
  return {
    put: (record) => {
      const key = OUTBOX_PREFIX + record.place;
      const value = JSON.stringify(record);
      const write = (store: Pick<Storage, 'setItem'>) => attempt(() => (store.setItem(key, value), true));
      const store = stores.find((candidate) => {
        if (write(candidate)) return true;
        // A full storage rejects even an update. An older state of the same lead may stay, since it can be sent
        // too; another lead in this place is removed to free its space.
        const stored = parse(candidate, key);
        if (stored?.id === record.id) return true;
        attempt(() => candidate.removeItem(key));
        return stored && write(candidate);
      });
      return store !== memory;
    },
    get: (place) => read(OUTBOX_PREFIX + place).find(isFresh),
    remove: (place) => removeKey(OUTBOX_PREFIX + place),
    all: () => keys().flatMap((key) => read(key).find(isFresh) ?? []),
    expired: () =>
      keys().flatMap((key) => {
        const records = read(key);
        if (records.some(isFresh)) return [];
        const [record] = records.filter(({ created }) => created);
        if (!record) removeKey(key);
        return record ?? [];
      }),
  };
}

let shared: Outbox | undefined;

/** This page's outbox. */
export function browserOutbox(): Outbox {
  shared ??= createOutbox([() => localStorage, () => sessionStorage]);
  return shared;
}

/** What `action` does with storage; undefined where that throws, because it is blocked, full or holds something torn. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The part of `Storage` that an outbox needs, in memory. As in `Storage`, keys are own properties. */
function memoryArea(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const methods: ThisType<Record<string, string>> = {
    getItem(key: string) {
      return this[key] ?? null;
    },
    setItem(key: string, value: string) {
      this[key] = value;
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    },
  };
  return Object.create(methods) as Storage;
}
