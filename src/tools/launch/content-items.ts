import { allForYear } from '@18f/us-federal-holidays';
import { channelFields } from '../../content/call-numbers';
import { callNumber } from '../../content/schemas/entries';
import { site as siteSchema } from '../../content/schemas/site';
import { dayInWords, factsOf, type BusinessFacts } from '../../content/facts';
import { dayAt, endOf } from '../../content/hours/moments';
import { isOtherLocale, languages } from '../../content/languages';
import { prices } from '../../content/schemas/offers';
import { hasPicture } from '../../content/picture';
import { claimsReport, usesIn } from '../reports/claims';
import type { ContentFiles } from '../../content/load/files';
import { readContent, siteLanguages, type Content, type Entry } from '../../content/load/read';
import { isRecord, valueAt, wordsAt, type Path } from '../../content/load/schema-fields';
import { translationsBehind } from '../../content/load/translated';
import { fieldName } from '../../content/load/mistake';
import { at, fieldsOf, lineOf, type FieldRef } from '../../content/check/fields';
import { businessFactsOf } from '../../content/load/business-facts';
import { sectionsOf } from '../../content/check/rules/pages';
import { longTexts } from '../../content/check/schema/validate';
import type { LaunchItem } from './item';

/** The company that the site was made with: what is left of it is found by comparing. By field of `content/site.json`. */
const standIn = {
  name: 'Company Plumbing',
  legalName: 'Company Plumbing LLC',
  phone: '(972) 555-0100',
  email: 'office@example.com',
  'address.street': '100 Example Street',
  'geo.latitude': '32.72875',
  'license.number': 'M-00000',
  'reviews.service': 'our reviews page',
  'reviews.readUrl': 'https://reviews.example.com/all',
  'reviews.writeUrl': 'https://reviews.example.com/write',
  'accreditation.name': 'Accredited Trade Business',
  brands: 'Rheem,Bradford White,A. O. Smith,Navien,Moen,Delta,Kohler,InSinkErator',
};
const standInTown = 'Balch Springs';
const standInZip = '75180';

/** Cities that have a page of the first day. */
const standInCities =
  'Carrollton, Dallas, Garland, Grand Prairie, Heath, Irving, Lancaster, Mesquite, Plano, Red Oak, Rockwall, Seagoville, Wylie'.split(
    ', ',
  );

/** What a part of the list is made from. */
interface Subject extends BusinessFacts {
  content: Content;
  now: Date;
  /** The day in the company's time zone, as in `2027-11-25`. */
  today: string;
  of: (kind: Entry['kind']) => Entry[];
  /** The entry of a kind that is one file. */
  only: (kind: Entry['kind']) => Entry;
}

/** Adds an item. @param stopsBuild whether visitors would read something untrue */
type Say = (
  topic: LaunchItem['topic'],
  where: FieldRef | { file: string; field: string },
  what: string,
  stopsBuild?: boolean,
) => void;

/** A part of the list. */
type Part = (subject: Subject, say: Say) => void;

/** Values that nobody has, whichever company wrote them. */
const impossible: readonly (readonly [pattern: RegExp, what: string])[] = [
  // The North American Numbering Plan reserves 555-0100 to 555-0199 for fiction.
  [/\(\d{3}\) 555-01\d\d/, 'is a phone number that nobody has'],
  // RFC 2606 reserves these names for examples.
  [/\S*[@/.]example\.(?:com|net|org)\b\S*/i, 'is an address at example.com, which nobody can reach'],
  [/^(?:[A-Z]{1,4}[ -]?)?0+$/, 'is not a license number that anybody has'],
  [/.*\bexample street\b/i, 'is not a street'],
];

/** Claims that contradict each other. First, because contradictions remain after all placeholders are replaced. */
const contradictions: Part = ({ content, claims, now, only }, say) => {
  for (const { about, claim, what } of claimsReport(content, now).contradictions) {
    const page = content.entries.find(({ file }) => file === about);
    const place = Object.keys(claims.claims).indexOf(claim ?? '');
    const field = page ? at(page) : at(only('claims'), 'claims', place);
    say('Claims that contradict each other', field, page ? what : `${about}: ${what}`);
  }
};

