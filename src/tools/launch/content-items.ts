import { allForYear } from '@18f/us-federal-holidays';
import { callNumber, channelFields, testimonial } from '../../content/schemas/entries';
import { promises } from '../../content/schemas/claims';
import type { Site } from '../../content/schemas/site';
import { dayInWords, factsOf } from '../../content/facts';
import { dayAt, endOf } from '../../content/hours/moments';
import { prices } from '../../content/schemas/offers';
import { site } from '../../content/schemas/site';
import { hasPicture } from '../../content/picture';
import { sortNewestFirst } from '../../content/shown-reviews';
import { claimsReport, usesIn } from '../reports/claims';
import type { Content, Entry } from '../../content/load/read';
import { placeOfName, isRecord, valueAt } from '../../content/load/schema-fields';
import { fieldName, type Path } from '../../content/load/mistake';
import { at, fieldsOf, lineOf, type FieldRef } from '../../content/check/fields';
import { businessFactsOf } from '../../content/load/business-facts';
import { sectionsOf } from '../../content/check/rules/pages';
import { longTexts } from '../../content/check/schema/validate';
import type { LaunchItem } from './item';
import { standIn } from './stand-in';

/** @param stopsBuild whether it would tell visitors something untrue */
const item = (topic: LaunchItem['topic'], field: FieldRef, what: string, stopsBuild = false): LaunchItem => ({
  topic,
  file: field.entry.file,
  line: lineOf(field),
  field: fieldName([...field.entry.root, ...field.path], field.entry.source.data),
  what,
  ...(stopsBuild && { stopsBuild }),
});

/** Values that nobody has, whichever company wrote them. */
const impossible: readonly (readonly [pattern: RegExp, what: string])[] = [
  // The North American Numbering Plan reserves 555-0100 to 555-0199 for fiction.
  [/\(\d{3}\) 555-01\d\d/, 'is a phone number that nobody has'],
  // RFC 2606 reserves these names for examples.
  [/\S*[@/.]example\.(?:com|net|org)\b\S*/i, 'is an address at example.com, which nobody can reach'],
  [/^(?:[A-Z]{1,4}[ -]?)?0+$/, 'is not a license number that anybody has'],
  [/.*\bexample street\b/i, 'is not a street'],
];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is left of the stand-in company in the business's data, and what the business has not said yet. */
function businessItems(
  entry: Entry,
  { address, social, accreditation, night, callbackSettled }: Site,
): LaunchItem[] {
  const items: LaunchItem[] = [];
  const say = (path: Path, what: string) =>
    void items.push(item('The business', at(entry, ...path), what, true));
  for (const { field, value, give } of standIn.values)
    if (isSame(valueAt(entry.raw, field.split('.')), value))
      say(
        field.split('.'),
        `${typeof value === 'string' ? `"${value}" is` : 'is'} a placeholder. Write: ${give}.`,
      );
  if (address.postalCode === standIn.postalCode && address.city !== standIn.town)
    say(['address', 'postalCode'], `"${address.postalCode}" is a ZIP code of ${standIn.town}.`);
  social.forEach(({ label, url }, index) => {
    if (url === undefined)
      say(
        ['social', index, 'url'],
        `The icon of ${label} leads nowhere. Write the address of the page, or remove the icon.`,
      );
  });
  if (accreditation && accreditation.url === undefined)
    say(
      ['accreditation', 'url'],
      `"${accreditation.name}" has no link to who says so. Write its address; without one, remove "accreditation".`,
    );
  if (night === undefined)
    say(['night'], 'Who answers a call at nine in the evening? Write "nobody", "emergencies" or "always".');
  if (!callbackSettled)
    say(
      ['callbackSettled'],
      'Within how many minutes does the office call back? Write it as callback in content/claims.json; when the office stands by it and by the sentences of now in content/interface.json, write "callbackSettled": true.',
    );
  return items;
}

