import { readFileSync } from 'node:fs';
import { elementsOf } from '../../lib/html';
import type { Complaint, Judge } from './judge';

interface Parser {
  CspParser: new (policy: string) => { csp: unknown };
}
interface Evaluator {
  CspEvaluator: new (csp: unknown) => {
    evaluate: () => { severity: number; directive: string; description: string; value?: string }[];
  };
}

/** Google's CSP evaluator: the policy of the header, together with the one in each page, as a browser enforces both. */
export const csp: Judge = {
  name: 'csp',
  package: 'csp_evaluator',
  counts: 'policies',
  judge: async ({ load, pages, html, folder }) => {
    const { CspParser } = await load<Parser>('csp_evaluator/dist/parser.js');
    const { CspEvaluator } = await load<Evaluator>('csp_evaluator/dist/evaluator.js');
    const edge = readFileSync(`${folder}-edge/edge.json`, 'utf8');
    const header = /"Content-Security-Policy":\s*("(?:[^"\\]|\\.)*")/.exec(edge)?.[1];
    if (!header) throw new Error('dist-edge/edge.json has no policy');
    const policy = JSON.parse(header) as string;
    const inPage = (page: string): string =>
      elementsOf(html(page))
        .find(({ attributes }) => attributes.get('http-equiv') === 'Content-Security-Policy')
        ?.attributes.get('content') ?? '';
    // Both are enforced, so the page's sources of styles, which are fewer, are those that count.
    const policies = new Map(
      pages.map((page) => [policy.replace(/style-src [^;]*/, inPage(page)), page] as const),
    );
    const complaints: Complaint[] = [];
    for (const [joined, page] of policies)
      for (const { severity, directive, description, value } of new CspEvaluator(
        new CspParser(joined).csp,
      ).evaluate())
        // Higher numbers are notes: 60 and more are information.
        if (severity < 60) complaints.push({ rule: `${directive}: ${description}`, page, example: value });
    return { seen: policies.size, complaints };
  },
};
