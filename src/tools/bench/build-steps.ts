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
const socialImages = 'social images';

/** Measures from a build's live log how long each step takes. */
export class BuildSteps {
  readonly #seconds = new Map<string, number>();
  #step = 0;
  #since: number;
  #social = 0;
  #socialSince: number | undefined;

  /** @param now time at the start of the build, in seconds */
  constructor(now: number) {
    this.#since = now;
  }

  /**
   * @param line one line of the log
   * @param now time at which it was written, in seconds
   */
  read(line: string, now: number): void {
    const [name, end] = steps[this.#step] ?? [];
    const isEnd = name !== undefined && end?.test(line);
    if (this.#socialSince !== undefined && (isEnd || route.test(line))) {
      this.#social += now - this.#socialSince;
      this.#socialSince = undefined;
    }
    if (socialRoute.test(line)) this.#socialSince = now;
    if (!isEnd) return;
    this.#seconds.set(name, now - this.#since);
    this.#since = now;
    this.#step += 1;
  }

  /** Seconds of each step in order; social images are a separate step and not part of rendering here. */
  seconds(): ReadonlyMap<string, number> {
    return new Map(
      Array.from(this.#seconds).flatMap(([name, time]): [string, number][] =>
        name === 'rendering pages'
          ? [
              [name, time - this.#social],
              [socialImages, this.#social],
            ]
          : [[name, time]],
      ),
    );
  }
}
