import type { Browser, BrowserContext, Page, Request } from 'playwright';
import type { FormFamily } from '../../leads/types';
import { answersOf, FORMS, type Typed } from './answers';
import { newerParts } from './newer-parts';

/** What is wrong with a device's storage from the start. */
export type StorageTrouble = 'none' | 'full' | 'blocked';

/** One visitor with one phone: a browser context, the form in front of them, and what they type into it. */
export interface Device {
  family: FormFamily;
  typed: Typed & { phone: string };
  context: () => BrowserContext;
  page: () => Page;
  /** Opens the form's page in the tab at hand, or in a new one. */
  open: (inNewTab?: boolean) => Promise<Page>;
  /** Types without pressing; `touch` false leaves the form's code alone, as a password manager does. */
  fill: (page?: Page, touch?: boolean) => Promise<void>;
  /** Types and pastes into one control after the other, as a person with a keyboard does. */
  fillByHand: () => Promise<void>;
  /** Changes an answer into one that the visitor will correct: a letter too many in the name, an e-mail cut short. */
  mistype: (what: 'name' | 'email') => Promise<void>;
  /** Until the form says that something is wrong. */
  toldWrong: () => Promise<void>;
  /** Opens a copy of the tab, with its own storage copied as a browser does it. */
  duplicate: () => Promise<void>;
  /** Until the form's island answers. */
  ready: (page?: Page) => Promise<void>;
  /** Presses the button this often in one go, and does not wait for anything. */
  press: (page?: Page, times?: number) => Promise<void>;
  /** Until the first attempt has come to something: delivered, or back in the outbox. */
  settled: (page?: Page) => Promise<void>;
  /** Until nothing waits on the device any more, or the time is over. */
  empty: (page?: Page, withinMs?: number) => Promise<boolean>;
  /** Lets so many milliseconds pass for the page. */
  pass: (ms: number) => Promise<void>;
  /** Whether the tab shows a page of the site, and not the browser's error page. */
  isOnSite: () => boolean;
  /** How many leads wait in the device's lasting storage. */
  waiting: () => Promise<number>;
  /** Leaves the site at once, in every tab. */
  leave: () => Promise<void>;
  /** Leaves, and opens a page of the site after this many hours. */
  comeBack: (hours: number) => Promise<void>;
  /** The browser is killed and started again; what it had stored is there. */
  reboot: () => Promise<void>;
  close: () => Promise<void>;
}

/** A page that carries no form and little else: where the next visit begins. */
const NEXT_VISIT = '/privacy';

interface DeviceOptions {
  browser: Browser;
  origin: string;
  family: FormFamily;
  /** A number that no other device of the run has. */
  visitor: number;
  storage: StorageTrouble;
  javaScript: boolean;
  /** Whether the script that every page runs comes before anything is pressed. */
  earlyScript: boolean;
  /** Whether the browser lacks what is younger than the oldest that the site supports (`newer-parts.ts`). */
  old?: boolean;
  /** Whether the page's clock is moved on wherever it only waits for a time to come. */
  skipsWaits: boolean;
}

/** How far the page's clock is moved on at a time, in milliseconds: less than any wait between two attempts. */
const STEP_MS = 1_000;

