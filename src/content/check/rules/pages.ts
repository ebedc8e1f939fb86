import type { InterfaceWords, Section } from '../../types';
import { anchored } from '../../../sections/props';
import { citySections } from '../../../sections/city-sections';
import { pathOf, type Entry } from '../../load/read';
import { isRecord, valueAt } from '../../load/schema-fields';
import { city } from '../../schemas/city';
import { interfaceIn } from '../../load/business-facts';
import { at } from '../fields';
import type { PageEntry, Rule } from './rule';

/** The sections of an entry. A value that is none, which the schema reports, counts as an empty one. */
export function sectionsOf({ raw }: Pick<Entry, 'raw'>): Record<string, unknown>[] {
  const sections = valueAt(raw, ['sections']);
  return Array.isArray(sections) ? sections.map((section) => (isRecord(section) ? section : {})) : [];
}

function idsOf(entry: Entry, words: InterfaceWords | undefined): Set<string> {
  const ids = new Set<string>(['main']);
  if (entry.kind === 'cities') {
    // CityFacts, between the two lists of sections, has this id.
    ids.add('service-areas');
    const parsed = city.safeParse(entry.raw);
    if (!parsed.success || !words) return ids.add('booking').add('services');
    const { before, after } = citySections(parsed.data, { ...words.city, call: words.header.call }, []);
    for (const { anchor } of anchored([...before, ...after])) if (anchor) ids.add(anchor);
    return ids;
  }
  const sections = sectionsOf({ raw: entry.whole ?? entry.raw });
  for (const { anchor } of anchored(sections as unknown as Section[])) if (anchor) ids.add(anchor);
  for (const { listId } of sections) if (typeof listId === 'string') ids.add(listId);
  return ids;
}

/** All pages of the site. */
export function pagesOf(entries: readonly Entry[]): PageEntry[] {
  const words = interfaceIn({ entries });
  return entries.flatMap((entry) => {
    const path = pathOf(entry);
    const aliases = valueAt(entry.raw, ['aliases']);
    const named = Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [];
    return path === undefined ? [] : [{ entry, path, aliases: named, ids: idsOf(entry, words) }];
  });
}

/** A second version of a landing page names an existing page, and changes only sections that this page has. */
export const variants: Rule = ({ of }, say) => {
  for (const entry of of('landing')) {
    const name = valueAt(entry.raw, ['variantOf']);
    const base = name === undefined ? undefined : of('landing').find(({ id }) => id === name);
    if (!base) continue;
    if (base === entry || valueAt(base.raw, ['variantOf']) !== undefined) {
      say(
        at(entry, 'variantOf'),
        `"${String(name)}" is ${base === entry ? 'this page itself' : 'itself a version of another page'}`,
        'Name the page that both are tested against.',
      );
      continue;
    }
    const unmatchedTypes = sectionsOf(base).map(({ type }) => type);
    const there = unmatchedTypes.join(', ');
    for (const [index, { type }] of sectionsOf(entry).entries()) {
      const counterpart = unmatchedTypes.indexOf(type);
      if (counterpart !== -1) unmatchedTypes.splice(counterpart, 1);
      else
        say(
          at(entry, 'sections', index, 'type'),
          `has no counterpart on the page ${base.id}`,
          `A version changes sections of the other page; to add one, write a separate landing page. ${base.id} has: ${there}.`,
        );
    }
  }
};
