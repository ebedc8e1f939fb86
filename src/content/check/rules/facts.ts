import { isFigure } from '../../figure';
import { inDollars, type BusinessFacts } from '../../facts';
import type { Reader } from '../../zod';
import type { Facts } from '../../references';
import { memoize } from '../../../lib/memoize';
import { phrase, type Message } from '../../load/mistake';
import { valueAt } from '../../load/schema-fields';
import type { Field } from '../fields';
import { businessFactsIn } from '../../load/business-facts';
import { filledIn } from '../schema/validate';
import type { Rule } from './rule';

/** A fact that texts must refer to instead of writing it out. */
interface Fact {
  what: string;
  /** The references that belong there, without braces; several if only the editor can decide. */
  references: readonly string[];
  pattern: RegExp;
  /** The exact value in lower case, which is searched for before the pattern. */
  value?: string;
}

/**
 * Facts that are a figure with its unit, an address or a phone number: whatever the number, it is a claim of the company.
 * No pattern looks for claims in words, which only a person can tell from other sentences: those are in the register
 * (`content/claims.json`, `content/promises.json`), and its exact wordings are found.
 */
const figures: readonly (readonly [what: string, reference: string, pattern: RegExp])[] = [
  [
    'a phone number',
    'site.phone',
    /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]\d{4}(?!\d)/g,
  ],
  ['an e-mail address', 'site.email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['a license number', 'site.license.number', /\bM-?\d{5}\b/g],
  [
    'a number of years in business',
    'claim.years',
    /\b\d{1,3} ?\+ ?years?\b|\b(?:over|more than) \d{1,3} years? of\b|\b\d{1,3} years? (?:of experience|in business)\b/gi,
  ],
  ['a number of reviews', 'claim.reviewCount', /\b\d[\d,]* ?\+? (?:reviews|ratings)\b/gi],
  [
    'a number of jobs or customers',
    'claim.jobs',
    /\b\d[\d,]* ?\+? (?:\w+ ){0,2}(?:jobs|customers|clients|homeowners|families)\b/gi,
  ],
  ['a rating', 'claim.rating', /\b[1-5](?:\.\d)? ?\+? ?-?stars?\b|\b[1-5]\.\d ?(?:\/|out of) ?5\b/gi],
  [
    'a promise of emergency service',
    'claim.emergency',
    /\b24 ?\/ ?7\b|\b24[- ]hours?(?= emergency| service| a day)/gi,
  ],
  ['a promise of when you answer', 'claim.reply', /\b(?:with)?in \d+ (?:business )?(?:hours?|minutes?)\b/gi],
  [
    'business hours',
    'claim.hours',
    /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\bmon(?:day)? ?(?:-|–|to) ?(?:fri|sat|sun)/gi,
  ],
  ['a price', 'price', /\$ ?\d[\d,.]*k?\b|\b\d+ dollars\b/gi],
];

/** Values that can be in a sentence by chance: `36`, `247`, `100%`, `2024`. Patterns find them with their units. */
const tooShort = /^(?!5\.0$)[\d.]{1,4}%?$|^\d+$/;

/** Matches a value as a separate word: `15.00` does not contain `5.0`. */
const exactly = (value: string): RegExp =>
  new RegExp(String.raw`(?<![\w$.,])${value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\w)`, 'gi');

/** The wordings of a claim, promise or offer, by how texts refer to each. */
const wordingsOf = (name: string, wordings: Readonly<Record<string, string | undefined>>) =>
  Object.entries(wordings).map(
    ([wording, value]) => [wording === 'default' ? name : `${name}.${wording}`, value] as const,
  );

/** What texts must not write out, the longest and most specific first. */
function factsToRefer({ site, claims, promises, offers }: BusinessFacts): Fact[] {
  const { office: _town, ...stated } = claims.claims;
  const { phone, email, name, legalName, license, address } = site;
  const values = [
    ['the phone number', [['site.phone', phone]]],
    ['the e-mail address', [['site.email', email]]],
    ["the company's registered name", [['site.legalName', legalName]]],
    ["the company's name", [['site.name', name]]],
    ['the license number', [['site.license.number', license.number]]],
    ['the street of the office', [['site.address.street', address.street]]],
    // Not the town alone, which texts also mention as a place.
    ...['office is in', 'shop is in', 'oficina está en'].map(
      (words) => ['where the office is', [['claim.office', `${words} ${address.city}`]]] as const,
    ),
    // Not the title and the condition, which can be in a sentence by chance: "toilet service", "case by case".
    ...Object.entries(offers.offers).map(([name, { title, price, includes, line, wordings }]) => {
      const inWords = { ...(price > 0 && { price: inDollars(price, 'en-US') }), includes, line, ...wordings };
      return [`an offer ("${title}")`, wordingsOf(`offer.${name}`, inWords)] as const;
    }),
    ...Object.entries(stated).map(
      ([name, { about, default: usual, readings }]) =>
        [
          `a claim (${about.toLowerCase()})`,
          wordingsOf(`claim.${name}`, { default: usual, ...readings }),
        ] as const,
    ),
    ...Object.entries(promises.promises).map(
      ([name, { question, wordings }]) =>
        [`a promise ("${question}")`, wordingsOf(`promise.${name}`, wordings)] as const,
    ),
  ] as const;
  return values
    .flatMap(([what, named]) =>
      named.flatMap(([reference, value]) =>
        value === undefined || tooShort.test(value)
          ? []
          : [{ what, references: [reference], value: value.toLowerCase(), pattern: exactly(value) }],
      ),
    )
    .sort((a, b) => b.value.length - a.value.length);
}

