import type { Page } from 'playwright';
import { formDefinitions } from '@/leads/forms';
import type { FormFamily, Transport } from '@/leads/types';
import type { Fault } from '@/tools/inbox/faults';
import type { Claim } from './claims';
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

/** What goes wrong in a row, and with which forms. */
interface Trouble {
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
}

/**
 * One row of the bench. All its devices run `during` while the fault lasts. Then the fault ends, except faults of the
 * device itself, and all run `after`.
 */
export interface Scenario extends Trouble {
  name: string;
  /**
   * Transports to play it with; `own` is each family's default. A webhook that refuses is played with readable answers
   * only: to `no-cors` a refusal is an answer, and counts as delivered (src/leads/README.md).
   */
  transports: readonly (Transport | 'own')[];
  during: Step;
  after?: Step | undefined;
}

type Row = readonly [
  name: string,
  transports: Scenario['transports'],
  trouble: Trouble,
  during: Step,
  after?: Step,
];

const READABLE = ['cors-json', 'cors-text'] as const;
const EVERY = ['no-cors', ...READABLE] as const;
const MAIN = ['no-cors', 'cors-json'] as const;
const JSON_ONLY = ['cors-json'] as const;
const OWN = ['own'] as const;

/** Those whose request has an e-mail address, and whose visitor is led to the thank-you page. */
const LONG: readonly FormFamily[] = ['landingLong', 'contact'];
const SHORT: readonly FormFamily[] = ['landingShort'];

const down = { webhook: 'down' } as const;
const fails = (mode: Fault['mode'], more: Partial<Fault> = {}) => ({ webhook: { mode, ...more } });
const hangs = fails('hang');
const takesItUnheard = (mode: Fault['mode']) => ({ ...fails(mode, { recorded: true }), answersLost: true });
const full = { storage: 'full' } as const;
const blocked = { storage: 'blocked' } as const;

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
const online: Step = (device) => device.page().evaluate(() => void dispatchEvent(new Event('online')));
const thanked: Step = (device) => device.page().waitForURL('**/thank-you');
const addPictures: Step = (device) => device.addPictures();
const correct =
  (place?: number): Step =>
  async (device) => {
    await device.correctNumber(anotherNumber(device.typed.phone, place));
    await device.page().locator('sent-number form').first().waitFor({ state: 'hidden' });
  };

/** Fills in the form, waits for its code, and presses the button. */
async function fillAndPress(device: Device, tab?: Page): Promise<void> {
  await device.fill(tab);
  await device.ready(tab);
  await device.press(tab);
}

/** Opens the form and sends it, without waiting for the result. */
const send = inTurn(open, (device) => fillAndPress(device));

const sendAndSettle = inTurn(send, settle);

const sendAndBeThanked = inTurn(sendAndSettle, thanked);

const sendWithPictures = inTurn(sendAndSettle, addPictures);

const pressOffline = inTurn(open, goOffline, fill, press, pass(8_000));

/*
 * A visitor who leaves during a successful send does not get its answer, and the count would depend on which is
 * faster. So visitors only leave while the fault lasts.
 */

const sendAndGoOn = inTurn(sendAndSettle, (device) => device.comeBack(0));

const sendAndLeave = inTurn(sendAndSettle, leave);

const stays: Step = async (device) => void (await device.empty());

/** The visitor opens another page after this many hours, which sends what waits. */
const comesBack = (hours: number): Step => inTurn((device) => device.comeBack(hours), stays);

const goesOn = comesBack(0);

/**
 * For two presses during a fault: on a busy machine at least five attempts have failed by then, and the outbox waits
 * minutes before the next.
 */
const backLater = comesBack(1);

const backTomorrow = comesBack(20);

/** Whether a form with this transport can read the webhook's answer. */
export const readsAnswers = (transport: Transport | 'own', family: FormFamily): boolean =>
  (transport === 'own' ? formDefinitions[family].transport : transport) !== 'no-cors';

/** Looks until something holds, while the page's clock goes on. @returns what was seen last */
async function lookUntil<Seen>(
  device: Device,
  look: () => Promise<Seen>,
  holds: (seen: Seen) => boolean,
  seconds = 60,
): Promise<Seen> {
  const end = Date.now() + seconds * 1000;
  let seen = await look();
  while (Date.now() < end && !holds(seen)) {
    await device.pass(500);
    seen = await look();
  }
  return seen;
}

