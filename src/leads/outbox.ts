import { OUTBOX_PREFIX } from './outbox-key';
import type { FormFamily, Transport } from './types';

/** A lead is deleted from the device after this long, delivered or not, in milliseconds (72 hours). */
export const LEAD_LIFETIME_MS = 72 * 3600_000;

/** One lead on its way. Times are milliseconds since 1970. */
export interface LeadRecord {
  /** The same values on the same form have the same id, so pressing twice is one lead. */
  id: string;
  form: FormFamily;
  url: string;
  transport: Transport;
  /** The JSON that is sent, byte for byte the same on each attempt. */
  body: string;
  created: number;
  attempts: number;
  /** Not to be retried before this; a returning connection may ignore it. */
  nextAt: number;
  /** The receiver's Retry-After; nothing ignores it. */
  notBefore: number;
  /** Some page is sending it until then; if that page dies, the others wait for this. Unique to the lease. */
  leaseUntil: number;
}

/** Where leads wait until they are delivered. No method throws. */
export interface Outbox {
  /** Stores or updates a record; false when only this page's memory holds it. */
  put: (record: LeadRecord) => boolean;
  /** The record, unless it is gone or has expired. */
  get: (id: string) => LeadRecord | undefined;
  remove: (id: string) => void;
  /** All records that have not expired; expired and unreadable ones are deleted on the way. */
  all: () => LeadRecord[];
}

/**
 * An outbox over storage areas in order of preference, then memory: `localStorage` outlives the tab,
 * `sessionStorage` has a quota of its own and survives the step to the thank-you page.
 * @param areas functions, because merely naming a blocked storage area throws
 */
export function createOutbox(areas: (() => Storage)[]): Outbox {
  const memory = memoryArea();
  const stores = [...areas, () => memory].flatMap((area) => {
    try {
      return [area()];
    } catch {
      return [];
    }
  });
  const removeKey = (key: string) => stores.forEach((store) => attempt(() => store.removeItem(key)));
  const read = (key: string): LeadRecord | undefined => {
    for (const store of stores) {
      const record = attempt(() => JSON.parse(store.getItem(key) ?? 'null') as LeadRecord | null);
      if (record && Date.now() - record.created < LEAD_LIFETIME_MS) return record;
    }
    removeKey(key);
    return undefined;
  };
  return {
    put: (record) => {
      const key = OUTBOX_PREFIX + record.id;
      const value = JSON.stringify(record);
      // Full storage rejects even an update; the version that it holds is good enough to be sent.
      const store = stores.find(
        (candidate) =>
          attempt(() => (candidate.setItem(key, value), true)) ??
          attempt(() => candidate.getItem(key) !== null),
      );
      return store !== memory;
    },
    get: (id) => read(OUTBOX_PREFIX + id),
    remove: (id) => removeKey(OUTBOX_PREFIX + id),
    all: () => {
      const keys = stores.flatMap((store) => attempt(() => Object.keys(store)) ?? []);
      return [...new Set(keys)].flatMap((key) => (key.startsWith(OUTBOX_PREFIX) && read(key)) || []);
    },
  };
}

let shared: Outbox | undefined;

/** This page's outbox. */
export function browserOutbox(): Outbox {
  shared ??= createOutbox([() => localStorage, () => sessionStorage]);
  return shared;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The part of `Storage` that an outbox needs, in memory: keys are its own properties there, too. */
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
