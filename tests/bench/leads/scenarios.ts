import type { Page } from 'playwright';
import { formDefinitions } from '@/leads/forms';
import type { FormFamily, Transport } from '@/leads/types';
import type { Fault } from '@/tools/inbox/faults';
import { readClaims, type Claim } from './claims';
import type { Device, StorageTrouble } from './device';
import type { Lane } from './lane';
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
  name: string;
  about: 'webhook' | 'device' | 'storage' | 'script' | 'seams';
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
  during: Step;
  after?: Step;
}

const READABLE = ['cors-json', 'cors-text'] as const;
const EVERY = ['no-cors', ...READABLE] as const;
const MAIN = ['no-cors', 'cors-json'] as const;
const OWN = ['own'] as const;

/** What a visitor does. */
export type Step = (device: Device, lane: Lane) => Promise<void>;

const inTurn =
  (...steps: readonly Step[]): Step =>
  async (device, lane) => {
    for (const step of steps) await step(device, lane);
  };

const open: Step = async (device) => void (await device.open());
const fill: Step = (device) => device.fill();
const ready: Step = (device) => device.ready();
const press: Step = (device) => device.press();
const settle: Step = (device) => device.settled();
const leave: Step = (device) => device.leave();
const pass =
  (milliseconds: number): Step =>
  (device) =>
    device.pass(milliseconds);
const goOffline: Step = (device) => device.context().setOffline(true);
const goOnline: Step = (device) => device.context().setOffline(false);

/** Fills in the form, waits for its code, and presses the button. */
async function fillAndPress(device: Device, tab?: Page): Promise<void> {
  await device.fill(tab);
  await device.ready(tab);
  await device.press(tab);
}

/** Opens the form and sends it, without waiting for the result. */
const send = inTurn(open, (device) => fillAndPress(device));

const sendAndSettle = inTurn(send, settle);

const pressOffline = inTurn(open, goOffline, fill, press, pass(8_000));

const thenLeave = (steps: Step): Step => inTurn(steps, leave);

const onceOnline = (steps: Step): Step => inTurn(goOnline, steps);

