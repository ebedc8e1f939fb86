// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { formFamilies } from '@/leads/types';
import type { LeadRecord } from '@/leads/outbox';
import { answers, configOf } from './fixtures';
import { formWords, noticeWith } from '../words';
import { openTab, stored, useBrowser, webhook, withTracker } from './tab';

useBrowser();

const timestamp = '2026-11-20T15:04:05.678Z';
const right = '(214) 555-0199';
const note = 'The right number for {timestamp}.';
const sent = () => webhook.bodies.map((body) => JSON.parse(body) as Record<string, string>);

/** Sends a request of a family, and corrects its number once or more often. */
async function correct(
  family: (typeof formFamilies)[number],
  during?: () => void,
  numbers: readonly string[] = [right],
) {
  const { submitLead } = await openTab();
  const { correctNumber } = await import('@/leads/correct-number');
  const outcome = await submitLead(formDefinitions[family], answers, configOf(family), new Date(timestamp));
  during?.();
  let { lead } = outcome as { lead: LeadRecord };
  for (const number of numbers) {
    const corrected = await correctNumber(lead, number, note);
    if ('lead' in corrected) ({ lead } = corrected);
  }
}

describe('a corrected phone number', () => {
  it.each(formFamilies)('follows a request that the office has, in the same shape (%s)', async (family) => {
    await correct(family);
    const [first = {}, second = {}] = sent();
    expect(Object.keys(second)).toEqual(Object.keys(first));
    expect(second.phone).toBe(right);
    const text = second.message ?? second.details;
    if (text === undefined) expect(second.timestamp).toBe(timestamp);
    else expect(text).toBe(`The right number for ${timestamp}.\n${first.message ?? first.details}`);
  });

  it.each(formFamilies)('replaces a request that still waits (%s)', async (family) => {
    webhook.answer = () => new TypeError('Failed to fetch');
    await correct(family, () => (webhook.answer = () => new Response()));
    expect(stored()).toEqual([]);
    const [first, second] = sent();
    expect(second).toEqual({ ...first, phone: right });
  });

  it('replaces a correction that still waits, so that only one number is the right one', async () => {
    webhook.answer = (count) => (count === 1 ? new Response() : new TypeError('Failed to fetch'));
    await correct('contact', undefined, ['(214) 555-0101', right]);
    expect(stored()).toHaveLength(1);
    const message = `The right number for ${timestamp}.\n${answers.message}`;
    expect(JSON.parse(stored()[0]!.body)).toMatchObject({ phone: right, message });
  });

  it('is sent although the day is over, the consent box was left empty, or the message is as long as it may be', async () => {
    const { submitLead } = await openTab();
    const { correctNumber } = await import('@/leads/correct-number');
    document.body.innerHTML = noticeWith(formWords);
    const config = configOf('contact', { consentOptional: true });
    const values = { ...answers, consent: '', preferredDate: '2026-11-20', message: 'x'.repeat(10_000) };
    for (const answer of [new TypeError('Failed to fetch'), new Response()]) {
      vi.setSystemTime(new Date('2026-11-20T12:00:00Z'));
      webhook.answer = () => answer;
      const outcome = await submitLead(formDefinitions.contact, values, config);
      vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
      webhook.answer = () => new Response();
      const corrected = await correctNumber((outcome as { lead: LeadRecord }).lead, right, note);
      expect(corrected.status).toBe('delivered');
      expect(sent().at(-1)).toMatchObject({ phone: right, preferredDate: '2026-11-20' });
      vi.advanceTimersByTime(3600_000);
    }
  });

  it('keeps the value and the service of the conversion', async () => {
    const gtag = withTracker();
    document.body.dataset.leadValue = '250';
    webhook.answer = () => new TypeError('Failed to fetch');
    await correct('quote', () => {
      delete document.body.dataset.leadValue;
      webhook.answer = () => new Response();
    });
    expect(gtag.mock.calls[0]?.[2]).toMatchObject({ value: 250, service: answers.service });
  });

  const down = () => (webhook.answer = () => new TypeError('Failed to fetch'));
  const up = () => (webhook.answer = () => new Response());

  it.each([
    ['has', up, up, [right]],
    ['does not have yet', down, up, [right]],
    ['has, and that is corrected itself while it waits,', up, down, ['(214) 555-0101', right]],
  ] as const)('of a request that the office %s is no second lead', async (_, first, then, numbers) => {
    for (const family of formFamilies) {
      const gtag = withTracker();
      first();
      await correct(family, then, numbers);
      up();
      (await openTab()).startDelivery();
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      expect(stored()).toEqual([]);
      expect(gtag.mock.calls.filter(([, name]: unknown[]) => name === 'generate_lead')).toHaveLength(1);
      vi.advanceTimersByTime(60 * 60_000);
    }
  });
});
