import type { InboxLead } from '@/tools/inbox/lead-store';
import type { Typed } from './answers';

/** What one visitor sent, and what the bench knows about it. */
export interface Sent {
  typed: Typed & { phone: string };
  /** False if an answer was lost or unreadable; identical copies are allowed then. */
  answersRead: boolean;
  /** True if the form showed the visitor an error and the visitor did not correct it; nothing may arrive then. */
  toldWrong?: boolean;
  /** True if the device's outbox is not empty at the end. */
  waits?: boolean;
  /** True if another request has the same number, so that only all of its fields tell it. */
  sharesNumber?: boolean;
  /** How often a page of its device has said or done what is not so. */
  complaints?: number;
}

const NOTHING = {
  sent: 0,
  /** Leads that arrived at least once, exactly as typed. */
  delivered: 0,
  /** Copies that must not arrive: all if answers can be read, otherwise only those with other bytes. */
  duplicates: 0,
  /** Copies with the same bytes, sent because the answer could not be read; a receiver can drop them. */
  retries: 0,
  lost: 0,
  /** Leads that arrived although the form had shown their visitor an error. */
  unwanted: 0,
  /** Devices whose outbox is not empty although the fault is over. */
  stranded: 0,
  /** What pages have said or done that is not so. */
  misled: 0,
};

/** The counts of a scenario. */
export type Account = typeof NOTHING;

/** Compares what was sent with what arrived. A lead that arrived with changed text counts as lost. */
export function countLeads(sent: readonly Sent[], arrived: readonly InboxLead[]): Account {
  const sum: Account = { ...NOTHING, sent: sent.length };
  for (const { typed, answersRead, toldWrong, waits, sharesNumber, complaints = 0 } of sent) {
    if (waits) sum.stranded += 1;
    sum.misled += complaints;
    const isIt = ({ fields }: InboxLead) =>
      Object.entries(typed).every(([name, value]) => fields[name] === value);
    const copies = arrived.filter((lead) => (sharesNumber ? isIt(lead) : lead.fields.phone === typed.phone));
    if (toldWrong) {
      if (copies.length) sum.unwanted += 1;
      continue;
    }
    if (!copies.some(isIt)) sum.lost += 1;
    else sum.delivered += 1;
    if (!copies.length) continue;
    const distinct = new Set(copies.map(({ digest }) => digest)).size;
    sum.duplicates += answersRead ? copies.length - 1 : distinct - 1;
    sum.retries += answersRead ? 0 : copies.length - distinct;
  }
  return sum;
}

/** Whether something happened that must not. */
export const hasFaults = ({ lost, duplicates, unwanted, stranded, misled }: Account): boolean =>
  lost + duplicates + unwanted + stranded + misled > 0;

/** The sum of several lists of figures with the same names. @param zero names them */
export function sumOf<Figures extends Record<string, number>>(
  zero: Figures,
  all: readonly Figures[],
): Figures {
  return Object.fromEntries(
    Object.keys(zero).map((key) => [key, all.reduce((sum, figures) => sum + figures[key]!, 0)]),
  ) as Figures;
}

/** The sum of several accounts. */
export const total = (accounts: readonly Account[]): Account => sumOf(NOTHING, accounts);