/** The page says this, and that the office has it only if that is asked for. */
const says =
  (claim: Claim): Step =>
  async (device) => {
    const claims = await lookUntil(device, device.claims, (said) => said.includes(claim), 20);
    if (!claims.includes(claim)) device.complaints.push(`'${claims.join(', ')}' instead of '${claim}'`);
  };

/** Waits for this many requests of a device, and looks whether others come, with numbers that were corrected. */
const arrives =
  (wanted: number): Step =>
  async (device, lane) => {
    const name = device.typed.fullName ?? device.typed.firstName;
    const mine = async () =>
      (await lane.leads()).filter(({ fields }) => (fields.fullName ?? fields.firstName) === name).length;
    await lookUntil(device, mine, (count) => count >= wanted);
    const count = await mine();
    if (count !== wanted) device.complaints.push(`${count} requests arrived instead of ${wanted}`);
  };

/** The three pictures of a device arrive, with the timestamp and the number of one of its requests. */
const picturesArrive: Step = async (device, lane) => {
  const mine = async () => {
    const leads = (await lane.leads()).filter(({ fields }) =>
      device.requests.concat(device.typed).some(({ phone }) => phone === fields.phone),
    );
    return (await lane.photos()).filter((photo) =>
      leads.some(({ fields }) => fields.timestamp === photo.timestamp && fields.phone === photo.phone),
    ).length;
  };
  const count = await lookUntil(device, mine, (found) => found >= 3);
  if (count !== 3) device.complaints.push(`${count} pictures instead of 3`);
};

/** Takes what is typed for a request of its own, which must arrive. */
const isRequest = (device: Device): void => void device.requests.push({ ...device.typed });

/** A number that no other visitor has, and that differs from the visitor's own. */
const anotherNumber = (phone: string, place = 7): string =>
  phone.replace(/\d{3}-/, (part) => `${place}${part.slice(1)}`);

/** Sends the form once for each of these people or jobs, all with the visitor's number, while nothing arrives. */
const sendEach =
  (
    changes: readonly ((device: Device) => void | Promise<void>)[],
    then: Step = async () => undefined,
  ): Step =>
  async (device, lane) => {
    for (const change of changes) {
      await device.open();
      await change(device);
      await fillAndPress(device);
      await device.settled();
      isRequest(device);
      await then(device, lane);
    }
  };

const called =
  (name: string) =>
  (device: Device): void =>
    // The number makes it this visitor's.
    device.setName(`${name} ${device.typed.phone.slice(-4)}`);

const service =
  (place: number) =>
  async (device: Device): Promise<void> => {
    const form = device.page().locator('form[data-lead-form]:visible [name=service]').first();
    device.typed.service = (await form.locator('option').nth(place).getAttribute('value')) ?? '';
  };

/** Presses with an incomplete e-mail address before the form's code has loaded, and waits for the error. */
const pressAndBeToldWrong = inTurn(
  open,
  fill,
  (device) => device.mistype('email'),
  press,
  async (device) => void (await device.page().waitForSelector('form [aria-invalid="true"]')),
);

/** Presses twice before any code has loaded, and waits until the form's code has sent the lead. */
const pressTwiceEarly = inTurn(
  open,
  fill,
  (device) => device.press(undefined, 2),
  // The script in the head keeps the presses until the early script has loaded and shows the button as busy.
  async (device) => void (await device.page().waitForFunction(() => onclick === null)),
  settle,
);

/** Presses before the form's code has loaded, and waits for an address. */
const pressAndArrive = (address: string): Step =>
  inTurn(open, fill, async (device) => {
    await Promise.all([device.page().waitForURL(address, { timeout: 30_000 }), device.press()]);
  });

/** The same, until the thank-you page, where the early script has kept the request. */
const pressAndBeThanked = pressAndArrive('**/thank-you');

/** The same, until the webhook's answer to the native post. */
const pressAndLeave = pressAndArrive('**/webhook/**');

type Told = [command: string, name: string, parameters: Record<string, unknown>];

function keepEvents(): void {
  const told: Told[] = [];
  Object.assign(window, { told, gtag: (...call: Told) => told.push(call) });
}

