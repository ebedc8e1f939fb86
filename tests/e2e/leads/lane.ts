import { openLane, type Lane } from '@/dev/bench-leads/lane';
import { dist } from '../site/built-site';
import { test as base } from '../support/test';

/** A test with a copy of the site and a lead inbox of its own, whose faults meet no other test. */
export const test = base.extend<{ lane: Lane }>({
  lane: async ({}, use, info) => {
    const lane = await openLane(dist, info.outputPath('leads.jsonl'));
    await use(lane);
    await lane.close();
  },
  // The lane is there before the page and closes after it, which may still be loading what comes next.
  page: async ({ lane: _lane, page }, use) => use(page),
});

export { expect } from '../support/test';
