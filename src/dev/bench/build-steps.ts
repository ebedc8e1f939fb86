/** What a step of a build is called, and the line of Astro's log with which it ends. */
const steps: readonly (readonly [name: string, end: RegExp])[] = [
  ['settings, content check, content', /\[build\] Collecting build info/],
  ['bundling pages and styles', /building client \(vite\)/],
  ['bundling scripts', /generating static routes/],
  ['rendering pages', /✓ Completed in/],
  ['pictures that were not ready', /✓ Completed in/],
  ["pages' styles and policy", /\[finish-pages\]/],
  ['sitemap, offline page', /\[offline-page\]/],
  ['compression that was not done', /\[build\] Complete!/],
];

/** Part of the time for rendering: the social images, each of which says how long it took. */
const socialImages = 'social images';
const socialImage = /\/social\/\S+\.png \(\+([\d.]+)(ms|s)\)/;

/** Tells from a build's log how long each step took, while it is being written. */
export class BuildSteps {
  readonly #seconds = new Map<string, number>();
  #step = 0;
  #since: number;
  #social = 0;

  /** @param now seconds on a clock, when the build begins */
  constructor(now: number) {
    this.#since = now;
  }

  /** @param line of the log @param now seconds on the same clock, when it was written */
  read(line: string, now: number): void {
    const [, time, unit] = socialImage.exec(line) ?? [];
    if (time) this.#social += Number(time) / (unit === 's' ? 1 : 1000);
    const [name, end] = steps[this.#step] ?? [];
    if (!name || !end?.test(line)) return;
    this.#seconds.set(name, now - this.#since);
    this.#since = now;
    this.#step += 1;
  }

  /** Seconds of each step, in their order; social images are taken out of rendering. */
  seconds(): ReadonlyMap<string, number> {
    return new Map(
      Array.from(this.#seconds).flatMap(([name, time]): [string, number][] =>
        name === 'rendering pages'
          ? [
              [name, Math.max(0, time - this.#social)],
              [socialImages, Math.min(time, this.#social)],
            ]
          : [[name, time]],
      ),
    );
  }
}
