import { beforeEach, describe, expect, it, vi } from 'vitest';
import { workflowOf } from '../../bench/receivers/recipes';
import { run } from './steps';

const workflow = workflowOf('booked-jobs');

type Row = Record<string, unknown>;

const clickedAt = '2026-11-18T09:00:00.000Z';
const row = (phone: string, ids: object, cells: Row = {}): Row => ({
  id: 1,
  phone,
  sent: '2026-11-18T09:01:00.000Z',
  clicks: JSON.stringify({ at: clickedAt, ...ids }),
  ...cells,
});
const booked = { called: 'x', booked: '480', bookedAt: '2026-11-20T14:30:00.000Z' };
const file = (...rows: Row[]) =>
  String(run(workflow, 'Write the file', rows)[0]?.json.csv)
    .trim()
    .split('\n');
const book = (body: object, ...rows: Row[]) =>
  run(workflow, 'Find its request', rows, { 'The office’s program books a job': [{ body }] })[0]?.json;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') }));
describe('The workflow that tells the ad platform of booked jobs', () => {
  it('makes one line of a booked request from an ad, without name and phone', () => {
    const lines = file(
      row('(214) 555-0142', { gclid: 'Cj0K' }, booked),
      row('(214) 555-0143', { gclid: 'x' }),
    );
    expect(lines).toEqual([
      'Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
      'Cj0K,,,Booked job,2026-11-20 14:30:00+00:00,480,USD',
    ]);
    expect(lines.join()).not.toContain('0142');
  });

  it('finds the click of an earlier request from that number, and no later one', () => {
    const before = row('+1 214 555 0142', { gbraid: 'g', wbraid: 'w' });
    const after = row('2145550142', { gclid: 'later' }, { sent: '2026-11-20T14:59:00.000Z' });
    const job = row('2145550142', {}, { ...booked, clicks: '', sent: '2026-11-19T09:00:00.000Z' });
    expect(file(before, job, after)[1]).toBe(',g,,Booked job,2026-11-20 14:30:00+00:00,480,USD');
  });

  it('makes no line without a click, of another platform’s click, or of an amount that nobody can read', () => {
    expect(file(row('1', {}, booked), row('2', { msclkid: 'm' }, booked), { id: 3 })).toHaveLength(1);
    expect(file(row('1', { gclid: 'a' }, { ...booked, booked: 'a lot' }))).toHaveLength(1);
    expect(file(row('1', { gclid: 'a' }, { ...booked, booked: '$1,200.50' }))[1]).toContain(',1200.5,USD');
    expect(file({ ...row('1', {}, booked), clicks: 'edited' })).toHaveLength(1);
  });

  it('leaves out clicks and jobs of more than 90 days ago', () => {
    expect(file(row('1', { gclid: 'a', at: '2026-08-01T00:00:00Z' }, booked))).toHaveLength(1);
    vi.advanceTimersByTime(91 * 24 * 3600_000);
    expect(file(row('1', { gclid: 'a' }, booked))).toHaveLength(1);
  });

  it('lets no text become a formula in a sheet', () => {
    expect(file(row('1', { gclid: '=HYPERLINK("x"),1' }, booked))[1]).toMatch(/^HYPERLINK\(x\)1,,,/);
  });

  it('takes a job from the office’s own program, for the newest request from that number, once', () => {
    const old = row('2145550142', {}, { id: 1, sent: '2026-11-01T09:00:00.000Z' });
    const fresh = row('(214) 555-0142', {}, { id: 2 });
    const cells = {
      id: 2,
      called: '2026-11-20T15:00:00.000Z',
      booked: '480',
      bookedAt: '2026-11-20T15:00:00.000Z',
    };
    expect(book({ phone: '+1 214 555 0142', value: 480 }, old, fresh)).toEqual({
      answer: { booked: true },
      cells,
    });
    expect(
      book({ phone: '2145550142', value: 480, at: '2026-11-20T16:00:00Z' }, old, { ...fresh, ...cells }),
    ).toEqual({
      answer: { booked: true },
      cells,
    });
  });

  it.each([
    [{ phone: '2145550142', value: 'much' }, 'not a number of dollars'],
    [{ phone: '2145550142' }, 'not a number of dollars'],
    [{ phone: '2145550142', value: 5, at: 'soon' }, 'at is not a time'],
    [{ phone: '2145550149', value: 5 }, 'no request has this phone number'],
    [{ value: 5 }, 'no request has this phone number'],
  ])('says what is wrong with %o', (body, why) => {
    const answer = book(body, row('2145550142', {}), row('', {}))?.answer as { booked: boolean; why: string };
    expect(answer.booked).toBe(false);
    expect(answer.why).toContain(why);
  });
});
