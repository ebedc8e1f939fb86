import { readAttribution } from './attribution';
import { clockAhead } from './clock';
import { deliver, lease } from './deliver';
import { validateForm } from './fields';
import { readRecentLeads } from './recent-leads';
import { makeLeadRecord } from './lead-record';
import { browserOutbox, type LeadRecord } from './outbox';
import { pressAgain, startDelivery } from './start-delivery';
import type {
  FormDefinition,
  FormValues,
  LeadFormSettings,
  LeadKey,
  LeadPayload,
  Outcome,
  Settlement,
} from './types';

/**
 * The most leads that one browser may send within `LIMIT_MS`: more than a person needs, fewer than a program
 * sends.
 */
const LIMIT = 6;
/** In milliseconds: ten minutes, as long as `readRecentLeads` remembers. */
const LIMIT_MS = 10 * 60_000;

/** Whether this browser has reached that limit, counting waiting leads and leaving out this one. */
function isLimited(lead: LeadRecord): boolean {
  const waiting = browserOutbox()
    .all()
    .filter((other) => other.place !== lead.place && Date.now() - other.created < LIMIT_MS);
  return readRecentLeads().length + waiting.length >= LIMIT;
}

/** Leads that this page is sending right now; a second press gets the first one's promise. */
const inFlight = new Map<string, Promise<Settlement>>();

/**
 * Every lead goes through this: honeypot, validation, payload, outbox, transport, outcome. The lead is in the outbox
 * and its request is sent before the first await, so closing the tab right after pressing loses nothing.
 * Rejects only on a programming error.
 * @param values what `readValues` read from the form
 * @param config the page's settings and texts for this form
 * @param now the moment of the press, the payload's timestamp
 * @param isCorrection see `LeadRecord`
 */
export async function submitLead(
  definition: FormDefinition,
  values: FormValues,
  config: LeadFormSettings,
  now = new Date(),
  isCorrection?: boolean,
): Promise<Outcome> {
  if (values.honeypot) return { status: 'dropped', effects: [] };
  const errors = validateForm(definition, values, config);
  if (Object.keys(errors).length) return { status: 'invalid', errors, effects: [] };

  const { leadValue: value, variant } = document.body.dataset;
  const lead = {
    ...makeLeadRecord(definition, values, config, {
      created: now.getTime(),
      ahead: clockAhead(),
      attribution: readAttribution(),
      value,
      variant,
    }),
    isCorrection,
  };
  // Pressed while it is being sent, or just after it arrived: the same lead, not a new one.
  const earlier = inFlight.get(lead.id) ?? (readRecentLeads().includes(lead.id) ? 'delivered' : undefined);
  if (!earlier && isLimited(lead)) return { status: 'limited', effects: [] };
  const key = keyOf(lead);
  const settlement = await (earlier ?? sendOnce(lead));

  return { status: settlement, effects: definition.effects(settlement, config), lead: key };
}

/** The key of what is sent: where the same lead already waits, that one's. */
function keyOf({ id, place, body, form }: LeadRecord): LeadKey {
  const waiting = browserOutbox().get(place);
  const { timestamp, phone } = JSON.parse(waiting?.id === id ? waiting.body : body) as LeadPayload;
  return { timestamp: String(timestamp), phone: String(phone), family: form };
}

/**
 * Stores and sends a lead. If the same one already waits in the outbox, that one is sent again unchanged; one with
 * corrected values is replaced.
 */
function sendOnce(fresh: LeadRecord): Promise<Settlement> {
  const waiting = browserOutbox().get(fresh.place);
  const lead = waiting?.id === fresh.id ? pressAgain(waiting) : fresh;
  if (!lead) {
    startDelivery(false);
    return Promise.resolve('queued');
  }
  const sending = deliver(lease(lead)).then((settlement) => {
    inFlight.delete(fresh.id);
    if (settlement !== 'delivered') startDelivery(false);
    return settlement;
  });
  inFlight.set(fresh.id, sending);
  return sending;
}
