import { describe, expect, it } from 'vitest';
import { scriptText } from '@/browser/script-text';
import { minified } from '@/build/vite-plugins';

const run = (text: string, page: object): unknown => new Function('page', minified(text, false))(page);

describe('a script that is inlined into pages', () => {
  it('is the body of its function, whose names stay its own', () => {
    const text = scriptText(() => {
      const page = { title: 'its own' };
      page.title = 'changed';
    });
    expect(text.startsWith('{')).toBe(true);
    const page = { title: 'the page’s' };
    run(text, page);
    expect(page.title).toBe('the page’s');
  });

  it('gets what the build knows', () => {
    run(
      scriptText(
        (key: string, words: { text: string }) => Object.assign(globalThis, { [key]: words.text }),
        'scriptTextTest',
        {
          text: 'it "says" this',
        },
      ),
      {},
    );
    expect((globalThis as Record<string, unknown>).scriptTextTest).toBe('it "says" this');
    delete (globalThis as Record<string, unknown>).scriptTextTest;
  });
});
