/** Name of each step of a build, and the line of Astro's log that ends it. */
const steps: readonly (readonly [name: string, end: RegExp])[] = [
  ['settings, content check, content', /\[build\] Collecting build info/],
  ['bundling pages and styles', /building client \(vite\)/],
  ['bundling scripts', /generating static routes/],
  ['rendering pages', /✓ Completed in/],
  ['pictures that were not ready', /✓ Completed in/],
  ["pages' styles and policy", /\[postprocess\]/],
  ['sitemap, offline page', /\[offline-page\]/],
  ['compression that was not done', /\[build\] Complete!/],
];

/** A line before the files of a route; the next one, or the end of rendering, ends the route. */
const route = /[▶λ] src\/pages\//;

/** The route of the social images, a part of the rendering step. */
const socialRoute = /λ src\/pages\/social\//;

/** A line of a build's log, and when it was written, in seconds since the start. */
export interface LogLine {
  line: string;
  at: number;
}

/**
 * How long each step of a build took, in order, from its live log; social images are a separate step and not part of
 * rendering here.
 */
export function secondsOfSteps(log: readonly LogLine[]): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>();
  let since = 0;
  let from = 0;
  for (const [name, end] of steps) {
    const index = log.findIndex(({ line }, place) => place >= from && end.test(line));
    const last = log[index];
    if (!last) break;
    const own = log.slice(from, index + 1);
    const social = own.reduce((sum, { line, at }, place) => {
      const next = own.slice(place + 1).find((one) => route.test(one.line)) ?? last;
      return socialRoute.test(line) ? sum + next.at - at : sum;
    }, 0);
    seconds.set(name, last.at - since - social);
    if (name === 'rendering pages') seconds.set('social images', social);
    since = last.at;
    from = index + 1;
  }
  return seconds;
}
