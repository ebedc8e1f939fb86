import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { claimsReport } from '@/tools/reports/claims';
import { readContent } from '@/content/load/read';
import { filesOnDisk } from '@/content/load/files';
import { referencesIn } from '@/content/references';

interface Question {
  question: string;
  answer: string;
}

interface Entry {
  noindex?: boolean;
  head: { description: string };
  name?: string;
  service?: { name: string; description: string };
  faq?: Question[];
  sections?: { type: string; set?: string; items?: Question[] }[];
}

const readJson = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;

const entriesOf = (folder: string) =>
  readdirSync(join('content', folder))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => {
      const source = readFileSync(join('content', folder, file), 'utf8');
      return { file: `content/${folder}/${file}`, entry: parse(source.split(/^---$/m)[1] ?? '') as Entry };
    });

const setItems = (set: string | undefined) =>
  set ? readJson<{ items: Question[] }>(`content/faqs/${set}.json`).items : [];

/** The texts of an entry that structured data repeats. */
const structuredTexts = ({ head, name, service, faq = [], sections = [] }: Entry): string[] => {
  const questions = sections
    .filter(({ type }) => type === 'faq')
    .flatMap(({ set, items = [] }) => [...setItems(set), ...items]);
  return [
    ...(service ? [service.name, service.description] : name ? [name, head.description] : []),
    ...[...faq, ...questions].flatMap(({ question, answer }) => [question, answer]),
  ];
};

const { claims } = claimsReport(readContent(filesOnDisk(process.cwd())), new Date());
const contradictions = new Set(
  claims.flatMap(({ readings }) =>
    readings.filter(({ differs }) => differs).map(({ reference }) => reference),
  ),
);

describe('structured data', () => {
  it.each(['landing', 'services', 'pages', 'cities'])('contradicts no default of content/%s', (folder) => {
    const entries = entriesOf(folder).filter(({ entry }) => !entry.noindex);
    expect(entries.length).toBeGreaterThan(0);
    const wrong = entries.flatMap(({ file, entry }) =>
      structuredTexts(entry)
        .filter((text) => referencesIn(text).some((name) => contradictions.has(name)))
        .map((text) => `${file}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