/** What is left of the stand-in company anywhere, and values that nobody has. */
function leftItems({ entries }: Content, { address, furtherCities, phone }: Site): LaunchItem[] {
  const texts = entries.flatMap((entry) =>
    fieldsOf(entry).flatMap((field) =>
      typeof field.value === 'string' && field.means.readBy !== 'owner' && entry.kind !== 'testimonials'
        ? [{ field, text: field.value }]
        : [],
    ),
  );
  const standInValues = new Set<unknown>(standIn.values.map(({ value }) => value));
  const values = texts.flatMap(({ field, text }) => {
    const { entry } = field;
    if (entry.kind === 'site' && standInValues.has(text)) return [];
    // The example in a form, with the company's own area code.
    if (entry.kind === 'forms' && text.startsWith(phone.slice(0, 5))) return [];
    const fix =
      entry.kind === 'forms'
        ? 'Remove the example, or write ({{site.areaCode}}) 555-0123 for a phone number.'
        : 'Write the real one.';
    const say = (what: string) => [item('The business', field, what, true)];
    for (const [pattern, what] of impossible) {
      const [words] = pattern.exec(text) ?? [];
      if (words) return say(`"${words}" ${what}. ${fix}`);
    }
    const standInName = standIn.values.find(
      (one) => /ame$/.test(one.field) && typeof one.value === 'string' && text.includes(one.value),
    );
    return standInName ? say(`"${standInName.value}" is a placeholder. Write: ${standInName.give}.`) : [];
  });
  const current = new Set<unknown>([
    address.city,
    ...furtherCities,
    ...entries.flatMap(({ kind, raw }) => (kind === 'cities' ? [valueAt(raw, ['name'])] : [])),
  ]);
  const places = [standIn.town, ...standIn.cities].filter((place) => !current.has(place));
  const named = places.flatMap((place) => {
    const there = texts.filter(({ text }) => new RegExp(String.raw`\b${place}\b`).test(text));
    const [first] = there;
    if (!first) return [];
    const files = [...new Set(there.map(({ field }) => field.entry.file))].join(', ');
    const what = `${place} no longer has a page and is still named in ${files}. Remove it there; if you work in ${place}, add it to "furtherCities" in content/site.json.`;
    return [item('Cities', first.field, what, true)];
  });
  return [...values, ...named];
}

/**
 * Reminders of federal holidays that the office has taken in another year and that are not listed in the coming one, on the
 * day on which they are observed: a Friday or a Monday, if they fall on a weekend. Which days off the office takes is its
 * own decision, so none is added and others are not named.
 * @param today, inAYear as in `2027-11-25`; a calendar year that is listed up to Christmas is looked at to its end
 */
function missingHolidays(holidays: Site['holidays'], today: string, inAYear: string): string[] {
  const days = holidays.map(({ date }) => date);
  const lastListed = `${days.toSorted().at(-1)?.slice(0, 4)}-12-31`;
  const until = lastListed > inAYear ? lastListed : inAYear;
  const taken = holidays.map(({ name }) => baseName(name));
  const years = [0, 1, 2, 3].map((later) => Number(today.slice(0, 4)) + later);
  return years
    .flatMap((year) => allForYear(year))
    .filter(({ dateString }) => dateString >= today && dateString <= until && !days.includes(dateString))
    .filter(({ name }) => taken.includes(baseName(name)))
    .map(
      ({ name, dateString }) =>
        `${name} is observed on ${dateString}, which is not listed. Add it, if the office is closed then as in other years.`,
    );
}

/** A holiday's name without what people write or leave out. */
const baseName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(observed\)| day\b|[^a-z ]/g, '')
    .trim();

function holidayItems(entry: Entry, { holidays, timeZone }: Site, now: Date): LaunchItem[] {
  const today = dayAt(now, timeZone);
  const items = holidays.flatMap(({ date, name }, index) =>
    date < today
      ? [item('The business', at(entry, 'holidays', index), `${name} (${date}) is over. Remove it.`)]
      : [],
  );
  const inAYear = yearsLater(today, 1);
  if (holidays.some(({ date }) => date >= today && date <= inAYear))
    return [
      ...items,
      ...missingHolidays(holidays, today, inAYear).map((what) =>
        item('The business', at(entry, 'holidays'), what),
      ),
    ];
  const what = 'No day off in the coming year is listed. Add the days on which the office is closed.';
  return [...items, item('The business', at(entry, 'holidays'), what)];
}