const rows: readonly Row[] = [
  // The webhook fails.
  ['all is well', EVERY, {}, sendAndSettle],
  ['answers slowly', MAIN, fails('slow', { delayMs: 2_500 }), sendAndSettle],
  ['down for a while, page stays open', EVERY, down, sendAndSettle, stays],
  ['down, visitor goes on to another page', EVERY, down, sendAndGoOn, stays],
  ['down for the day, back tomorrow', EVERY, down, sendAndLeave, backTomorrow],
  ['gone, the next deploy has another address', EVERY, { webhook: 'gone' }, sendAndLeave, backTomorrow],
  ['refuses the preflight, page stays open', JSON_ONLY, fails('refuse-preflight'), sendAndSettle, stays],
  ['switched off (404), back tomorrow', READABLE, fails('404'), sendAndLeave, backTomorrow],
  ['redirects, back tomorrow', READABLE, fails('301'), sendAndLeave, backTomorrow],
  ['answers 500, page stays open', READABLE, fails('500'), sendAndSettle, stays],
  ['answers 429, page stays open', READABLE, fails('429', { retryAfterSeconds: 3 }), sendAndSettle, stays],
  ['hangs until the send is given up', EVERY, hangs, sendAndSettle, stays],
  ['hangs, but has taken the lead', MAIN, takesItUnheard('hang'), sendAndSettle, stays],
  ['cuts the connection, page stays open', EVERY, fails('drop'), sendAndSettle, stays],
  ['takes the lead, answer cut, page stays open', EVERY, takesItUnheard('drop'), sendAndSettle, stays],
  [
    'takes the lead, answer cut, presses again',
    MAIN,
    takesItUnheard('drop'),
    inTurn(sendAndSettle, sendAndSettle),
    backLater,
  ],
  [
    'down for a day, the same words pressed again when it is up',
    MAIN,
    down,
    inTurn(sendAndLeave, (device) => device.comeBack(26), leave),
    inTurn(sendAndSettle, stays),
  ],
  [
    'deleted by its visitor while the webhook hangs, back tomorrow',
    MAIN,
    { ...hangs, toldWrong: true },
    inTurn(sendAndGoOn, (device) => device.deleteWaiting(), leave),
    backTomorrow,
  ],

  // The connection, the browser, and what a visitor does in it.
  [
    'offline before pressing, online again',
    EVERY,
    {},
    inTurn(open, fill, ready, goOffline, press, settle),
    async (device, lane) => {
      // If the thank-you page could not be loaded, the visitor closes the browser's error page.
      const isOnSite = device.isOnSite();
      if (!isOnSite) await device.leave();
      await goOnline(device, lane);
      if (!isOnSite) await device.comeBack(0);
      await stays(device, lane);
    },
  ],
  [
    'offline before the form was touched, online again',
    OWN,
    {},
    pressOffline,
    inTurn(goOnline, arrives(1), stays),
  ],
  [
    'offline before the form was touched, tab closed, back tomorrow',
    OWN,
    {},
    inTurn(pressOffline, leave),
    inTurn(goOnline, backTomorrow),
  ],
  [
    'goes offline during the send, back tomorrow',
    MAIN,
    hangs,
    inTurn(send, pass(500), goOffline, settle, leave),
    inTurn(goOnline, backTomorrow),
  ],
  ['tab closed right after pressing', EVERY, { answersLost: true }, inTurn(send, leave), backTomorrow],
  [
    'webhook down, tab closed right after pressing',
    EVERY,
    // A slow browser may send the request after the tab is closed and the webhook is back; its answer is lost.
    { ...down, answersLost: true },
    inTurn(send, leave),
    backTomorrow,
  ],
  [
    'phone dies during the send, back tomorrow',
    MAIN,
    hangs,
    inTurn(send, (device) => device.reboot()),
    backTomorrow,
  ],
  [
    'presses five times',
    EVERY,
    fails('slow', { delayMs: 400 }),
    inTurn(open, fill, ready, (device) => device.press(undefined, 5), settle),
    goesOn,
  ],
  [
    'presses again while it is down, then it is up',
    MAIN,
    down,
    inTurn(sendAndSettle, sendAndGoOn, leave),
    backLater,
  ],
  [
    'corrects a mistake while it is down, then it is up',
    EVERY,
    // Their forms still hold what could not be sent; from the others it would be another job.
    { ...down, families: LONG },
    inTurn(open, fill, (device) => device.mistype('name'), ready, press, settle, fill, press, settle, leave),
    goesOn,
  ],
  // Only the contact form's check of the e-mail address is stricter than the browser's.
  [
    'told that the e-mail is wrong, goes on',
    OWN,
    { families: ['contact'], scripts: 'slow', toldWrong: true },
    pressAndBeToldWrong,
    backTomorrow,
  ],
  [
    'told that the e-mail is wrong, corrects it',
    EVERY,
    { families: ['contact'], scripts: 'slow' },
    inTurn(pressAndBeToldWrong, fill, press, settle),
    goesOn,
  ],
  [
    'filled in by a password manager, without a touch',
    EVERY,
    {},
    inTurn(open, (device) => device.fill(undefined, false), press, settle),
    stays,
  ],
  [
    'typed and pasted by hand',
    MAIN,
    {},
    inTurn(open, (device) => device.fillByHand(), ready, press, settle),
    stays,
  ],
  ['clock a day ahead at the press, then set right', MAIN, down, sendAndLeave, comesBack(-24)],
  [
    'browser as old as Safari 15, webhook down for a while',
    MAIN,
    { ...down, old: true },
    sendAndSettle,
    stays,
  ],
  [
    'goes back and presses again',
    MAIN,
    {},
    async (device, lane) => {
      await sendAndSettle(device, lane);
      await device.pass(1_500);
      if (device.page().url().endsWith('/thank-you')) await device.page().goBack();
      else await device.open();
      await fillAndPress(device);
      await device.settled();
    },
    goesOn,
  ],
  [
    'two tabs, pressed in both at once',
    MAIN,
    fails('slow', { delayMs: 600 }),
    async (device, lane) => {
      await send(device, lane);
      const second = await device.open(true);
      await device.fill(second);
      await device.ready(second);
      await Promise.all([device.press(), device.press(second)]);
      await device.settled(second);
    },
    goesOn,
  ],
  [
    'two tabs, the second pressed when the first is done',
    MAIN,
    {},
    async (device, lane) => {
      const second = await device.open(true);
      await sendAndSettle(device, lane);
      await fillAndPress(device, second);
      await device.settled(second);
    },
    goesOn,
  ],
  [
    'two tabs open when it comes up again',
    EVERY,
    down,
    async (device, lane) => {
      await sendAndSettle(device, lane);
      const second = await device.open(true);
      // Its script listens, so its delivery has begun.
      await second.waitForFunction(() => onclick === null);
    },
    stays,
  ],
  ['pictures after it, everything down for a while', MAIN, down, sendWithPictures, stays],
  [
    'pictures after it, everything hangs, tab closed halfway, back tomorrow',
    MAIN,
    hangs,
    inTurn(sendWithPictures, leave),
    backTomorrow,
  ],

  // Storage is full, blocked or wiped.
  [
    'full, down: the page says that only this tab has it',
    MAIN,
    { ...full, ...down },
    inTurn(sendAndSettle, says('tab')),
    stays,
  ],
  ['full, down, with pictures', MAIN, { ...full, ...down }, sendWithPictures, stays],
  [
    'full, tab duplicated while the webhook is down',
    MAIN,
    { ...full, ...down },
    inTurn(sendAndSettle, (device) => device.duplicate()),
    stays,
  ],
  ['blocked, all is well', MAIN, blocked, sendAndSettle],
  [
    'blocked, webhook down for a while, page stays open',
    MAIN,
    { ...blocked, ...down },
    sendAndSettle,
    arrives(1),
  ],
  [
    'blocked, down, pressed twice: the page says that only it has it',
    EVERY,
    { ...blocked, ...down },
    inTurn(sendAndSettle, says('page'), press, settle, says('page')),
    inTurn(online, arrives(1)),
  ],
  [
    'wiped during the send, webhook hangs',
    MAIN,
    hangs,
    inTurn(send, (device) => device.page().evaluate(() => localStorage.clear()), settle),
    stays,
  ],

  // Scripts are late or do not come.
  ['pressed before the form’s code has come', MAIN, { scripts: 'slow' }, pressTwiceEarly],
  ['pressed before any script has come', MAIN, { scripts: 'all-slow' }, pressTwiceEarly, stays],
  [
    'form’s code never comes: sent from the next page',
    OWN,
    { scripts: 'form-missing' },
    pressAndBeThanked,
    stays,
  ],
  [
    'form’s code never comes, webhook down, goes on',
    OWN,
    { ...down, scripts: 'form-missing' },
    inTurn(pressAndBeThanked, leave),
    goesOn,
  ],
  ['no script comes: posted natively', OWN, { scripts: 'all-missing' }, pressAndLeave],
  ['JavaScript is off: posted natively', OWN, { javaScript: false }, pressAndLeave],
  [
    'the code that sends fails once, then the connection returns',
    MAIN,
    down,
    inTurn(
      sendAndSettle,
      async (_, lane) => lane.setScripts('delivery-missing'),
      (device) => device.comeBack(0),
      pass(1_000),
    ),
    inTurn(online, stays),
  ],
  [
    'two people at one form whose code never comes, offline',
    MAIN,
    {},
    async (device, lane) => {
      const tabs = [await device.open(), await device.open(true)];
      await goOffline(device, lane);
      for (const [index, tab] of tabs.entries()) {
        called(['Ann', 'Ben'][index]!)(device);
        await device.fill(tab);
        await device.press(tab);
        isRequest(device);
      }
      await device.pass(8_000);
    },
    inTurn(goOnline, stays),
  ],

  // Several requests, and requests that are corrected.
  [
    'two jobs at one house, down for the day',
    MAIN,
    down,
    sendEach([service(1), service(2)]),
    inTurn(comesBack(1), arrives(2)),
  ],
  [
    'three people with one number, down for the day',
    MAIN,
    down,
    sendEach([called('Ann'), called('Ben'), called('Cal')]),
    comesBack(1),
  ],
  [
    'two requests with pictures and two tabs, one deleted: the other is named',
    MAIN,
    { ...down, families: SHORT },
    async (device, lane) => {
      await sendEach([called('Ann'), called('Ben')], async () => {
        await device.addPictures();
        await device.page().locator('photo-offer:visible img:visible').nth(2).waitFor();
      })(device, lane);
      // It follows what happens to both.
      const other = await device.context().newPage();
      await other.goto(`${lane.origin}/about`);
      await device.deleteWaiting('Ann');
      device.requests.shift();
      await says('deleted')(device, lane);
      if ((await device.waitingRows('Ben').count()) !== 1)
        device.complaints.push('the other request has no name');
    },
    inTurn(online, arrives(1), picturesArrive),
  ],
  [
    'corrected twice while it waits, with pictures',
    JSON_ONLY,
    { ...fails('500'), families: LONG },
    inTurn(sendAndBeThanked, addPictures, correct(8), correct(9)),
    inTurn(online, arrives(1), picturesArrive),
  ],
  [
    'corrected while it waits: the tracker is told once, with the service',
    JSON_ONLY,
    { ...fails('500'), families: LONG },
    inTurn(
      async (device) => void (await device.context().addInitScript(keepEvents)),
      sendAndBeThanked,
      correct(),
    ),
    inTurn(online, arrives(1), stays, async (device) => {
      const events = await device.page().evaluate(() => (window as { told?: Told[] }).told ?? []);
      const leads = events.filter(([, name]) => name === 'generate_lead');
      if (leads.length !== 1 || !leads[0]?.[2].service)
        device.complaints.push(`the tracker was told ${JSON.stringify(events)}`);
    }),
  ],
  [
    'asked for today, the number corrected after midnight',
    JSON_ONLY,
    { ...fails('500'), families: ['contact'] },
    async (device, lane) => {
      const evening = new Date();
      // A Tuesday: of a day on which the office is closed the form asks first.
      evening.setDate(evening.getDate() + ((9 - evening.getDay()) % 7));
      evening.setHours(23, 50, 0, 0);
      await device.context().clock.setSystemTime(evening);
      const day = [evening.getFullYear(), evening.getMonth() + 1, evening.getDate()];
      device.typed.preferredDate = day.map((part) => String(part).padStart(2, '0')).join('-');
      await sendAndBeThanked(device, lane);
      await device.context().clock.setSystemTime(evening.getTime() + 20 * 60_000);
      await correct()(device, lane);
    },
    inTurn(online, arrives(1)),
  ],
];

/** Every row. */
export const scenarios: readonly Scenario[] = rows.map(([name, transports, trouble, during, after]) => ({
  name,
  transports,
  ...trouble,
  during,
  after,
}));
