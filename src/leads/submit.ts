import { readAttribution } from './attribution';
import { clockAhead } from './clock';
import { deliver, lease, pressAgain, startDelivery } from './deliver';
import { validateForm } from './fields';
import { changeLead, makeLeadRecord, placeLead } from './lead-record';
import { getLead, keeperOf, listLeads, type LeadRecord, readRecentLeads } from './outbox';
import type { FormDefinition, FormValues, LeadFormSettings, Outcome, Settlement } from './types';

/**
 * The most leads that one browser may send within `LIMIT_MS`: more than a person needs, fewer than a program
 * sends.
 */
const LIMIT = 6;
/** In milliseconds: ten minutes, as long as `readRecentLeads` remembers. */
const LIMIT_MS = 10 * 60_000;

/** What became of a lead: `limited`, or what its first attempt came to, with the lead as it is sent. */
export type SentOutcome = { status: 'limited' } | { status: Settlement; lead: LeadRecord };

/** Whether this lead exceeds that limit, counting what waits, and what has waited in each place before. */
function isLimited(lead: LeadRecord): boolean {
  const others = listLeads().filter(({ place }) => place !== lead.place);
  const recent = [lead, ...others].filter(({ created }) => Date.now() - created < LIMIT_MS);
  const pressed = recent.reduce((sum, { corrected = 0 }) => sum + 1 + corrected, 0);
  return readRecentLeads().size + pressed > LIMIT;
}

/** Leads that this page is sending right now; a second press gets the first one's. */
const inFlight = new Map<string, { lead: LeadRecord; settled: Promise<Settlement> }>();

/**
 * Every form goes through this: honeypot, validation, payload, outbox, transport, outcome. The lead is in the outbox
 * and its request is sent before the first await, so closing the tab right after pressing loses nothing.
 * Rejects only on a programming error.
 * @param held the place of the lead that this form still holds: it is corrected while it waits
 */
export async function submitLead(
  definition: FormDefinition,
  values: FormValues,
  config: LeadFormSettings,
  now = new Date(),
  held?: string,
): Promise<Outcome> {
  if (values.honeypot) return { status: 'dropped', effects: [] };
  const errors = validateForm(definition, values, config);
  if (Object.keys(errors).length) return { status: 'invalid', errors, effects: [] };

  const { leadValue: value, variant } = document.body.dataset;
  const lead = makeLeadRecord(definition, values, config, {
    created: now.getTime(),
    ahead: clockAhead(),
    attribution: readAttribution(),
    value,
    variant,
  });
  const outcome = await sendLead(placeLead(lead, held));
  if (outcome.status === 'limited') return { status: outcome.status, effects: [] };
  return { ...outcome, effects: definition.effects(outcome.status, config) };
}

/**
 * Stores and sends a lead that has passed its checks. Pressed while it is being sent, or just after it arrived, it is
 * the same lead, not a new one; so it is if it already waits: that one is sent again unchanged.
 */
export async function sendLead(fresh: LeadRecord): Promise<SentOutcome> {
  const running = inFlight.get(fresh.id);
  if (running) return { status: await running.settled, lead: running.lead };
  const sent = readRecentLeads().get(fresh.id);
  if (sent)
    return { status: 'delivered', lead: changeLead(fresh, { timestamp: new Date(sent).toISOString() }) };
  if (isLimited(fresh)) return { status: 'limited' };
  const waiting = getLead(fresh.place);
  const isSame = waiting?.id === fresh.id;
  const lead = isSame ? pressAgain(waiting) : fresh;
  if (!lead) {
    startDelivery(false);
    return { status: keeperOf(fresh.place) === 'page' ? 'unsaved' : 'queued', lead: waiting! };
  }
  const settled = deliver(lease(lead)).then((settlement) => {
    inFlight.delete(fresh.id);
    if (settlement !== 'delivered') startDelivery(false);
    return settlement;
  });
  inFlight.set(fresh.id, { lead, settled });
  return { status: await settled, lead };
}
