import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { readContent } from '@/content/load/read';
import { inWords } from '@/content/load/mistake';
import { businessFactsOf } from '@/content/load/business-facts';
import { factsOf } from '@/content/facts';
import { promises } from '@/content/schemas/claims';
import { filesWith, ownFiles } from './memory';

const file = 'content/promises.json';
const real = promises.parse(JSON.parse(ownFiles.read(file)));
const said = businessFactsOf(readContent(ownFiles));
const answered = (answer: 'yes' | 'no' | 'not yet confirmed') =>
  JSON.stringify({
    promises: Object.entries(real.promises).map(([name, promise]) => ({ name, ...promise, answer })),
  });

describe('The promises', () => {
  it.each(['yes', 'no'] as const)('fit every page when the owner answers %s to all', async (answer) => {
    const { mistakes } = await checkContent(filesWith(ownFiles, new Map([[file, answered(answer)]])));
    expect(mistakes.map(inWords)).toEqual([]);
  });

  it('say nothing until the owner says yes, except where silence would mislead', () => {
    const wordings = (answer: 'yes' | 'no' | 'not yet confirmed') =>
      factsOf(
        {
          ...said,
          promises: promises.parse({
            promises: [
              { name: 'haul', question: 'Do you?', answer, wordings: { default: 'We haul it away.' } },
              {
                name: 'price',
                question: 'Do you?',
                answer,
                wordings: { default: 'The price comes in writing.', noun: 'the written price' },
                otherwise: { why: 'Money.', wordings: { default: 'Know the price.' } },
              },
            ],
          }),
        },
        new Date(),
      ).promise;
    const silent = { haul: { default: '' }, price: { default: 'Know the price.', noun: '' } };
    expect(wordings('not yet confirmed')).toEqual(silent);
    expect(wordings('no')).toEqual(silent);
    expect(wordings('yes')).toEqual({
      haul: { default: 'We haul it away.' },
      price: { default: 'The price comes in writing.', noun: 'the written price' },
    });
  });

  it('say something else than the promise in at most eight cases', () => {
    const spoken = Object.values(real.promises).filter(({ otherwise }) => otherwise);
    expect(spoken.length).toBeLessThanOrEqual(8);
  });

  it('have a default wording', () => {
    const odd = { promises: [{ name: 'haul', question: 'Do you?', wordings: { bullet: 'Yes' } }] };
    expect(promises.safeParse(odd).error?.issues[0]?.message).toContain('default');
  });
});
