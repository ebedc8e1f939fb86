import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content-check/check';
import { inWords } from '@/content-check/problem';
import { contrast } from '@/content-check/rules/colors';
import { contentWith, sampleText } from './memory';

const file = 'content/colors.json';
const problemsWith = async (changes: object) => {
  const text = JSON.stringify({ ...(JSON.parse(sampleText(file)) as object), ...changes });
  return (await checkContent(contentWith(new Map([[file, text]])))).problems.map(inWords);
};

describe('Colors', () => {
  it('stand as far apart as the accessibility guidelines count it', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('in which text cannot be read are named, with the ground that it stands on', async () => {
    const problems = await problemsWith({ slate: '#8FA9C4' });
    expect(problems.join('\n')).toMatch(/slate: cannot be read on "white": a contrast of 2\.\d, where 4\.5/);
    expect(problems).toHaveLength(3);
  });

  it('are six digits', async () => {
    expect((await problemsWith({ orange: 'orange' })).join()).toMatch(/is not a color.*six digits/);
  });
});
