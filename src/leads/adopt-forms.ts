import { readValues } from './fields';
import { formDefinitions } from './forms';
import { readJustSent } from './just-sent';
import { KEPT_FORM_PREFIX, type KeptForm } from './kept-form';
import { leadPlace, makeLeadRecord } from './lead-record';
import { attempt, browserOutbox, type LeadRecord } from './outbox';
import { OLDER_KEY } from './outbox-key';
import { whenAllDelivered } from './start-delivery';
import { STORAGE_AREAS } from './storage-areas';
import type { LeadPayload } from './types';

/** Kept forms whose leads only this page's memory holds. They stay in storage until those leads are delivered. */
const inMemory = new Set<string>();

/**
 * Turns forms that were pressed but whose script never arrived (`kept-form.ts`) into leads in the outbox: same
 * payload, with the time of the press. What is unreadable is deleted.
 */
export function adoptKeptForms(): void {
  renameOlder();
  for (const key of keysOf('localStorage').filter((name) => name.startsWith(KEPT_FORM_PREFIX))) {
    const kept = localStorage.getItem(key) ?? '';
    if (inMemory.has(kept)) continue;
    // Removed first: where storage is full, this frees the space that the lead needs.
    localStorage.removeItem(key);
    try {
      const place = adopt(JSON.parse(kept) as KeptForm);
      if (!place) continue;
      localStorage.setItem(key, kept);
      inMemory.add(kept);
      // Otherwise the next visit would turn it into a second lead.
      whenAllDelivered(() => {
        if (localStorage.getItem(key) === kept) localStorage.removeItem(key);
      }, place);
    } catch {
      // Not JSON, or not a kept form of this build, for example with a family that is gone: it cannot be sent.
    }
  }
}

const keysOf = (area: (typeof STORAGE_AREAS)[number]): string[] =>
  attempt(() => Object.keys(window[area])) ?? [];

/**
 * Gives what an older build has left the keys of this one. Its leads have no waits yet that mean the same here.
 * Anything else under such a key belongs to another script and stays.
 */
function renameOlder(): void {
  for (const area of STORAGE_AREAS)
    for (const key of keysOf(area).filter((name) => OLDER_KEY.test(name))) {
      try {
        const storage = window[area];
        const text = storage.getItem(key) ?? '';
        const older = JSON.parse(text) as Partial<LeadRecord & KeptForm>;
        if (!formDefinitions[older.form ?? older.family!] || !older.created) continue;
        storage.removeItem(key);
        if (older.family) storage.setItem(key.replace(/^lead-form:/, KEPT_FORM_PREFIX), text);
        else {
          const place = leadPlace(older.form!, JSON.parse(older.body!) as LeadPayload);
          const waits = { unread: 0, pressedAt: 0, triedAt: 0, nextAt: 0, notBefore: 0, leaseUntil: 0 };
          browserOutbox().put({ ...(older as LeadRecord), place, ...waits });
        }
      } catch {
        // Not ours.
      }
    }
}

/** @returns the lead's place where no storage took it, so that it would be lost with the page */
function adopt(kept: KeptForm): string | undefined {
  const { created, family, entries } = kept;
  const definition = formDefinitions[family];
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  const values = readValues(data, definition);
  if (values.honeypot) return undefined;
  // Not validated again: the browser checked it at the press, and the visitor may be gone.
  const { page, source, language } = Object.fromEntries(entries);
  const lead = makeLeadRecord(definition, values, { family, page, source, language }, kept);
  const outbox = browserOutbox();
  // The visitor may have pressed again since, and that lead is newer.
  const waiting = outbox.get(lead.place);
  if (readJustSent().includes(lead.id) || (waiting && waiting.created >= created)) return undefined;
  return outbox.put(lead) ? undefined : lead.place;
}
