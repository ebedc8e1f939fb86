import { readValues } from './fields';
import { formDefinitions } from './forms';
import { justSent } from './just-sent';
import { KEPT_FORM_PREFIX, type KeptForm } from './kept-form';
import { leadRecord } from './lead-record';
import { browserOutbox, LEAD_LIFETIME_MS } from './outbox';
import { announce } from './outbox-key';
import { whenAllDelivered } from './start-delivery';

/** Kept forms whose leads only this page's memory holds. They stay in storage until those leads are delivered. */
const inMemory = new Set<string>();

/**
 * Turns forms that were pressed but whose script never arrived (`kept-form.ts`) into leads in the outbox: same
 * payload, with the time of the press. What is expired or unreadable is deleted.
 */
export function adoptKeptForms(): void {
  for (const key of keys()) {
    const kept = localStorage.getItem(key) ?? '';
    if (inMemory.has(kept)) continue;
    // Removed first: where storage is full, this frees the space that the lead needs.
    localStorage.removeItem(key);
    try {
      if (adopt(JSON.parse(kept) as KeptForm)) continue;
      localStorage.setItem(key, kept);
      inMemory.add(kept);
      // Otherwise the next visit would turn it into a second lead.
      whenAllDelivered(() => {
        if (localStorage.getItem(key) === kept) localStorage.removeItem(key);
      });
    } catch {
      // Torn, or of a page that no longer has this shape: nothing can be made of it.
    }
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(KEPT_FORM_PREFIX));
  } catch {
    return [];
  }
}

/** @returns false where no storage took the lead, so that it would be lost with the page */
function adopt({ created, family, entries, attribution }: KeptForm): boolean {
  // Expired without having been sent: the visitor has to be told.
  if (Date.now() - created >= LEAD_LIFETIME_MS) return (announce('expired'), true);
  const definition = formDefinitions[family];
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  const values = readValues(data, definition);
  if (values.honeypot) return true;
  // Not validated again: the browser checked it at the press, and the visitor may be gone.
  const { page, source } = Object.fromEntries(entries);
  const lead = leadRecord(definition, values, { family, page, source }, new Date(created), attribution);
  const outbox = browserOutbox();
  // The visitor may have pressed again since, and that lead is newer.
  const waiting = outbox.get(lead.place);
  if (justSent().includes(lead.id) || (waiting && waiting.created >= created)) return true;
  return outbox.put(lead);
}
