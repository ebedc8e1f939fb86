import { describe, expect, it } from 'vitest';
import { fieldChart } from '@/tools/field/chart';
import { figuresByTemplate, percentile75, readCsv } from '@/tools/field/report';

describe('The field figures', () => {
  it('are read from an export as sheets write it: quotes, commas, line ends', () => {
    expect(readCsv('\uFEFFtemplate,path,LCP\r\ncity,"/a,b",1200\r\n"say ""hi""",/c,\r\n\r\n')).toEqual([
      { template: 'city', path: '/a,b', LCP: '1200' },
      { template: 'say "hi"', path: '/c', LCP: '' },
    ]);
  });

  it.each([
    [[1, 2, 3, 4], 3],
    [[9], 9],
    [[4, 1, 3, 2, 100], 4],
  ])('of %o have the 75th percentile %i', (values, expected) => {
    expect(percentile75(values)).toBe(expected);
  });

  it('are grouped by template; a visit that tells nothing of a figure does not count as 0', () => {
    const rows = readCsv(
      'Template,lcp,CLS\nhome,1000,0\nhome,3000,\nhome,,0.2\ncity,500,0\nhome,broken,-1\n',
    );
    expect(figuresByTemplate(rows)).toEqual([
      { template: 'city', visits: 1, p75: { LCP: 500, CLS: 0 } },
      { template: 'home', visits: 4, p75: { LCP: 3000, CLS: 0.2 } },
    ]);
  });

  it('say which columns an export lacks', () => {
    expect(() => figuresByTemplate(readCsv('page,time\n/,1\n'))).toThrow(/columns page, time.*template.*LCP/);
    expect(() => figuresByTemplate([])).toThrow('(none)');
  });

  it('are one chart, in which a bar over its limit crosses the line', () => {
    const chart = fieldChart([{ template: 'a<b', visits: 2, p75: { LCP: 5000, CLS: 0.005 } }]);
    const limit = Number(/<path d="M(\d+)/.exec(chart)?.[1]);
    const ends = [...chart.matchAll(/<rect x="(\d+)"[^>]* width="([\d.]+)"/g)].map(
      ([, x, width]) => Number(x) + Number(width),
    );
    expect(ends).toHaveLength(2);
    expect(ends[0]).toBeGreaterThan(limit);
    expect(ends[1]).toBeLessThan(limit);
    expect(chart).toContain('LCP 5000 ms, over its limit');
    expect(chart).toContain('a&lt;b');
  });
});
