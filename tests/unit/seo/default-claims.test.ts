import { expect, it } from 'vitest';
import { filesOnDisk } from '@/content/load/files';
import { readContent } from '@/content/load/read';
import { referencesIn } from '@/content/references';
import { claimsReport } from '@/tools/reports/claims';

interface Question {
  question: string;
  answer: string;
}

interface Page {
  noindex?: boolean;
  head: { description: string };
  name?: string;
  service?: { name: string; description: string };
  faq?: Question[];
  sections?: { type: string; set?: string; items?: Question[] }[];
}

const content = readContent(filesOnDisk(process.cwd()));
const rawOf = <Raw>(kind: string) =>
  content.entries
    .filter((entry) => entry.kind === kind)
    .map(({ id, file, raw }) => ({ id, file, raw: raw as Raw }));
const sets = new Map(rawOf<{ items: Question[] }>('faqs').map(({ id, raw }) => [id, raw.items]));

/** The texts of a page that structured data repeats. */
const structuredTexts = ({ head, name, service, faq = [], sections = [] }: Page): string[] => {
  const questions = sections
    .filter(({ type }) => type === 'faq')
    .flatMap(({ set = '', items = [] }) => [...(sets.get(set) ?? []), ...items]);
  return [
    ...(service ? [service.name, service.description] : name ? [name, head.description] : []),
    ...[...faq, ...questions].flatMap(({ question, answer }) => [question, answer]),
  ];
};

const readings = claimsReport(content, new Date()).claims.flatMap((claim) => claim.readings);
const contradictions = new Set(readings.flatMap(({ reference, differs }) => (differs ? reference : [])));

it.each(['landing', 'services', 'pages', 'cities'])(
  'structured data contradicts no default of content/%s',
  (kind) => {
    const pages = rawOf<Page>(kind).filter(({ raw }) => !raw.noindex);
    expect(pages.flatMap(({ raw }) => structuredTexts(raw))).not.toEqual([]);
    const wrong = pages.flatMap(({ file, raw }) =>
      structuredTexts(raw)
        .filter((text) => referencesIn(text).some((name) => contradictions.has(name)))
        .map((text) => `${file}: ${text}`),
    );
    expect(wrong).toEqual([]);
  },
);
