import { expect, it } from 'vitest';
import { adviceOn } from '@/tools/reports/advice';
import { plain } from '@/content/load/mistake';
import { contentWith, sampleText } from '../../content/check/memory';
import { replaced } from '../../content/check/mistake';

const copy = 'content/landing/water-line.md';
const toilet = sampleText('content/landing/toilet.md');
const help = sampleText('content/landing/plumbing-help.md');
const forWaterLines = (page: string) =>
  replaced(page, /(service:\n {2}name: ).*/, 'service:\n  name: Water lines');

/** The fields in which a copied page is still the other one. */
const keeps = async (page: string, forms: Record<string, string> = {}) => {
  const changes = new Map([[copy, page], ...Object.entries(forms)]);
  const mistakes = await adviceOn(contentWith(changes));
  expect(mistakes.every(({ file }) => file === copy)).toBe(true);
  return mistakes.map(({ field, message }) => `${field} ${plain(message)}`);
};

it('A page copied for another service is told of the form and the reviews that are still the other page’s', async () => {
  const kept = await keeps(forWaterLines(help));
  const form =
    'marks its requests as "plumbing_help_landing", like those of "Emergency plumbing" (content/landing/plumbing-help.md)';
  expect(kept.filter((one) => one.includes(form))).toHaveLength(3);
  expect(kept.join('\n')).toMatch(/reviews is still the same as on the page for "Emergency plumbing"/);
});

it('A copied form that still has the other form’s label is found, one with its own is not', async () => {
  const page = forWaterLines(help).replaceAll('form: short-plumbing', 'form: water-line');
  const form = sampleText('content/forms/short-plumbing.json');
  const file = 'content/forms/water-line.json';
  expect((await keeps(page, { [file]: form })).length).toBeGreaterThan(0);
  const own = replaced(form, 'plumbing_help_landing', 'water_line_landing');
  expect(await keeps(page, { [file]: own })).toEqual([]);
});

it('A copied page is told of the offer, the price, the badges and the links to the form of the other service', async () => {
  const withOffer = (page: string) => replaced(page, 'service:\n', 'service:\n  offer: toilet\n');
  const mistakes = await adviceOn(
    contentWith(
      new Map([
        ['content/landing/toilet.md', withOffer(toilet)],
        [copy, withOffer(forWaterLines(toilet))],
      ]),
    ),
  );
  const fields = mistakes.map(({ field }) => field);
  for (const field of [
    'service › offer',
    'sections › 1 › title',
    'sections › 1 › actions › 2 › href',
    'sections › 4 › price',
  ])
    expect(fields).toContain(field);
});

it('A second page for the same service may share the form', async () => {
  expect(await keeps(help)).toEqual([]);
});
