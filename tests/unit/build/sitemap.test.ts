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
  const headOf = (html: string) => searchHeadOf(elementsOf(html));
  const page = (robots: string, canonical: string) =>
    headOf(`<head><meta name="robots" content="${robots}"><link rel="canonical" href="${canonical}"></head>`);

  it('is listed when it names itself as the main address', () => {
    expect(isListed(page('index, follow', `${origin}/about`), `${origin}/about`)).toBe(true);
  });

  it('is checked by its robots tag and its canonical link, not by tags that look like them', () => {
    const html = `<head><meta name="description" content="noindex"><span name="robots" content="noindex"></span><link
      rel="icon" href="/icon.svg"><a rel="canonical" href="/other">Other</a><link rel="canonical" href="${origin}/about"></head>`;
    expect(headOf(html)).toMatchObject({ robots: '', canonical: `${origin}/about` });
  });

  it('is not listed when it names another page as the main address', () => {
    expect(isListed(page('index, follow', `${origin}/services/drain`), `${origin}/drain-services`)).toBe(
      false,
    );
  });

  it('is not listed when it asks to stay out of search results', () => {
    expect(isListed(page('noindex, follow', `${origin}/about`), `${origin}/about`)).toBe(false);
  });

  it('is parsed like in a browser, ignoring comments and texts', () => {
    const html = `<head><!-- <meta name="robots" content="noindex"> --><title><meta name="robots" content="noindex"></title>
      <link  href='${origin}/about' rel='canonical'></head>`;
    expect(isListed(headOf(html), `${origin}/about`)).toBe(true);
  });

  it('is not listed when it has no head for search engines', () => {
    expect(isListed(headOf('<head></head>'), `${origin}/about`)).toBe(false);
  });
});

it('Robots.txt lets everyone read everything and says where the sitemap is', () => {
  expect(robotsTxt(`${origin}/`)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`);
});
