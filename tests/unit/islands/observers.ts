import { vi } from 'vitest';

/** Replaces the browser's IntersectionObserver, which happy-dom cannot have without layout. */
export class ManualIntersectionObserver {
  static all: ManualIntersectionObserver[] = [];
  readonly rootMargin: string | undefined;
  readonly targets = new Set<Element>();
  readonly observe = (target: Element) => void this.targets.add(target);
  readonly disconnect = () => this.targets.clear();

  constructor(
    readonly callback: IntersectionObserverCallback,
    { rootMargin }: IntersectionObserverInit = {},
  ) {
    this.rootMargin = rootMargin;
    ManualIntersectionObserver.all.push(this);
  }

  /** Reports that everything observed has come into view, or has left it. */
  static report(isIntersecting: boolean): void {
    for (const observer of this.all) {
      const entries = [...observer.targets].map((target) => ({ target, isIntersecting }));
      if (entries.length) observer.callback(entries as IntersectionObserverEntry[], observer as never);
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
