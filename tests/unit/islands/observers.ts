import { vi } from 'vitest';

/** Replaces the browser's IntersectionObserver, which happy-dom cannot have without layout. */
export class ManualIntersectionObserver implements IntersectionObserver {
  static all: ManualIntersectionObserver[] = [];
  readonly root = null;
  readonly scrollMargin = '';
  readonly rootMargin: string;
  readonly thresholds: readonly number[];
  readonly targets = new Set<Element>();

  constructor(
    readonly callback: IntersectionObserverCallback,
    options: IntersectionObserverInit = {},
  ) {
    this.rootMargin = options.rootMargin ?? '';
    this.thresholds = [options.threshold ?? 0].flat();
    ManualIntersectionObserver.all.push(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  /** Reports that everything observed has come into view, or has left it. */
  static report(isIntersecting: boolean): void {
    for (const observer of this.all) {
      const entries = [...observer.targets].map((target) => ({ target, isIntersecting }));
      if (entries.length) observer.callback(entries as IntersectionObserverEntry[], observer);
    }
  }

  /** Takes the place of the global one. */
  static install(): void {
    this.all = [];
    vi.stubGlobal('IntersectionObserver', this);
  }
}

/** Answers every media query with yes or no. */
export function stubMedia(matches: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: matches(query), media: query }),
  );
}
