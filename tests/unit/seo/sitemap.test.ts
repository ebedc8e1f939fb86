import { describe, expect, it } from 'vitest';
import { elementsOf } from '@/html';
import { isListed, searchHeadOf } from '@/seo/listed';
import { robotsTxt } from '@/seo/robots';
import { sitemapOptions, type SitemapInput } from '@/seo/sitemap';

const everyPage: SitemapInput = { isExcluded: () => false, changedAt: () => undefined, alternates: () => [] };
const origin = 'https://plumber.example';

describe('the sitemap', () => {
  it.each(['/404', '/404.html', '/thank-you', '/thank-you.html', '/thank-you/'])('never lists %s', (path) => {
    expect(sitemapOptions(everyPage).filter?.(origin + path)).toBe(false);
  });

  it.each(['/', '/about', '/Plumbing/Help'])('lists %s', (path) => {
    expect(sitemapOptions(everyPage).filter?.(origin + path)).toBe(true);
  });

  it('writes each address as the page itself does, and nothing that search engines ignore', async () => {
    const { serialize } = sitemapOptions(everyPage);
    expect(await serialize?.({ url: `${origin}/about.html`, priority: 1 })).toEqual({
      url: `${origin}/about`,
    });
    expect(await serialize?.({ url: `${origin}/index.html` })).toEqual({ url: `${origin}/` });
  });

  it('gives the time of the last change of the content, where that is known', async () => {
    const at = '2026-05-04T10:00:00-05:00';
    const changedAt = (path: string) => (path === '/about' ? at : undefined);
    const { serialize } = sitemapOptions({ ...everyPage, changedAt });
    expect(await serialize?.({ url: `${origin}/about.html` })).toEqual({
      url: `${origin}/about`,
      lastmod: at,
    });
    expect(await serialize?.({ url: `${origin}/contact.html` })).toEqual({ url: `${origin}/contact` });
  });

  it('leaves out excluded pages, asked for by their canonical address', async () => {
    const { serialize } = sitemapOptions({
      ...everyPage,
      isExcluded: (url) => url === `${origin}/installation`,
    });
    expect(await serialize?.({ url: `${origin}/installation.html` })).toBeUndefined();
    expect(await serialize?.({ url: `${origin}/services/installation.html` })).toBeDefined();
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

describe('robots.txt', () => {
  it('lets everyone read everything and says where the sitemap is', () => {
    expect(robotsTxt(`${origin}/`)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`);
  });
});
