import { readValues } from './fields';
import { formDefinitions } from './forms';
import { readRecentLeads } from './recent-leads';
import { PENDING_FORM_PREFIX, type PendingForm } from './pending-form';
import { makeLeadRecord } from './lead-record';
import { attempt, browserOutbox } from './outbox';
import { whenAllDelivered } from './start-delivery';

/** Kept forms whose leads only this page's memory holds. They stay in storage until those leads are delivered. */
const inMemory = new Set<string>();

/**
 * Turns forms that were pressed but whose script never arrived (`pending-form.ts`) into leads in the outbox: same
 * payload, with the time of the press. What is unreadable is deleted.
 */
export function recoverPendingForms(): void {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  for (const key of keys.filter((name) => name.startsWith(PENDING_FORM_PREFIX))) {
    const kept = localStorage.getItem(key) ?? '';
    if (inMemory.has(kept)) continue;
    // Removed first: where storage is full, this frees the space that the lead needs.
    localStorage.removeItem(key);
    try {
      const place = recover(JSON.parse(kept) as PendingForm);
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

/** @returns the lead's place where no storage took it, so that it would be lost with the page */
function recover(kept: PendingForm): string | undefined {
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
  if (readRecentLeads().includes(lead.id) || (waiting && waiting.created >= created)) return undefined;
  return outbox.put(lead) ? undefined : lead.place;
}
