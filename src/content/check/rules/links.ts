import type { Entry } from '../../load/read';
import { valueAt } from '../../load/schema-fields';
import { didYouMean, at, within, type Field } from '../fields';
import { filledIn } from '../schema/validate';
import type { PageEntry, Rule, RuleContext } from './rule';

/** `[text](address)` in Markdown. */
const markdownLink = /\[[^\]]*\]\(\s*([^)\s]*)[^)]*\)/g;

/** A link, and the pages that show it. */
export interface Link {
  field: Field;
  at: number;
  address: string;
  /** The pages that a fragment without a path refers to; empty if unknown. */
  on: readonly PageEntry[];
}

/** The pages that show the texts of an entry: the page itself, or the pages that name a set. */
function pagesByEntry({ pages, fields }: RuleContext): (entry: Entry) => readonly PageEntry[] {
  const showing = new Map<string, Set<Entry>>();
  for (const { entry, value, means } of fields)
    if (means.ref === 'faqs') {
      const name = String(value);
      showing.set(name, (showing.get(name) ?? new Set()).add(entry));
    }
  const pageByEntry = new Map(pages.map((page) => [page.entry, page]));
  return (entry) =>
    [entry, ...(entry.kind === 'faqs' ? (showing.get(entry.id) ?? []) : [])].flatMap(
      (shown) => pageByEntry.get(shown) ?? [],
    );
}

/** Every link in fields and texts, with its address filled in. */
export function linksIn(subject: RuleContext): Link[] {
  const pagesWith = pagesByEntry(subject);
  const fill = (text: string) => (subject.facts ? String(filledIn(text, subject.facts)) : text);
  return subject.fields.flatMap((field): Link[] => {
    const { value } = field;
    if (typeof value !== 'string') return [];
    const on = pagesWith(field.entry);
    // The schema reports any other text.
    if (field.means.link)
      return /^(\/|#.|https:|mailto:)/.test(fill(value)) ? [{ field, address: fill(value), on, at: 0 }] : [];
    return Array.from(value.matchAll(markdownLink), ({ 1: address = '', index }) => ({
      field,
      address: fill(address),
      on,
      at: index,
    }));
  });
}

function wrongLink(
  { address, on }: Link,
  pages: ReadonlyMap<string, PageEntry>,
  files: RuleContext['files'],
): [message: string, fix: string] | undefined {
  // The schema says what is no full address, and the rule for references which is unknown.
  if (/^(https:\/\/|mailto:|\{\{)/.test(address)) return undefined;
  const [path = '', fragment] = address.split('#');
  if (path === '' && fragment !== undefined) {
    if (on.length === 0)
      return [
        `"${address}" is a place on this page, but this text is on every page`,
        'Add the page: /contact#contact.',
      ];
    const without = on.find(({ ids }) => !ids.has(fragment));
    return without && [`"${address}" is not on ${without.path}`, didYouMean(fragment, [...without.ids])];
  }
  if (!path.startsWith('/'))
    return [
      `"${address}" is not a link`,
      'Write a path such as /contact, a place on this page such as #free-estimate, or a full https:// address.',
    ];
  const target = pages.get(path);
  if (!target) {
    // The contact card is written by the build.
    if (path === '/office.vcf' || files.names().includes(`public${path}`)) return undefined;
    return [`"${path}" is not a page of this site`, didYouMean(path, [...pages.keys()].sort())];
  }
  if (fragment === undefined || target.ids.has(fragment)) return undefined;
  return [`"#${fragment}" is not on ${path}`, didYouMean(fragment, [...target.ids])];
}

/** Every link goes to a page and an id that exist. */
export const links: Rule = (subject, say) => {
  const byAddress = new Map(
    subject.pages.flatMap((page) => [page.path, ...page.aliases].map((address) => [address, page])),
  );
  for (const link of linksIn(subject)) {
    const wrong = wrongLink(link, byAddress, subject.files);
    if (wrong) say(link.field, ...wrong, link.at);
  }
};

/** The address of a landing page on social networks is one of its own, and the target of its header's button exists. */
export const pageParts: Rule = ({ pages }, say) => {
  for (const { entry, path, aliases, ids } of pages.filter((page) => page.entry.kind === 'landing')) {
    const social = valueAt(entry.raw, ['socialPath']);
    if (typeof social === 'string' && social !== path && !aliases.includes(social))
      say(
        at(entry, 'socialPath'),
        `"${social}" is not an address of this page`,
        `Add it to aliases, or write one of: ${[path, ...aliases].join(', ')}.`,
      );
    if (valueAt(entry.raw, ['header', 'kind']) === 'emergency' && !ids.has('lead-form'))
      say(
        at(entry, 'header', 'kind'),
        'is a button to #lead-form, an id that no section of this page has',
        'Give the section with the form the id lead-form.',
      );
  }
};

/** A page has the fields that its parts need: a button that opens a form needs the form's name. */
export const neededFields: Rule = ({ fields }, say) => {
  for (const field of fields) {
    const { entry, means } = field;
    if (means.needs !== undefined && valueAt(entry.whole ?? entry.raw, [means.needs]) === undefined)
      say(
        within(field, 'kind'),
        'is a button that opens a form of the page, but the page names none',
        entry.kind === 'landing'
          ? `Add ${means.needs} with the name of a form.`
          : 'Only landing pages have one: use kind: quote.',
      );
  }
};
