import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { contentItems } from '@/tools/launch/content-items';
import { inWords } from '@/content/load/mistake';
import { readContent } from '@/content/load/read';
import { replaced } from './mistake';
import { filesWith, ownFiles, type Changes } from './memory';

const spanish = ownFiles.names().filter((file) => file.startsWith('content/es/'));
const without = (left: (file: string) => boolean): Changes =>
  new Map(spanish.filter((file) => !left(file)).map((file) => [file, null]));
const isPage = (file: string) => /^content\/es\/(pages|services|landing|cities|legal)\//.test(file);

async function mistakesWith(changes: Changes): Promise<string[]> {
  const { mistakes } = await checkContent(filesWith(ownFiles, changes));
  return mistakes.map(inWords);
}

describe('A site of which only some pages are translated', () => {
  it.each([
    ['one city', (file: string) => !file.includes('/cities/') || file.endsWith('/dallas.md')],
    ['no city', (file: string) => !file.includes('/cities/')],
    ['two pages', (file: string) => !isPage(file) || /\/(about\.md|contact\.md)$/.test(file)],
    ['no page at all', (file: string) => !isPage(file)],
  ])('has nothing wrong with %s', async (_, left) => {
    const changes = without(left);
    expect(await mistakesWith(changes)).toEqual([]);
    const { entries } = readContent(filesWith(ownFiles, changes), ['cities', 'pages'], 'es');
    expect(entries.map(({ file }) => file).sort()).toEqual(
      spanish.filter((file) => /^content\/es\/(cities|pages)\//.test(file) && left(file)),
    );
  });

  it('says which file the header and every city page need', async () => {
    expect(await mistakesWith(without((file) => !file.endsWith('/forms/quote.json')))).toEqual([
      'content/es/forms/quote.json, line 1: is missing. npm run translate -- content/forms/quote.json begins it.',
    ]);
  });

  it('says what a translated page shows that is not translated', async () => {
    const mistakes = await mistakesWith(without((file) => !file.endsWith('/faqs/drain.json')));
    expect(mistakes.join('\n')).toContain('names "drain", which is not in content/es/faqs/drain.json');
  });

  it('says that a second version needs the page that it is a version of', async () => {
    const other = 'content/landing/slab-leak-b.md';
    const mistakes = await mistakesWith(
      new Map([
        [other, '---\nvariantOf: slab-leak\nhead:\n  title: Another\n---\n'],
        [other.replace('content/', 'content/es/'), '---\npath: /es/otra\nhead:\n  title: Otra\n---\n'],
        ['content/es/landing/slab-leak.md', null],
      ]),
    );
    expect(mistakes.join('\n')).toContain(
      'names "slab-leak", which is not in content/es/landing/slab-leak.md',
    );
  });
});

describe('The launch check', () => {
  const promises = 'content/promises.json';
  const asks = (answer: string) =>
    contentItems(
      filesWith(
        ownFiles,
        new Map([
          [
            promises,
            replaced(
              ownFiles.read(promises),
              /(?<=Does somebody answer the phone in Spanish\?",\s*"answer": )"[^"]+"/,
              `"${answer}"`,
            ),
          ],
        ]),
      ),
      new Date(),
    ).filter(({ field }) => field === 'phoneEs');

  it('stops a launch until the owner says whether the phone is answered in Spanish', () => {
    expect(asks('not yet confirmed')).toMatchObject([{ file: promises, stopsBuild: true }]);
    expect(asks('yes')).toEqual([]);
    expect(asks('no')).toEqual([]);
  });
});

describe('A Spanish text', () => {
  const drain = 'content/es/landing/drain-cleaning.md';
  const answer = (text: string) => replaced(ownFiles.read(drain), /(?<=answer: )Depende del tubo.*/, text);

  it.each([
    ['Destapamos en 45 minutos.', 'says 45, which its original does not'],
    ['Depende del tubo.', 'does not say 1950, which its original does'],
  ])('has the figures of its original: %s', async (text, message) => {
    const mistakes = await mistakesWith(new Map([[drain, answer(text)]]));
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(`${drain}, line `);
    expect(mistakes[0]).toContain(message);
  });

  it('refers to the promises, claims and offers of its original', async () => {
    const contact = 'content/es/pages/home.md';
    const text = replaced(ownFiles.read(contact), '{{claim.reply.open}}', 'pronto');
    expect((await mistakesWith(new Map([[contact, text]]))).join('\n')).toContain(
      'lacks {{claim.reply}}, which its original has',
    );
  });

  it('is only listed as behind while its original says something new', async () => {
    const original = 'content/landing/drain-cleaning.md';
    const text = replaced(
      ownFiles.read(original),
      /(?<=answer: That depends on the pipe\. ).*/,
      'We saw 45 today.',
    );
    expect(await mistakesWith(new Map([[original, text]]))).toEqual([]);
  });
});