/** Starts a device. Nothing of it is simulated but its owner, its connection and the passing of hours. */
export async function startDevice(options: DeviceOptions): Promise<Device> {
  const { browser, origin, family, visitor, storage, javaScript, earlyScript } = options;
  const skipsWaits = options.skipsWaits && javaScript;
  const typed = answersOf(family, visitor);
  const place = FORMS[family];
  if (!place) throw new Error(`Name a page with a form of the ${family} family in bench-leads/answers.ts.`);
  const { path, form } = place;
  const selector = `form[data-lead-form="${form}"]`;

  // A clock that is moved on during a request would end it, as the page gives each attempt so many seconds.
  const sending = new Set<Request>();
  const start = async (state?: Awaited<ReturnType<BrowserContext['storageState']>>) => {
    const made = await browser.newContext({
      viewport: { width: 390, height: 500 },
      javaScriptEnabled: javaScript,
      ...(state && { storageState: state }),
    });
    made.setDefaultTimeout(60_000);
    if (skipsWaits) await made.clock.install();
    made.on('request', (request) => void (request.method() === 'POST' && sending.add(request)));
    for (const ended of ['requestfinished', 'requestfailed'] as const)
      made.on(ended as 'requestfinished', (request) => void sending.delete(request));
    if (options.old) await made.addInitScript(removeParts, [...newerParts]);
    if (storage === 'full') await made.addInitScript(fillStorage);
    if (storage === 'blocked') await made.addInitScript(blockStorage);
    return made;
  };
  let context = await start();
  let page = await context.newPage();

  const device: Device = {
    family,
    typed,
    context: () => context,
    page: () => page,
    open: async (inNewTab = false) => {
      const tab = inNewTab ? await context.newPage() : page;
      await goTo(tab, origin + path);
      await tab.waitForSelector(selector, { state: 'attached' });
      // Nobody's fingers are faster than that, but a program's are: it takes over from the script in the head.
      if (javaScript && earlyScript) await tab.waitForFunction(() => onclick === null);
      return tab;
    },
    fill: async (tab = page, touch = true) => {
      const control = (name: string) => tab.locator(`${selector} [name="${name}"]`);
      if (!javaScript) {
        for (const [name, value] of Object.entries(typed)) await control(name).fill(value);
        await control('service').selectOption({ index: 1 });
        if (await control('consent').count()) await control('consent').check();
        return;
      }
      await tab.evaluate(typeInto, { selector, typed, touch });
    },
    fillByHand: async () => {
      for (const [name, value] of Object.entries(typed)) {
        const control = page.locator(`${selector} [name="${name}"]`);
        if (name === 'phone') await control.pressSequentially(value);
        else await control.fill(value);
      }
      await page.locator(`${selector} [name="service"]`).selectOption({ index: 1 });
      const consent = page.locator(`${selector} [name="consent"]`);
      if (await consent.count()) await consent.check();
    },
    mistype: (what) =>
      page.evaluate(
        ([form, kind]) => {
          const control = document.querySelector<HTMLInputElement>(`${form} [autocomplete$="${kind}"]`);
          if (control)
            control.value = kind === 'email' ? control.value.replace(/\..*/, '') : `${control.value}x`;
        },
        [selector, what] as const,
      ),
    toldWrong: async () => void (await page.waitForSelector(`${selector} [aria-invalid="true"]`)),
    duplicate: async () => {
      const opened = context.waitForEvent('page');
      await page.evaluate(() => void open(location.href));
      await (await opened).waitForLoadState();
    },
    ready: async (tab = page) => {
      await tab.waitForSelector(`astro-island[data-ready] ${selector}`, { state: 'attached' });
    },
    press: async (tab = page, times = 1) => {
      if (!javaScript) return tab.locator(`${selector} button[type="submit"]`).click({ noWaitAfter: true });
      await tab.evaluate(
        ([button, count]) => {
          for (let press = 0; press < count; press += 1) document.querySelector<HTMLElement>(button)?.click();
        },
        [`${selector} button[type="submit"]`, times] as const,
      );
    },
    settled: async (tab = page) => {
      await tab
        .waitForFunction(hasSettled, selector, { polling: 100, timeout: 60_000 })
        // The step to the thank-you page is the best of outcomes.
        .catch(async (error: unknown) => {
          if (!tab.url().endsWith('/thank-you')) throw error;
        });
    },
    empty: async (tab = page, withinMs = 60_000) => {
      const end = Date.now() + withinMs;
      // Another page may come in between, which ends an evaluation.
      while (Date.now() < end) {
        const left = await tab.evaluate(countWaiting).catch(() => 1);
        if (left === 0) return true;
        if (skipsWaits && sending.size === 0) await context.clock.fastForward(STEP_MS);
        await new Promise((resolve) => setTimeout(resolve, skipsWaits ? 25 : 150));
      }
      return false;
    },
    pass: (ms) => (skipsWaits ? context.clock.fastForward(ms) : page.waitForTimeout(ms)),
    isOnSite: () => page.url().startsWith(origin),
    waiting: () =>
      page.evaluate(countWaiting).catch(async () => {
        // The form's own step to the next page has come in between.
        await page.waitForLoadState();
        return page.evaluate(countWaiting);
      }),
    leave: async () => {
      // Emptied and not closed: Chromium, remote-controlled, crashes or opens no more tabs when a tab goes whose last
      // request is still on its way. To the page it is the same: it is gone at once, with no cache that could keep it.
      await Promise.all(context.pages().map((tab) => goTo(tab, 'about:blank')));
    },
    comeBack: async (hours) => {
      await device.leave();
      await goTo(page, `${origin}/robots.txt`);
      await page.evaluate(age, hours * 3_600_000);
      await page.goto(origin + NEXT_VISIT);
    },
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

/** Opens an address, also where the form's own step to the thank-you page comes in between. */
async function goTo(tab: Page, address: string, attempt = 1): Promise<void> {
  try {
    await tab.goto(address);
  } catch (error) {
    if (attempt === 5) throw error;
    await tab.waitForLoadState().catch(() => undefined);
    await goTo(tab, address, attempt + 1);
  }
}

/* What runs in the page. Each function is sent there as text: it can use nothing from this file, nor name a function. */

function typeInto({ selector, typed, touch }: { selector: string; typed: Typed; touch: boolean }): void {
  const controls = document.querySelector<HTMLFormElement>(selector)?.elements;
  if (!controls) throw new Error(`There is no ${selector} on ${location.pathname}`);
  if (touch) (controls.namedItem('phone') as HTMLElement).focus();
  // Values without events: what autofill does in some browsers, and the harder case.
  for (const [name, value] of Object.entries(typed)) {
    const control = controls.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    if (!control) throw new Error(`${selector} has no ${name}`);
    control.value = value;
  }
  (controls.namedItem('service') as HTMLSelectElement).selectedIndex = 1;
  const consent = controls.namedItem('consent');
  if (consent instanceof HTMLInputElement) consent.checked = true;
}

function hasSettled(selector: string): boolean {
  const form = document.querySelector<HTMLFormElement>(selector);
  // The form has done its work and the visitor stands on another page.
  if (!form) return true;
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  return form.hidden === true || (button?.disabled === false && !button.hasAttribute('aria-busy'));
}

function countWaiting(): number {
  let count = 0;
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      count += Object.keys(window[area]).filter((key) => /^lead(-form)?:/.test(key)).length;
    } catch {
      // Blocked: nothing can wait there.
    }
  }
  return count;
}

/** Lets hours pass for what is stored: every time in it lies that much further back. */
function age(milliseconds: number): void {
  const times = ['created', 'nextAt', 'notBefore', 'leaseUntil', 'at'];
  for (const [key, value] of Object.entries(localStorage)) {
    if (!key.startsWith('lead')) continue;
    const aged = JSON.parse(String(value), (name, entry: unknown) =>
      typeof entry === 'number' && entry > 0 && (times.includes(name) || name === '')
        ? entry - milliseconds
        : entry,
    ) as unknown;
    localStorage.setItem(key, JSON.stringify(aged));
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
    // Not deleted: what is inherited would come through.
    Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true });
  }
}

function fillStorage(): void {
  for (let size = 1 << 22; size >= 1; size >>= 1) {
    try {
      for (let part = 0; ; part += 1) localStorage.setItem(`full-${size}-${part}`, 'x'.repeat(size));
    } catch {
      // This size no longer fits; the next smaller one may.
    }
    if (size < 64) break;
  }
}

function blockStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}
