import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import type { FormFamily } from '@/leads/types';
import { answersOf, FORMS, type Typed } from './answers';
import { readClaims, type Claim } from './claims';
import { newerParts } from './newer-parts';

/** What is wrong with a device's storage. */
export type StorageTrouble = 'none' | 'full' | 'both-full' | 'blocked';

/** One visitor with one phone: a browser context, the form, and what the visitor types into it. */
export type Device = Awaited<ReturnType<typeof startDevice>>;

/** The first page of the next visit: a short page without a form. */
const NEXT_VISIT = '/privacy';

interface DeviceOptions {
  browser: Browser;
  origin: string;
  family: FormFamily;
  visitor: number;
  storage?: StorageTrouble | undefined;
  javaScript?: boolean | undefined;
  /** Whether the device waits for the script of every page before it presses anything. */
  earlyScript?: boolean;
  /** Whether the browser lacks the APIs of `newer-parts.ts`, like the oldest browser that the site supports. */
  old?: boolean | undefined;
  spanish?: boolean;
}

/** The page's clock is moved on in steps of this many milliseconds: less than any wait between two attempts. */
const STEP_MS = 1_000;
/** How often a page may be left for the next one while it is asked something: a form leads to the next page, and it sends. */
const NAVIGATIONS = 5;

/** Three pictures of one pixel; how large ones are made small is tested in `e2e/nightly/leads/photos.spec.ts`. */
export const PICTURES = [1, 2, 3].map((place) => ({
  name: `${place}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}));

/** How long the bench lets the browser work before it looks again, in real milliseconds. */
const LOOK_MS = 25;

/** Starts a device. It is a real browser; only its visitor, its connection and its clock are simulated. */
export async function startDevice(options: DeviceOptions) {
  const {
    browser,
    origin,
    family,
    visitor,
    storage = 'none',
    javaScript = true,
    earlyScript = true,
  } = options;
  const typed = answersOf(family, visitor);
  const { path, spanish, form } = FORMS[family];
  const selector = `form[data-lead-form="${form}"]`;

  // The clock is not moved on during a request: the page limits the seconds of each attempt and would abort it.
  const sending = new Set<Request>();
  const start = async (state?: Awaited<ReturnType<BrowserContext['storageState']>>) => {
    const made = await browser.newContext({
      viewport: { width: 390, height: 500 },
      javaScriptEnabled: javaScript,
      ...(state && { storageState: state }),
    });
    made.setDefaultTimeout(60_000);
    // Moved on instead of waiting in real time.
    if (javaScript) await made.clock.install();
    made.on('request', (request) => void (request.method() === 'POST' && sending.add(request)));
    for (const ended of ['requestfinished', 'requestfailed'] as const)
      made.on(ended as 'requestfinished', (request) => void sending.delete(request));
    if (options.old) await made.addInitScript(removeParts, [...newerParts]);
    if (storage === 'full' || storage === 'both-full') await made.addInitScript(fillStorage, 'localStorage');
    if (storage === 'both-full') await made.addInitScript(fillStorage, 'sessionStorage');
    if (storage === 'blocked') await made.addInitScript(blockStorage);
    return made;
  };
  let context = await start();
  let page = await context.newPage();

  const device = {
    family,
    typed,
    /** What must arrive, where that is not `typed`: what was typed at each press, or what it was corrected to. */
    requests: [] as (typeof typed)[],
    complaints: [] as string[],
    context: () => context,
    page: () => page,
    /** Whether a page is sending something: its attempt would be ended by moving the clock past its time limit. */
    isSending: (): boolean => sending.size > 0,
    /** Opens the form's page in the current tab or in a new one. */
    open: async (inNewTab = false) => {
      const tab = inNewTab ? await context.newPage() : page;
      await goTo(tab, origin + (options.spanish ? spanish : path));
      await tab.waitForSelector(selector, { state: 'attached' });
      // A program presses faster than any person: waits until the early script has replaced the one in the head.
      if (javaScript && earlyScript) await tab.waitForFunction(() => onclick === null);
      return tab;
    },
    /** Fills in the form; with `touch` false without any event, like a password manager. */
    fill: async (tab = page, touch = true) => {
      if (javaScript) await tab.evaluate(typeInto, { selector, typed, touch });
      else await device.fillByHand();
    },
    /** Fills in the form with real key presses and pastes. */
    fillByHand: async () => {
      const control = (name: string) => page.locator(`${selector} [name="${name}"]`);
      for (const [name, value] of Object.entries(typed)) {
        if (name === 'phone') await control(name).pressSequentially(value);
        else await control(name).fill(value);
      }
      for (const select of await page.locator(`${selector} select`).all())
        await select.selectOption({ index: 1 });
      if (await control('consent').count()) await control('consent').check();
    },
    setName: (name: string): void => {
      if ('fullName' in typed) typed.fullName = name;
      else typed.firstName = name;
    },
    /** Chooses three pictures, where the page asks for them after the request. */
    addPictures: async () => {
      const input = page.locator('photo-offer:visible input');
      if (await input.count()) await input.setInputFiles(PICTURES);
    },
    /** Sends another number, where the page asks whether it is right. */
    correctNumber: async (phone: string) => {
      const place = page.locator('sent-number:visible');
      await place.getByRole('button').first().click();
      await place.locator('form input').first().fill(phone);
      await place.locator('form button').first().click();
      typed.phone = phone;
    },
    /** Puts a mistake into an answer: an extra letter in the name, or an incomplete e-mail address. */
    mistype: (what: 'name' | 'email') =>
      page.evaluate(
        ([form, kind]) => {
          const control = document.querySelector<HTMLInputElement>(`${form} [autocomplete$="${kind}"]`);
          if (control)
            control.value = kind === 'email' ? control.value.replace(/\..*/, '') : `${control.value}x`;
        },
        [selector, what] as const,
      ),
    /** Duplicates the tab; like in a browser, the copy gets a copy of its session storage. */
    duplicate: async () => {
      const opened = context.waitForEvent('page');
      await page.evaluate(() => void open(location.href));
      await (await opened).waitForLoadState();
    },
    ready: async (tab = page) => {
      await tab.waitForSelector(`[data-ready] ${selector}`, { state: 'attached' });
    },
    /** Presses the button this many times without waiting for anything. */
    press: async (tab = page, times = 1) => {
      if (!javaScript) return tab.locator(`${selector} button[type="submit"]`).click({ noWaitAfter: true });
      await tab.evaluate(
        ([button, count]) => {
          for (let press = 0; press < count; press += 1) document.querySelector<HTMLElement>(button)?.click();
        },
        [`${selector} button[type="submit"]`, times] as const,
      );
    },
    /** Waits until the first attempt is over: delivered, or back in the outbox. */
    settled: async (tab = page) => {
      await tab
        .waitForFunction(hasSettled, selector, { polling: 100, timeout: 60_000 })
        // The page has gone to the thank-you page: that is the expected result.
        .catch(async (error: unknown) => {
          if (!/\/(thank-you|es\/gracias)$/.test(tab.url())) throw error;
        });
    },
    empty: async (tab = page, withinMs = 60_000): Promise<boolean> => {
      const end = Date.now() + withinMs;
      // Loading another page aborts an evaluation.
      while (Date.now() < end) {
        const left = await tab.evaluate(countWaiting).catch(() => 1);
        if (left === 0) return true;
        if (!device.isSending()) await device.pass(STEP_MS);
        await wait(LOOK_MS);
      }
      return false;
    },
    // Without scripts no page waits for anything; the server still needs a moment.
    pass: (ms: number): Promise<void> => (javaScript ? context.clock.fastForward(ms) : wait(LOOK_MS)),
    /** Whether the tab shows a page of the site and not the browser's error page. */
    isOnSite: () => page.url().startsWith(origin),
    waiting: () => inPage(page, countWaiting, undefined),
    /** The waiting requests that the page's notice lists, or those of a name. */
    waitingRows: (name = '') =>
      page.locator('undelivered-notice [data-request]:visible').filter({ hasText: name }),
    /** Presses the button of the page's notice that deletes the waiting request, or the one of a name. */
    deleteWaiting: async (name?: string) => {
      page.once('dialog', (dialog) => void dialog.accept());
      const place = name ? device.waitingRows(name) : page.locator('undelivered-notice');
      await place.locator('[data-delete]').first().click();
    },
    /** What the page says about requests. */
    claims: (): Promise<Claim[]> => inPage(page, readClaims, undefined),
    leave: async (): Promise<void> => {
      // Tabs are emptied, not closed: Chromium under remote control crashes or opens no more tabs after a tab with a
      // pending request is closed. For the page there is no difference: it ends at once and is not cached.
      await Promise.all(context.pages().map((tab) => goTo(tab, 'about:blank')));
    },
    /** Closes every tab, with what only a tab or a page has kept, and opens a new one. */
    closeTabs: async (): Promise<void> => {
      await device.leave();
      page = await context.newPage();
    },
    /** Leaves, and opens a page of the site after this many hours. */
    comeBack: async (hours: number): Promise<void> => {
      await device.leave();
      await goTo(page, `${origin}/robots.txt`);
      await page.evaluate(age, hours * 3_600_000);
      await page.goto(origin + NEXT_VISIT);
    },
    /** Kills the browser and starts it again with its storage. */
    reboot: async () => {
      const state = await context.storageState();
      await context.close();
      context = await start(state);
      page = await context.newPage();
    },
    close: () => context.close(),
  };
  return device;
}

/** Opens an address. Tries again if the form's own navigation to the thank-you page interrupts it. */
async function goTo(tab: Page, address: string, attempt = 1): Promise<void> {
  try {
    await tab.goto(address);
  } catch (error) {
    if (attempt === 5) throw error;
    await tab.waitForLoadState().catch(() => undefined);
    await goTo(tab, address, attempt + 1);
  }
}

/** What a function finds in the page; asked again where that page has been left for the next one meanwhile. */
export async function inPage<Given, Found>(
  page: Page,
  look: (given: Given) => Found | Promise<Found>,
  given: Given,
  more = NAVIGATIONS,
): Promise<Found> {
  try {
    return (await page.evaluate(look as (given: unknown) => Found, given)) as Found;
  } catch (error) {
    if (!more || !/navigation|context/i.test(String(error))) throw error;
    await page.waitForLoadState();
    return inPage(page, look, given, more - 1);
  }
}

/* These functions run in the page. They are sent there as text, so they can use nothing else of this file. */

function typeInto({ selector, typed, touch }: { selector: string; typed: Typed; touch: boolean }): void {
  const controls = document.querySelector<HTMLFormElement>(selector)?.elements;
  if (!controls) throw new Error(`There is no ${selector} on ${location.pathname}`);
  if (touch) (controls.namedItem('phone') as HTMLElement).focus();
  // Sets values without events, as autofill does in some browsers.
  for (const [name, value] of Object.entries(typed)) {
    const control = controls.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    if (!control) throw new Error(`${selector} has no ${name}`);
    control.value = value;
  }
  for (const control of controls)
    if (control instanceof HTMLSelectElement && !(control.name in typed)) control.selectedIndex = 1;
  const consent = controls.namedItem('consent');
  if (consent instanceof HTMLInputElement) consent.checked = true;
}

function hasSettled(selector: string): boolean {
  const form = document.querySelector<HTMLFormElement>(selector);
  // The form has been sent and the visitor is on another page.
  if (!form) return true;
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  return form.hidden === true || (button?.disabled === false && !button.hasAttribute('aria-busy'));
}

function countWaiting(): number {
  let count = 0;
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      count += Object.keys(window[area]).filter((key) => key.startsWith('waiting-request:')).length;
    } catch {
      // Blocked: nothing can wait there.
    }
  }
  return count;
}

/** Moves every time in the storage back, as if that much time had passed. */
function age(milliseconds: number): void {
  const times = ['created', 'pressedAt', 'triedAt', 'nextAt', 'notBefore', 'leaseUntil', 'at'];
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const [key, value] of Object.entries(window[area])) {
        if (!key.startsWith('waiting-request:')) continue;
        const aged = JSON.parse(String(value), (name, entry: unknown) =>
          typeof entry === 'number' && entry > 0 && (times.includes(name) || name === '')
            ? entry - milliseconds
            : entry,
        ) as unknown;
        window[area].setItem(key, JSON.stringify(aged));
      }
    } catch {
      // Blocked: nothing waits there.
    }
  }
}

function removeParts(parts: readonly string[]): void {
  for (const part of parts) {
    const names = part.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<unknown>(
      (whole, step) => (whole as Record<string, unknown>)[step],
      globalThis,
    );
    // Not deleted, because an inherited property would then be found.
    Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true });
  }
}

/** Leaves no room in an area of storage. */
export function fillStorage(area: string): void {
  const full = window[area as 'localStorage'];
  for (let size = 1 << 22; size >= 1; size >>= 1) {
    try {
      for (let part = 0; ; part += 1) full.setItem(`full-${size}-${part}`, 'x'.repeat(size));
    } catch {
      // This size no longer fits; a smaller one may.
    }
    if (size < 64) break;
  }
}

/** Lets every use of storage throw, as private windows of some browsers and devices of some companies do. */
export function blockStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, {
      // A method: compilers wrap functions that get a name from a property in a helper, which the page does not have.
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}