/** Three pictures of one pixel; how large ones are made small is tested in `e2e/nightly/leads/photos.spec.ts`. */
export const PICTURES = [1, 2, 3].map((place) => ({
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

const sendWithPictures = inTurn(sendAndSettle, addPictures);

/*
 * A visitor who leaves during a successful send does not get its answer, and the count would depend on which is
 * faster. So visitors only leave while the fault lasts.
 */

const sendAndGoOn = inTurn(sendAndSettle, (device) => device.comeBack(0));

const sendAndLeave = thenLeave(sendAndSettle);

const stays: Step = async (device) => void (await device.empty());

/** The visitor opens another page after this many hours, which sends what waits. */
const comesBack =
  (hours: number): Step =>
  async (device) => {
    await device.comeBack(hours);
    await device.empty();
  };

const goesOn = comesBack(0);

/**
 * For two presses during a fault: on a busy machine at least five attempts have failed by then, and the outbox waits
 * minutes before the next.
 */
const comesBackLater = comesBack(1);

const comesBackTomorrow = comesBack(20);

/** Whether a form with this transport can read the webhook's answer. */
export const readsAnswers = (transport: Transport | 'own', family: FormFamily): boolean =>
  (transport === 'own' ? formDefinitions[family].transport : transport) !== 'no-cors';

/** `no-cors` cannot read a refusal: the send does not throw, so it counts as delivered. */
const unseen: Scenario['excuse'] = (transport, family) =>
  readsAnswers(transport, family) ? undefined : 'unseen';

const staysOnPage = { during: sendAndSettle, after: stays };

/** The visitor presses, closes the tab, and comes back tomorrow. */
const backTomorrow = { during: sendAndLeave, after: comesBackTomorrow };

/** The page says this, and that the office has it only if that is asked for. */
const says =
  (claim: Claim): Step =>
  async (device) => {
    const end = Date.now() + 20_000;
    let claims: Claim[] = [];
    while (Date.now() < end && !claims.includes(claim)) {
      claims = await device
        .page()
        .evaluate(readClaims)
        .catch((): Claim[] => []);
      await device.pass(250);
    }
    if (!claims.includes(claim)) device.complaints.push(`'${claims.join(', ')}' instead of '${claim}'`);
  };

const online: Step = async (device) => {
  await device.page().evaluate(() => dispatchEvent(new Event('online')));
};

/** Waits for this many requests of a device, and looks whether others come, with numbers that were corrected. */
const arrives =
  (count: number): Step =>
  async (device, lane) => {
    const end = Date.now() + 60_000;
    const name = device.typed.fullName ?? device.typed.firstName;
    const mine = async () =>
      (await lane.leads()).filter(({ fields }) => (fields.fullName ?? fields.firstName) === name);
    while (Date.now() < end && (await mine()).length < count) await device.pass(500);
    const { length } = await mine();
    if (length !== count) device.complaints.push(`${length} requests arrived instead of ${count}`);
  };

const picturesArrive: Step = async (device, lane) => {
  const end = Date.now() + 60_000;
  while (Date.now() < end && (await photosOf(device, lane)) < 3) await device.pass(500);
  const count = await photosOf(device, lane);
  if (count !== 3) device.complaints.push(`${count} pictures instead of 3`);
};

/** Takes what is typed for a request of its own, which must arrive. */
const isRequest = (device: Device): void => void device.requests.push({ ...device.typed });

/** A number that no other visitor has, and that differs from the visitor's own. */
const anotherNumber = (phone: string, place = 7): string =>
  phone.replace(/\d{3}-/, (part) => `${place}${part.slice(1)}`);

async function correctNumber(device: Device, phone: string): Promise<void> {
  const place = device.page().locator('sent-number');
  await place.getByRole('button').first().click();
  await place.locator('form input').first().fill(phone);
  await place.locator('form button').first().click();
  await place.locator('form').first().waitFor({ state: 'hidden' });
  device.typed.phone = phone;
}

const SHORT: readonly FormFamily[] = ['landingShort'];

/** Sends the form once for each of these people or jobs, all with the visitor's number, while nothing arrives. */
const sendEach =
  (changes: readonly ((device: Device) => void | Promise<void>)[]): Step =>
  async (device) => {
    for (const change of changes) {
      await device.open();
      await change(device);
      await fillAndPress(device);
      await device.settled();
      isRequest(device);
    }
  };

const called =
  (name: string) =>
  ({ typed }: Device): void => {
    // The number makes it this visitor's.
    const whole = `${name} ${typed.phone.slice(-4)}`;
    if ('fullName' in typed) typed.fullName = whole;
    else typed.firstName = whole;
  };

const service =
  (place: number) =>
  async (device: Device): Promise<void> => {
    const options = device
      .page()
      .locator('form[data-lead-form]:visible [name=service]')
      .first()
      .locator('option');
    device.typed.service = (await options.nth(place).getAttribute('value')) ?? '';
  };

const rowOf = (device: Device, name: string) =>
  device.page().locator('undelivered-notice [data-request]:visible', { hasText: name });

/** Deletes the first of two requests by its row in the notice. */
async function deleteFirst(device: Device, name: string): Promise<void> {
  device.page().once('dialog', (dialog) => void dialog.accept());
  await rowOf(device, name).locator('[data-delete]').click();
  device.requests.shift();
}

const rows: Readonly<Record<Scenario['about'], readonly Omit<Scenario, 'about'>[]>> = {
  webhook: [
    { name: 'all is well', transports: EVERY, during: sendAndSettle },
    {
      name: 'answers slowly',
      transports: MAIN,
      webhook: { mode: 'slow', delayMs: 2_500 },
      during: sendAndSettle,
    },
    { name: 'down for a while, page stays open', transports: EVERY, webhook: 'down', ...staysOnPage },
    {
      name: 'down, visitor goes on to another page',
      transports: EVERY,
      webhook: 'down',
      during: sendAndGoOn,
      after: stays,
    },
    { name: 'down for the day, back tomorrow', transports: EVERY, webhook: 'down', ...backTomorrow },
    {
      name: 'gone, the next deploy has another address, back tomorrow',
      transports: EVERY,
      webhook: 'gone',
      ...backTomorrow,
    },
    {
      name: 'refuses the preflight, page stays open',
      transports: ['cors-json'],
      webhook: { mode: 'refuse-preflight' },
      ...staysOnPage,
    },
    {
      name: 'switched off (404), back tomorrow',
      transports: EVERY,
      webhook: { mode: '404' },
      excuse: unseen,
      ...backTomorrow,
    },
    {
      name: 'redirects, back tomorrow',
      transports: EVERY,
      webhook: { mode: '301' },
      excuse: unseen,
      ...backTomorrow,
    },
    {
      name: 'down for a day, the same words pressed again when it is up',
      transports: MAIN,
      webhook: 'down',
      during: inTurn(sendAndLeave, (device) => device.comeBack(26), leave),
      after: inTurn(sendAndSettle, stays),
    },
    {
      name: 'answers 500, page stays open',
      transports: EVERY,
      webhook: { mode: '500' },
      excuse: unseen,
      ...staysOnPage,
    },
    { name: 'answers 500, back tomorrow', transports: READABLE, webhook: { mode: '500' }, ...backTomorrow },
    {
      name: 'answers 429, page stays open',
      transports: EVERY,
      webhook: { mode: '429', retryAfterSeconds: 3 },
      excuse: unseen,
      ...staysOnPage,
    },
    {
      name: 'hangs until the send is given up',
      transports: EVERY,
      webhook: { mode: 'hang' },
      ...staysOnPage,
    },
    {
      name: 'deleted by its visitor while the webhook hangs, back tomorrow',
      transports: MAIN,
      webhook: { mode: 'hang' },
      toldWrong: true,
      during: inTurn(sendAndGoOn, (device) => device.deleteWaiting(), leave),
      after: comesBackTomorrow,
    },
    {
      name: 'hangs, but has taken the lead',
      transports: MAIN,
      webhook: { mode: 'hang', recorded: true },
      answersLost: true,
      ...staysOnPage,
    },
    {
      name: 'cuts the connection, page stays open',
      transports: EVERY,
      webhook: { mode: 'drop' },
      ...staysOnPage,
    },
    {
      name: 'takes the lead, answer cut, page stays open',
      transports: EVERY,
      webhook: { mode: 'drop', recorded: true },
      answersLost: true,
      ...staysOnPage,
    },
    {
      name: 'takes the lead, answer cut, back tomorrow',
      transports: MAIN,
      webhook: { mode: 'drop', recorded: true },
      answersLost: true,
      ...backTomorrow,
    },
  ],

  device: [
    {
      name: 'offline before pressing, online again',
      transports: EVERY,
      during: inTurn(open, fill, ready, goOffline, press, settle),
      after: async (device, lane) => {
        // If the thank-you page could not be loaded, the visitor closes the browser's error page.
        const isOnSite = device.isOnSite();
        if (!isOnSite) await device.leave();
        await device.context().setOffline(false);
        if (!isOnSite) await device.comeBack(0);
        await stays(device, lane);
      },
    },
    {
      name: 'offline before the form was touched, online again',
      transports: OWN,
      during: pressOffline,
      after: onceOnline(inTurn(arrives(1), stays)),
    },
    {
      name: 'offline before the form was touched, tab closed, back tomorrow',
      transports: OWN,
      during: thenLeave(pressOffline),
      after: onceOnline(comesBackTomorrow),
    },
    {
      name: 'goes offline during the send, back tomorrow',
      transports: MAIN,
      webhook: { mode: 'hang' },
      during: inTurn(send, pass(500), goOffline, settle, leave),
      after: onceOnline(comesBackTomorrow),
    },
    {
      name: 'tab closed right after pressing',
      transports: EVERY,
      answersLost: true,
      during: thenLeave(send),
      after: comesBackTomorrow,
    },
    {
      name: 'webhook down, tab closed right after pressing',
      transports: EVERY,
      webhook: 'down',
      // A slow browser may send the request after the tab is closed and the webhook is back; its answer is lost.
      answersLost: true,
      during: thenLeave(send),
      after: comesBackTomorrow,
    },
    {
      name: 'phone dies during the send, back tomorrow',
      transports: MAIN,
      webhook: { mode: 'hang' },
      during: inTurn(send, (device) => device.reboot()),
      after: comesBackTomorrow,
    },
    {
      name: 'presses five times',
      transports: EVERY,
      webhook: { mode: 'slow', delayMs: 400 },
      during: inTurn(open, fill, ready, (device) => device.press(undefined, 5), settle),
      after: goesOn,
    },
    {
      name: 'presses again while it is down, then it is up',
      transports: MAIN,
      webhook: 'down',
      during: inTurn(sendAndSettle, sendAndGoOn, leave),
      after: comesBackLater,
    },
    {
      name: 'corrects a mistake while it is down, then it is up',
      transports: EVERY,
      // Their forms still hold what could not be sent; from the others it would be another job.
      families: ['contact', 'landingLong'],
      webhook: 'down',
      during: inTurn(
        open,
        fill,
        (device) => device.mistype('name'),
        ready,
        press,
        settle,
        fill,
        press,
        settle,
        leave,
      ),
      after: goesOn,
    },
    {
      name: 'told that the e-mail is wrong, goes on',
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
      transports: EVERY,
      families: ['contact'],
      scripts: 'slow',
      during: inTurn(pressAndBeToldWrong, fill, press, settle),
      after: goesOn,
    },
    {
      name: 'filled in by a password manager, without a touch',
      transports: EVERY,
      during: inTurn(open, (device) => device.fill(undefined, false), press, settle),
      after: stays,
    },
    {
      name: 'typed and pasted by hand',
      transports: MAIN,
      during: inTurn(open, (device) => device.fillByHand(), ready, press, settle),
      after: stays,
    },
    {
      name: 'clock a day ahead at the press, then set right',
      transports: MAIN,
      webhook: 'down',
      during: sendAndLeave,
      after: comesBack(-24),
    },
    {
      name: 'browser as old as Safari 15, webhook down for a while',
      transports: MAIN,
      webhook: 'down',
      old: true,
      ...staysOnPage,
    },
    {
      name: 'goes back and presses again',
      transports: MAIN,
      during: async (device, lane) => {
        await sendAndSettle(device, lane);
        await device.pass(1_500);
        if (device.page().url().endsWith('/thank-you')) await device.page().goBack();
        else await device.open();
        await fillAndPress(device);
        await device.settled();
      },
      after: goesOn,
    },
    {
      name: 'two tabs, pressed in both at once',
      transports: MAIN,
      webhook: { mode: 'slow', delayMs: 600 },
      during: async (device, lane) => {
        await send(device, lane);
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
      transports: MAIN,
      during: async (device, lane) => {
        const second = await device.open(true);
        await sendAndSettle(device, lane);
        await fillAndPress(device, second);
        await device.settled(second);
      },
      after: goesOn,
    },
    {
      name: 'two tabs open when it comes up again',
      transports: EVERY,
      webhook: 'down',
      during: async (device, lane) => {
        await sendAndSettle(device, lane);
        const second = await device.open(true);
        // Its script listens, so its delivery has begun.
        await second.waitForFunction(() => onclick === null);
      },
      after: stays,
    },
    {
      name: 'takes the lead, answer cut, presses again',
      transports: MAIN,
      webhook: { mode: 'drop', recorded: true },
      answersLost: true,
      during: inTurn(sendAndSettle, sendAndSettle),
      after: comesBackLater,
    },

    { name: 'pictures after it, page stays open', transports: MAIN, during: sendWithPictures },
    {
      name: 'pictures after it, everything down for a while',
      transports: MAIN,
      webhook: 'down',
      during: sendWithPictures,
      after: stays,
    },
    {
      name: 'pictures after it, everything hangs, tab closed halfway, back tomorrow',
      transports: MAIN,
      webhook: { mode: 'hang' },
      during: thenLeave(sendWithPictures),
      after: comesBackTomorrow,
    },
  ],

  storage: [
    {
      name: 'pictures after it, storage full, webhook down for a while',
      transports: MAIN,
      storage: 'full',
      webhook: 'down',
      during: sendWithPictures,
      after: stays,
    },
    {
      name: 'full, webhook down for a while',
      transports: MAIN,
      storage: 'full',
      webhook: 'down',
      ...staysOnPage,
    },
    {
      name: 'full, tab duplicated while the webhook is down',
      transports: MAIN,
      storage: 'full',
      webhook: 'down',
      during: inTurn(sendAndSettle, (device) => device.duplicate()),
      after: stays,
    },
    { name: 'blocked, all is well', transports: MAIN, storage: 'blocked', during: sendAndSettle },
    {
      name: 'blocked, webhook down for a while, page stays open',
      transports: MAIN,
      storage: 'blocked',
      webhook: 'down',
      during: sendAndSettle,
      after: arrives(1),
    },
    {
      name: 'blocked, webhook down, pressed again, page stays open',
      transports: EVERY,
      storage: 'blocked',
      webhook: 'down',
      during: inTurn(sendAndSettle, press, settle),
      after: arrives(1),
    },
    {
      name: 'wiped during the send, webhook hangs',
      transports: MAIN,
      webhook: { mode: 'hang' },
      during: inTurn(send, (device) => device.page().evaluate(() => localStorage.clear()), settle),
      after: stays,
    },
    {
      name: 'wiped after a failed send, page closed',
      transports: OWN,
      webhook: 'down',
      excuse: () => 'gone',
      during: async (device, lane) => {
        await sendAndSettle(device, lane);
        await device.page().evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      },
      after: comesBackTomorrow,
    },
  ],

  script: [
    {
      name: 'pressed before the form’s code has come',
      transports: MAIN,
      scripts: 'slow',
      during: pressTwiceEarly,
    },
    {
      name: 'pressed before any script has come',
      transports: MAIN,
      scripts: 'all-slow',
      during: pressTwiceEarly,
      after: stays,
    },
    {
      name: 'code slower than a form waits: sent from the next page',
      transports: OWN,
      scripts: 'too-slow',
      during: pressAndBeThanked,
      after: stays,
    },
    {
      name: 'form’s code never comes: sent from the next page',
      transports: OWN,
      scripts: 'form-missing',
      during: pressAndBeThanked,
      after: stays,
    },
    {
      name: 'form’s code never comes, webhook down, goes on',
      transports: OWN,
      webhook: 'down',
      scripts: 'form-missing',
      during: thenLeave(pressAndBeThanked),
      after: goesOn,
    },
    {
      name: 'no script comes: posted natively',
      transports: OWN,
      scripts: 'all-missing',
      during: pressAndLeave,
    },
    { name: 'JavaScript is off: posted natively', transports: OWN, javaScript: false, during: pressAndLeave },
  ],

  seams: [
    {
      name: 'blocked, down, pressed twice: the page says that only it has it',
      transports: MAIN,
      storage: 'blocked',
      webhook: 'down',
      during: inTurn(sendAndSettle, says('page'), press, settle, says('page')),
      after: inTurn(online, arrives(1)),
    },
    {
      name: 'full, down: the page says that only this tab has it',
      transports: MAIN,
      storage: 'full',
      webhook: 'down',
      during: inTurn(sendAndSettle, says('tab')),
      after: stays,
    },
    {
      name: 'asked for today, the number corrected after midnight',
      transports: ['cors-json'],
      families: ['contact'],
      webhook: { mode: '500' },
      during: async (device, lane) => {
        const evening = new Date();
        // A Tuesday: of a day on which the office is closed the form asks first.
        evening.setDate(evening.getDate() + ((9 - evening.getDay()) % 7));
        evening.setHours(23, 50, 0, 0);
        await device.context().clock.setSystemTime(evening);
        const day = [evening.getFullYear(), evening.getMonth() + 1, evening.getDate()];
        device.typed.preferredDate = day.map((part) => String(part).padStart(2, '0')).join('-');
        await sendAndSettle(device, lane);
        await device.page().waitForURL('**/thank-you');
        await device.context().clock.setSystemTime(evening.getTime() + 20 * 60_000);
        await correctNumber(device, anotherNumber(device.typed.phone));
      },
      after: inTurn(online, arrives(1)),
    },
    {
      name: 'two jobs at one house, down for the day',
      transports: MAIN,
      webhook: 'down',
      during: sendEach([service(1), service(2)]),
      after: inTurn(comesBack(1), arrives(2)),
    },
    {
      name: 'three people with one number, down for the day',
      transports: MAIN,
      webhook: 'down',
      during: sendEach([called('Ann'), called('Ben'), called('Cal')]),
      after: comesBack(1),
    },
    {
      name: 'two requests with pictures and two tabs, one deleted',
      transports: MAIN,
      families: SHORT,
      webhook: 'down',
      during: async (device, lane) => {
        for (const name of ['Ann', 'Ben']) {
          await sendEach([called(name)])(device, lane);
          await addPictures(device);
          await device.page().locator('photo-offer:visible img:visible').nth(2).waitFor();
        }
        // It follows what happens to both.
        const other = await device.context().newPage();
        await other.goto(`${lane.origin}/about`);
        await deleteFirst(device, 'Ann');
      },
      after: inTurn(online, arrives(1), picturesArrive),
    },
    {
      name: 'corrected twice while it waits, with pictures',
      transports: ['cors-json'],
      families: ['landingLong', 'contact'],
      webhook: { mode: '500' },
      during: async (device, lane) => {
        await sendAndSettle(device, lane);
        await device.page().waitForURL('**/thank-you');
        await addPictures(device);
        for (const place of [8, 9]) await correctNumber(device, anotherNumber(device.typed.phone, place));
      },
      after: inTurn(online, arrives(1), picturesArrive),
    },
    {
      name: 'the code that sends fails once, then the connection returns',
      transports: MAIN,
      webhook: 'down',
      during: inTurn(
        sendAndSettle,
        async (_, lane) => lane.setScripts('delivery-missing'),
        (device) => device.comeBack(0),
        pass(1_000),
      ),
      after: inTurn(online, stays),
    },
    {
      name: 'two people at one form whose code never comes, offline',
      transports: MAIN,
      during: async (device) => {
        const first = await device.open();
        const second = await device.open(true);
        await device.context().setOffline(true);
        for (const [tab, name] of [
          [first, 'Ann'],
          [second, 'Ben'],
        ] as const) {
          called(name)(device);
          await device.fill(tab);
          await device.press(tab);
          isRequest(device);
        }
        await device.pass(8_000);
      },
      after: onceOnline(stays),
    },
    {
      name: 'corrected while it waits: the tracker is told once, with the service',
      transports: ['cors-json'],
      families: ['landingLong', 'contact'],
      webhook: { mode: '500' },
      during: async (device, lane) => {
        await device.context().addInitScript(keepEvents);
        await sendAndSettle(device, lane);
        await device.page().waitForURL('**/thank-you');
        await correctNumber(device, anotherNumber(device.typed.phone));
      },
      after: async (device, lane) => {
        await online(device, lane);
        await arrives(1)(device, lane);
        await stays(device, lane);
        const events = await device.page().evaluate(() => (window as { told?: Told[] }).told ?? []);
        const leads = events.filter(([, name]) => name === 'generate_lead');
        if (leads.length !== 1 || !leads[0]?.[2].service)
          device.complaints.push(`the tracker was told ${JSON.stringify(events)}`);
      },
    },
    {
      name: 'one of two deleted: the other is named',
      transports: MAIN,
      families: SHORT,
      webhook: 'down',
      during: async (device, lane) => {
        await sendEach([called('Ann'), called('Ben')])(device, lane);
        await deleteFirst(device, 'Ann');
        await says('deleted')(device, lane);
        if ((await rowOf(device, 'Ben').count()) !== 1)
          device.complaints.push('the other request has no name');
      },
      after: comesBack(1),
    },
  ],
};

/** Every row. */
export const scenarios: readonly Scenario[] = (Object.keys(rows) as Scenario['about'][]).flatMap((about) =>
  rows[about].map((row) => ({ ...row, about })),
);

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

/** Presses before the form's code has loaded, and waits for an address. */
async function pressAndArrive(device: Device, address: string): Promise<void> {
  await device.open();
  await device.fill();
  await Promise.all([device.page().waitForURL(address, { timeout: 30_000 }), device.press()]);
}

/** The same, until the thank-you page, where the early script has kept the request. */
async function pressAndBeThanked(device: Device): Promise<void> {
  await pressAndArrive(device, '**/thank-you');
}

/** The same, until the webhook's answer to the native post. */
async function pressAndLeave(device: Device): Promise<void> {
  await pressAndArrive(device, '**/webhook/**');
}

type Told = [command: string, name: string, parameters: Record<string, unknown>];

function keepEvents(): void {
  const told: Told[] = [];
  Object.assign(window, {
    told,
    gtag(...call: Told) {
      told.push(call);
    },
  });
}

/** How many pictures have arrived with the timestamp and the number of a request of this device. */
async function photosOf(device: Device, lane: Lane): Promise<number> {
  const leads = (await lane.leads()).filter(({ fields }) =>
    device.requests.concat(device.typed).some(({ phone }) => phone === fields.phone),
  );
  const photos = await lane.photos();
  return photos.filter((photo) =>
    leads.some(({ fields }) => fields.timestamp === photo.timestamp && fields.phone === photo.phone),
  ).length;
}
