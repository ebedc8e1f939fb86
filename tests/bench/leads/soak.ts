import type { Browser, Page } from 'playwright';
import { formFamilies, type Transport } from '@/leads/types';
import type { InboxLead } from '@/tools/inbox/lead-store';
import { readClaims, type Claim } from './claims';
import { startDevice, type Device, type StorageTrouble } from './device';
import type { Lane } from './lane';
import { randomFrom } from './random';
import { PICTURES, readsAnswers } from './scenarios';

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
  /** What happened, for each request that counts in one of the first three, and each visitor who was not finished. */
  stories: [] as readonly string[],
};

/** What became of the requests of some visitors. */
export type SoakResult = typeof NOTHING;

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
  const device = await startDevice({
    browser,
    origin: lane.origin,
    family,
    visitor,
    storage,
    javaScript: true,
    earlyScript: true,
  });
  const jobs: Job[] = [];
  let job: Job | undefined;
  let trouble: Trouble = 'ok';
  let corrections = 0;
  let falselyHad = 0;
  const numbers = phoneNumbers(visitor);

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
    const [isKept, arrived] = [await keeps(device.page(), about.name), await arrivedOf(lane, about, trouble)];
    if (isKept || arrived.length || about.isUnseen) return;
    falselyHad += 1;
    story.push(`SAID TO BE HAD, BUT NOWHERE: ${about.name}`);
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
    const phone = job && chance(0.5) ? job.phone : numbers();
    const name = `Jo${visitor} Pike${'abcdef'[number]}`;
    const { typed } = device;
    typed.phone = phone;
    if ('fullName' in typed) typed.fullName = name;
    else typed.firstName = name;
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
    const phone = numbers();
    if (await shown.count()) {
      await shown.getByRole('button').first().click();
      await shown.locator('form input').first().fill(phone);
      await shown.locator('form button').first().click();
      await device.pass(16_000);
      await page.waitForFunction(
        () => !document.querySelector<HTMLButtonElement>('sent-number form button')!.disabled,
      );
      // Refused, for too many requests: the page says so, with whom to call.
      if (await shown.locator('[aria-invalid=true]').count()) return void about.claims.add('call');
    } else {
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
      about.phone = phone;
      about.corrected = true;
      corrections += 1;
      return press();
    }
    story.push(`corrects ${about.name} to ${phone}`);
    about.isUnseen ||= !hearsRefusals && isRefusal(trouble);
    about.phone = phone;
    about.corrected = true;
    corrections += 1;
    await listen(about);
  };

  const addPictures = async (): Promise<void> => {
    const offer = device.page().locator('photo-offer:visible');
    if (!job || job.pictures || !(await offer.count())) return;
    await offer.locator('input').setInputFiles(PICTURES);
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
    const rows = device.page().locator('undelivered-notice [data-request]:visible');
    const names = await rows.locator('[data-name]').allTextContents();
    const about = jobs.find(({ name }) => names.some((text) => text.startsWith(`${name},`)));
    if (!about || !(await rows.first().isVisible())) return;
    const row = names.findIndex((text) => text.startsWith(`${about.name},`));
    device.page().once('dialog', (dialog) => void dialog.accept());
    await rows.nth(row).locator('[data-delete]').click();
    about.isDeleted = true;
    story.push(`deletes ${about.name}`);
    const isThanked = await device.page().locator('sent-number:has(+ form):visible').count();
    // For another one it may say so.
    const isAnothers = jobs.some((other) => other !== about && other.claims.has('have'));
    if (!isThanked || isAnothers || about.isUnseen || (await arrivedOf(lane, about, trouble)).length) return;
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

  const steps = [comeBack, correct, correct, addPictures, addPictures, deleteOne, () => device.pass(90_000)];
  try {
    await setTrouble(pick(troubles));
    for (let step = 0; step < 9; step += 1) {
      if (step % 3 === 0 && jobs.length < 4) await ask();
      else if (chance(0.25)) await setTrouble(pick(troubles));
      else if (chance(0.1) && storage !== 'blocked') await deleteOne();
      else await pick(steps.filter((one) => one !== deleteOne))();
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
    const [leads, pictures] = [await lane.leads(), await lane.photos()];
    const figures = { visitors: 1, requests: jobs.length, corrections, falselyHad };
    const result: SoakResult = { ...NOTHING, ...figures };
    for (const about of jobs) {
      const copies = leads.filter((lead) => nameIn(lead) === about.name);
      const isThere = copies.some(({ fields }) => fields.phone === about.phone);
      result.pictures += about.pictures;
      if (about.isDeleted) continue;
      if (!about.corrected)
        result.doubled += Math.max(0, new Set(copies.map(({ digest }) => digest)).size - 1);
      if (isThere) {
        const here = new Set(
          pictures
            .filter(({ timestamp }) => copies.some(({ fields }) => fields.timestamp === timestamp))
            .map(({ name }) => name),
        );
        const gone = Math.max(0, about.pictures - here.size);
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

/** The sum of several visitors. */
export function sumOf(results: readonly SoakResult[]): SoakResult {
  const { stories: _none, ...figures } = NOTHING;
  for (const result of results)
    for (const key of Object.keys(figures) as (keyof typeof figures)[]) figures[key] += result[key];
  return { ...figures, stories: results.flatMap(({ stories }) => stories) };
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

function phoneNumbers(visitor: number): () => string {
  let count = 0;
  return () => {
    const digits = String(3_000_000 + visitor * 100 + (count += 1));
    return `(214) ${digits.slice(0, 3)}-${digits.slice(3)}`;
  };
}

const isRefusal = (trouble: Trouble): boolean => (refusals as readonly string[]).includes(trouble);

const nameIn = ({ fields }: InboxLead): unknown => fields.fullName ?? fields.firstName;

/** The request as the office has it. The inbox is asked only while it is up: asking would start it. */
const arrivedOf = async (lane: Lane, { name }: Job, trouble: Trouble): Promise<InboxLead[]> =>
  trouble === 'down'
    ? lane.recorded().filter((lead) => nameIn(lead) === name)
    : (await lane.leads()).filter((lead) => nameIn(lead) === name);

/** What the page says, once it says something; the pages' clock is moved past what an attempt may take. */
async function claimsOf(device: Device): Promise<Claim[]> {
  for (const patience of [ANSWER_MS, ANSWER_MS]) {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      const claims = await inPage(device.page(), readClaims, undefined);
      if (claims.length) {
        // Notices follow a moment after notifications, and the thank-you page a second after the contact form's thanks.
        if (claims.includes('have')) await device.pass(1_000);
        await new Promise((resolve) => setTimeout(resolve, claims.includes('have') ? 800 : 200));
        return [...new Set([...claims, ...(await inPage(device.page(), readClaims, undefined))])];
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await device.pass(16_000);
  }
  return [];
}

/** How often a page can be left for another one while it is asked something: a form leads to the next page, and it sends. */
const NAVIGATIONS = 5;

/** What a function finds in the page; asked again where that page has been left for the next one meanwhile. */
async function inPage<Given, Found>(
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

function arePicturesMade(): boolean {
  const rows = document.querySelectorAll('photo-offer li');
  return rows.length > 0 && [...rows].every((row) => row.querySelector('img:not([hidden])'));
}

/** Waits until all requests and pictures have arrived, or none is left to send, at most for this long in real time. */
async function settle(device: Device, lane: Lane, jobs: readonly Job[], within: number): Promise<void> {
  const end = Date.now() + within;
  while (Date.now() < end) {
    const [leads, photos] = [await lane.leads(), await lane.photos()];
    const isThere = jobs
      .filter(({ isDeleted, isUnseen }) => !isDeleted && !isUnseen)
      .every(
        ({ name, phone, pictures }) =>
          leads.some((lead) => nameIn(lead) === name && lead.fields.phone === phone) &&
          // Those with a name of their own: one whose answer was lost comes again.
          new Set(
            photos
              .filter(({ timestamp }) =>
                leads.some((lead) => nameIn(lead) === name && lead.fields.timestamp === timestamp),
              )
              .map((photo) => photo.name),
          ).size >= pictures,
      );
    if (isThere || !(device.isSending() || (await keeps(device.page(), '')))) return;
    if (!device.isSending()) await device.pass(2_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
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
    from = 1,
    lanes,
  }: Omit<SoakOptions, 'lane' | 'visitor'> & {
    count: number;
    from?: number;
    lanes: number;
  },
  open: (name: string) => Promise<Lane>,
): Promise<SoakResult> {
  const queue = Array.from({ length: count }, (_, index) => from + index);
  const results: SoakResult[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let visitor = queue.shift(); visitor !== undefined; visitor = queue.shift()) {
        const lane = await open(`soak-${transport}-${visitor}.jsonl`);
        try {
          const result = await playVisitor({ browser, lane, transport, visitor });
          // At once: a soak of an hour that is ended in between has still said what it found.
          result.stories.forEach((story) => console.log(story));
          results.push(result);
        } catch (error) {
          // The others' results count all the same.
          console.log(String(error));
          results.push({ ...NOTHING, visitors: 1, unfinished: 1, stories: [String(error)] });
        } finally {
          await lane.close();
        }
      }
    }),
  );
  return sumOf(results);
}
