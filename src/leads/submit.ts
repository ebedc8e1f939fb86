import { readAttribution } from './attribution';
import { clockAhead } from './clock';
import { deliver, lease, pressAgain, startDelivery } from './deliver';
import { validateForm } from './fields';
import { getLead, keeperOf, listLeads, type LeadRecord, readRecentLeads } from './outbox';
import type {
  Effect,
  FieldErrors,
  FormDefinition,
  FormValues,
  LeadFormSettings,
  Settlement,
  FormFamily,
  LeadPayload,
} from './types';
import type { PendingForm } from './pending-form';
import { UNTRIED } from './retry';

/** The most leads that one browser may send within `LIMIT_MS`: more than a person needs, fewer than a program sends. */
const LIMIT = 6;
/** In milliseconds: ten minutes, as long as `readRecentLeads` remembers. */
const LIMIT_MS = 10 * 60_000;

/** What became of a lead: `limited`, or what its first attempt came to, with the lead as it is sent. */
export type SentOutcome = { status: 'limited' } | { status: Settlement; lead: LeadRecord };

/**
 * The result of a submission.
 * - `invalid`: nothing was stored or sent; show `errors` at the fields and focus the first.
 * - `dropped`: the honeypot was filled; nothing was stored or sent, and the form says whom to call.
 * - `limited`: this browser has sent more than a person does; nothing was stored or sent, and the form says whom
 *   to call.
 * - otherwise: what the attempt came to, with the effects of the family's definition and the lead as it is sent.
 */
export type Outcome =
  | { status: 'invalid'; errors: FieldErrors; effects: [] }
  | { status: 'dropped' | 'limited'; effects: [] }
  | { status: Settlement; effects: Effect[]; lead: LeadRecord };

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

/** Makes a lead of what a form holds, for the outbox. @param press its moment and page, perhaps an earlier one */
export function makeLeadRecord(
  definition: FormDefinition,
  values: FormValues,
  settings: Pick<LeadFormSettings, 'family' | 'page' | 'source' | 'language'>,
  press: Pick<PendingForm, 'created' | 'ahead' | 'attribution' | 'value' | 'variant'>,
): LeadRecord {
  // A variant that is not the page's own: the visitor saw the second version of a landing page and then went on.
  const { created, ahead, attribution, value, variant = attribution?.last.variant } = press;
  const payload = definition.buildPayload(values, {
    ...settings,
    origin: location.origin,
    now: new Date(created),
    attribution,
  });
  const id = leadId(settings.family, payload);
  return {
    ...UNTRIED,
    id,
    place: id,
    form: settings.family,
    body: JSON.stringify(payload),
    payload,
    value,
    variant,
    created,
    ahead,
    pressedAt: created,
    service: document.querySelector<HTMLOptionElement>(`option[value="${values.service}"]`)?.label,
  };
}

/** The same lead with other values in its payload, whose fields keep their order; nothing has been tried on it. */
export function changeLead(lead: LeadRecord, changes: LeadPayload): LeadRecord {
  const payload = { ...lead.payload, ...changes };
  return {
    ...lead,
    ...UNTRIED,
    pressedAt: Date.now(),
    id: leadId(lead.form, payload),
    body: JSON.stringify(payload),
    payload,
  };
}

/**
 * Gives a new lead its place. It takes that of a waiting one only where it corrects it: the form still holds what was
 * sent, or nothing but the number differs. Anything else is another job.
 */
export function placeLead(lead: LeadRecord, held?: string): LeadRecord {
  const waiting = listLeads();
  const same = waiting.find(({ id }) => id === lead.id);
  if (same) return { ...lead, place: same.place };
  for (const before of waiting.filter(({ leaseUntil }) => leaseUntil < Date.now())) {
    const { place } = before;
    const corrected = (before.corrected ?? 0) + 1;
    if (withoutNumber(before) === withoutNumber(lead)) {
      return { ...changeLead(before, { phone: lead.payload.phone ?? '' }), corrected };
    }
    if (place === held && before.form === lead.form) return { ...lead, place, corrected };
  }
  const isFree = !waiting.some(({ place }) => place === lead.place);
  return isFree ? lead : { ...lead, place: lead.place + lead.created.toString(36) };
}

const withoutNumber = (lead: LeadRecord): string => leadId(lead.form, { ...lead.payload, phone: '' });

/** The id of a lead, a hash of family and values: the same ones have the same id, whenever they are sent. */
function leadId(family: FormFamily, payload: LeadPayload): string {
  return hash(family + JSON.stringify({ ...payload, timestamp: '', attribution: '' }));
}

/** Two 32-bit multiplicative hashes, so that no personal data is readable in a storage key. */
function hash(said: string): string {
  return [0x9e3779b1, 0x5f356495]
    .map((multiplier) => {
      let bits = said.length;
      for (let index = 0; index < said.length; index++)
        bits = Math.imul(bits ^ said.charCodeAt(index), multiplier);
      return (bits >>> 0).toString(36);
    })
    .join('');
}
