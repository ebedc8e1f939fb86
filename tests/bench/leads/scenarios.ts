import { formDefinitions } from '@/leads/forms';
import type { FormFamily, Transport } from '@/leads/types';
import type { Fault } from '@/tools/inbox/faults';
import type { Device, StorageTrouble } from './device';
import type { ScriptTrouble } from './site';

/** How the webhook fails while visitors press the button. */
export type WebhookTrouble =
  | Partial<Fault>
  /** It refuses connections and comes back later. */
  | 'down'
  /** It never comes back; the next deploy sends to another address. */
  | 'gone';

/**
 * One row of the bench. All its devices run `during` while the fault lasts. Then the fault ends, except faults of the
 * device itself, and all run `after`.
 */
export interface Scenario {
  /** Name in the table. */
  name: string;
  about: 'webhook' | 'device' | 'storage' | 'script';
  /** Transports to play it with; `own` is each family's default. */
  transports: readonly (Transport | 'own')[];
  /** Default: all four. */
  families?: readonly FormFamily[];
  webhook?: WebhookTrouble;
  scripts?: ScriptTrouble;
  storage?: StorageTrouble;
  javaScript?: boolean;
  /** Whether the browser lacks the APIs of `newer-parts.ts`. */
  old?: boolean;
  /**
   * Whether the visitor is shown an error and does not correct it, or deletes the request; nothing may arrive then.
   */
  toldWrong?: boolean;
  /** Whether some answers are lost, even with a transport that can read them. */
  answersLost?: boolean;
  /**
   * Why leads may be missing although the device came back. `unseen`: the webhook refused them and `no-cors` cannot
   * read that; `gone`: the device lost its storage. Such rows are printed but not counted.
   */
  excuse?: (transport: Transport | 'own', family: FormFamily) => 'unseen' | 'gone' | undefined;
  during: (device: Device) => Promise<void>;
  after?: (device: Device) => Promise<void>;
}

const READABLE = ['cors-json', 'cors-text'] as const;
const EVERY = ['no-cors', ...READABLE] as const;
const MAIN = ['no-cors', 'cors-json'] as const;
const OWN = ['own'] as const;

/** Opens the form, fills it in, waits for its code, and presses the button. */
async function send(device: Device, times = 1): Promise<void> {
  await device.open();
  await device.fill();
  await device.ready();
  await device.press(undefined, times);
}

async function sendAndSettle(device: Device): Promise<void> {
  await send(device);
  await device.settled();
}

