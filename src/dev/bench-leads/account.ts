import type { InboxLead } from '../inbox/lead-store';
import type { Typed } from './answers';

/** What the inbox should hold, and whether senders could read every answer. */
export interface Sent {
  typed: Typed & { phone: string };
  /** False where an answer was lost, or could never be read: then identical copies are allowed. */
  answersRead: boolean;
  /** True where the visitor was told that something is wrong, and left it at that. */
  toldWrong?: boolean;
  /** True where something still waits on the device when all is over. */
  waits?: boolean;
}

/** The sums of a scenario. */
export interface Account {
  sent: number;
  /** Leads that arrived at least once, with every word as typed. */
  delivered: number;
  /** Copies that no receiver should see: all of them where answers can be read, else those with other bytes. */
  duplicates: number;
  /** Copies with the same bytes where the answer could not be read; a receiver can drop them. */
  retries: number;
  lost: number;
  /** Leads that arrived although their visitor was told that something is wrong with them. */
  unwanted: number;
  /** Devices on which something still waits although nothing stands in its way any more. */
  stranded: number;
}

const NOTHING: Account = {
  sent: 0,
  delivered: 0,
  duplicates: 0,
  retries: 0,
  lost: 0,
  unwanted: 0,
  stranded: 0,
};

/** Holds what was sent against what arrived. A lead that arrived with another word in it counts as lost. */
export function settle(sent: readonly Sent[], arrived: readonly InboxLead[]): Account {
  const sum: Account = { ...NOTHING, sent: sent.length };
  for (const { typed, answersRead, toldWrong, waits } of sent) {
    if (waits) sum.stranded += 1;
    const copies = arrived.filter(({ fields }) => fields.phone === typed.phone);
    if (toldWrong) {
      if (copies.length) sum.unwanted += 1;
      continue;
    }
    const isWhole = copies.some(({ fields }) =>
      Object.entries(typed).every(([name, value]) => fields[name] === value),
    );
    if (!isWhole) sum.lost += 1;
    else sum.delivered += 1;
    if (!copies.length) continue;
    const distinct = new Set(copies.map(({ digest }) => digest)).size;
    sum.duplicates += answersRead ? copies.length - 1 : distinct - 1;
    sum.retries += answersRead ? 0 : copies.length - distinct;
  }
  return sum;
}

/** The sum of several accounts. */
export function total(accounts: readonly Account[]): Account {
  const sum: Account = { ...NOTHING };
  for (const account of accounts)
    for (const key of Object.keys(sum) as (keyof Account)[]) sum[key] += account[key];
  return sum;
}
