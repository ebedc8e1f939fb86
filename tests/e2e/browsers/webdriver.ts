/**
 * The commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that a visitor's steps need, as WebKit's driver
 * takes them (HTTP) and as Firefox takes them (Marionette). Playwright drives neither browser as Debian ships it.
 */
export const commands = {
  open: { http: ['POST', '/url'], marionette: 'WebDriver:Navigate' },
  back: { http: ['POST', '/back'], marionette: 'WebDriver:Back' },
  click: { http: ['POST', '/element/{id}/click'], marionette: 'WebDriver:ElementClick' },
  type: { http: ['POST', '/element/{id}/value'], marionette: 'WebDriver:ElementSendKeys' },
  run: { http: ['POST', '/execute/sync'], marionette: 'WebDriver:ExecuteScript' },
  picture: { http: ['GET', '/screenshot'], marionette: 'WebDriver:TakeScreenshot' },
  quit: { http: ['DELETE', ''], marionette: 'WebDriver:DeleteSession' },
} as const;

/** The name of a command. */
export type Command = keyof typeof commands;

/** A session in a browser: takes commands, gives what they return. */
export interface Session {
  /** @throws Error with what the browser says when it refuses the command */
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
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

/** What WebDriver calls an element in its answers and parameters. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page, as WebDriver names it. */
export type ElementReference = Record<typeof elementKey, string>;

/** The identifier of an element for a command's address. */
export const idOf = (element: ElementReference): string => element[elementKey];
