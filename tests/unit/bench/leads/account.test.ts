import { describe, expect, it } from 'vitest';
import { countLeads, total } from '../../../bench/leads/account';
import { answersOf } from '../../../bench/leads/answers';
import { scenarios } from '../../../bench/leads/scenarios';
import type { InboxLead } from '@/tools/inbox/lead-store';
import { formDefinitions } from '@/leads/forms';
import { formFamilies } from '@/leads/types';
import { formWords } from '../../words';

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

  it('counts every copy as a duplicate if answers can be read', () => {
    const account = countLeads([{ typed, answersRead: true }], [arrived('a'), arrived('a'), arrived('b')]);
    expect(account).toMatchObject({ delivered: 1, duplicates: 2, retries: 0 });
  });

  it('counts only copies with other bytes if answers cannot be read', () => {
    const account = countLeads([{ typed, answersRead: false }], [arrived('a'), arrived('a'), arrived('b')]);
    expect(account).toMatchObject({ delivered: 1, duplicates: 1, retries: 1 });
  });

  it('counts a lead that arrives although its visitor was shown an error, and no lead is missing if none does', () => {
    const sent = [{ typed, answersRead: true, toldWrong: true }];
    expect(countLeads(sent, [])).toEqual({ ...none, sent: 1 });
    expect(countLeads(sent, [arrived('a'), arrived('a')])).toEqual({ ...none, sent: 1, unwanted: 1 });
  });

  it('counts a device whose outbox is not empty at the end, also if its lead has arrived', () => {
    const account = countLeads([{ typed, answersRead: true, waits: true }], [arrived('a')]);
    expect(account).toEqual({ ...none, sent: 1, delivered: 1, stranded: 1 });
  });

  it('counts what a page said that was not so', () => {
    const sent = [{ typed, answersRead: true, complaints: 2 }];
    expect(countLeads(sent, [arrived('a')])).toEqual({ ...none, sent: 1, delivered: 1, misled: 2 });
  });

  it('keeps visitors apart by their phone', () => {
    const other = { ...typed, phone: '(214) 000-0002' };
    const sent = [
      { typed, answersRead: true },
      { typed: other, answersRead: true },
    ];
    const sum = countLeads(sent, [arrived('a'), arrived('b', other)]);
    expect(sum).toEqual({ ...none, sent: 2, delivered: 2 });
    expect(total([sum, sum])).toEqual({ ...none, sent: 4, delivered: 4 });
  });
});

describe('the visitors of the bench', () => {
  it.each(formFamilies)('fill in what the form asks (%s)', (family) => {
    const { fields, validate } = formDefinitions[family];
    const pressed = fields.filter(({ control }) => control === 'select' || control === 'checkbox');
    const values = {
      ...answersOf(family, 7),
      ...Object.fromEntries(pressed.map(({ name }) => [name, 'chosen'])),
    };
    expect(validate(values, formWords)).toEqual({});
  });

  it('play scenarios with different names', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  });
});
