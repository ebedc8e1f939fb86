import type { Complaint } from './judge';

/** A complaint of a judge that is known to be wrong, or a matter of taste, in `accepted.json`. */
export interface Accepted {
  judge: string;
  /** As in the complaint, one or several for the same reason; `*` stands for any characters. */
  rule: string | readonly string[];
  /** Where it may come; `*` stands for any characters. */
  pages: readonly string[];
  reason: string;
  /** Of the judge, when it was accepted. */
  version: string;
}

/** Whether a text fits a pattern in which `*` stands for any characters. */
const fits = (pattern: string, text: string): boolean => {
  const literal = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('*', '[^]*')}$`).test(text);
};

/** What is new in the complaints of one judge, and which accepted rules do not come any more. */
export function newAndGone(
  judge: string,
  complaints: readonly Complaint[],
  accepted: readonly Accepted[],
): { fresh: Complaint[]; gone: string[] } {
  const reasons = accepted
    .filter((entry) => entry.judge === judge)
    .flatMap(({ rule, pages }) => [rule].flat().map((one) => ({ rule: one, pages })));
  const used = new Set<object>();
  const fresh = complaints.filter(({ rule, page }) => {
    const entry = reasons.find((one) => fits(one.rule, rule) && one.pages.some((pages) => fits(pages, page)));
    if (entry) used.add(entry);
    return !entry;
  });
  return { fresh, gone: reasons.filter((one) => !used.has(one)).map(({ rule }) => `${judge}: ${rule}`) };
}

/** Complaints with the same words as one line: how often, on which pages, an example. */
export function inLines(judge: string, complaints: readonly Complaint[]): string[] {
  const byRule = new Map<string, Complaint[]>();
  for (const complaint of complaints)
    byRule.set(complaint.rule, [...(byRule.get(complaint.rule) ?? []), complaint]);
  return [...byRule].map(([rule, all]) => {
    const pages = [...new Set(all.map(({ page }) => page))];
    const more = pages.length > 3 ? ` and ${pages.length - 3} more` : '';
    const example = all[0]?.example ? `\n    ${all[0].example.replaceAll(/\s+/g, ' ').slice(0, 160)}` : '';
    return `${judge}: ${rule} (${all.length} on ${pages.slice(0, 3).join(', ')}${more})${example}`;
  });
}
