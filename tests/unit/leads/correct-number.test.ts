// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { formFamilies } from '@/leads/names';
import { answers, configOf } from './fixtures';
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
  const config = configOf(family);
  await submitLead(formDefinitions[family], answers, config, new Date(timestamp));
  during?.();
  const { page, source } = config;
  const lead = { timestamp, phone: answers.phone, family };
  const request = {
    phone: answers.phone,
    values: answers,
    settings: { family, page, source },
    timestamp,
    lead,
  };
  for (const number of numbers) await correctNumber(request, number, note);
}

describe('a corrected phone number', () => {
  it.each(formFamilies)(
    'follows a request that the office has, with nothing new in its shape (%s)',
    async (family) => {
      await correct(family);
      const [first = {}, second = {}] = sent();
      expect(Object.keys(second)).toEqual(Object.keys(first));
      expect(second.phone).toBe(right);
      const text = second.message ?? second.details;
      if (text === undefined) expect(second.timestamp).toBe(timestamp);
      else expect(text).toBe(`The right number for ${timestamp}.\n${first.message ?? first.details}`);
    },
  );

  it.each(formFamilies)('replaces a request that still waits (%s)', async (family) => {
    webhook.answer = () => new TypeError('Failed to fetch');
    await correct(family, () => (webhook.answer = () => new Response()));
    expect(stored()).toEqual([]);
    const [first, second] = sent();
    expect(second).toEqual({ ...first, phone: right });
  });

  const down = () => (webhook.answer = () => new TypeError('Failed to fetch'));
  const up = () => (webhook.answer = () => new Response());

  it.each([
    ['has', up, up, [right]],
    ['does not have yet', down, up, [right]],
    ['has, and that is corrected itself while it waits,', up, down, ['(214) 555-0101', right]],
  ] as const)(
    'of a request that the office %s is no second lead for the ads',
    async (_, first, then, numbers) => {
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
    },
  );
});
