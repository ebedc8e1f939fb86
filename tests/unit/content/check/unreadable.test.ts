import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { inWords } from '@/content/load/mistake';
import { replaced } from './mistake';
import { contentWith, sampleText } from './memory';

const drain = 'content/services/drain.md';

/** Everything that the check says after one edit of one file of the sample. */
async function saidAfter(file: string, find: string | RegExp, by: string): Promise<string[]> {
  const changes = new Map([[file, replaced(sampleText(file), find, by)]]);
  return (await checkContent(contentWith(changes))).mistakes.map(inWords);
}

describe('A file that cannot be read', () => {
  it.each([
    ['content/testimonials.json', '"id": "', '"id": ,"'],
    ['content/option-sets.json', '"options": [', '"options": [,'],
    ['content/regions.json', '"name": "North Dallas",', '"name": "North Dallas",,'],
    ['content/forms/short-plumbing.json', '"fields": {', '"fields": {{'],
    ['content/pages/home.md', 'sections:', 'sections: ['],
  ])('is all that is reported, not what follows from it: %s', async (file, find, by) => {
    const said = await saidAfter(file, find, by);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(file);
  });

  it.each([
    'content/testimonials.json',
    'content/site.json',
    'content/claims.json',
    'content/pages/home.md',
    'content/forms/quote.json',
  ])('is all that is reported when %s is gone', async (file) => {
    const { mistakes } = await checkContent(contentWith(new Map([[file, null]])));
    expect(mistakes.map(inWords)).toEqual([expect.stringMatching(`^${file}, line 1: is missing`)]);
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['empty', '', /is empty\. Restore it/],
    ['nothing but space', '\n \n', /is empty\. Restore it/],
    ['saved with a byte-order mark', '\uFEFF{}', /byte-order mark/],
    ['saved as UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), /is not saved as UTF-8/],
    ["saved in Windows' old encoding", Buffer.from('{"name": "Café"}', 'latin1'), /is not saved as UTF-8/],
  ])('says so when it is %s', async (_, text, says) => {
    for (const file of ['content/site.json', 'content/pages/home.md']) {
      const { mistakes } = await checkContent(contentWith(new Map([[file, text]])));
      expect(mistakes.map(inWords)).toEqual([expect.stringMatching(says)]);
      expect(mistakes[0]?.file).toBe(file);
    }
  });

  it.each([
    ['a text that goes on in the next line', "title: 'Drains\n    and sewers'"],
    ['an apostrophe in quotes', "title: 'It''s only a drain'"],
    ['an apostrophe without quotes', "title: It's only a drain"],
  ])('is not one with %s', async (_, title) => {
    expect(await saidAfter(drain, /title: .*/, title)).toEqual([]);
  });
});

it.each<[string, string, string | RegExp, string, RegExp[]]>([
  // Without the message that the office closes before it opens.
  [
    'A time',
    'content/site.json',
    '"opens": "08:00"',
    '"opens": "8 in the morning"',
    [/hours › 1 › opens: .*is not a time/],
  ],
  [
    'Curly quotes in JSON',
    'content/regions.json',
    '"North Dallas"',
    '“North Dallas”',
    [/has curly quotes.*Write straight ones/],
  ],
  [
    'Curly quotes around a text',
    drain,
    /title: .*/,
    'title: “Drain cleaning in Dallas”',
    [/head › title: is in curly quotes/],
  ],
  ['No curly quotes inside a text', drain, /title: .*/, 'title: What “slab leak” means in Dallas', []],
])('%s that cannot be right is reported once', async (_, file, find, by, says) => {
  expect(await saidAfter(file, find, by)).toEqual(
    says.map((words) => expect.stringMatching(words) as string),
  );
});
