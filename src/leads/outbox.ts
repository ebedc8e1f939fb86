import {
  attempt,
  keysOf,
  type Area,
  readItem,
  readJson,
  removeItem,
  STORAGE_AREAS,
  writeItem,
  ATTRIBUTION_KEY,
  DRAFT_PREFIX,
  OUTBOX_PREFIX,
  SENT_COOKIE,
} from './storage';
import type { Attempts } from './retry';
import type { Attribution, FormFamily, LeadKey, LeadPayload, OutboxChange } from './types';

/** A lead is deleted from the device after this long, delivered or not, in milliseconds (72 hours). */
export const LEAD_LIFETIME_MS = 72 * 3600_000;

/** A lead that is not delivered yet. Times are milliseconds since 1970, by the device's clock. */
export interface LeadRecord extends Attempts {
  /** Hash of its values (`submit.ts`): pressing twice makes one lead. */
  id: string;
  /** Where it waits. A correction takes the place of what it corrects. */
  place: string;
  /** Family of its form: decides which webhook it goes to (`transport.ts`). */
  form: FormFamily;
  /** The JSON that is sent, byte for byte the same on each attempt. */
  body: string;
  /** What the body says. Not stored a second time. */
  payload: LeadPayload;
  /** What the page of its form says about it; for the tracker, not sent to the webhook. */
  value?: string | undefined;
  variant?: string | undefined;
  /** It corrects a lead that the office has, or gets from another attempt: the tracker is told of that one only. */
  isCorrection?: boolean | undefined;
  /** What the visitor read at the service that was chosen, where the page had it. */
  service?: string | undefined;
  /** How wrong the clock was when `created` was written (`clockAhead`). */
  ahead?: number | undefined;
  /** When the visitor last pressed the button for it. */
  pressedAt: number;
  /** How many leads have waited in its place before it. */
  corrected?: number | undefined;
}

/** What keeps a lead: the device, this tab, or only this page. */
export type Keeper = 'localStorage' | 'sessionStorage' | 'page';

/** In order of preference: `sessionStorage` has a quota of its own and survives the step to the thank-you page. */
const KEEPERS = [...STORAGE_AREAS, 'page'] as const;

/** Leads that no storage has taken: they live as long as this page. */
const memory = new Map<string, string>();

/**
 * A record from its text.
 * @param key its storage key
 * @returns undefined where the key is none of a lead, or the text is torn
 */
export const readStored = (key: string | null, text: string | null | undefined): LeadRecord | undefined =>
  key?.startsWith(OUTBOX_PREFIX)
    ? attempt(() => {
        const record = JSON.parse(text!) as LeadRecord;
        const payload = JSON.parse(record.body) as LeadPayload;
        return record.created ? { ...record, payload, place: key.slice(OUTBOX_PREFIX.length) } : undefined;
      })
    : undefined;

const read = (keeper: Keeper, place: string): LeadRecord[] => {
  const key = OUTBOX_PREFIX + place;
  const record = readStored(key, keeper === 'page' ? memory.get(key) : readItem(keeper, key));
  return record ? [record] : [];
};

const readAll = (place: string): LeadRecord[] => KEEPERS.flatMap((keeper) => read(keeper, place));

const places = (): Set<string> =>
  new Set(
    [...STORAGE_AREAS.flatMap((area) => keysOf(area, OUTBOX_PREFIX)), ...memory.keys()].map((key) =>
      key.slice(OUTBOX_PREFIX.length),
    ),
  );

const isFresh = ({ created }: LeadRecord): boolean => Date.now() - created < LEAD_LIFETIME_MS;

/** Makes room for a request in a full area: what was typed and not sent, and ads before the last, are worth less. */
function makeRoom(area: Area): void {
  for (const key of keysOf(area, DRAFT_PREFIX)) removeItem(area, key);
  const { first, ...rest } = readJson<Partial<Attribution>>(area, ATTRIBUTION_KEY) ?? {};
  if (first) writeItem(area, ATTRIBUTION_KEY, JSON.stringify(rest));
}