function textItems(entry: Entry, { texts, phone }: Site): LaunchItem[] {
  if (texts !== undefined) return [];
  const what = `Does anybody read text messages to ${phone}? Write "texts": true, and the site offers to text, or "texts": false.`;
  return [item('The business', at(entry, 'phone'), what)];
}

/**
 * The rules on text messages with advertising want a consent that nobody has to give in order to buy something, so a
 * box without which a form cannot be sent is for the owner to decide. A form that says `required` has been decided.
 */
function consentItems(entries: readonly Entry[]): LaunchItem[] {
  const what =
    'Without checking this box nobody can send the form, and the box agrees to marketing texts. The rules on such texts (47 CFR 64.1200(f)(9)) forbid making that agreement a condition of buying anything. Ask your lawyer, then write "consent": { "required": false } or, if it may stay, true.';
  return entries
    .filter(
      ({ kind, raw }) =>
        kind === 'forms' &&
        valueAt(raw, ['fields', 'consent']) !== undefined &&
        valueAt(raw, ['consent', 'required']) === undefined,
    )
    .map((entry) => item('The business', at(entry, 'fields', 'consent'), what));
}

/** The same day some years later, as in `2025-11-22`. */
const yearsLater = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Pages for ads of which nobody has said whether search engines may list them. */
const adsItems = (entries: readonly Entry[]): LaunchItem[] =>
  entries
    .filter(({ raw }) => isRecord(raw) && raw.audience === 'ads' && raw.noindex === undefined)
    .map((entry) =>
      item(
        'Pages for ads',
        at(entry, 'audience'),
        'The page is for ads only, and search engines may list it.',
      ),
    );

/** Sections for prices of which nobody has given any, and prices that were not checked for more than a year. */
function priceItems(entries: readonly Entry[], { timeZone }: Site, now: Date): LaunchItem[] {
  const entry = entries.find(({ kind }) => kind === 'prices');
  if (!entry) return [];
  const { jobs } = prices.parse(entry.raw);
  const missing = entries.flatMap((page) =>
    sectionsOf(page).flatMap(({ type, service }) => {
      if (type !== 'prices' || jobs.some(({ services }) => services.includes(String(service)))) return [];
      const what = `Nobody has given a price for "${String(service)}", so ${page.file} shows none. Write what its common jobs cost, the simplest repair first.`;
      return [item('Prices', at(entry, 'jobs'), what)];
    }),
  );
  const old = yearsLater(dayAt(now, timeZone), -1);
  const unchecked = jobs.flatMap(({ job, checked }, index) => {
    if (checked >= old) return [];
    const what = `The price of "${job}" was last checked on ${checked}, more than a year ago. Check it and write today's date.`;
    return [item('Prices', at(entry, 'jobs', index, 'checked'), what)];
  });
  return [...missing, ...unchecked];
}

/** Cities whose water utility has no emergency number yet, and facts that nobody checked, or not for more than a year. */
function cityItems(entries: readonly Entry[], { timeZone }: Site, now: Date): LaunchItem[] {
  const old = yearsLater(dayAt(now, timeZone), -1);
  const items: LaunchItem[] = [];
  for (const entry of entries.filter(({ kind }) => kind === 'cities')) {
    const checked = valueAt(entry.raw, ['lastChecked']);
    const utility = String(valueAt(entry.raw, ['waterUtility', 'name']));
    const say = (field: string, what: string) => void items.push(item('Cities', at(entry, field), what));
    if (valueAt(entry.raw, ['waterUtility', 'emergency']) === undefined)
      say(
        'waterUtility',
        `No emergency number for water on the street side of the meter (${utility}). Call the number, then add it as "emergency". Until then the page says that it is on the water bill.`,
      );
    if (checked === undefined || String(checked) < old)
      say(
        'lastChecked',
        `${checked === undefined ? 'Nobody has looked up' : `Last looked up on ${String(checked)}, more than a year ago:`} the permit office, the water utility and the facts under "sources". Look them up, call the utility's number and write the day.`,
      );
  }
  return items;
}

const freshDays = 90;

