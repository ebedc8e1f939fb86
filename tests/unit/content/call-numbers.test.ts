import { describe, expect, it } from 'vitest';
import {
  canBothHold,
  conditionalNumbers,
  conditionsOf,
  markNumber,
  numberOfPage,
  specificity,
  withCallNumbers,
} from '@/content/call-numbers';
import { numberFor } from '@/leads/call-number';

const main = '(972) 555-0100';
const addresses: Record<string, string[]> = { slab: ['/slab/leaks', '/es/fugas'], drain: ['/drain'] };
const addressesOf = (page: string) => addresses[page] ?? [];
const entry = (phone: string, conditions: object) => ({
  id: phone.slice(-4),
  name: phone,
  phone,
  ...conditions,
});
const numbers = conditionalNumbers(
  [
    entry('(214) 555-0101', { utm_source: 'Google' }),
    entry('(214) 555-0102', { utm_source: 'google', utm_campaign: 'freeze' }),
    entry('(214) 555-0103', { pages: ['slab'] }),
    entry('(214) 555-0104', { pages: ['slab'], clickId: 'fbclid' }),
    entry('(214) 555-0105', { clickId: 'msclkid' }),
  ],
  addressesOf,
);

describe('The number of a visit', () => {
  it.each([
    ['an ad of the channel, whatever its case', { path: '/', utm_source: 'google ' }, '(214) 555-0101'],
    [
      'the more specific of two',
      { path: '/', utm_source: 'GOOGLE', utm_campaign: 'freeze' },
      '(214) 555-0102',
    ],
    ['a landing page before any channel', { path: '/es/fugas', utm_source: 'google' }, '(214) 555-0103'],
    ['a page with a channel before the page', { path: '/slab/leaks', fbclid: 'x1' }, '(214) 555-0104'],
    ['any click id of a kind', { path: '/about', msclkid: '<script>' }, '(214) 555-0105'],
    ['none for another channel', { path: '/', utm_source: 'google-maps' }, undefined],
    ['none for a click id without a value', { path: '/', msclkid: '' }, undefined],
    ['none for what is no text', { path: '/', utm_source: { google: 1 } }, undefined],
    ['none for very long parameters', { path: '/', utm_source: 'google'.repeat(9999) }, undefined],
    ['none for who came by no ad', {}, undefined],
  ])('is that of %s', (_what, click, expected) => {
    expect(numberFor(numbers, click)).toBe(expected);
  });

  it('stands in the HTML of a landing page only where no channel is asked for', () => {
    expect(numberOfPage(numbers, '/es/fugas')).toBe('(214) 555-0103');
    expect(numberOfPage(numbers, '/drain')).toBeUndefined();
  });
});

describe('Two entries', () => {
  const compared = (one: object, other: object) => {
    const [a, b] = [one, other].map((conditions) => conditionsOf(conditions, (page) => [page]));
    return specificity(a!) === specificity(b!) && canBothHold(a!, b!);
  };
  it.each([
    ['the same channel', { utm_source: 'google' }, { utm_source: 'Google' }],
    ['conditions that one click can fulfil', { utm_source: 'google' }, { utm_campaign: 'freeze' }],
    ['a kind of click id and a source', { clickId: 'gclid' }, { utm_source: 'google' }],
    ['a page in common', { pages: ['slab', 'drain'] }, { pages: ['drain'] }],
  ])('contradict each other with %s', (_what, one, other) => {
    expect(compared(one, other)).toBe(true);
  });
  it.each([
    ['different values', { utm_source: 'google' }, { utm_source: 'bing' }],
    ['different pages', { pages: ['slab'] }, { pages: ['drain'] }],
    ['a page and a channel', { pages: ['slab'] }, { utm_source: 'google' }],
    ['more conditions', { utm_source: 'google' }, { utm_source: 'google', utm_medium: 'cpc' }],
  ])('do not with %s', (_what, one, other) => {
    expect(compared(one, other)).toBe(false);
  });
});

describe('A page with numbers', () => {
  const water = '(214) 651-1441';
  const body =
    `<body><p>Call <a href="tel:+19725550100" data-call>${main}</a></p><button aria-label="x">Or ${main}</button>` +
    `<astro-island props="{&quot;note&quot;:[0,&quot;${main}&quot;]}"></astro-island><a href="tel:+12146511441">${water}</a>` +
    `<a href="/office.vcf">Save</a><section data-section="hero"><br>Hi</section><script type="application/ld+json">{"telephone":"+19725550100"}</script></body>`;

  it('has a mark at each element with our number, and at no other', () => {
    expect(markNumber(body, main)).toBe(
      body.replace('<button', '<button data-number').replace('<astro-island', '<astro-island data-number'),
    );
  });

  it('has its own number in its HTML, and the main one in head and structured data', () => {
    const head = `<html><head><meta name="description" content="${main}"></head>`;
    const html = withCallNumbers(`${head}${body}</html>`, main, numbers, '/slab/leaks');
    const [before, after] = html.split('<body');
    expect(before).toContain(`content="${main}"`);
    const shown = after!.replaceAll(/<(script|template)\b[^]*?<\/\1>/g, '');
    expect(shown).not.toMatch(/972|555-0100/);
    expect(shown.match(/\(214\) 555-0103/g)).toHaveLength(3);
    expect(shown).toContain('href="/office-2145550103.vcf"');
    expect(shown).toContain(water);
    expect(after).toContain('"telephone":"+19725550100"');
  });

  it('has a script that can be read where it stands', () => {
    const html = withCallNumbers(`<html><head></head>${body}</html>`, main, numbers, '/');
    const [, script] = /<template data-numbers><script>([^]*?)<\/script>/.exec(html) ?? [];
    expect(() => new Function(script ?? '<')).not.toThrow();
    expect(html.indexOf('data-numbers')).toBeGreaterThan(html.indexOf('</section>'));
  });
});