/** Stores a record in its place, replacing what was there. @returns what keeps it from now on */
export function putLead(record: LeadRecord): Keeper {
  const { place, id } = record;
  const key = OUTBOX_PREFIX + place;
  const text = JSON.stringify({ ...record, payload: undefined });
  memory.delete(key);
  const keeper = KEEPERS.find((area) => {
    if (area === 'page') return memory.set(key, text);
    if (writeItem(area, key, text)) return true;
    makeRoom(area);
    // A full storage rejects even an update. An older state of the same lead may stay, since it can be sent too; what
    // this one corrects is removed to free its space.
    const isOlder = read(area, place)[0]?.id === id;
    if (!isOlder) removeItem(area, key);
    return writeItem(area, key, text) || isOlder;
  })!;
  // Only one copy, or a tab would send again what another one has delivered.
  if (keeper === 'localStorage') removeItem('sessionStorage', key);
  return keeper;
}

/** The record, unless it is gone or has expired. */
export const getLead = (place: string): LeadRecord | undefined => readAll(place).find(isFresh);

/** What keeps a lead. */
export const keeperOf = (place: string): Keeper | undefined =>
  KEEPERS.find((keeper) => read(keeper, place).length);

/**
 * Deletes a lead wherever it is.
 * @param why what has happened to it. Other tabs read that from its last text: a cookie can come to them later than this
 */
export function removeLead(place: string, why?: 'delivered' | 'deleted' | 'expired'): void {
  const key = OUTBOX_PREFIX + place;
  if (why) writeItem('localStorage', key, why);
  for (const area of STORAGE_AREAS) removeItem(area, key);
  memory.delete(key);
}

/** All leads in this browser. What cannot be read is deleted. */
const listAll = (): LeadRecord[] =>
  [...places()].flatMap((place) => {
    const records = readAll(place);
    if (!records[0]) removeLead(place);
    return records.find(isFresh) ?? records[0] ?? [];
  });

/** The leads that wait in this browser and have not expired. */
export const listLeads = (): LeadRecord[] => listAll().filter(isFresh);

/** Those that have. */
export const listExpired = (): LeadRecord[] => listAll().filter((record) => !isFresh(record));

/** The least safe of what keeps the leads that wait, which is what the visitor has to know. */
export function leastKeeper(): Keeper {
  const keepers = listLeads().map(({ place }) => keeperOf(place));
  return [...KEEPERS].reverse().find((keeper) => keepers.includes(keeper)) ?? 'localStorage';
}

/** What the office tells duplicates of a lead by, and what its pictures are sent with. */
export const keyOf = ({
  payload: { timestamp, phone },
  form,
}: Pick<LeadRecord, 'payload' | 'form'>): LeadKey => ({
  timestamp: String(timestamp),
  phone: String(phone),
  family: form,
});

/**
 * Sent on `window` when a lead has been delivered, stored for another attempt, or deleted, by this tab or by another
 * one, so that notices and pictures can follow.
 */
export const OUTBOX_EVENT = 'leads:change';

/** Tells the page what happened to a lead. */
export function dispatchOutboxEvent(what: OutboxChange['what'], lead: LeadRecord): void {
  dispatchEvent(new CustomEvent<OutboxChange>(OUTBOX_EVENT, { detail: { ...keyOf(lead), what } }));
}

/** A lead with the same id is not accepted again within so many milliseconds: visitors go back and press again. */
const SAME_LEAD_MS = 10 * 60_000;

/**
 * Remembers for ten minutes that a lead was delivered: its id, which is a hash, the time, and its timestamp; nothing
 * personal. In a cookie, because the browser deletes it by itself, all tabs see it, and it works where storage is full.
 * Blocked, a second press later is a second lead.
 */
export function markSent({ id, payload }: Pick<LeadRecord, 'id' | 'payload'>): void {
  attempt(() => {
    document.cookie = `${SENT_COOKIE}${id}=${Date.now()}.${Date.parse(String(payload.timestamp))}; max-age=${SAME_LEAD_MS / 1000}; path=/; samesite=strict`;
  });
}

/** The leads that this browser has delivered within the last ten minutes: timestamps by id, in milliseconds. */
export function readRecentLeads(): Map<string, number> {
  const cookies = attempt(() => [
    ...document.cookie.matchAll(new RegExp(`${SENT_COOKIE}(\\w+)=(\\d+)\\.(\\d+)`, 'g')),
  ]);
  return new Map(
    cookies?.flatMap(([, id = '', time, timestamp]): [string, number][] => {
      const age = Date.now() - Number(time);
      // Negative: the clock was ahead when the cookie was set.
      return age >= 0 && age < SAME_LEAD_MS ? [[id, Number(timestamp)]] : [];
    }),
  );
}
