import { describe, expect, it } from 'vitest';
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

describe('the account of a bench', () => {
  it('counts a lead that never arrived, or arrived with changed text, as lost', () => {
    const sent = [{ typed, answersRead: true }];
    expect(countLeads(sent, [])).toEqual({ ...none, sent: 1, lost: 1 });
    expect(countLeads(sent, [arrived('a', { ...typed, fullName: 'Jo' })])).toMatchObject({
      delivered: 0,
      lost: 1,
    });
    expect(countLeads(sent, [arrived('a')])).toMatchObject({ delivered: 1, lost: 0 });
  });

  it.each([
    ['every copy if answers can be read', true, { duplicates: 2, retries: 0 }],
    ['only copies with other bytes if they cannot', false, { duplicates: 1, retries: 1 }],
  ])('counts as a duplicate %s', (_, answersRead, expected) => {
    const account = countLeads([{ typed, answersRead }], [arrived('a'), arrived('a'), arrived('b')]);
    expect(account).toMatchObject({ delivered: 1, ...expected });
  });

  it('counts a lead that arrives although its visitor was shown an error, and no lead is missing if none does', () => {
    const sent = [{ typed, answersRead: true, toldWrong: true }];
    expect(countLeads(sent, [])).toEqual({ ...none, sent: 1 });
    expect(countLeads(sent, [arrived('a'), arrived('a')])).toEqual({ ...none, sent: 1, unwanted: 1 });
  });

  it('counts an outbox that is not empty at the end, and what a page said that was not so', () => {
    const account = countLeads([{ typed, answersRead: true, waits: true, complaints: 2 }], [arrived('a')]);
    expect(account).toEqual({ ...none, sent: 1, delivered: 1, stranded: 1, misled: 2 });
  });
});
