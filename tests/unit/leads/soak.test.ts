// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { OUTBOX_PREFIX } from '@/leads/storage-keys';
import { randomFrom } from '../../bench/leads/random';
import { answers, configOf } from './fixtures';
import { leavePage, openTab, stored, useBrowser, webhook } from './tab';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const VISITORS = 200;

useBrowser();

/** How a webhook with readable answers fails. */
const outages = [
  () => new TypeError('Failed to fetch'),
  () => new Response(null, { status: 503 }),
  () => new Response(null, { status: 404 }),
  () => new Response(null, { status: 500 }),
];

it(`of ${VISITORS} visitors with outages of a minute to 30 hours nobody waits longer than ten minutes after it on an open page, nothing is lost, and nothing deleted is sent`, async () => {
  const random = randomFrom(1988);
  vi.spyOn(Math, 'random').mockImplementation(random);
  webhook.isSiteUp = true;
  const { landingLong } = formDefinitions;
  const found = { late: 0, lost: 0, doubled: 0, sentAfterDeletion: 0, delivered: 0, deleted: 0 };
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    webhook.bodies = [];
    localStorage.clear();
    const start = Date.now();
    // Shorter outages are as frequent as longer ones.
    const outage = MINUTE * (30 * 60) ** random();
    const fault = outages[visitor % outages.length]!;
    let arrived = 0;
    webhook.answer = () => {
      if (Date.now() - start < outage) return fault();
      arrived += 1;
      return new Response();
    };
    let tab = await openTab();
    await tab.submitLead(landingLong, { ...answers, details: String(visitor) }, configOf('landingLong'));
    const deletesAt = random() < 0.2 ? random() * outage : Infinity;
    let isDeleted = false;
    /** Since when a page has been open. */
    let openSince = start;
    const isOver = () => isDeleted || (stored().length === 0 && Date.now() - start > outage);
    while (!isOver() && Date.now() - start < 72 * HOUR) {
      // Stays for a while, then leaves, or presses again.
      const stay = Math.min(random() * 3 * HOUR, 72 * HOUR);
      for (let passed = 0; passed < stay && !isOver(); passed += MINUTE) {
        await vi.advanceTimersByTimeAsync(MINUTE);
        const [lead] = stored();
        if (lead && Date.now() - start >= deletesAt) {
          tab.discardLead(lead.place);
          isDeleted = true;
        }
        if (lead && !isDeleted && Date.now() - Math.max(start + outage, openSince) > 10 * MINUTE)
          found.late += 1;
      }
      if (isOver()) break;
      leavePage();
      vi.setSystemTime(Date.now() + random() * 2 * HOUR);
      tab = await openTab();
      openSince = Date.now();
      tab.startDelivery();
    }
    const before = arrived;
    await vi.advanceTimersByTimeAsync(isDeleted ? outage + HOUR : HOUR);
    if (isDeleted) found.deleted += 1;
    if (isDeleted && arrived > 0) found.sentAfterDeletion += 1;
    if (!isDeleted && arrived === 0) found.lost += 1;
    if (arrived > 1 || arrived > before) found.doubled += 1;
    if (arrived === 1) found.delivered += 1;
    expect(Object.keys(localStorage).filter((key) => key.startsWith(OUTBOX_PREFIX))).toEqual([]);
    leavePage();
  }
  expect(found).toMatchObject({ late: 0, lost: 0, doubled: 0, sentAfterDeletion: 0 });
  expect(found.delivered + found.deleted).toBe(VISITORS);
  expect(Math.min(found.delivered, found.deleted)).toBeGreaterThan(20);
}, 60_000);
