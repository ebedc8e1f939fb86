import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { inWords } from '@/content/load/mistake';
import { contentWith, sampleText } from './memory';

const file = 'content/colors.json';
const mistakesWith = async (changes: object) => {
  const text = JSON.stringify({ ...(JSON.parse(sampleText(file)) as object), ...changes });
  return (await checkContent(contentWith(new Map([[file, text]])))).mistakes.map(inWords);
};

describe('Colors', () => {
  it('with too little contrast for text are reported with their background', async () => {
    const mistakes = await mistakesWith({ slate: '#8FA9C4' });
    expect(mistakes.join('\n')).toMatch(/slate: cannot be read on "white": a contrast of 2\.\d, where 4\.5/);
    expect(mistakes).toHaveLength(3);
  });

  it('on which icons in the darker orange cannot be seen are reported', async () => {
    const mistakes = await mistakesWith({ sky: '#9AA8B5' });
    expect(mistakes.join('\n')).toMatch(
      /sky: cannot be read on the darker shade of "orange": .*where 3 is needed/,
    );
  });

  it('of buttons are reported where they are written, with the nearest shade on which text can be read', async () => {
    const mistakes = (await mistakesWith({ orange: '#0B7A75' })).join('\n');
    expect(mistakes).toMatch(/orange: "ink" cannot be read on it: a contrast of 3\.\d, where 4\.5/);
    const [, shade = ''] =
      /"ink" cannot be read on it: .* Its nearest shade that can: (#\w{6})\./.exec(mistakes) ?? [];
    expect((await mistakesWith({ orange: shade })).join()).not.toContain('"ink" cannot be read');
  });

  it('are six digits', async () => {
    expect((await mistakesWith({ orange: 'orange' })).join()).toMatch(/is not a color.*six digits/);
  });

  it('may have lower-case letters, as a color picker writes them', async () => {
    expect(await mistakesWith({ orange: '#f26a1b' })).toEqual([]);
  });
});
