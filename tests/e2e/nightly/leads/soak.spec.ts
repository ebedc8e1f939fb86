import { openLane } from '../../../bench/leads/lane';
import { playSoak, report } from '../../../bench/leads/soak';
import { dist } from '../../support/built-site';
import { expect, test } from '../../support/test';

/** The first visitors of the soak of `npm run bench:leads`, which plays 150 with each transport. */
const VISITORS = 20;

test.describe.configure({ timeout: 600_000 });

for (const transport of ['cors-json', 'no-cors'] as const)
  test(`of ${VISITORS} visitors nobody loses a request or a picture without a word, with ${transport}`, async ({
    browser,
  }, info) => {
    const sum = await playSoak({ browser, transport, count: VISITORS, lanes: 2 }, (name) =>
      openLane(dist, info.outputPath(name)),
    );
    expect(sum, report(transport, sum)).toMatchObject({
      visitors: VISITORS,
      lost: 0,
      falselyHad: 0,
      picturesGone: 0,
      doubled: 0,
      unfinished: 0,
    });
    // It is about something.
    expect(Math.min(sum.requests, sum.corrections, sum.pictures)).toBeGreaterThan(5);
  });