/** What is left of the stand-in company in the business's data, and what the business has not said yet. */
const business: Part = ({ site, only }, say) => {
  const { address, social, accreditation, night, callbackSettled, texts, phone } = site;
  const entry = only('site');
  const ask = (path: Path, what: string) => say('The business', at(entry, ...path), what, true);
  for (const [field, value] of Object.entries(standIn)) {
    const path = field.split('.');
    const written = valueAt(entry.raw, path);
    const words = wordsAt(siteSchema, entry.raw, path).description;
    const orderly = Array.isArray(written) ? ' Another order counts as your own list.' : '';
    if (String(written) === value) ask(path, `"${value}" is a placeholder. Write: ${words}${orderly}`);
  }
  if (address.postalCode === standInZip && address.city !== standInTown)
    ask(['address', 'postalCode'], `"${address.postalCode}" is a ZIP code of ${standInTown}.`);
  social.forEach(({ label, url }, index) => {
    if (url === undefined)
      ask(
        ['social', index, 'url'],
        `The icon of ${label} leads nowhere. Write the address of the page, or remove the icon.`,
      );
  });
  if (accreditation && accreditation.url === undefined)
    ask(
      ['accreditation', 'url'],
      `"${accreditation.name}" has no link to who says so. Write its address; without one, remove "accreditation".`,
    );
  if (night === undefined)
    ask(['night'], 'Who answers a call at nine in the evening? Write "nobody", "emergencies" or "always".');
  if (!callbackSettled)
    ask(
      ['callbackSettled'],
      'Within how many minutes does the office call back? Write it as callback in content/claims.json; when the office stands by it and by the sentences of now in content/interface.json, write "callbackSettled": true.',
    );
  if (texts === undefined)
    say(
      'The business',
      at(entry, 'phone'),
      `Does anybody read text messages to ${phone}? Write "texts": true, and the site offers to text, or "texts": false.`,
    );
};

/** What is left of the stand-in company anywhere, and values that nobody has. */
const leftovers: Part = ({ content, site, of }, say) => {
  const texts = content.entries.flatMap((entry) =>
    fieldsOf(entry).flatMap((field) =>
      typeof field.value === 'string' && field.means.readBy !== 'owner' && entry.kind !== 'testimonials'
        ? [{ field, text: field.value, kind: entry.kind }]
        : [],
    ),
  );
  for (const { field, text, kind } of texts) {
    if (kind === 'site' && Object.values<string>(standIn).includes(text)) continue;
    // The example in a form, with the company's own area code.
    if (kind === 'forms' && text.startsWith(site.phone.slice(0, 5))) continue;
    const fix =
      kind === 'forms'
        ? 'Remove the example, or write ({{site.areaCode}}) 555-0123 for a phone number.'
        : 'Write the real one.';
    const found = impossible.find(([pattern]) => pattern.test(text));
    if (found) say('The business', field, `"${found[0].exec(text)?.[0]}" ${found[1]}. ${fix}`, true);
    const name = [standIn.name, standIn['accreditation.name']].find((one) => text.includes(one));
    if (name && !found) say('The business', field, `"${name}" is a placeholder. ${fix}`, true);
  }
  const current = new Set([
    site.address.city,
    ...site.furtherCities,
    ...of('cities').map(({ raw }) => valueAt(raw, ['name'])),
  ]);
  for (const place of [standInTown, ...standInCities].filter((one) => !current.has(one))) {
    const there = texts.filter(({ text }) => new RegExp(String.raw`\b${place}\b`).test(text));
    const files = [...new Set(there.map(({ field }) => field.entry.file))].join(', ');
    const what = `${place} no longer has a page and is still named in ${files}. Remove it there; if you work in ${place}, add it to "furtherCities" in content/site.json.`;
    if (there[0]) say('Cities', there[0].field, what, true);
  }
};

