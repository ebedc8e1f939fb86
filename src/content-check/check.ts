import { factsOf } from '../content-model/facts';
import type { Facts } from '../content-model/references';
import { claims } from '../content-model/schemas/claims';
import { promises } from '../content-model/schemas/promises';
import { site } from '../content-model/schemas/site';
import type { Named } from '../content-model/meaning';
import { fieldsOf, readContent, type Content } from './content';
import type { ContentFiles } from './files';
import type { Kind } from './kinds';
import { sorted, type Problem } from './problem';
import { rules } from './rules';
import { namesGiven, quoteServices } from './rules/names';
import { pagesOf } from './rules/pages';
import type { Rule, Subject } from './rules/rule';
import { validate } from './schema/validate';

/** The result of a check. */
export interface Result {
  problems: readonly Problem[];
  /** Number of content files. */
  count: number;
}

const noFacts: Facts = {};

/** Cache of the facts, with the data that they were made from. */
let lastFacts: { from: readonly unknown[]; facts: Facts | undefined } | undefined;

function factsFrom({ entries }: Content): Facts | undefined {
  const from = (['site', 'claims', 'promises'] as const).map(
    (wanted) => entries.find(({ kind }) => kind === wanted)?.raw,
  );
  if (!lastFacts || from.some((raw, index) => raw !== lastFacts?.from[index])) {
    const [business, said, promised] = [
      site.safeParse(from[0]),
      claims.safeParse(from[1]),
      promises.safeParse(from[2]),
    ];
    const facts =
      business.success && said.success && promised.success
        ? factsOf(business.data, said.data, promised.data, new Date())
        : undefined;
    lastFacts = { from, facts };
  }
  return lastFacts.facts;
}

/** Content with the lookups that rules need. */
export function subjectOf(content: Content): Subject {
  const of = (kind: Kind) => content.entries.filter((entry) => entry.kind === kind);
  const fields = content.entries.flatMap(fieldsOf);
  const known = new Map<Named, readonly string[]>([
    ['quoteService', quoteServices(content)],
    ['pricedService', namesGiven(fields, 'pricedService')],
  ]);
  return {
    ...content,
    facts: factsFrom(content),
    pages: pagesOf(content.entries),
    of,
    fields,
    names: (what) => {
      const names = known.get(what) ?? of(what as Kind).map(({ id }) => id);
      known.set(what, names);
      return names;
    },
  };
}

/**
 * Checks all content: its syntax, the schemas that the build uses, and rules across files. Uses no part of Astro, so it
 * runs within a second, by itself and before a build. If a file cannot be parsed, only that is reported: otherwise one
 * extra comma would cause a hundred messages about names that are missing.
 * @param asked the rules to check after the schemas
 */
export async function checkContent(files: ContentFiles, asked: readonly Rule[] = rules): Promise<Result> {
  const content = readContent(files);
  if (content.unreadable.length > 0) return { problems: sorted(content.unreadable), count: content.count };
  const subject = subjectOf(content);
  const bySchema = content.entries.flatMap((entry) => validate(entry, subject.facts ?? noFacts));
  const byRules = await Promise.all(asked.map((rule) => rule(subject)));
  return {
    problems: sorted(distinct([...content.problems, ...bySchema, ...byRules.flat()])),
    count: content.count,
  };
}

/** Removes problems that several rules found. */
function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, field, message }) => {
    const key = [file, line, field, message].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}
