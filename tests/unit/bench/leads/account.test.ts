import { expect, it } from 'vitest';
import { countLeads, total } from '../../../bench/leads/account';
import type { InboxLead } from '@/tools/inbox/lead-store';

const typed = { fullName: 'Jo Pike', phone: '(214) 000-0001' };

const arrived = (digest: string, fields: Record<string, unknown> = typed): InboxLead => ({
  id: digest,
  receivedAt: '',
  webhook: 'landing',
  fields,
  contentType: '',
  transport: '',
  origin: '',
  bytes: 0,
  digest,
});

const none = total([]);

const [one, copy, other] = [arrived('a'), arrived('a'), arrived('b')];
const changed = arrived('a', { ...typed, fullName: 'Jo' });

it.each<[string, Partial<Parameters<typeof countLeads>[0][number]>, InboxLead[], Partial<typeof none>]>([
  ['a lead that never arrived as lost', {}, [], { lost: 1 }],
  ['one that arrived with changed text as lost', {}, [changed], { lost: 1 }],
  [
    'every copy as a duplicate if answers can be read',
    {},
    [one, copy, other],
    { delivered: 1, duplicates: 2 },
  ],
  [
    'only copies with other bytes as duplicates if they cannot',
    { answersRead: false },
    [one, copy, other],
    { delivered: 1, duplicates: 1, retries: 1 },
  ],
  [
    'a lead that arrives although its visitor was shown an error',
    { toldWrong: true },
    [one, copy],
    { unwanted: 1 },
  ],
  ['no lead as missing whose visitor was shown one', { toldWrong: true }, [], {}],
  [
    'an outbox that is not empty at the end, and what a page said that was not so',
    { waits: true, complaints: 2 },
    [one],
    { delivered: 1, stranded: 1, misled: 2 },
  ],
])('the account of a bench counts %s', (_, how, leads, counted) => {
  const account = countLeads([{ typed, answersRead: true, ...how }], leads);
  expect(account).toEqual({ ...none, sent: 1, ...counted });
});