/** Reports if the newest review with a date is older than that. Samples do not count. */
function oldReviewItems(reviews: readonly Entry[], now: Date): LaunchItem[] {
  const dated = sortNewestFirst(
    reviews.flatMap((entry) => {
      const { date, sample } = testimonial.parse(entry.raw);
      return date && !sample ? [{ date, entry }] : [];
    }),
  );
  const [newest] = dated;
  if (!newest || now.getTime() - Date.parse(newest.date) <= freshDays * 24 * 60 * 60 * 1000) return [];
  const what = `The newest review is from ${newest.date}, more than ${freshDays} days ago. Add one that is newer.`;
  return [{ ...item('Reviews and pictures', at(newest.entry, 'date'), what), field: 'date' }];
}

function reviewItems(entries: readonly Entry[]): LaunchItem[] {
  const reviews = entries.filter(({ kind }) => kind === 'testimonials');
  const samples = reviews.filter(({ raw }) => valueAt(raw, ['sample']) === true);
  const [first] = samples;
  if (!first) return [];
  const what = `${samples.length} of ${reviews.length} reviews are samples that no customer wrote. Replace each with a real review and set "sample" to false.`;
  return [{ ...item('Reviews and pictures', at(first, 'sample'), what, true), field: 'sample' }];
}

/** Renderings of work that photographs must replace, and photographs of team, van and license that are not there yet. */
function pictureItems(entries: readonly Entry[]): LaunchItem[] {
  const launchItems: LaunchItem[] = [];
  for (const { entry, path, value } of entries.flatMap(fieldsOf)) {
    if (!isRecord(value) || !Array.isArray(value.items)) continue;
    const items = value.items.filter(isRecord);
    const say = (what: string) =>
      void launchItems.push(item('Reviews and pictures', at(entry, ...path, 'items'), what));
    const pictures = items.filter(({ image }) => image !== undefined);
    const rendered = pictures.filter(({ placeholder }) => placeholder === true).length;
    if (rendered > 0)
      say(
        `${rendered} of ${pictures.length} pictures are drawn by a computer. Put in photos of your own work and set placeholder to false.`,
      );
    const waiting = value.type === 'team' ? items.filter((one) => !hasPicture(one)) : [];
    const names = waiting.map(({ title }) => `"${String(title)}"`);
    if (names.length > 0)
      say(
        `${names.join(', ')}: no photograph yet, so visitors do not see ${names.length === 1 ? 'it' : 'them'}. Put it into content/images and add its path as "photo" and an "alt", or remove the item.`,
      );
  }
  return launchItems;
}

/** The numbers of ads and landing pages that nobody has dialed yet, each with where visitors see it. */
const numberItems = (entries: readonly Entry[]): LaunchItem[] =>
  entries.flatMap((entry) => {
    if (entry.kind !== 'callNumbers') return [];
    const { name, phone, dialed, ...conditions } = callNumber.parse(entry.raw);
    if (dialed !== undefined) return [];
    const pages = conditions.pages
      ? `who come to the landing page ${conditions.pages.join(' or ')}`
      : 'of every page';
    const ad = channelFields.flatMap((field) => {
      const value = conditions[field];
      if (value === undefined) return [];
      return field === 'clickId' ? `a ${value} in the address` : `${field}=${value}`;
    });
    const what = `${phone} (${name}) is for visitors ${pages}${ad.length > 0 ? ` with ${ad.join(' and ')}` : ''}. Dial it: when your own phone has rung, write the day as "dialed".`;
    return [item('Numbers of ads', at(entry, 'phone'), what)];
  });

/** The place of a group in a named list of an entry that is valid. */
const placeIn = ({ raw }: Entry, list: string, name: string): number =>
  placeOfName(valueAt(raw, [list]), name) ?? 0;

/** Promises on pages that the owner has neither confirmed nor refused, with what visitors read until then. */
function promiseItems(content: Content): LaunchItem[] {
  const entry = content.entries.find(({ kind }) => kind === 'promises');
  if (!entry) return [];
  const uses = [...usesIn(content)];
  return Object.entries(promises.parse(entry.raw).promises).flatMap(
    ([name, { question, answer, wordings, otherwise }]) => {
      if (answer !== 'not yet confirmed') return [];
      const promiseUses = uses.filter(([reference]) => `${reference}.`.startsWith(`promise.${name}.`));
      const files = [...new Set(promiseUses.flatMap(([, places]) => places.map(({ file }) => file)))];
      if (files.length === 0) return [];
      const no = otherwise?.wordings.default;
      return [
        item(
          'Promises to confirm',
          at(entry, 'promises', placeIn(entry, 'promises', name), 'answer'),
          `${question} With "yes" visitors read "${wordings.default}" Now and with "no" they read ${no ? `"${no}"` : 'nothing of it.'} Files: ${files.join(', ')}.`,
          true,
        ),
      ];
    },
  );
}

