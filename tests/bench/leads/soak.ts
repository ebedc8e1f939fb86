import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { formFamilies, type Transport } from '@/leads/types';
import type { InboxLead, InboxPhoto } from '@/tools/inbox/lead-store';
import { sumOf } from './account';
import { phoneOf } from './answers';
import type { Claim } from './claims';
import { inPage, PICTURES, startDevice, type Device, type StorageTrouble } from './device';
import { inLanes, type Lane } from './lane';
import { randomFrom } from './random';
import { readsAnswers } from './scenarios';

/** The first three must stay zero. */
const NOTHING = {
  /** Requests that never arrived, and whose visitor was not told to call, or was told that this device keeps them. */
  lost: 0,
  /** Pages that said 'We have it' of a request that is neither with the office nor kept anywhere. */
  falselyHad: 0,
  /** Pictures of requests that arrived, which did not, although the page had said that they wait or have arrived. */
  picturesGone: 0,
  visitors: 0,
  requests: 0,
  corrections: 0,
  pictures: 0,
  /** Requests that never arrived, after the visitor was told that only this tab or page has them, and to call. */
  lostAfterTold: 0,
  /** Requests that the webhook refused and `no-cors` cannot tell from taken ones. */
  unseen: 0,
  /** Copies with other bytes of a request that nobody corrected. */
  doubled: 0,
  unfinished: 0,
};

/** What became of the requests of some visitors. */
export type SoakResult = typeof NOTHING & {
  /** What happened, for each request that counts in one of the first three, and each visitor who was not finished. */
  stories: readonly string[];
};

/** A request of a visitor. */
interface Job {
  /** The name in it, which no other request has. */
  name: string;
  phone: string;
  corrected: boolean;
  claims: Set<Claim>;
  isDeleted: boolean;
  /** It was pressed while a webhook that refuses could not be heard. */
  isUnseen: boolean;
  pictures: number;
}

/** How the connection fails until the next step. */
const silences = ['ok', 'ok', 'ok', 'down', 'drop', 'cut', 'slow', 'offline', 'hang'] as const;
/** These `no-cors` cannot tell from an acceptance. */
const refusals = ['500', '429', '404'] as const;
type Trouble = (typeof silences)[number] | (typeof refusals)[number];

/** What the visitor's storage is like: ordinary ones as often as all others. */
const storages: readonly StorageTrouble[] = ['none', 'none', 'none', 'full', 'both-full', 'blocked'];

/** In real milliseconds: how long a page may take to say something. */
const ANSWER_MS = 5_000;

interface SoakOptions {
  browser: Browser;
  lane: Lane;
  transport: Transport | 'own';
  /** Number of the visitor; the same number does the same. */
  visitor: number;
}

