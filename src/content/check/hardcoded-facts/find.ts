import { inDollars, type BusinessFacts } from '../../facts';
import { allowedTexts } from './allowed';
import { allLanguages, defaultLocale, type Language } from '../../languages';
import { patterns } from './patterns';

/** A claim or fact that a text writes out instead of referring to it. */
export interface HardcodedFact {
  /** The text that was found. */
  words: string;
  at: number;
  what: string;
  /** The reference that belongs there, without braces; several if only the editor can decide. */
  references: readonly string[];
}

/** A value that texts must not contain. */
export interface FactText {
  /** In lower case. */
  value: string;
  what: string;
  reference: string;
}

/** The patterns of a language, and all in one: nearly all texts do not match that and need no further search. */
function patternsIn(language: Language) {
  const spanish = language === 'es' ? patterns.filter((one) => one.spanish) : [];
  const all = [...spanish.map((one) => ({ ...one, pattern: one.spanish ?? one.pattern })), ...patterns];
  return { all, any: new RegExp(all.map(({ pattern }) => pattern.source).join('|'), 'i') };
}

const byLanguage = new Map(allLanguages.map((language) => [language, patternsIn(language)]));

/** Values that can be in a sentence by chance: `36`, `247`, `100%`, `2024`. Patterns find them by their context. */
const tooShort = /^[\d.]{1,4}%?$|^\d+$/;

/** The wordings of a claim, promise or offer, with how texts refer to each. */
const factsIn = (
  name: string,
  wordings: Readonly<Record<string, string | undefined>>,
  what: string,
): [reference: string, value: string, what: string][] =>
  Object.entries(wordings).flatMap(([wording, value]) =>
    value === undefined ? [] : [[wording === 'default' ? name : `${name}.${wording}`, value, what]],
  );

/** The facts and readings that texts must refer to, with references resolved. The longest, most specific come first. */
export function factTexts({ site, claims, promises, offers }: BusinessFacts): FactText[] {
  const facts: [name: string, value: string, what: string][] = [
    ['site.phone', site.phone, 'the phone number'],
    ['site.email', site.email, 'the e-mail address'],
    ['site.legalName', site.legalName, "the company's registered name"],
    ['site.name', site.name, "the company's name"],
    ['site.license.number', site.license.number, 'the license number'],
    ['site.address.street', site.address.street, 'the street of the office'],
    // Not the town alone, which texts also mention as a place.
    ...['office is in', 'shop is in', 'oficina está en'].map((words): [string, string, string] => [
      'claim.office',
      `${words} ${site.address.city}`,
      'where the office is',
    ]),
  ];
  const { office: _town, ...said } = claims.claims;
  const readings = Object.entries(said).flatMap(([claim, { about, default: usual, readings: others }]) =>
    factsIn(`claim.${claim}`, { default: usual, ...others }, `a claim (${about.toLowerCase()})`),
  );
  const promised = Object.entries(promises.promises).flatMap(([promise, { question, wordings }]) =>
    factsIn(`promise.${promise}`, wordings, `a promise ("${question}")`),
  );
  // Not the title and the condition, which can be in a sentence by chance: "toilet service", "case by case".
  const offered = Object.entries(offers.offers).flatMap(
    ([offer, { title, price, includes, line, wordings }]) =>
      factsIn(
        `offer.${offer}`,
        { ...(price > 0 && { price: inDollars(price, 'en-US') }), includes, line, ...wordings },
        `an offer ("${title}")`,
      ),
  );
  return [...facts, ...offered, ...readings, ...promised]
    .filter(([, value]) => value === '5.0' || !tooShort.test(value))
    .map(([reference, value, what]) => ({ value: value.toLowerCase(), what, reference }))
    .sort((a, b) => b.value.length - a.value.length);
}

/** The amounts in a text: 79 of `$79` and of `79 dollars`, 10000 of `$10k` and `$10,000`. */
const amountsIn = (text: string): number[] =>
  Array.from(
    text.matchAll(/(\d[\d,]*)(k?)/gi),
    ([, digits = '', thousand]) => Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1),
  );

/** The claims with one of a text's amounts; if there is none, all claims with a price. */
function priceClaims(words: string, facts: readonly FactText[]): string[] {
  const prices = facts.filter(
    ({ value, reference }) => /^claim\.|^offer\..*\.price$/.test(reference) && value.includes('$'),
  );
  const amounts = amountsIn(words);
  const meant = prices.filter(({ value }) => amountsIn(value).some((amount) => amounts.includes(amount)));
  return (meant.length > 0 ? meant : prices).map(({ reference }) => reference);
}

const blank = (text: string, start: number, length: number) =>
  text.slice(0, start) + '\u0000'.repeat(length) + text.slice(start + length);

/**
 * The positions of a value in a text as a separate word.
 * @param lower the text in lower case
 * @param value in lower case
 */
function* occurrences(lower: string, value: string): Generator<number> {
  for (let at = lower.indexOf(value); at !== -1; at = lower.indexOf(value, at + 1)) {
    const before = lower[at - 1] ?? ' ';
    const after = lower[at + value.length] ?? ' ';
    // `15.00` does not contain `5.0`.
    if (!/[\w$.,]/.test(before) && !/\w/.test(after)) yield at;
  }
}

/**
 * Finds claims and facts that a text writes out.
 * @param text as written, with references
 * @param facts from `factTexts`
 * @param where the pattern of the field, such as `sections.*.title`; whether the field may make promises; whether it is
 *   a customer's review, in which only phone numbers and e-mail addresses are searched for; its language
 */
export function hardcodedFacts(
  text: string,
  facts: readonly FactText[],
  {
    field,
    mayPromise = false,
    review = false,
    language = defaultLocale,
  }: { field: string; mayPromise?: boolean; review?: boolean; language?: Language },
): HardcodedFact[] {
  let unexplained = text;
  for (const { 0: found, index } of text.matchAll(/\{\{[^}]*\}\}/g))
    unexplained = blank(unexplained, index, found.length);
  for (const { text: phrase } of allowedTexts.filter(({ fields }) => fields?.test(field) ?? true))
    if (typeof phrase === 'string')
      for (const at of occurrences(text.toLowerCase(), phrase.toLowerCase()))
        unexplained = blank(unexplained, at, phrase.length);
    else
      for (const { 0: words, index } of text.matchAll(phrase))
        unexplained = blank(unexplained, index, words.length);
  const hardcoded: HardcodedFact[] = [];
  const take = (at: number, length: number, what: string, references: readonly string[]) => {
    hardcoded.push({ words: text.slice(at, at + length), at, what, references });
    unexplained = blank(unexplained, at, length);
  };
  let lower = unexplained.toLowerCase();
  for (const { value, what, reference } of facts) {
    if (mayPromise && reference.startsWith('promise.')) continue;
    if (review && !/^site\.(phone|email)$/.test(reference)) continue;
    // Nearly no text has any of the values.
    if (!lower.includes(value)) continue;
    for (const at of occurrences(lower, value)) {
      take(at, value.length, what, [reference]);
      lower = unexplained.toLowerCase();
    }
  }
  const { all, any } = byLanguage.get(language) ?? patternsIn(language);
  if (!any.test(unexplained)) return hardcoded;
  for (const { pattern, what, reference, everywhere } of all) {
    if (review && !everywhere) continue;
    for (const { 0: words, index } of unexplained.matchAll(pattern)) {
      take(index, words.length, what, reference === 'price' ? priceClaims(words, facts) : [reference]);
    }
  }
  return hardcoded.sort((a, b) => a.at - b.at);
}
