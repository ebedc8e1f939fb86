import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '@/content-check/check';
import { readContent } from '@/content-reader/read';
import { inWords, type Mistake as Found } from '@/content-reader/mistake';
import { contentWith, ownFiles } from './memory';
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
  ...(await files()),
];

/** Mistakes that are checked together: each in another file, so that none hides another. */
interface Round {
  /**
   * What may be made together: mistakes that keep to their own file, those that lead to others elsewhere, and those
   * after which a file cannot be read, which are reported alone.
   */
  kind: 'calm' | 'alone' | 'unreadable';
  mistakes: Mistake[];
  changes: Map<string, string | Buffer | null>;
}

/** Without these no reference can be looked up, so nothing else is changed together with them. */
const facts = ['site', 'claims', 'promises', 'offers'].map((name) => `content/${name}.json`);

function rounds(): Round[] {
  const made: Round[] = [];
  for (const mistake of mistakes) {
    const { changes, alone } = mistake;
    const files = [...changes.keys()];
    const { unreadable } = readContent(contentWith(changes));
    const kind = unreadable.length > 0 ? 'unreadable' : alone ? 'alone' : 'calm';
    const single = kind === 'alone' && files.some((file) => facts.includes(file));
    const round = single
      ? undefined
      : made.find(
          ({ kind: other, changes: taken }) =>
            kind === other &&
            files.every((file) => !taken.has(file)) &&
            (kind !== 'alone' || !facts.some((file) => taken.has(file))),
        );
    if (round) {
      round.mistakes.push(mistake);
      for (const [file, content] of changes) round.changes.set(file, content);
    } else made.push({ kind, mistakes: [mistake], changes: new Map(changes) });
  }
  return made;
}

const found = new Map<Mistake, readonly Found[]>();
const elsewhere: string[] = [];

beforeAll(async () => {
  for (const { kind, mistakes: together, changes } of rounds()) {
    const { mistakes: all } = await checkContent(contentWith(changes));
    for (const mistake of together)
      found.set(
        mistake,
        all.filter(({ file }) => file === mistake.expected.file),
      );
    if (kind !== 'alone') elsewhere.push(...all.filter(({ file }) => !changes.has(file)).map(inWords));
  }
}, 120_000);

describe('Content without a mistake', () => {
  it.each([
    ['the sample that the mistakes are made in', contentWith(new Map())],
    ["the owner's own", ownFiles],
  ])('is found right: %s', async (_, files) => {
    const { mistakes: all, count } = await checkContent(files);
    expect(all.map(inWords)).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });
});

describe('A mistake of an editor', () => {
  it('is tested in more than 200 ways', () => {
    expect(mistakes.length).toBeGreaterThan(200);
  });

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
