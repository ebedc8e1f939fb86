import { describe, expect, it } from 'vitest';
import { inLines, newAndGone, type Accepted } from '@/tools/judges/verdict';

const accepted = (rule: Accepted['rule'], pages = ['*'], judge = 'nu'): Accepted => ({
  judge,
  rule,
  pages,
  reason: 'wrong',
  version: '1.0.0',
});
const complaints = [
  { rule: 'Bad value “650” for “font-weight”', page: '/contact' },
  { rule: 'Stray end tag', page: '/es/contacto' },
];

describe('What is new in a judge’s complaints', () => {
  it('is what no accepted rule fits, on that page and of that judge', () => {
    const fresh = (...entries: Accepted[]) =>
      newAndGone('nu', complaints, entries).fresh.map(({ page }) => page);
    expect(fresh()).toEqual(['/contact', '/es/contacto']);
    expect(fresh(accepted('Bad value “*” for “font-weight”'))).toEqual(['/es/contacto']);
    expect(fresh(accepted(['Stray*', 'Bad*'], ['/es*']))).toEqual(['/contact']);
    expect(fresh(accepted('Bad'), accepted('*tag', ['/es']), accepted('*', ['*'], 'axe'))).toHaveLength(2);
    expect(fresh(accepted('*'))).toEqual([]);
  });

  it('leaves out accepted rules that fit nothing any more, which are named, too', () => {
    const entries = [accepted(['Another', 'Bad*']), accepted('Others', ['*'], 'axe')];
    expect(newAndGone('nu', complaints, entries).gone).toEqual(['nu: Another']);
  });

  it('is one line for each rule, with how often and where it comes', () => {
    const many = ['/a', '/b', '/c', '/d', '/d'].map((page) => ({ rule: 'r', page, example: '<p>\n</p>' }));
    expect(inLines('nu', many)).toEqual(['nu: r (5 on /a, /b, /c and 1 more)\n    <p> </p>']);
  });
});