/** Plays one visitor, who sends up to four requests on one device during outages, corrects and deletes some, and comes back. */
export async function playVisitor({ browser, lane, transport, visitor }: SoakOptions): Promise<SoakResult> {
  const random = randomFrom(visitor * 7919);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const chance = (of: number) => random() < of;
  const family = pick(formFamilies);
  const storage = pick(storages);
  const hearsRefusals = readsAnswers(transport, family);
  // Where they cannot be heard, nearly everybody is spared them, because nothing can be said of what they take.
  const troubles: readonly Trouble[] = hearsRefusals || chance(0.2) ? [...silences, ...refusals] : silences;
  const story: string[] = [`${visitor}: ${family}, storage ${storage}, ${transport}`];
  lane.setTransport(transport);
  const device = await startDevice({ browser, origin: lane.origin, family, visitor, storage });
  const jobs: Job[] = [];
  let job: Job | undefined;
  let trouble: Trouble = 'ok';
  let corrections = 0;
  let falselyHad = 0;
  let lastNumber = 3_000_000 + visitor * 100;
  const newNumber = (): string => phoneOf((lastNumber += 1));

  const setTrouble = async (next: Trouble): Promise<void> => {
    if (next === trouble) return;
    trouble = next;
    story.push(next);
    if (!hearsRefusals && isRefusal(next)) for (const about of jobs) about.isUnseen = true;
    await device.context().setOffline(next === 'offline');
    if (next === 'down') return lane.down();
    await lane.up();
    if (next === 'cut') return lane.setFault({ mode: 'drop', recorded: true });
    if (next === 'slow') return lane.setFault({ mode: 'slow', delayMs: 1_000 });
    if (next === 'offline') return lane.setFault({ mode: 'ok' });
    await lane.setFault({ mode: next });
  };

  /** Waits until the page says something of the last press, and notes what. */
  const listen = async (about: Job): Promise<void> => {
    const claims = await claimsOf(device);
    const where = `${claims.join(' + ') || 'nothing said'} at ${new URL(device.page().url()).pathname}`;
    story.push(where);
    for (const claim of claims) about.claims.add(claim);
    if (!claims.includes('have') || claims.some((claim) => claim !== 'have')) return;
    if (about.isUnseen || (await keeps(device.page(), about.name)) || (await hasArrived(about))) return;
    falselyHad += 1;
    story.push(`SAID TO BE HAD, BUT NOWHERE: ${about.name}`);
  };

  /** Whether the office has the request. The inbox is asked only while it is up: asking would start it. */
  const hasArrived = async ({ name }: Job): Promise<boolean> => {
    const leads = trouble === 'down' ? lane.recorded() : await lane.leads();
    return leads.some((lead) => nameIn(lead) === name);
  };

  /** What follows a corrected number, wherever it was corrected. */
  const isCorrected = (about: Job, phone: string): void => {
    about.phone = phone;
    about.corrected = true;
    corrections += 1;
  };

  /** While a form is still sending, its button is disabled; then it may lead to the next page. */
  const endOfSending = async (): Promise<void> => {
    if (await device.page().locator('form[data-lead-form] button[type=submit]:disabled').count())
      await device.pass(16_000);
    await device.settled();
  };

  const press = async (times = 1): Promise<void> => {
    const about = job!;
    about.isUnseen ||= !hearsRefusals && isRefusal(trouble);
    await endOfSending();
    story.push(`presses ${times > 1 ? 'twice' : ''} for ${about.name} ${about.phone}`);
    await device.ready();
    await device.press(undefined, times);
    // Somebody whose browser keeps nothing and who closes the tab before the page says so is nobody's to help.
    if (storage === 'none' && chance(0.12)) {
      story.push('closes the tab at once');
      await device.closeTabs();
      if (trouble !== 'offline') await device.comeBack(0);
      return;
    }
    await listen(about);
  };

  /** Fills in the form with a new request: of the same person, or of somebody else with another number. */
  const ask = async (): Promise<void> => {
    if (trouble === 'offline') await setTrouble('down');
    const number = jobs.length + 1;
    const phone = job && chance(0.5) ? job.phone : newNumber();
    const name = `Jo${visitor} Pike${'abcdef'[number]}`;
    device.typed.phone = phone;
    device.setName(name);
    job = {
      name,
      phone,
      corrected: false,
      claims: new Set(),
      isDeleted: false,
      isUnseen: false,
      pictures: 0,
    };
    await device.open();
    await device.fill();
    await device.ready();
    if (chance(0.5)) await setTrouble(pick(troubles));
    jobs.push(job);
    await press(chance(0.2) ? 2 : 1);
  };

  const correct = async (): Promise<void> => {
    const page = device.page();
    const shown = page.locator('sent-number:visible');
    // Without a connection the field does not open until there is one.
    if (!job || !device.isOnSite() || trouble === 'offline') return;
    const about = job;
    const phone = newNumber();
    if (!(await shown.count())) {
      // What the page has said may have been of another request that waits, while this one is still being sent.
      await endOfSending();
      const held = await inPage(
        page,
        () => document.querySelector<HTMLInputElement>('form[data-lead-form] [name=phone]')?.value,
        undefined,
      );
      if (held !== about.phone) return;
      device.typed.phone = phone;
      await device.fill();
      isCorrected(about, phone);
      return press();
    }
    await device.correctNumber(phone);
    await device.pass(16_000);
    await page.waitForFunction(
      () => !document.querySelector<HTMLButtonElement>('sent-number form button')!.disabled,
    );
    // Refused, for too many requests: the page says so, with whom to call.
    if (await shown.locator('[aria-invalid=true]').count()) return void about.claims.add('call');
    story.push(`corrects ${about.name} to ${phone}`);
    about.isUnseen ||= !hearsRefusals && isRefusal(trouble);
    isCorrected(about, phone);
    await listen(about);
  };

  const addPictures = async (): Promise<void> => {
    const offer = device.page().locator('photo-offer:visible');
    if (!job || job.pictures || !(await offer.count())) return;
    await device.addPictures();
    const words = (await offer.getAttribute('data-words')) ?? '{}';
    const { making, sending, unkept } = JSON.parse(words) as Record<'making' | 'sending' | 'unkept', string>;
    const said = offer.locator('[role=status]');
    const isMade = await device
      .page()
      .waitForFunction(arePicturesMade, undefined, { polling: 100, timeout: ANSWER_MS })
      .catch(() => undefined);
    // Without a connection the page says that what was chosen stays on it until there is one.
    if (!isMade) return;
    // Until the page says that they wait or have arrived, it has promised nothing.
    const end = Date.now() + ANSWER_MS;
    const text = async () => (await said.textContent()) ?? '';
    while (Date.now() < end && [`${making}…`, `${sending}…`].includes(await text())) await device.pass(500);
    const isKept = ![`${making}…`, `${sending}…`, unkept].includes(await text());
    story.push(`three pictures for ${job.name}${isKept ? '' : ', told that only this page has them'}`);
    if (isKept) job.pictures = PICTURES.length;
  };

  const deleteOne = async (): Promise<void> => {
    const names = await inPage(device.page(), waitingNames, undefined);
    const about = jobs.find(({ name }) => names.some((text) => text.startsWith(`${name},`)));
    if (!about) return;
    await device.deleteWaiting(about.name);
    about.isDeleted = true;
    story.push(`deletes ${about.name}`);
    const isThanked = await device.page().locator('sent-number:has(+ form):visible').count();
    // For another one it may say so.
    const isAnothers = jobs.some((other) => other !== about && other.claims.has('have'));
    if (!isThanked || isAnothers || about.isUnseen || (await hasArrived(about))) return;
    falselyHad += 1;
    story.push(`SAID TO BE HAD, BUT DELETED: ${about.name}`);
  };

  const comeBack = async (): Promise<void> => {
    const hours = chance(0.5) ? 0 : random() * 40;
    story.push(`closes the tab, back after ${hours.toFixed(1)} h`);
    if (trouble === 'offline') await setTrouble('down');
    await device.closeTabs();
    await device.comeBack(hours);
    job = undefined;
  };

  const steps = [comeBack, correct, correct, addPictures, addPictures, () => device.pass(90_000)];
  try {
    await setTrouble(pick(troubles));
    for (let step = 0; step < 9; step += 1) {
      if (step % 3 === 0 && jobs.length < 4) await ask();
      else if (chance(0.25)) await setTrouble(pick(troubles));
      else if (chance(0.1) && storage !== 'blocked') await deleteOne();
      else await pick(steps)();
    }
    await setTrouble('ok');
    story.push('all is well again');
    // Half of them keep the page open, as it has asked them to; then everybody comes back later.
    if (chance(0.5) && device.isOnSite()) {
      await inPage(device.page(), () => dispatchEvent(new Event('online')), undefined);
      await settle(device, lane, jobs, 8_000);
    }
    await device.closeTabs();
    await device.comeBack(1);
    await device.empty();
    await settle(device, lane, jobs, 30_000);
    return await count();
  } catch (error) {
    throw new Error(`${story.join(' | ')} | ${String(error)}`);
  } finally {
    await device.close().catch(() => undefined);
  }

  async function count(): Promise<SoakResult> {
    const found = arrivals(await lane.leads(), await lane.photos());
    const result = { ...NOTHING, visitors: 1, requests: jobs.length, corrections, falselyHad };
    for (const about of jobs) {
      const { isThere, pictures, copies } = found(about);
      result.pictures += about.pictures;
      if (about.isDeleted) continue;
      if (!about.corrected) result.doubled += Math.max(0, copies - 1);
      if (isThere) {
        const gone = Math.max(0, about.pictures - pictures);
        result.picturesGone += gone;
        if (gone) story.push(`${gone} PICTURES GONE: ${about.name}`);
        continue;
      }
      const isTold = ['tab', 'page', 'call'].some((claim) => about.claims.has(claim as Claim));
      if (about.isUnseen) result.unseen += 1;
      else if (isTold && (storage !== 'none' || about.claims.has('call'))) result.lostAfterTold += 1;
      else {
        result.lost += 1;
        story.push(`LOST: ${about.name} ${about.phone}`);
      }
    }
    const isWrong = result.lost + result.falselyHad + result.picturesGone > 0;
    return { ...result, stories: isWrong ? [story.join(' | ')] : [] };
  }
}

