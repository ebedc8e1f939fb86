import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { inWords } from '@/content/load/mistake';
import { anotherTown } from '../../../sample/another-town';
import { contentWith } from './memory';

describe('A company in another state', () => {
  const files = contentWith(anotherTown());

  it('puts its own cities, ZIP codes and positions in, and the check has nothing against them', async () => {
    const { mistakes } = await checkContent(files);
    expect(mistakes.map(inWords)).toEqual([]);
  });

  it('is told when a ZIP code or a position is not in its state', async () => {
    const changes = new Map(anotherTown());
    const site = String(changes.get('content/site.json'));
    changes.set('content/site.json', site.replace('"74033"', '"75180"').replace('-96.00888', '-90.00888'));
    const { mistakes } = await checkContent(contentWith(changes));
    expect(mistakes.map(inWords)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('"75180" is not a ZIP code in Oklahoma'),
        expect.stringContaining('is not in Oklahoma, the state of the address'),
      ]),
    );
  });
});
