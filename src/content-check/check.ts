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

/** What a check found. */
export interface Result {
  problems: readonly Problem[];
  /** How many content files were read. */
  count: number;
}

const noFacts: Facts = {};

/** The facts as they were last made, and what from: while those files stay, so do the facts. */
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

/** Content with what rules ask of it. */
export function subjectOf(content: Content): Subject {
  const of = (kind: Kind) => content.entries.filter((entry) => entry.kind === kind);
  const fields = content.entries.flatMap(fieldsOf);
  const known: Partial<Record<Named, readonly string[]>> = {
    quoteService: quoteServices(content),
    pricedService: namesGiven(fields, 'pricedService'),
  };
  return {
    ...content,
    facts: factsFrom(content),
    pages: pagesOf(content.entries),
    of,
    fields,
    names: (what) => known[what] ?? of(what as Kind).map(({ id }) => id),
  };
}

/**
 * Checks all content: how it is written, the schemas that the build uses, and what must hold between files. Takes
 * no part of Astro, so it runs in a second, alone and before a build. While a file cannot be read, only that is said:
 * one comma too many would else be followed by a hundred names that the file no longer holds.
 * @param asked the rules beyond the schemas
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

/** Each problem once, however many rules found it. */
function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, field, message }) => {
    const key = [file, line, field, message].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}