/** How much of what happened must not: the first three figures, doubled requests and visitors who were not finished. */
export const faultsOf = ({ lost, falselyHad, picturesGone, doubled, unfinished }: SoakResult): number =>
  lost + falselyHad + picturesGone + doubled + unfinished;

/** The three figures that must be zero, and what they are of. */
export function report(title: string, sum: SoakResult): string {
  return [
    `${title}: ${sum.visitors} visitors, ${sum.requests} requests, ${sum.corrections} corrections, ${sum.pictures} pictures`,
    `  ${sum.lost} lost without the visitor told to call`,
    `  ${sum.falselyHad} 'we have it' for what is nowhere`,
    `  ${sum.picturesGone} pictures gone`,
    `  (lost after the visitor was told to call: ${sum.lostAfterTold}; refused where no-cors cannot read it: ${sum.unseen}; with other bytes twice: ${sum.doubled}; visitors not finished: ${sum.unfinished})`,
    ...sum.stories.map((story) => `  ${story}`),
  ].join('\n');
}

const isRefusal = (trouble: Trouble): boolean => (refusals as readonly string[]).includes(trouble);

const nameIn = ({ fields }: InboxLead): unknown => fields.fullName ?? fields.firstName;

/** What has arrived of a request: it with its last number, its pictures by name, and how many copies differ. */
const arrivals =
  (leads: readonly InboxLead[], photos: readonly Pick<InboxPhoto, 'timestamp' | 'name'>[]) =>
  ({ name, phone }: Job) => {
    const mine = leads.filter((lead) => nameIn(lead) === name);
    const isOf = ({ timestamp }: { timestamp: string }) =>
      mine.some(({ fields }) => fields.timestamp === timestamp);
    return {
      isThere: mine.some(({ fields }) => fields.phone === phone),
      // By name: one whose answer was lost comes again.
      pictures: new Set(photos.filter(isOf).map((photo) => photo.name)).size,
      copies: new Set(mine.map(({ digest }) => digest)).size,
    };
  };

