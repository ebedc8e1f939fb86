import { expect, it } from 'vitest';
import { secondsOfSteps } from '@/tools/bench/build-steps';

it('The steps of a build are told apart by the lines of its log', () => {
  const log: [seconds: number, line: string][] = [
    [1, '10:43:39 [content] Synced content'],
    [2, '10:43:39 [build] Collecting build info...'],
    [2.1, '10:43:39 [build] ✓ Completed in 1.83s.'],
    [5, ' building client (vite) '],
    [9, ' generating static routes '],
    [10, '10:43:52 ▶ src/pages/index.astro'],
    [10.2, '10:43:52   └─ /index.html (+194ms) '],
    [11, '10:43:52 λ src/pages/social/[...file].ts'],
    // Made at the same time: their times add up to more than the step took.
    [12.9, '10:43:52   ├─ /social/about.png (+1.80s) '],
    [13, '10:43:53   ├─ /social/index.png (+1.90s) '],
    [13, '10:43:53 ▶ src/pages/thank-you.astro'],
    [14, '10:43:56 ✓ Completed in 6.62s.'],
    [15, '10:44:30 ✓ Completed in 1.02s.'],
    [17, '10:44:33 [postprocess] 46 pages, 10 KB less style in each'],
    [18, '10:44:33 [offline-page] keeps 7 files for offline visitors'],
    [20, '10:44:37 [build] Complete!'],
  ];
  const seconds = [...secondsOfSteps(log.map(([at, line]) => ({ at, line })))];
  expect(seconds.map(([, time]) => Number(time.toFixed(3)))).toEqual([2, 3, 4, 3, 2, 1, 2, 1, 2]);
  expect(seconds[4]?.[0]).toBe('social images');
});
