import { readAttribution } from './attribution';
import { deliver, lease } from './deliver';
import { wasJustSent } from './just-sent';
import { leadRecord } from './lead-record';
import { browserOutbox, type LeadRecord } from './outbox';
import { startDelivery } from './start-delivery';
import type { FormDefinition, FormValues, LeadFormSettings, Outcome, Settlement } from './types';

/** Leads that this page is sending right now: a second press waits for the first. */
const inFlight = new Map<string, Promise<Settlement>>();

/**
 * The only way out for a lead: honeypot, validation, payload, outbox, transport, settlement, outcome. The lead is
 * in the outbox and its request has left before the first await, so closing the tab right after pressing loses
 * nothing. Rejects only on a programming error.
 * @param values what `readValues` read from the form
 * @param config the page's settings and texts for this form
 */
export async function submitLead(
  definition: FormDefinition,
  values: FormValues,
  config: LeadFormSettings,
): Promise<Outcome> {
  if (definition.honeypot && values.honeypot) return { status: 'dropped', effects: [] };
  const errors = definition.validate(values);
  if (Object.keys(errors).length) return { status: 'invalid', errors, effects: [] };

  const lead = leadRecord(definition, values, config, new Date(), readAttribution());
  // A press on a lead that is on its way, or has just arrived, is the same lead.
  const settlement = await (inFlight.get(lead.id) ??
    (wasJustSent(lead.id) ? 'delivered' : undefined) ??
    sendOnce(lead));

  return { status: settlement, effects: definition.effects(settlement, config) };
}

/** Stores and sends a lead, or, if the same one already waits in the outbox, sends that one again unchanged. */
function sendOnce(fresh: LeadRecord): Promise<Settlement> {
  const waiting = browserOutbox().get(fresh.id);
  // Another tab, or a page that has just been left, is sending it, or the receiver asked us to wait: it is safe.
  if (waiting && Math.max(waiting.leaseUntil, waiting.notBefore) > Date.now()) {
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