/** What the page says, once it says something; the pages' clock is moved past what an attempt may take. */
async function claimsOf(device: Device): Promise<Claim[]> {
  for (const patience of [ANSWER_MS, ANSWER_MS]) {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      const claims = await device.claims();
      if (claims.length) {
        // Notices follow a moment after notifications, and the thank-you page a second after the contact form's thanks.
        if (claims.includes('have')) await device.pass(1_000);
        await wait(claims.includes('have') ? 800 : 200);
        return [...new Set([...claims, ...(await device.claims())])];
      }
      await wait(50);
    }
    await device.pass(16_000);
  }
  return [];
}

/** Whether a page, its tab or its device keeps a request with this name; '' is any request, or a picture. */
const keeps = (page: Page, name: string): Promise<boolean> =>
  inPage(
    page,
    (text) => {
      for (const area of ['localStorage', 'sessionStorage'] as const) {
        try {
          if (
            Object.entries(window[area]).some(
              ([key, value]) => /^waiting-/.test(key) && String(value).includes(text),
            )
          )
            return true;
        } catch {
          // Blocked.
        }
      }
      return [...document.querySelectorAll('undelivered-notice [data-name]')].some(({ textContent }) =>
        textContent?.startsWith(text && `${text},`),
      );
    },
    name,
  );

function waitingNames(): string[] {
  const rows = [...document.querySelectorAll('undelivered-notice [data-request]')];
  return rows
    .filter((row) => row.checkVisibility())
    .map((row) => row.querySelector('[data-name]')?.textContent ?? '');
}

function arePicturesMade(): boolean {
  const rows = document.querySelectorAll('photo-offer li');
  return rows.length > 0 && [...rows].every((row) => row.querySelector('img:not([hidden])'));
}

/** Waits until all requests and pictures have arrived, or none is left to send, at most for this long in real time. */
async function settle(device: Device, lane: Lane, jobs: readonly Job[], within: number): Promise<void> {
  const end = Date.now() + within;
  while (Date.now() < end) {
    const found = arrivals(await lane.leads(), await lane.photos());
    const isThere = jobs
      .filter(({ isDeleted, isUnseen }) => !isDeleted && !isUnseen)
      .every((about) => found(about).isThere && found(about).pictures >= about.pictures);
    if (isThere || !(device.isSending() || (await keeps(device.page(), '')))) return;
    if (!device.isSending()) await device.pass(2_000);
    await wait(100);
  }
}

/**
 * Plays many visitors, some at the same time, each with a browser context and a lane of their own.
 * @param open opens a lane that stores leads in a file of this name
 */
export async function playSoak(
  {
    browser,
    transport,
    count,
    lanes,
  }: Omit<SoakOptions, 'lane' | 'visitor'> & { count: number; lanes: number },
  open: (name: string) => Promise<Lane>,
): Promise<SoakResult> {
  const visitors = Array.from({ length: count }, (_, index) => index + 1);
  const results = await inLanes(lanes, visitors, async (visitor): Promise<SoakResult> => {
    const lane = await open(`soak-${transport}-${visitor}.jsonl`);
    try {
      const result = await playVisitor({ browser, lane, transport, visitor });
      // At once: a soak of an hour that is ended in between has still said what it found.
      result.stories.forEach((story) => console.log(story));
      return result;
    } catch (error) {
      // The others' results count all the same.
      console.log(String(error));
      return { ...NOTHING, visitors: 1, unfinished: 1, stories: [String(error)] };
    } finally {
      await lane.close();
    }
  });
  return { ...sumOf(NOTHING, results), stories: results.flatMap(({ stories }) => stories) };
}