/** The amounts in a text: 79 of `$79` and of `79 dollars`, 10000 of `$10k` and `$10,000`. */
export const amountsIn = (text: string): number[] =>
  Array.from(
    text.matchAll(/(\d[\d,]*(?:\.\d+)?)(k\b)?/gi),
    ([, digits = '', thousand]) => Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1),
  );

/** The claims with one of a text's amounts; if there is none, all claims with a price. */
function priceClaims(words: string, facts: readonly Fact[]): string[] {
  const prices = facts.filter(
    ({ value = '', references: [name = ''] }) =>
      /^claim\.|^offer\..*\.price$/.test(name) && value.includes('$'),
  );
  const amounts = amountsIn(words);
  const meant = prices.filter(({ value = '' }) =>
    amountsIn(value).some((amount) => amounts.includes(amount)),
  );
  return (meant.length > 0 ? meant : prices).flatMap(({ references }) => references);
}

interface HardcodedFact extends Omit<Fact, 'pattern'> {
  words: string;
  at: number;
}

/** Finds facts that a text writes out. */
export function hardcodedFacts(text: string, facts: readonly Fact[]): HardcodedFact[] {
  const found: HardcodedFact[] = [];
  const blank = (words: string) => '\u0000'.repeat(words.length);
  let rest = text.replaceAll(/\{\{[^}]*\}\}/g, blank);
  const take = ({ pattern, ...fact }: Fact) => {
    rest = rest.replace(pattern, (words, ...groups) => {
      found.push({ ...fact, words, at: Number(groups.find((group) => typeof group === 'number')) });
      return blank(words);
    });
  };
  const lower = rest.toLowerCase();
  // Nearly no text has any of the values, or a figure.
  for (const fact of facts) if (fact.value !== undefined && lower.includes(fact.value)) take(fact);
  if (/[\d@]|\bmon/i.test(rest))
    for (const [what, reference, pattern] of figures) take({ what, references: [reference], pattern });
  return found
    .map((one) =>
      one.references[0] === 'price' ? { ...one, references: priceClaims(one.words, facts) } : one,
    )
    .sort((a, b) => a.at - b.at);
}

/** Readers of fields that may write out facts and claims: their own place, and texts that no visitor reads. */
const mayState: readonly (Reader | undefined)[] = ['fact', 'owner', undefined];

/** Readers of fields that may write out a promise: its own place, and texts that only ask for it. */
const mayPromise: readonly (Reader | undefined)[] = ['promise', 'question', 'keyword'];

function isAllowed({ entry, path, means: { readBy } }: Field, reference: string): boolean {
  // A customer says what he likes, but no other number to call.
  if (entry.kind === 'testimonials') return !/^site\.(phone|email)$/.test(reference);
  // The example in an empty field is nobody's number.
  if (entry.kind === 'forms' && path.at(-1) === 'placeholder') return true;
  return reference.startsWith('promise.') && mayPromise.includes(readBy);
}

/** The facts to search for, by what the company says; without it, prices and the like are found all the same. */
const searched = memoize((said: BusinessFacts) =>
  memoize((facts: Facts) => factsToRefer(filledIn(said, facts))),
);

function remedyFor(...facts: string[]): Message {
  const [kind] = facts[0]?.split('.') ?? [];
  const isSaid = kind === 'promise' || kind === 'offer';
  const file = `content/${isSaid ? kind : 'claim'}s.json`;
  return phrase`Refer to it: {{${facts.join('}} or {{')}}}. If another ${isSaid ? 'wording is needed' : 'reading is meant'}, give it a name in ${{ file }} first.`;
}

/** No text writes out what is in `claims.json`, `promises.json`, `offers.json` or `site.json`. */
export const noHardcodedFacts: Rule = (subject, say) => {
  const said = businessFactsIn(subject);
  const facts = said && subject.facts ? searched(said)(subject.facts) : [];
  for (const field of subject.fields) {
    if (typeof field.value !== 'string' || mayState.includes(field.means.readBy)) continue;
    for (const { words, at, what, references } of hardcodedFacts(field.value, facts))
      if (!references.some((reference) => isAllowed(field, reference)))
        say(field, `states ${what} itself: "${words}"`, remedyFor(...references), at);
  }
};

/** A field that consists of a claim refers to it, and what a counter counts up to is a number. */
export const claimFields: Rule = ({ fields, facts }, say) => {
  for (const field of fields) {
    const { value, means } = field;
    if (typeof value !== 'string') continue;
    if (means.claim && !value.includes('{{')) say(field, `"${value}" is a claim`, remedyFor(means.claim));
    const figure = means.counted && facts ? filledIn(value, facts) : '{{';
    if (!figure.includes('{{') && !isFigure(figure))
      say(
        field,
        `"${figure}" cannot be counted up to`,
        'Refer to a reading that is a number, perhaps with a plus or percent sign: 15,000+.',
      );
  }
};

/** Parts of an offer that may name another price than its own: what it depends on, and what it costs otherwise. */
const otherPrices: readonly unknown[] = ['condition', 'excludes', 'otherwise'];

/** The words of an offer take its price from the offer: two prices would contradict each other. */
export const offerPrices: Rule = ({ fields }, say) => {
  for (const field of fields) {
    const { entry, path, value } = field;
    const [, index = '', part] = path;
    const [written] =
      entry.kind === 'offers' && typeof value === 'string' ? (/\$\d[\d,.]*/.exec(value) ?? []) : [];
    if (!written || otherPrices.includes(part)) continue;
    const fact = `offer.${String(valueAt(entry.raw, ['offers', index, 'name']))}.price`;
    if (!String(value).includes(`{{${fact}}}`))
      say(
        field,
        `writes a price itself: "${written}"`,
        `Write {{${fact}}}. Write the price as a number in "price".`,
      );
  }
};
