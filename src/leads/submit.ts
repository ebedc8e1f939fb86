import { readAttribution } from './attribution';
import { deliver, lease } from './deliver';
import { justSent } from './just-sent';
import { leadRecord } from './lead-record';
import { browserOutbox, type LeadRecord } from './outbox';
import { isDue, startDelivery } from './start-delivery';
import type { FormDefinition, FormValues, LeadFormSettings, Outcome, Settlement } from './types';

/**
 * The most leads that one browser may send within `LIMIT_MS`: more than a person needs, fewer than a program
 * sends.
 */
const LIMIT = 6;
/** In milliseconds: ten minutes, as long as `justSent` remembers. */
const LIMIT_MS = 10 * 60_000;

/** Whether this browser has reached that limit, counting waiting leads and leaving out this one. */
function isLimited({ place }: LeadRecord): boolean {
  const waiting = browserOutbox()
    .all()
    .filter((other) => other.place !== place && Date.now() - other.created < LIMIT_MS);
  return justSent().length + waiting.length >= LIMIT;
}

/** Leads that this page is sending right now; a second press gets the first one's promise. */
const inFlight = new Map<string, Promise<Settlement>>();

/**
 * Every lead goes through this: honeypot, validation, payload, outbox, transport, outcome. The lead is in the outbox
 * and its request is sent before the first await, so closing the tab right after pressing loses nothing.
 * Rejects only on a programming error.
 * @param values what `readValues` read from the form
 * @param config the page's settings and texts for this form
 */
export async function submitLead(
  definition: FormDefinition,
  values: FormValues,
  config: LeadFormSettings,
): Promise<Outcome> {
  if (values.honeypot) return { status: 'dropped', effects: [] };
  const errors = definition.validate(values);
  if (Object.keys(errors).length) return { status: 'invalid', errors, effects: [] };

  const lead = leadRecord(definition, values, config, new Date(), readAttribution());
  // Pressed while it is being sent, or just after it arrived: the same lead, not a new one.
  const known = inFlight.get(lead.id) ?? (justSent().includes(lead.id) ? 'delivered' : undefined);
  if (!known && isLimited(lead)) return { status: 'limited', effects: [] };
  const settlement = await (known ?? sendOnce(lead));

  return { status: settlement, effects: definition.effects(settlement, config) };
}

/**
 * Stores and sends a lead. If the same one already waits in the outbox, that one is sent again unchanged; one with
 * other values from the same phone number is replaced.
 */
function sendOnce(fresh: LeadRecord): Promise<Settlement> {
  const held = browserOutbox().get(fresh.place);
  const waiting = held?.id === fresh.id ? held : undefined;
  // Another page is sending it, or the receiver asked us to wait. It is stored, so nothing is lost.
  if (waiting && !isDue(waiting, Date.now(), true)) {
    startDelivery(false);
    return Promise.resolve('queued');
  }
  const sending = deliver(lease(waiting ?? fresh)).then((settlement) => {
    inFlight.delete(fresh.id);
    if (settlement !== 'delivered') startDelivery(false);
    return settlement;
  });
  inFlight.set(fresh.id, sending);
  return sending;
}
