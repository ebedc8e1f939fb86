import { formDefinitions } from '../../leads/forms';
import { isRecord, patternOf, problemAt, valueAt, visitTexts, visitValues, type Entry } from '../content';
import { kinds, type Kind } from '../kinds';
import { didYouMean } from '../nearest';
import type { Path, Problem } from '../problem';
import { sectionsOf } from './pages';
import type { Rule, Subject } from './rule';

/** Fields that hold the name of another entry. */
const named: readonly {
  in: readonly Kind[];
  /** The way to the field, positions as `*`. */
  at: string;
  to: Kind;
  noun: string;
  /** Leaves out fields that look alike and mean something else. */
  only?: (entry: Entry, path: Path) => boolean;
}[] = [
  { in: ['pages', 'services', 'landing'], at: 'sections.*.form', to: 'forms', noun: 'a form' },
  { in: ['landing'], at: 'modalForm', to: 'forms', noun: 'a form' },
  { in: ['landing'], at: 'variantOf', to: 'landing', noun: 'a landing page' },
  { in: ['forms'], at: 'options', to: 'optionSets', noun: 'a set of options' },
  { in: ['pages', 'services', 'landing'], at: 'sections.*.set', to: 'faqs', noun: 'a set of questions' },
  { in: ['pages', 'services', 'landing'], at: 'sections.*.reviews.*', to: 'testimonials', noun: 'a review' },
  { in: ['cities'], at: 'region', to: 'regions', noun: 'a region' },
  { in: ['cities'], at: 'neighbors.*', to: 'cities', noun: 'a city with a page' },
  { in: ['cities'], at: 'map.branchOf', to: 'cities', noun: 'a city with a page' },
  { in: ['regions'], at: 'cities.*', to: 'cities', noun: 'a city with a page' },
  {
    in: ['pages', 'services', 'landing'],
    at: 'sections.*.cities.*',
    to: 'cities',
    noun: 'a city with a page',
    // Elsewhere the field holds cities' names as people read them, with or without a page.
    only: ({ raw }, path) => valueAt(raw, [...path.slice(0, 2), 'type']) === 'contact',
  },
];

/** Names of forms, options, questions, reviews, regions and cities must exist. */
export const namedThings: Rule = ({ entries, names }) =>
  entries.flatMap((entry) => {
    const rules = named.filter((rule) => rule.in.includes(entry.kind));
    const problems: Problem[] = [];
    visitTexts(entry.raw, (path, text) => {
      const pattern = patternOf(path);
      const rule = rules.find(({ at, only }) => at === pattern && (only?.(entry, path) ?? true));
      if (!rule || names(rule.to).includes(text)) return;
      problems.push(
        problemAt(
          entry,
          path,
          `"${text}" is not ${rule.noun} in ${kinds[rule.to].at.replace('/*', '/<name>')}`,
          didYouMean(text, names(rule.to)),
        ),
      );
    });
    return problems;
  });

/** A price whose service no page shows would never be seen. */
export const pricedServices: Rule = ({ entries, of }) => {
  const shown = [
    ...new Set(
      entries.flatMap((entry) =>
        sectionsOf(entry).flatMap(({ type, service }) =>
          type === 'prices' && typeof service === 'string' ? [service] : [],
        ),
      ),
    ),
  ];
  return of('prices').flatMap((entry) => {
    const problems: Problem[] = [];
    visitTexts(entry.raw, (path, text) => {
      if (patternOf(path) !== 'jobs.*.services.*' || shown.includes(text)) return;
      problems.push(
        problemAt(
          entry,
          path,
          `"${text}" is the service of no section "prices", so no page shows this price`,
          didYouMean(text, shown),
        ),
      );
    });
    return problems;
  });
};

/** The values of the quote form's options: what a card or button may preselect. */
function quoteServices({ of }: Subject): string[] {
  const form = of('forms').find(({ id }) => id === 'quote');
  const set = of('optionSets').find(({ id }) => id === valueAt(form?.raw, ['options']));
  const options = valueAt(set?.raw, ['options']);
  return Array.isArray(options)
    ? options.flatMap((option) => (isRecord(option) ? [String(option.value)] : []))
    : [];
}

/** A card or a button may only preselect a service that the quote form offers. */
export const preselectedServices: Rule = (subject) => {
  const known = quoteServices(subject);
  return subject.entries.flatMap((entry) => {
    const problems: Problem[] = [];
    visitValues(entry.raw, (path, value) => {
      const isAction = isRecord(value) && value.kind === 'quote';
      const isCard = entry.kind === 'popularServices' && path.length === 0;
      if (!isRecord(value) || !(isAction || isCard) || typeof value.service !== 'string') return;
      if (known.includes(value.service)) return;
      problems.push(
        problemAt(
          entry,
          [...path, 'service'],
          `"${value.service}" is not a service that the quote form offers`,
          didYouMean(value.service, known),
        ),
      );
    });
    return problems;
  });
};

/** A form must have words for each field of its family, and none for others, which nobody would see. */
export const formFields: Rule = ({ of }) =>
  of('forms').flatMap((entry) => {
    const family = valueAt(entry.raw, ['family']);
    const fields = valueAt(entry.raw, ['fields']) ?? {};
    if (typeof family !== 'string' || !Object.hasOwn(formDefinitions, family) || !isRecord(fields)) return [];
    const wanted = formDefinitions[family as keyof typeof formDefinitions].fields.map(
      ({ name }) => name as string,
    );
    return [
      ...wanted
        .filter((name) => !Object.hasOwn(fields, name))
        .map((name) =>
          problemAt(
            entry,
            ['fields', name],
            'is missing',
            `A form of the ${family} family asks for it: give it a label.`,
          ),
        ),
      ...Object.keys(fields)
        .filter((name) => !wanted.includes(name))
        .map((name) =>
          problemAt(
            entry,
            ['fields', name],
            `is not asked for by a form of the ${family} family`,
            `Remove it. ${didYouMean(name, wanted)}`,
            { what: 'key' },
          ),
        ),
    ];
  });

/** Claims have names that a text can refer to, and placeholders are fields of `site.json`. */
export const ownNames: Rule = ({ of }) => [
  ...of('claims').flatMap((entry) => {
    const claims = valueAt(entry.raw, ['claims']);
    if (!isRecord(claims)) return [];
    return Object.entries(claims).flatMap(([claim, value]) => {
      const readings = valueAt(value, ['readings']);
      const known = isRecord(readings) ? Object.keys(readings) : [];
      const misnamed = [
        [claim, []] as const,
        ...known.map((name) => [name, ['readings', name]] as const),
      ].filter(([name]) => !/^[A-Za-z][A-Za-z0-9]*$/.test(name) || name === 'default');
      return misnamed.map(([name, path]) =>
        problemAt(
          entry,
          ['claims', claim, ...path],
          `"${name}" cannot be referred to`,
          'A name has letters and digits and begins with a letter: counters.',
          { what: 'key' },
        ),
      );
    });
  }),
  ...of('site').flatMap((entry) => {
    const placeholders = valueAt(entry.raw, ['placeholders']);
    if (!isRecord(placeholders)) return [];
    const known: string[] = [];
    visitValues(entry.raw, (path) => {
      if (path.length > 0 && path[0] !== 'placeholders' && path.every((part) => typeof part === 'string'))
        known.push(path.join('.'));
    });
    return Object.keys(placeholders)
      .filter((name) => !known.includes(name))
      .map((name) =>
        problemAt(
          entry,
          ['placeholders', name],
          `"${name}" is not a field of this file`,
          didYouMean(name, known),
          { what: 'key' },
        ),
      );
  }),
];