/** The numbers of ads and landing pages that nobody has dialed yet, each with where visitors see it. */
const adNumbers: Part = ({ of }, say) => {
  for (const entry of of('callNumbers')) {
    const { name, phone, dialed, ...conditions } = callNumber.parse(entry.raw);
    if (dialed !== undefined) continue;
    const pages = conditions.pages
      ? `who come to the landing page ${conditions.pages.join(' or ')}`
      : 'of every page';
    const ad = channelFields.flatMap((field) => {
      const value = conditions[field];
      if (value === undefined) return [];
      return field === 'clickId' ? `a ${value} in the address` : `${field}=${value}`;
    });
    const what = `${phone} (${name}) is for visitors ${pages}${ad.length > 0 ? ` with ${ad.join(' and ')}` : ''}. Dial it: when your own phone has rung, write the day as "dialed".`;
    say('Numbers of ads', at(entry, 'phone'), what);
  }
};

/** A holiday's name without what people write or leave out. */
const baseName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(observed\)| day\b|[^a-z ]/g, '')
    .trim();

/**
 * Days off that are over, and federal holidays that the office has taken in another year and that are not listed in the
 * coming one, on the day on which they are observed: a Friday or a Monday, if they fall on a weekend. Which days off the
 * office takes is its own decision, so none is added and others are not named.
 */
const holidays: Part = ({ site, today, only }, say) => {
  const entry = only('site');
  site.holidays.forEach(({ date, name }, index) => {
    if (date < today)
      say('The business', at(entry, 'holidays', index), `${name} (${date}) is over. Remove it.`);
  });
  const days = site.holidays.map(({ date }) => date);
  const inAYear = yearsLater(today, 1);
  if (!days.some((date) => date >= today && date <= inAYear)) {
    const what = 'No day off in the coming year is listed. Add the days on which the office is closed.';
    return say('The business', at(entry, 'holidays'), what);
  }
  // A calendar year that is listed up to Christmas is looked at to its end.
  const lastListed = `${days.toSorted().at(-1)?.slice(0, 4)}-12-31`;
  const until = lastListed > inAYear ? lastListed : inAYear;
  const taken = site.holidays.map(({ name }) => baseName(name));
  const years = [0, 1, 2, 3].map((later) => Number(today.slice(0, 4)) + later);
  for (const { name, dateString: date } of years.flatMap((year) => allForYear(year)))
    if (date >= today && date <= until && !days.includes(date) && taken.includes(baseName(name)))
      say(
        'The business',
        at(entry, 'holidays'),
        `${name} is observed on ${date}, which is not listed. Add it, if the office is closed then as in other years.`,
      );
};

/**
 * The rules on text messages with advertising want a consent that nobody has to give in order to buy something, so a
 * box without which a form cannot be sent is for the owner to decide. A form that says `required` has been decided.
 */
const consents: Part = ({ of }, say) => {
  const what =
    'Without checking this box nobody can send the form, and the box agrees to marketing texts. The rules on such texts (47 CFR 64.1200(f)(9)) forbid making that agreement a condition of buying anything. Ask your lawyer, then write "consent": { "required": false } or, if it may stay, true.';
  for (const entry of of('forms')) {
    const isAsked = valueAt(entry.raw, ['fields', 'consent']) !== undefined;
    if (isAsked && valueAt(entry.raw, ['consent', 'required']) === undefined)
      say('The business', at(entry, 'fields', 'consent'), what);
  }
};

/** The same day some years later, as in `2025-11-22`. */
const yearsLater = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Pages for ads of which nobody has said whether search engines may list them. */
const pagesForAds: Part = ({ content }, say) => {
  for (const entry of content.entries)
    if (isRecord(entry.raw) && entry.raw.audience === 'ads' && entry.raw.noindex === undefined)
      say(
        'Pages for ads',
        at(entry, 'audience'),
        'The page is for ads only, and search engines may list it.',
      );
};

