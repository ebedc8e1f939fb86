import { readValues } from './fields';
import { formDefinitions } from './forms';
import { makeLeadRecord, placeLead } from './submit';
import { getLead, putLead, readRecentLeads } from './outbox';
import type { PendingForm } from './pending-form';
import { whenNoneWaits } from './deliver';
import {
  attempt,
  keysOf,
  readItem,
  removeItem,
  STORAGE_AREAS,
  writeItem,
  PENDING_FORM_PREFIX,
} from './storage';

/** Pending forms whose leads only this page's memory holds. They stay in storage until those leads are delivered. */
const inMemory = new Set<string>();

/**
 * Turns forms that were pressed but whose script never arrived (`pending-form.ts`) into leads in the outbox: same
 * payload, with the time of the press. What is unreadable is deleted.
 */
export function recoverPendingForms(): void {
  for (const area of STORAGE_AREAS)
    for (const key of keysOf(area, PENDING_FORM_PREFIX)) {
      const pending = readItem(area, key) ?? '';
      if (inMemory.has(pending)) continue;
      // Removed first: where storage is full, this frees the space that the lead needs.
      removeItem(area, key);
      // Not JSON, or not of this build, for example with a family that is gone: it cannot be sent.
      const place = attempt(() => recover(JSON.parse(pending) as PendingForm));
      if (!place) continue;
      writeItem(area, key, pending);
      inMemory.add(pending);
      // Otherwise the next visit would turn it into a second lead.
      whenNoneWaits(() => readItem(area, key) === pending && removeItem(area, key), place);
    }
}

/** @returns the lead's place where no storage took it, so that it would be lost with the page */
function recover(pending: PendingForm): string | undefined {
  const { created, family, entries } = pending;
  const definition = formDefinitions[family];
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  const values = readValues(data, definition);
  if (values.honeypot) return undefined;
  // Not validated again: the browser checked it at the press, and the visitor may be gone.
  const { page, source, language } = Object.fromEntries(entries);
  const lead = placeLead(makeLeadRecord(definition, values, { family, page, source, language }, pending));
  // The visitor may have pressed again since.
  const waiting = getLead(lead.place);
  if (readRecentLeads().has(lead.id) || (waiting?.id === lead.id && waiting.created >= created))
    return undefined;
  return putLead(lead) === 'page' ? lead.place : undefined;
}
