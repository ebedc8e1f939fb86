import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content-check/check';
import { inWords } from '@/content-check/problem';
import { contentWith, sampleText } from './memory';

const file = 'content/colors.json';
const problemsWith = async (changes: object) => {
  const text = JSON.stringify({ ...(JSON.parse(sampleText(file)) as object), ...changes });
  return (await checkContent(contentWith(new Map([[file, text]])))).problems.map(inWords);
};

describe('Colors', () => {
  it('with too little contrast for text are reported with their background', async () => {
    const problems = await problemsWith({ slate: '#8FA9C4' });
    expect(problems.join('\n')).toMatch(/slate: cannot be read on "white": a contrast of 2\.\d, where 4\.5/);
    expect(problems).toHaveLength(3);
  });

  it('on which icons in the darker orange cannot be seen are reported', async () => {
    const problems = await problemsWith({ sky: '#9AA8B5' });
    expect(problems.join('\n')).toMatch(
      /sky: cannot be read on the darker shade of "orange": .*where 3 is needed/,
    );
  });

  it('are six digits', async () => {
    expect((await problemsWith({ orange: 'orange' })).join()).toMatch(/is not a color.*six digits/);
  });

  it('may have lower-case letters, as a color picker writes them', async () => {
    expect(await problemsWith({ orange: '#f26a1b' })).toEqual([]);
  });
});
