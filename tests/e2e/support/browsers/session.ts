/** An element of the current page, as an object of the browser's library. */
export interface Handle {
  click: () => Promise<void>;
}

/** A window of one of Debian's browsers that Playwright cannot drive, with what the tests need. */
export interface Session {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  url: () => Promise<string>;
  /**
   * Runs the body of a function in the page.
   * @param given its `arguments`: plain values and handles
   * @returns what it returns; an element comes as a `Handle`
   */
  run: (body: string, ...given: unknown[]) => Promise<unknown>;
  type: (element: Handle, text: string) => Promise<void>;
  choose: (list: Handle, value: string) => Promise<void>;
  pressKey: (key: 'Escape' | 'Enter') => Promise<void>;
  /** Ends the session and everything that was started for it. */
  end: () => Promise<void>;
}

/** A browser that visitors use and that Playwright cannot drive here. */
export interface BrowserKind {
  name: string;
  /** The program that must be installed; `npm test` does that before the tests. */
  program: string;
  /** Starts it with one empty window as wide as a phone. */
  start: () => Promise<Session>;
}