/** What pages say that only the owner can confirm, and that is no promise with a name of its own. */
const questionItems = (entries: readonly Entry[]): LaunchItem[] =>
  entries.flatMap((entry) => {
    const { questions = [] } = entry.kind === 'promises' ? promises.parse(entry.raw) : {};
    return questions.map((question, index) =>
      item('Questions to the owner', at(entry, 'questions', index), question),
    );
  });

function offerItems(content: Content, now: Date): LaunchItem[] {
  const entry = content.entries.find(({ kind }) => kind === 'offers');
  if (!entry) return [];
  const { site: business, offers } = businessFactsOf(content);
  const soon = now.getTime() + 14 * 24 * 60 * 60 * 1000;
  return Object.entries(offers.offers).flatMap(([name, { title, until }]) => {
    const end = until ? endOf(until, business.timeZone) : Infinity;
    if (!until || end > soon) return [];
    const what = `"${title}" ${end <= now.getTime() ? 'ended' : 'ends'} on ${dayInWords(until, 'en-US')}. Give it a later day, or leave it: it disappears from the pages by itself.`;
    return [item('Offers that end', at(entry, 'offers', placeIn(entry, 'offers', name), 'until'), what)];
  });
}

function claimItems(content: Content, now: Date): LaunchItem[] {
  const claims = content.entries.find(({ kind }) => kind === 'claims');
  if (!claims) return [];
  return claimsReport(content, now).contradictions.map(({ about, claim, what }) =>
    claim === undefined
      ? { topic: 'Claims that contradict each other', file: about, field: '', what }
      : item(
          'Claims that contradict each other',
          at(claims, 'claims', placeIn(claims, 'claims', claim)),
          `${about}: ${what}`,
        ),
  );
}

const legalItems = (entries: readonly Entry[]): LaunchItem[] =>
  entries.flatMap((entry) => {
    const placeholder = entry.kind === 'legal' ? valueAt(entry.raw, ['placeholder']) : undefined;
    return placeholder === undefined
      ? []
      : [item('Legal pages', at(entry, 'placeholder'), `${String(placeholder)} Then remove the line.`)];
  });

/** Texts that are too long once the company's facts are filled in. */
function lengthItems(content: Content, now: Date): LaunchItem[] {
  const facts = factsOf(businessFactsOf(content), now);
  return content.entries.flatMap((entry) =>
    longTexts(entry, facts).map(({ path, message, fix }) =>
      item('Texts that are too long', at(entry, ...path), `${message}. ${fix}`),
    ),
  );
}

/**
 * What the owner must still fill in or decide in the content.
 * @param content without mistakes: the content check comes first
 */
export function contentItems(content: Content, now: Date): LaunchItem[] {
  const business = content.entries.find(({ kind }) => kind === 'site');
  if (!business) return [];
  const data = site.parse(business.raw);
  return [
    // First, because contradictions remain after all placeholders are replaced.
    ...claimItems(content, now),
    ...businessItems(business, data),
    ...leftItems(content, data),
    ...numberItems(content.entries),
    ...holidayItems(business, data, now),
    ...textItems(business, data),
    ...consentItems(content.entries),
    ...adsItems(content.entries),
    ...priceItems(content.entries, data, now),
    ...cityItems(content.entries, data, now),
    ...reviewItems(content.entries),
    ...oldReviewItems(
      content.entries.filter(({ kind }) => kind === 'testimonials'),
      now,
    ),
    ...pictureItems(content.entries),
    ...promiseItems(content),
    ...questionItems(content.entries),
    ...offerItems(content, now),
    ...legalItems(content.entries),
    ...lengthItems(content, now),
  ];
}
