import { mistakeAt, type Entry } from '../../content-reader/read';
import { valueAt } from '../../content-reader/values';
import { didYouMean } from '../nearest';
import type { Path, Place, Mistake } from '../../content-reader/mistake';
import { bodyPath, shownBody } from '../fields';
import { filledIn } from '../schema/validate';
import type { PageEntry } from './pages';
import type { Rule, Subject } from './rule';

/** `[text](address)` in Markdown. */
const markdownLink = /\[[^\]]*\]\(\s*([^)\s]*)[^)]*\)/g;

/** A link, and the pages that show it. */
export interface Link {
  entry: Entry;
  path: Path;
  /** The address with references resolved. */
  address: string;
  /** The pages that a fragment without a path refers to; empty if unknown. */
  on: readonly PageEntry[];
  place?: Place;
}

/** The pages that show the texts of an entry: the page itself, or the pages that name a set. */
function pagesByEntry({ pages, fields }: Subject): (entry: Entry) => readonly PageEntry[] {
  const showing = new Map<string, Set<Entry>>();
  for (const { entry, value, means } of fields)
    if (means.ref === 'faqs') {
      const name = String(value);
      showing.set(name, (showing.get(name) ?? new Set()).add(entry));
    }
  const own = new Map(pages.map((page) => [page.entry, page]));
  return (entry) =>
    [entry, ...(entry.kind === 'faqs' ? (showing.get(entry.id) ?? []) : [])].flatMap(
      (shown) => own.get(shown) ?? [],
    );
}

/** Every link in fields and texts, with its address filled in. */
export function linksIn(subject: Subject): Link[] {
  const pagesWith = pagesByEntry(subject);
  const fill = (text: string) => (subject.facts ? String(filledIn(text, subject.facts)) : text);
  return [
    ...subject.fields.flatMap(({ entry, path, value, means }) => {
      if (typeof value !== 'string') return [];
      const on = pagesWith(entry);
      return means.link
        ? // The schema reports any other text.
          /^(\/|#.|https:|mailto:)/.test(fill(value))
          ? [{ entry, path, address: fill(value), on }]
          : []
        : Array.from(value.matchAll(markdownLink), ([, address = '']) => ({
            entry,
            path,
            address: fill(address),
            on,
          }));
    }),
    ...subject.entries.flatMap((entry) => linksInBody(entry, pagesWith(entry), fill)),
  ];
}

/** The links in the text below the fields. */
function linksInBody(entry: Entry, on: readonly PageEntry[], fill: (text: string) => string): Link[] {
  const body = shownBody(entry);
  if (!body) return [];
  return Array.from(body.text.matchAll(markdownLink), ({ 1: address = '', index }) => ({
    entry,
    path: bodyPath,
    address: fill(address),
    on,
    place: body.placeAt(index),
  }));
}

/** The pages by their addresses. */
const byAddress = (pages: readonly PageEntry[]): ReadonlyMap<string, PageEntry> =>
  new Map(pages.flatMap((page) => [page.path, ...page.aliases].map((address) => [address, page])));

function wrongLink(
  { address, on }: Link,
  pages: ReadonlyMap<string, PageEntry>,
  files: Subject['files'],
): [message: string, remedy: string] | undefined {
  if (/^(https:\/\/|mailto:|\{\{)/.test(address)) {
    if (address.startsWith('https://') && !URL.canParse(address))
      return ['is not a web address', 'Write it in full: https://www.example.com/page.'];
    // The reference could not be resolved because `site.json` has a mistake, which is reported.
    if (address.includes('{{')) return undefined;
    if (address.startsWith('mailto:') && !/^mailto:[^@\s{]+@[^@\s]+\.[^@\s]+$/.test(address))
      return ['is not an e-mail link', 'Write mailto:{{site.email}}.'];
    return undefined;
  }
  const [path = '', fragment] = address.split('#');
  if (path === '' && fragment !== undefined) {
    const without = on.filter(({ ids }) => !ids.has(fragment));
    if (on.length > 0 && without.length === 0) return undefined;
    const targets = on.length > 0 ? [...(without[0]?.ids ?? [])] : [];
    return on.length === 0
      ? [
          `"${address}" is a place on this page, but this text is on every page`,
          'Add the page: /contact#contact.',
        ]
      : [`"${address}" is not on ${without[0]?.path}`, didYouMean(fragment, targets)];
  }
  if (!path.startsWith('/'))
    return [
      `"${address}" is not a link`,
      'Write a path such as /contact, a fragment such as #free-estimate, or a full https:// address.',
    ];
  const target = pages.get(path);
  if (!target) {
    if (files.names().includes(`public${path}`)) return undefined;
    return [`"${path}" is not a page of this site`, didYouMean(path, [...pages.keys()].sort())];
  }
  if (fragment === undefined || target.ids.has(fragment)) return undefined;
  return [`"#${fragment}" is not on ${path}`, didYouMean(fragment, [...target.ids])];
}

/** Every link goes to a page and an id that exist. */
export const links: Rule = (subject) => {
  const pages = byAddress(subject.pages);
  return linksIn(subject).flatMap((link) => {
    const wrong = wrongLink(link, pages, subject.files);
    return wrong ? [mistakeAt(link.entry, link.path, ...wrong, link.place ? { place: link.place } : {})] : [];
  });
};

/** Addresses that are used by code and not available for content files. */
const reserved = /^\/(service-area|services|social|drawings|_astro|robots\.txt)(\/|$)/;

/** Landing pages do not use addresses of other kinds of pages, and the targets of their buttons exist. */
export const pageParts: Rule = ({ pages }) =>
  pages.flatMap(({ entry, path, aliases, ids }) => {
    const mistakes: Mistake[] = [];
    const say = (field: Path, message: string, remedy: string) =>
      void mistakes.push(mistakeAt(entry, field, message, remedy));
    if (entry.kind === 'landing') {
      if (reserved.test(path))
        say(['path'], `"${path}" is an address of another kind of page`, 'Choose another path.');
      const social = valueAt(entry.raw, ['socialPath']);
      if (typeof social === 'string' && social !== path && !aliases.includes(social))
        say(
          ['socialPath'],
          `"${social}" is not an address of this page`,
          `Add it to aliases, or write one of: ${[path, ...aliases].join(', ')}.`,
        );
      if (valueAt(entry.raw, ['header', 'kind']) === 'emergency' && !ids.has('lead-form'))
        say(
          ['header', 'kind'],
          'is a button to #lead-form, an id that no section of this page has',
          'Give the section with the form the id lead-form.',
        );
    }
    aliases.forEach((alias, index) => {
      const deep = entry.kind === 'services' && alias.slice(1).includes('/');
      if (deep || reserved.test(alias))
        say(
          ['aliases', index],
          `"${alias}" cannot be another address of this page`,
          'An alias is one word after the slash, as in /drain-services.',
        );
    });
    return mistakes;
  });

/** A page has the fields that its parts need: a button that opens a form needs the form's name. */
export const neededFields: Rule = ({ fields }) =>
  fields.flatMap(({ entry, path, means: { needs } }) =>
    needs === undefined || valueAt(entry.whole ?? entry.raw, [needs]) !== undefined
      ? []
      : [
          mistakeAt(
            entry,
            [...path, 'kind'],
            'is a button that opens a form of the page, but the page names none',
            entry.kind === 'landing'
              ? `Add ${needs} with the name of a form.`
              : 'Only landing pages have one: use kind: quote.',
          ),
        ],
  );
