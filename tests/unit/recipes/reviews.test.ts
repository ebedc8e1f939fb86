import { describe, expect, it } from 'vitest';
import { testimonial } from '@/content/schemas/entries';
import { workflowOf } from '../../bench/receivers/recipes';
import { run } from './steps';

const workflow = workflowOf('reviews');

const review = (more: object = {}) => ({
  reviewId: 'AbF',
  reviewer: { displayName: 'Rosa D.' },
  starRating: 'FOUR',
  comment: 'They found the leak in an hour. Señor Díaz – twice!',
  createTime: '2026-11-10T15:00:00Z',
  ...more,
});
const known = [
  { id: 'maria-g', name: 'Maria G.', location: 'Dallas, TX', text: 'Good.', rating: 5, sample: true },
];
const encode = (text: string) => Buffer.from(text).toString('base64');

function propose(reviews: object[], memory: object = {}, content = encode(JSON.stringify(known))) {
  const proposal = run(
    workflow,
    'Join the new ones',
    [],
    {
      Settings: [{ branch: 'new-reviews' }],
      'The file as it is': [{ content, sha: 'f1' }],
      'The reviews': [{ reviews }],
    },
    memory,
  )[0]?.json;
  return (
    proposal && {
      ...proposal,
      file: JSON.parse(Buffer.from(String(proposal.content), 'base64').toString('utf8')) as object[],
    }
  );
}

describe('The workflow that proposes new reviews', () => {
  it('puts a review before the others as the site’s content needs it, text unchanged', () => {
    const proposal = propose([review()]);
    expect(proposal?.file).toHaveLength(2);
    expect(testimonial.parse(proposal?.file[0])).toMatchObject({
      name: 'Rosa D.',
      text: 'They found the leak in an hour. Señor Díaz – twice!',
      rating: 4,
      date: '2026-11-10',
      source: 'Google',
      sample: false,
    });
    expect(proposal?.file[1]).toEqual(known[0]);
  });

  it('proposes nothing that is there, was proposed before, or that does not come', () => {
    const first = propose([review()]);
    expect(propose([review()], {}, String((first as { content?: string }).content))).toBeUndefined();
    expect(propose([review()], { proposed: (first as { ids?: string[] }).ids })).toBeUndefined();
    expect(propose([])).toBeUndefined();
  });

  it.each([
    [{ comment: undefined }, 'has stars and no words'],
    [{ comment: 'x'.repeat(401) }, 'longer than 400'],
    [{ comment: 'One.\nTwo.' }, 'several paragraphs'],
    [{ comment: '{{site.phone}}' }, 'reads as a reference'],
    [{ reviewer: {} }, 'no name'],
    [{ starRating: 'STAR_RATING_UNSPECIFIED' }, 'no stars'],
  ])('names what it leaves out: %o', (more, why) => {
    const proposal = propose([review({ reviewId: 'good' }), review(more)]) as {
      body?: string;
      ids?: string[];
    };
    expect(proposal.ids).toHaveLength(1);
    expect(proposal.body).toContain(why);
  });

  it('says what to check where the file cannot be read', () => {
    expect(() => propose([review()], {}, '')).toThrow('is "repository" in Settings right');
  });
});