/** Three pictures of one pixel; how large ones are made small is tested in `e2e/leads/photos.spec.ts`. */
const PICTURES = [1, 2, 3].map((place) => ({
  name: `${place}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}));

/** Chooses three pictures, where the page asks for them after the request. */
async function addPictures(device: Device): Promise<void> {
  const input = device.page().locator('photo-offer:visible input');
  if (await input.count()) await input.setInputFiles(PICTURES);
}

async function sendWithPictures(device: Device): Promise<void> {
  await sendAndSettle(device);
  await addPictures(device);
}

/*
 * A visitor who leaves during a successful send does not get its answer, and the count would depend on which is
 * faster. So visitors only leave while the fault lasts.
 */

/** Presses, waits, and goes on to another page of the site. */
async function sendAndGoOn(device: Device): Promise<void> {
  await sendAndSettle(device);
  await device.comeBack(0);
}

/** Presses, waits, and closes the tab. */
async function sendAndLeave(device: Device): Promise<void> {
  await sendAndSettle(device);
  await device.leave();
}

/** The tab stays open and tries again by itself. */
const stays = async (device: Device): Promise<void> => void (await device.empty());

/** The visitor goes on to another page at once. */
const goesOn = async (device: Device): Promise<void> => {
  await device.comeBack(0);
  await device.empty();
};

/**
 * The visitor comes back an hour later. For two presses during a fault: on a busy machine at least five attempts have
 * failed by then, and the outbox waits minutes before the next.
 */
const comesBackLater = async (device: Device): Promise<void> => {
  await device.comeBack(1);
  await device.empty();
};

const comesBackTomorrow = async (device: Device): Promise<void> => {
  await device.comeBack(20);
  await device.empty();
};

/** Whether a form with this transport can read the webhook's answer. */
export const readsAnswers = (transport: Transport | 'own', family: FormFamily): boolean =>
  (transport === 'own' ? formDefinitions[family].transport : transport) !== 'no-cors';

/** `no-cors` cannot read a refusal: the send does not throw, so it counts as delivered. */
const unseen: Scenario['excuse'] = (transport, family) =>
  readsAnswers(transport, family) ? undefined : 'unseen';

/** Every row, in the order of the table. */
export const scenarios: readonly Scenario[] = [
  { name: 'all is well', about: 'webhook', transports: EVERY, during: sendAndSettle },
  {
    name: 'answers slowly',
    about: 'webhook',
    transports: MAIN,
    webhook: { mode: 'slow', delayMs: 2_500 },
    during: sendAndSettle,
  },
  {
    name: 'down for a while, page stays open',
    about: 'webhook',
    transports: EVERY,
    webhook: 'down',
    during: sendAndSettle,
    after: stays,
  },
  {
    name: 'down, visitor goes on to another page',
    about: 'webhook',
    transports: EVERY,
    webhook: 'down',
    during: sendAndGoOn,
    after: stays,
  },
  {
    name: 'down for the day, back tomorrow',
    about: 'webhook',
    transports: EVERY,
    webhook: 'down',
    during: sendAndLeave,
    after: comesBackTomorrow,
  },
  {
    name: 'gone, the next deploy has another address, back tomorrow',
    about: 'webhook',
    transports: EVERY,
    webhook: 'gone',
    during: sendAndLeave,
    after: comesBackTomorrow,
  },
  {
    name: 'refuses the preflight, page stays open',
    about: 'webhook',
    transports: ['cors-json'],
    webhook: { mode: 'refuse-preflight' },
    during: sendAndSettle,
    after: stays,
  },
  {
    name: 'switched off (404), back tomorrow',
    about: 'webhook',
    transports: EVERY,
    webhook: { mode: '404' },
    excuse: unseen,
    during: sendAndLeave,
    after: comesBackTomorrow,
  },
  {
    name: 'redirects, back tomorrow',
    about: 'webhook',
    transports: EVERY,
    webhook: { mode: '301' },
    excuse: unseen,
    during: sendAndLeave,
    after: comesBackTomorrow,
  },
  {
    name: 'down for a day, the same words pressed again when it is up',
    about: 'webhook',
    transports: MAIN,
    webhook: 'down',
    during: async (device) => {
      await sendAndLeave(device);
      await device.comeBack(26);
      await device.leave();
    },
    after: async (device) => {
      await sendAndSettle(device);
      await stays(device);
    },
  },
  {
    name: 'answers 500, page stays open',
    about: 'webhook',
    transports: EVERY,
    webhook: { mode: '500' },
    excuse: unseen,
    during: sendAndSettle,
    after: stays,
  },
  {
    name: 'answers 500, back tomorrow',
    about: 'webhook',
    transports: READABLE,
    webhook: { mode: '500' },
    during: sendAndLeave,
    after: comesBackTomorrow,
  },
  {
    name: 'answers 429, page stays open',
    about: 'webhook',
    transports: EVERY,
    webhook: { mode: '429', retryAfterSeconds: 3 },
    excuse: unseen,
    during: sendAndSettle,
    after: stays,
  },
  {
    name: 'hangs until the send is given up',
    about: 'webhook',
    transports: EVERY,
    webhook: { mode: 'hang' },
    during: sendAndSettle,
    after: stays,
  },
  {
    name: 'deleted by its visitor while the webhook hangs, back tomorrow',
    about: 'webhook',
    transports: MAIN,
    webhook: { mode: 'hang' },
    toldWrong: true,
    during: async (device) => {
      await sendAndSettle(device);
      await device.comeBack(0);
      await device.deleteWaiting();
      await device.leave();
    },
    after: comesBackTomorrow,
  },
  {
    name: 'hangs, but has taken the lead',
    about: 'webhook',
    transports: MAIN,
    webhook: { mode: 'hang', recorded: true },
    answersLost: true,
    during: sendAndSettle,
    after: stays,
  },
  {
    name: 'cuts the connection, page stays open',
    about: 'webhook',
    transports: EVERY,
    webhook: { mode: 'drop' },
    during: sendAndSettle,
    after: stays,
  },
  {
    name: 'takes the lead, answer cut, page stays open',
    about: 'webhook',
    transports: EVERY,
    webhook: { mode: 'drop', recorded: true },
    answersLost: true,
    during: sendAndSettle,
    after: stays,
  },
  {
    name: 'takes the lead, answer cut, back tomorrow',
    about: 'webhook',
    transports: MAIN,
    webhook: { mode: 'drop', recorded: true },
    answersLost: true,
    during: sendAndLeave,
    after: comesBackTomorrow,
  },

  {
    name: 'offline before pressing, online again',
    about: 'device',
    transports: EVERY,
    during: async (device) => {
      await device.open();
      await device.fill();
      await device.ready();
      await device.context().setOffline(true);
      await device.press();
      await device.settled();
    },
    after: async (device) => {
      // If the thank-you page could not be loaded, the visitor closes the browser's error page.
      const isOnSite = device.isOnSite();
      if (!isOnSite) await device.leave();
      await device.context().setOffline(false);
      if (!isOnSite) await device.comeBack(0);
      await stays(device);
    },
  },
  {
    name: 'offline before the form was touched, online again',
    about: 'device',
    transports: OWN,
    during: async (device) => {
      await device.open();
      await device.context().setOffline(true);
      await device.fill();
      await device.press();
      await device.pass(8_000);
    },
    after: async (device) => {
      await device.context().setOffline(false);
      await device.pass(8_000);
    },
  },
  {
    name: 'offline before the form was touched, tab closed, back tomorrow',
    about: 'device',
    transports: OWN,
    during: async (device) => {
      await device.open();
      await device.context().setOffline(true);
      await device.fill();
      await device.press();
      await device.pass(8_000);
      await device.leave();
    },
    after: async (device) => {
      await device.context().setOffline(false);
      await comesBackTomorrow(device);
    },
  },
  {
    name: 'goes offline during the send, back tomorrow',
    about: 'device',
    transports: MAIN,
    webhook: { mode: 'hang' },
    during: async (device) => {
      await send(device);
      await device.pass(500);
      await device.context().setOffline(true);
      await device.settled();
      await device.leave();
    },
    after: async (device) => {
      await device.context().setOffline(false);
      await comesBackTomorrow(device);
    },
  },
  {
    name: 'tab closed right after pressing',
    about: 'device',
    transports: EVERY,
    answersLost: true,
    during: async (device) => {
      await send(device);
      await device.leave();
    },
    after: comesBackTomorrow,
  },
  {
    name: 'webhook down, tab closed right after pressing',
    about: 'device',
    transports: EVERY,
    webhook: 'down',
    // A slow browser may send the request after the tab is closed and the webhook is back; its answer is lost.
    answersLost: true,
    during: async (device) => {
      await send(device);
      await device.leave();
    },
    after: comesBackTomorrow,
  },
  {
    name: 'phone dies during the send, back tomorrow',
    about: 'device',
    transports: MAIN,
    webhook: { mode: 'hang' },
    during: async (device) => {
      await send(device);
      await device.reboot();
    },
    after: comesBackTomorrow,
  },
  {
    name: 'presses five times',
    about: 'device',
    transports: EVERY,
    webhook: { mode: 'slow', delayMs: 400 },
    during: async (device) => {
      await send(device, 5);
      await device.settled();
    },
    after: goesOn,
  },
  {
    name: 'presses again while it is down, then it is up',
    about: 'device',
    transports: MAIN,
    webhook: 'down',
    during: async (device) => {
      await sendAndSettle(device);
      await sendAndSettle(device);
      await device.comeBack(0);
      await device.leave();
    },
    after: comesBackLater,
  },
  {
    name: 'corrects a mistake while it is down, then it is up',
    about: 'device',
    transports: EVERY,
    webhook: 'down',
    during: async (device) => {
      await device.open();
      await device.fill();
      await device.mistype('name');
      await device.ready();
      await device.press();
      await device.settled();
      await sendAndSettle(device);
      await device.leave();
    },
    after: goesOn,
  },
  {
    name: 'told that the e-mail is wrong, goes on',
    about: 'device',
    transports: OWN,
    // The only family whose e-mail check is stricter than the browser's.
    families: ['contact'],
    scripts: 'slow',
    toldWrong: true,
    during: pressAndBeToldWrong,
    after: comesBackTomorrow,
  },
  {
    name: 'told that the e-mail is wrong, corrects it',
    about: 'device',
    transports: EVERY,
    families: ['contact'],
    scripts: 'slow',
    during: async (device) => {
      await pressAndBeToldWrong(device);
      await device.fill();
      await device.press();
      await device.settled();
    },
    after: goesOn,
  },
  {
    name: 'filled in by a password manager, without a touch',
    about: 'device',
    transports: EVERY,
    during: async (device) => {
      await device.open();
      await device.fill(undefined, false);
      await device.press();
      await device.settled();
    },
    after: stays,
  },
  {
    name: 'typed and pasted by hand',
    about: 'device',
    transports: MAIN,
    during: async (device) => {
      await device.open();
      await device.fillByHand();
      await device.ready();
      await device.press();
      await device.settled();
    },
    after: stays,
  },
  {
    name: 'clock a day ahead at the press, then set right',
    about: 'device',
    transports: MAIN,
    webhook: 'down',
    during: sendAndLeave,
    after: async (device) => {
      await device.comeBack(-24);
      await device.empty();
    },
  },
  {
    name: 'browser as old as Safari 15, webhook down for a while',
    about: 'device',
    transports: MAIN,
    webhook: 'down',
    old: true,
    during: sendAndSettle,
    after: stays,
  },
  {
    name: 'goes back and presses again',
    about: 'device',
    transports: MAIN,
    during: async (device) => {
      await sendAndSettle(device);
      await device.pass(1_500);
      if (device.page().url().endsWith('/thank-you')) await device.page().goBack();
      else await device.open();
      await device.fill();
      await device.ready();
      await device.press();
      await device.settled();
    },
    after: goesOn,
  },
  {
    name: 'two tabs, pressed in both at once',
    about: 'device',
    transports: MAIN,
    webhook: { mode: 'slow', delayMs: 600 },
    during: async (device) => {
      await send(device);
      const second = await device.open(true);
      await device.fill(second);
      await device.ready(second);
      await Promise.all([device.press(), device.press(second)]);
      await device.settled(second);
    },
    after: goesOn,
  },
  {
    name: 'two tabs, the second pressed when the first is done',
    about: 'device',
    transports: MAIN,
    during: async (device) => {
      const second = await device.open(true);
      await sendAndSettle(device);
      await device.fill(second);
      await device.ready(second);
      await device.press(second);
      await device.settled(second);
    },
    after: goesOn,
  },
  {
    name: 'two tabs open when it comes up again',
    about: 'device',
    transports: EVERY,
    webhook: 'down',
    during: async (device) => {
      await sendAndSettle(device);
      const second = await device.open(true);
      await second.waitForTimeout(500);
    },
    after: stays,
  },
  {
    name: 'takes the lead, answer cut, presses again',
    about: 'device',
    transports: MAIN,
    webhook: { mode: 'drop', recorded: true },
    answersLost: true,
    during: async (device) => {
      await sendAndSettle(device);
      await sendAndSettle(device);
    },
    after: comesBackLater,
  },

  {
    name: 'pictures after it, page stays open',
    about: 'device',
    transports: MAIN,
    during: sendWithPictures,
  },
  {
    name: 'pictures after it, everything down for a while',
    about: 'device',
    transports: MAIN,
    webhook: 'down',
    during: sendWithPictures,
    after: stays,
  },
  {
    name: 'pictures after it, everything hangs, tab closed halfway, back tomorrow',
    about: 'device',
    transports: MAIN,
    webhook: { mode: 'hang' },
    during: async (device) => {
      await sendWithPictures(device);
      await device.leave();
    },
    after: comesBackTomorrow,
  },
  {
    name: 'pictures after it, storage full, webhook down for a while',
    about: 'storage',
    transports: MAIN,
    storage: 'full',
    webhook: 'down',
    during: sendWithPictures,
    after: stays,
  },
  {
    name: 'full, webhook down for a while',
    about: 'storage',
    transports: MAIN,
    storage: 'full',
    webhook: 'down',
    during: sendAndSettle,
    after: stays,
  },
  {
    name: 'full, tab duplicated while the webhook is down',
    about: 'storage',
    transports: MAIN,
    storage: 'full',
    webhook: 'down',
    during: async (device) => {
      await sendAndSettle(device);
      await device.duplicate();
    },
    after: stays,
  },
  {
    name: 'blocked, all is well',
    about: 'storage',
    transports: MAIN,
    storage: 'blocked',
    during: sendAndSettle,
  },
  {
    name: 'blocked, webhook down for a while, page stays open',
    about: 'storage',
    transports: MAIN,
    storage: 'blocked',
    webhook: 'down',
    // Without storage the lead is lost when the page goes to the thank-you page.
    excuse: (_, family) => (family === 'contact' || family === 'landingShort' ? undefined : 'gone'),
    during: sendAndSettle,
    after: async (device) => device.pass(8_000),
  },
  {
    name: 'wiped during the send, webhook hangs',
    about: 'storage',
    transports: MAIN,
    webhook: { mode: 'hang' },
    during: async (device) => {
      await send(device);
      await device.page().evaluate(() => localStorage.clear());
      await device.settled();
    },
    after: stays,
  },
  {
    name: 'wiped after a failed send, page closed',
    about: 'storage',
    transports: OWN,
    webhook: 'down',
    excuse: () => 'gone',
    during: async (device) => {
      await sendAndSettle(device);
      await device.page().evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    },
    after: comesBackTomorrow,
  },

  {
    name: 'pressed before the form’s code has come',
    about: 'script',
    transports: MAIN,
    scripts: 'slow',
    during: pressTwiceEarly,
  },
  {
    name: 'pressed before any script has come',
    about: 'script',
    transports: MAIN,
    scripts: 'all-slow',
    during: pressTwiceEarly,
    after: stays,
  },
  {
    name: 'code slower than a form waits: sent from the next page',
    about: 'script',
    transports: OWN,
    scripts: 'too-slow',
    during: pressAndBeThanked,
    after: stays,
  },
  {
    name: 'form’s code never comes: sent from the next page',
    about: 'script',
    transports: OWN,
    scripts: 'form-missing',
    during: pressAndBeThanked,
    after: stays,
  },
  {
    name: 'form’s code never comes, webhook down, goes on',
    about: 'script',
    transports: OWN,
    webhook: 'down',
    scripts: 'form-missing',
    during: async (device) => {
      await device.open();
      await device.fill();
      await device.press();
      await device.page().waitForURL('**/thank-you', { timeout: 30_000 });
      await device.leave();
    },
    after: goesOn,
  },
  {
    name: 'no script comes: posted natively',
    about: 'script',
    transports: OWN,
    scripts: 'all-missing',
    during: pressAndLeave,
  },
  {
    name: 'JavaScript is off: posted natively',
    about: 'script',
    transports: OWN,
    javaScript: false,
    during: pressAndLeave,
  },
];

/** Presses with an incomplete e-mail address before the form's code has loaded, and waits for the error. */
async function pressAndBeToldWrong(device: Device): Promise<void> {
  await device.open();
  await device.fill();
  await device.mistype('email');
  await device.press();
  await device.toldWrong();
}

/** Presses twice before any code has loaded, and waits until the form's code has sent the lead. */
async function pressTwiceEarly(device: Device): Promise<void> {
  await device.open();
  await device.fill();
  await device.press(undefined, 2);
  // The script in the head keeps the presses until the early script has loaded and shows the button as busy.
  await device.page().waitForFunction(() => onclick === null);
  await device.settled();
}

/** Presses before the form's code has loaded, and waits for the thank-you page after the early script has sent it. */
async function pressAndBeThanked(device: Device): Promise<void> {
  await device.open();
  await device.fill();
  await Promise.all([device.page().waitForURL('**/thank-you', { timeout: 30_000 }), device.press()]);
}

/** Presses before any code has loaded, and waits until the webhook's answer to the native post is in the tab. */
async function pressAndLeave(device: Device): Promise<void> {
  await device.open();
  await device.fill();
  await Promise.all([device.page().waitForURL('**/webhook/**', { timeout: 30_000 }), device.press()]);
}
