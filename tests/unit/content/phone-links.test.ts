import { describe, expect, it } from 'vitest';
import * as links from '@/content/finished-html';
import { words } from '../words';

const texting = { ...words.texting, usual: 'Hi', byPage: {} };
const site = { phone: '(972) 555-0100' };
const linkPhones = (
  html: string,
  business: Parameters<typeof links.linkPhones>[1],
  path: string,
  conversion?: string,
) => links.linkPhones(html, business, path, texting, conversion);
const link = '<a class="link inline-block" href="tel:+19725550100" data-call>(972) 555-0100</a>';

describe('a phone number in a text', () => {
  it('can be tapped, wherever it stands in a sentence', () => {
    expect(
      linkPhones('<p>Water running? Call (972) 555-0100.</p><li>(972) 555-0100: day</li>', site, '/'),
    ).toBe(`<p>Water running? Call ${link}.</p><li>${link}: day</li>`);
  });

  it.each([
    '<a href="tel:+19725550100">Call <b>(972) 555-0100</b></a>',
    '<button type="button">Call (972) 555-0100</button>',
    `<astro-island props='{"text":"a > b, (972) 555-0100"}'></astro-island>`,
    '<input placeholder="(972) 555-0100" title="1 > 0">',
    '<script type="application/ld+json">{"telephone":"(972) 555-0100"}</script>',
    "<!-- it's (972) 555-0100 -->",
    'Serial 1972-555-01001, order 5972-555-0100-7',
  ])('stays as it is in %s', (html) => {
    expect(linkPhones(html, site, '/')).toBe(html);
  });

  it('reports its calls on paid pages, but not calls of other companies', () => {
    expect(linkPhones('(972) 555-0100, utility 214-555-0199', site, '/plumbing', 'AW-1/x')).toBe(
      '<a class="link inline-block" href="tel:+19725550100" data-call data-conversion="AW-1/x">(972) 555-0100</a>, ' +
        'utility <a class="link inline-block" href="tel:+12145550199">214-555-0199</a>',
    );
  });

  it('can be texted where the office takes texts and the sentence says so', () => {
    const text = '<h3>Call or text</h3><p>Call or text (972) 555-0100. Texts are read.</p>';
    const word = '<a class="link" href="sms:+19725550100?&amp;body=Hi%20">text</a>';
    expect(linkPhones(text, { ...site, texts: true }, '/')).toBe(
      `<h3>Call or ${word}</h3><p>Call or ${word} ${link}. Texts are read.</p>`,
    );
    expect(linkPhones(text, { ...site, texts: false }, '/')).not.toContain('sms:');
  });
});
