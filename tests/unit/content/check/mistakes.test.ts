import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { readContent } from '@/content/load/read';
import { inWords, type Mistake as Found } from '@/content/load/mistake';
import { contentWith, filesWith, ownFiles } from './memory';
import type { Mistake } from './mistake';
import { claimsInTexts } from './mistakes/claims';
import { twice } from './mistakes/duplicates';
import { everywhere, unreadable } from './mistakes/every-file';
import { heads } from './mistakes/heads';
import { links } from './mistakes/links';
import { names } from './mistakes/names';
import { files } from './mistakes/pictures-and-files';
import { malformed } from './mistakes/unreadable-files';
import { values } from './mistakes/values';

const mistakes: readonly Mistake[] = [
  ...everywhere,
  ...unreadable,
  ...names,
  ...twice,
  ...links,
  ...values,
  ...heads,
  ...malformed,
  ...claimsInTexts,
  ...files,
];

/** A reference can only be looked up if these are right, so nothing else is changed together with them. */
const facts = ['site', 'claims', 'promises', 'offers', 'interface'].map((name) => `content/${name}.json`);

/**
 * Mistakes that are checked together, because a check takes a tenth of a second: of those that keep to their own files
 * the first one in each file, then the second ones, and so on; the same of those that lead to others elsewhere. One
 * in the facts, or after which a file cannot be read, is checked by itself.
 */
const rounds = new Map<string, Mistake[]>();
const soFar = new Map<string, number>();
for (const mistake of mistakes) {
  const { what, changes, alone } = mistake;
  const files = [...changes.keys()];
  const isSingle =
    readContent(contentWith(changes)).unreadable.length > 0 || files.some((file) => facts.includes(file));
  const places = files.map((file) => `${alone ? 'alone' : 'calm'} ${file}`);
  const place = Math.max(...places.map((name) => soFar.get(name) ?? 0));
  if (!isSingle) for (const name of places) soFar.set(name, place + 1);
  const round = isSingle ? what : `${alone ? 'alone' : 'calm'} ${place}`;
  rounds.set(round, [...(rounds.get(round) ?? []), mistake]);
}

const found = new Map<Mistake, readonly Found[]>();
const elsewhere: string[] = [];

beforeAll(async () => {
  for (const together of rounds.values()) {
    const changes = new Map(together.flatMap((mistake) => [...mistake.changes]));
    const { mistakes: all } = await checkContent(contentWith(changes));
    for (const mistake of together)
      found.set(
        mistake,
        all.filter(({ file }) => file === mistake.expected.file),
      );
    if (!together.some(({ alone }) => alone))
      elsewhere.push(...all.filter(({ file }) => !changes.has(file)).map(inWords));
  }
}, 120_000);

/** The owner's own content when another company has put in what is its own; its name ends with a period. */
function takenOver() {
  const file = 'content/site.json';
  const site = JSON.parse(ownFiles.read(file)) as { address: object; license: object };
  const name = 'Hernandez & Sons Plumbing and Drain, Inc.';
  const own = {
    ...site,
    ...{ name, legalName: name, phone: '(469) 555-0142', email: 'office@hernandez-and-sons.test' },
    address: { ...site.address, street: '2214 Peachtree Road' },
    license: { ...site.license, number: 'RMP-41122' },
    hours: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '7:00',
        closes: '19:00',
      },
    ],
  };
  return filesWith(ownFiles, new Map([[file, JSON.stringify(own)]]));
}

describe('Content without a mistake', () => {
  it.each([
    ['the sample that the mistakes are made in', contentWith(new Map())],
    ["the owner's own", ownFiles],
    ["the owner's own with another company's name, number, office, license and hours", takenOver()],
  ])('is found right: %s', async (_, files) => {
    const { mistakes: all, count } = await checkContent(files);
    expect(all.map(inWords)).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });
});

describe('A mistake of an editor', () => {
  it.each(mistakes.map((mistake) => [mistake.what, mistake] as const))('is found: %s', (_, mistake) => {
    const { line, field, says } = mistake.expected;
    const reported = found.get(mistake) ?? [];
    const right = reported.filter((one) => one.field === field && one.line === line);
    expect(
      right.some((one) => says.test(inWords(one))),
      `Expected line ${line}, "${field}", saying ${String(says)}, and found:\n${reported.map(inWords).join('\n')}`,
    ).toBe(true);
  });

  it('is not reported for other files', () => {
    expect(elsewhere).toEqual([]);
  });
});