/** Sections for prices of which nobody has given any, and prices that were not checked for more than a year. */
const priceList: Part = ({ content, today, only }, say) => {
  const entry = only('prices');
  const { jobs } = prices.parse(entry.raw);
  for (const page of content.entries)
    for (const { type, service } of sectionsOf(page))
      if (type === 'prices' && !jobs.some(({ services }) => services.includes(String(service))))
        say(
          'Prices',
          at(entry, 'jobs'),
          `Nobody has given a price for "${String(service)}", so ${page.file} shows none. Write what its common jobs cost, the simplest repair first.`,
        );
  jobs.forEach(({ job, checked }, index) => {
    if (checked < yearsLater(today, -1))
      say(
        'Prices',
        at(entry, 'jobs', index, 'checked'),
        `The price of "${job}" was last checked on ${checked}, more than a year ago. Check it and write today's date.`,
      );
  });
};

/** Cities whose water utility has no emergency number yet, and facts that nobody checked, or not for more than a year. */
const cities: Part = ({ of, today }, say) => {
  for (const entry of of('cities')) {
    const checked = valueAt(entry.raw, ['lastChecked']);
    const utility = String(valueAt(entry.raw, ['waterUtility', 'name']));
    if (valueAt(entry.raw, ['waterUtility', 'emergency']) === undefined)
      say(
        'Cities',
        at(entry, 'waterUtility'),
        `No emergency number for water on the street side of the meter (${utility}). Call the number, then add it as "emergency". Until then the page says that it is on the water bill.`,
      );
    if (checked === undefined || String(checked) < yearsLater(today, -1))
      say(
        'Cities',
        at(entry, 'lastChecked'),
        `${checked === undefined ? 'Nobody has looked up' : `Last looked up on ${String(checked)}, more than a year ago:`} the permit office, the water utility and the facts under "sources". Look them up and write the day.`,
      );
  }
};

/** Samples of reviews, renderings of work, and photographs of team, van and license that are not there yet. */
const reviewsAndPictures: Part = ({ content, of }, say) => {
  const reviews = of('testimonials');
  const samples = reviews.filter(({ raw }) => valueAt(raw, ['sample']) === true);
  if (samples[0])
    say(
      'Reviews and pictures',
      at(samples[0], 'sample'),
      `${samples.length} of ${reviews.length} reviews are samples that no customer wrote. Replace each with a real review and set "sample" to false.`,
      true,
    );
  for (const { entry, path, value } of content.entries.flatMap(fieldsOf)) {
    if (!isRecord(value) || !Array.isArray(value.items)) continue;
    const items = value.items.filter(isRecord);
    const ask = (what: string) => say('Reviews and pictures', at(entry, ...path, 'items'), what);
    const pictures = items.filter(({ image }) => image !== undefined);
    const rendered = pictures.filter(({ placeholder }) => placeholder === true).length;
    if (rendered > 0)
      ask(
        `${rendered} of ${pictures.length} pictures are drawn by a computer. Put in photos of your own work and set placeholder to false.`,
      );
    const waiting = value.type === 'team' ? items.filter((one) => !hasPicture(one)) : [];
    const names = waiting.map(({ title }) => `"${String(title)}"`);
    if (names.length > 0)
      ask(
        `${names.join(', ')}: no photograph yet, so visitors do not see ${names.length === 1 ? 'it' : 'them'}. Put it into content/images and add its path as "photo" and an "alt", or remove the item.`,
      );
  }
};

/** Promises on pages that the owner has neither confirmed nor refused, and what pages say that only the owner knows. */
const promisesAndQuestions: Part = ({ content, promises, only }, say) => {
  const entry = only('promises');
  const uses = [...usesIn(content)];
  const { questions = [] } = promises;
  Object.entries(promises.promises).forEach(([name, { question, answer, wordings, otherwise }], index) => {
    const places = uses.flatMap(([reference, found]) =>
      `${reference}.`.startsWith(`promise.${name}.`) ? found : [],
    );
    if (answer !== 'not yet confirmed' || places.length === 0) return;
    const no = otherwise?.wordings.default;
    const files = [...new Set(places.map(({ file }) => file))].join(', ');
    say(
      'Promises to confirm',
      at(entry, 'promises', index, 'answer'),
      `${question} With "yes" visitors read "${wordings.default}" Now and with "no" they read ${no ? `"${no}"` : 'nothing of it.'} Files: ${files}.`,
      true,
    );
  });
  questions.forEach((question, index) =>
    say('Questions to the owner', at(entry, 'questions', index), question),
  );
};

