import { openLane, type Lane } from '../../bench/leads/lane';
import { dist } from './built-site';
import { test as base } from './test';

/** A test with its own server of the site and its own lead inbox, so that faults affect no other test. */
export const test = base.extend<{ lane: Lane }>({
  lane: async ({}, use, info) => {
    const lane = await openLane(dist, info.outputPath('leads.jsonl'));
    await use(lane);
    await lane.close();
  },
  // The lane starts before the page and closes after it, because the page may still load something.
  page: async ({ lane: _lane, page }, use) => use(page),
});

export { expect } from './test';
