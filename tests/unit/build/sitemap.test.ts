import { describe, expect, it } from 'vitest';
import { elementsOf } from '@/lib/html';
import { isListed, searchHeadOf } from '@/seo/listed';
import { robotsTxt } from '@/seo/robots';
import { sitemapItem } from '@/build/sitemap';

const origin = 'https://plumber.example';

/** Pages by file: one that is listed, an alias of it, and one that asks to stay out. */
const heads = new Map([
  ['/index.html', { robots: 'index, follow', canonical: `${origin}/`, alternates: [] }],
  ['/about.html', { robots: 'index, follow', canonical: `${origin}/about`, alternates: [] }],
  ['/who-we-are.html', { robots: 'index, follow', canonical: `${origin}/about`, alternates: [] }],
  ['/thank-you.html', { robots: 'noindex, follow', canonical: `${origin}/thank-you`, alternates: [] }],
]);
const itemOf = (path: string) => sitemapItem(origin + path, heads);

describe('the sitemap', () => {
  it.each([
    ['/about.html', '/about'],
    ['/about', '/about'],
    ['/index.html', '/'],
  ])('writes the address of %s as its page does, and nothing else', (built, path) => {
    expect(itemOf(built)).toEqual({ url: origin + path });
  });

  it('says where a page is in other languages', () => {
    const links = [{ lang: 'es-US', url: `${origin}/es` }];
    const both = new Map([['/index.html', { robots: '', canonical: `${origin}/`, alternates: links }]]);
    expect(sitemapItem(`${origin}/`, both)).toEqual({ url: `${origin}/`, links });
  });

  it.each(['/who-we-are.html', '/thank-you.html'])('leaves out %s', (path) => {
    expect(itemOf(path)).toBeUndefined();
  });

  it('ends the build at an address that is no page', () => {
    expect(() => itemOf('/contact')).toThrow('/contact, which is not a page of this build');
  });
});

describe('a built page', () => {
  const main = `<link rel="canonical" href="${origin}/about">`;
  const noindex = '<meta name="robots" content="noindex, follow">';

  it.each([
    ['names itself as the main address', `<meta name="robots" content="index, follow">${main}`, true],
    ['only looks as if it asked to stay out', `<meta name="description" content="noindex">${main}`, true],
    ['does so in a comment or a text', `<!-- ${noindex} --><title>${noindex}</title>${main}`, true],
    [
      'has other links',
      `<link rel="icon" href="/icon.svg"><a rel="canonical" href="/other">O</a>${main}`,
      true,
    ],
    ['asks to stay out of search results', noindex + main, false],
    ['names another page', `<link rel="canonical" href="${origin}/services/drain">`, false],
    ['has no head for search engines', '', false],
  ])('that %s is listed or not', (_, head, listed) => {
    const searchHead = searchHeadOf(elementsOf(`<head>${head}</head>`));
    expect(isListed(searchHead, `${origin}/about`)).toBe(listed);
  });
});

it('Robots.txt lets everyone read everything and says where the sitemap is', () => {
  expect(robotsTxt(`${origin}/`)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`);
});
