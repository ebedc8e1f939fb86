import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { businessFactsOf } from '@/content/load/business-facts';
import { inWords } from '@/content/load/mistake';
import { readContent } from '@/content/load/read';
import { visitValues } from '../visit-values';
import { factsOf } from '@/content/facts';
import { officeTimes } from '@/content/hours/office-times';
import { resolveReferences } from '@/content/references';
import { nights } from '@/content/schemas/site';
import type { Site } from '@/content/types';
import { filesWith, ownFiles } from './memory';

const file = 'content/site.json';
const builtAt = new Date('2026-06-01T12:00:00Z');

/** The site if the owner says this of calls at night: all files, what each says, and what the line says beside it. */
function siteWith(night: Site['night']) {
  const data = JSON.parse(ownFiles.read(file)) as Site;
  const files = filesWith(ownFiles, new Map([[file, JSON.stringify({ ...data, night })]]));
  const content = readContent(files);
  const said = businessFactsOf(content);
  const facts = factsOf(said, builtAt);
  const site = resolveReferences(said.site, facts, file);
  const { words } = officeTimes(
    site,
    facts,
    builtAt,
    resolveReferences(said.interface, facts, 'interface'),
    'en-US',
  );
  const pages = content.entries
    .filter(({ kind }) => !['site', 'claims', 'promises', 'offers', 'interface'].includes(kind))
    .map((entry) => {
      const texts: string[] = [];
      visitValues(resolveReferences(entry.raw, facts, entry.file), (_, value) => {
        if (typeof value === 'string') texts.push(value);
      });
      const body = texts.join('\n');
      return {
        file: entry.file,
        body,
        line: words.call.closed,
      };
    });
  return { files, pages };
}

const atAnyHour = /24\/7/;
const notAtNight = /no overnight|when we open\./i;

describe('Who answers at night', () => {
  it.each([undefined, ...nights])('is told by each page in one way if the owner says %s', (night) => {
    const { pages } = siteWith(night);
    expect(pages.some(({ body }) => (night === 'nobody' ? notAtNight : atAnyHour).test(body))).toBe(true);
    for (const { file, body, line } of pages.filter(({ body }) => atAnyHour.test(body))) {
      expect(body, file).not.toMatch(notAtNight);
      expect(line, file).not.toMatch(/closed/i);
    }
  });

  it.each([
    ['nobody', atAnyHour, /^Leave your number: we'll call/],
    ['emergencies', notAtNight, /^Burst pipe\? We answer now/],
    ['always', notAtNight, /^We answer calls now/],
  ] as const)('is the same on all pages once the owner says %s', (night, otherwise, line) => {
    for (const page of siteWith(night).pages) {
      expect(page.body, page.file).not.toMatch(otherwise);
      expect(page.line, page.file).toMatch(line);
    }
  });

  it.each(nights)('leaves no mistake in the content if it is %s', async (night) => {
    expect((await checkContent(siteWith(night).files)).mistakes.map(inWords)).toEqual([]);
  });
});
