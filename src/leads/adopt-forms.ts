import { readValues } from './fields';
import { formDefinitions } from './forms';
import { justSent } from './just-sent';
import { KEPT_FORM_PREFIX, type KeptForm } from './kept-form';
import { leadRecord } from './lead-record';
import { browserOutbox, LEAD_LIFETIME_MS } from './outbox';
import { announce } from './outbox-key';
import { whenAllDelivered } from './start-delivery';

/** Kept forms whose leads are in this page's memory alone: they stay kept until these are delivered. */
const inMemory = new Set<string>();

/**
 * Makes leads of the forms whose code never took over (`kept-form.ts`) and puts them into the outbox, as if they had been
 * sent and failed: the same payload, with the moment of the press. What is too old or unreadable is deleted.
 */
export function adoptKeptForms(): void {
  for (const key of keys()) {
    const kept = localStorage.getItem(key) ?? '';
    if (inMemory.has(kept)) continue;
    // First of all: where storage is full, this makes the room that the lead needs.
    localStorage.removeItem(key);
    try {
      if (adopt(JSON.parse(kept) as KeptForm)) continue;
      localStorage.setItem(key, kept);
      inMemory.add(kept);
      // Without this the next visit would make a second lead of it.
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

/** @returns false where the lead is in no storage and would be gone with the page */
function adopt({ created, family, entries, attribution }: KeptForm): boolean {
  // Somebody should know that it was never sent.
  if (Date.now() - created >= LEAD_LIFETIME_MS) return (announce('expired'), true);
  const definition = formDefinitions[family];
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  const values = readValues(data, definition);
  if (values.honeypot) return true;
  // Not validated again: the browser has checked it, and there is nobody here to ask.
  const { page, source } = Object.fromEntries(entries);
  const lead = leadRecord(definition, values, { page, source }, new Date(created), attribution);
  const outbox = browserOutbox();
  // The visitor may have pressed again, with more luck.
  const waiting = outbox.get(lead.place);
  if (justSent().includes(lead.id) || (waiting && waiting.created >= created)) return true;
  return outbox.put(lead);
}