/**
 * What is left before the site goes live in its further languages: texts that are behind, and whether somebody answers
 * the phone in the language. A price, a condition or a consent that says less than the original stops a launch.
 */
const translations: Part = ({ content, promises, only }, say) => {
  for (const language of siteLanguages(content.files).filter(isOtherLocale)) {
    const { name } = languages[language];
    const promise = `phone${language.charAt(0).toUpperCase()}${language.slice(1)}`;
    const answer = promises.promises[promise]?.answer;
    if (answer !== 'yes' && answer !== 'no')
      say(
        'Promises to confirm',
        { file: only('promises').file, field: promise },
        `Does somebody answer the phone in ${name}? Pages in ${name} ask people to call, and say that it is so only once the answer is "yes". Add the promise "${promise}" if it is not there, and write "yes" or "no" as its answer.`,
        true,
      );
    for (const { file, changes, binding } of translationsBehind(content.files, language))
      say(
        'Translations',
        { file, field: (binding.length > 0 ? binding : changes).map((change) => change.name).join(', ') },
        `${changes.length === 0 ? 'Nobody has said that it is finished' : 'The original has changed'}. npm run check:content shows the texts; npm run translate -- --done ${file} says that they agree again.`,
        binding.length > 0,
      );
  }
};

const endingOffers: Part = ({ offers, site, now, only }, say) => {
  const soon = now.getTime() + 14 * 24 * 60 * 60 * 1000;
  Object.values(offers.offers).forEach(({ title, until }, index) => {
    const end = until ? endOf(until, site.timeZone) : Infinity;
    if (until && end <= soon)
      say(
        'Offers that end',
        at(only('offers'), 'offers', index, 'until'),
        `"${title}" ${end <= now.getTime() ? 'ended' : 'ends'} on ${dayInWords(until, 'en-US')}. Give it a later day, or leave it: it disappears from the pages by itself.`,
      );
  });
};

const legalPages: Part = ({ of }, say) => {
  for (const entry of of('legal')) {
    const placeholder = valueAt(entry.raw, ['placeholder']);
    if (placeholder !== undefined)
      say('Legal pages', at(entry, 'placeholder'), `${String(placeholder)} Then remove the line.`);
  }
};

/** Texts that are too long once the company's facts are filled in. */
const longOnes: Part = ({ content, now }, say) => {
  const facts = factsOf(businessFactsOf(content), now);
  for (const entry of content.entries)
    for (const { path, message, fix } of longTexts(entry, facts))
      say('Texts that are too long', at(entry, ...path), `${message}. ${fix}`);
};

const parts: readonly Part[] = [
  ...[contradictions, business, leftovers, adNumbers, holidays, consents, pagesForAds, priceList, cities],
  ...[reviewsAndPictures, promisesAndQuestions, endingOffers, legalPages, longOnes, translations],
];

/**
 * What the owner must still fill in or decide in the content.
 * @param files without mistakes: the content check comes first
 */
export function contentItems(files: ContentFiles, now: Date): LaunchItem[] {
  const content = readContent(files);
  const of = (kind: Entry['kind']) => content.entries.filter((entry) => entry.kind === kind);
  const facts = businessFactsOf(content);
  const only = (kind: Entry['kind']): Entry => of(kind)[0]!;
  const subject = { ...facts, content, now, of, only, today: dayAt(now, facts.site.timeZone) };
  const items: LaunchItem[] = [];
  for (const part of parts)
    part(subject, (topic, where, what, stopsBuild = false) => {
      const place =
        'path' in where
          ? {
              file: where.entry.file,
              line: lineOf(where),
              field: fieldName([...where.entry.root, ...where.path], where.entry.source.data),
            }
          : where;
      items.push({ topic, ...place, what, ...(stopsBuild && { stopsBuild }) });
    });
  return items;
}
