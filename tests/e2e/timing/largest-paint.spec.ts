import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveBarePage } from '../../../src/dev/bench/bare-page';
import { largestPaintOnSlowPhone } from '../../../src/dev/bench/slow-phone';
import { templates } from '../support/templates';
import { expect, test } from '../support/test';

/** Largest paint as a multiple of the bare page's. Measured 1.07 to 1.15; a machine that does other work adds to it. */
const timesBare = 1.3;

test.describe('On a slow phone and a slow line', () => {
  test.describe.configure({ mode: 'default' });

  let bare: Server;

  test.beforeAll(async () => void (bare = await serveBarePage('dist', 0)));

  test.afterAll(() => void bare.close());

  for (const path of templates)
    test(`the hero's text of ${path} is read nearly as soon as a page of one line`, async ({
      browser,
      baseURL,
    }) => {
      const bareAddress = `http://localhost:${(bare.address() as AddressInfo).port}/`;
      const { paintedAt: floor } = await largestPaintOnSlowPhone(browser, bareAddress);
      const { paintedAt, paintedTag } = await largestPaintOnSlowPhone(browser, `${baseURL}${path}`);
      const description = `${paintedAt} against ${floor}`;
      test.info().annotations.push({ type: 'really painted, milliseconds', description });
      expect(['h1', 'p']).toContain(paintedTag);
      expect(paintedAt / floor, description).toBeLessThanOrEqual(timesBare);
    });
});
