import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content-check/check';
import { usesIn } from '@/content-check/claims-report';
import { readContent } from '@/content-check/content';
import { inWords } from '@/content-check/problem';
import { factsOf } from '@/content-model/facts';
import { claims } from '@/content-model/schemas/claims';
import { promises } from '@/content-model/schemas/promises';
import { site } from '@/content-model/schemas/site';
import { filesWith, ownFiles, sampleText } from './memory';

const file = 'content/promises.json';
const real = promises.parse(JSON.parse(ownFiles.read(file)));
const answered = (answer: 'yes' | 'no' | 'not yet confirmed') =>
  JSON.stringify({
    promises: Object.fromEntries(
      Object.entries(real.promises).map(([name, promise]) => [name, { ...promise, answer }]),
    ),
  });

describe('The promises', () => {
  it.each(['yes', 'no'] as const)(
    'fit every page when the owner answers %s to all of them',
    async (answer) => {
      const { problems } = await checkContent(filesWith(ownFiles, new Map([[file, answered(answer)]])));
      expect(problems.map(inWords)).toEqual([]);
    },
  );

  it('are used on a page in each of their wordings', () => {
    const uses = usesIn(readContent(ownFiles));
    const unused = Object.entries(real.promises).flatMap(([name, { wordings }]) =>
      Object.keys(wordings)
        .map((wording) => (wording === 'default' ? `promise.${name}` : `promise.${name}.${wording}`))
        .filter((reference) => !uses.has(reference)),
    );
    expect(unused).toEqual([]);
  });

  it('have the wording for no until the owner says yes', () => {
    const wording = (answer: 'yes' | 'no' | 'not yet confirmed') =>
      factsOf(
        site.parse(JSON.parse(sampleText('content/site.json'))),
        claims.parse(JSON.parse(sampleText('content/claims.json'))),
        promises.parse({
          promises: {
            haul: { question: 'Do you?', answer, wordings: { default: { yes: 'We do.', no: 'Ask us.' } } },
          },
        }),
        new Date(),
      ).promise;
    expect(wording('not yet confirmed')).toEqual({ haul: { default: 'Ask us.' } });
    expect(wording('no')).toEqual({ haul: { default: 'Ask us.' } });
    expect(wording('yes')).toEqual({ haul: { default: 'We do.' } });
  });

  it('have a default wording', () => {
    const odd = { promises: { haul: { question: 'Do you?', wordings: { bullet: { yes: 'Yes', no: '' } } } } };
    expect(promises.safeParse(odd).error?.issues[0]?.message).toContain('default');
  });
});
