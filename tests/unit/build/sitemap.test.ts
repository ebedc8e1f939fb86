import { describe, expect, it } from 'vitest';
import { elementsOf } from '@/lib/html';
import { isListed, searchHeadOf } from '@/seo/listed';
import { robotsTxt } from '@/seo/robots';
import { sitemapItem } from '@/build/sitemap';

const origin = 'https://plumber.example';

/** Which pages it lists: `e2e/fast/site/head.spec.ts`. */
describe('the sitemap', () => {
  it('says where a page is in other languages', () => {
    const links = [{ lang: 'es-US', url: `${origin}/es` }];
    const heads = new Map([['/index.html', { robots: '', canonical: `${origin}/`, alternates: links }]]);
    expect(sitemapItem(`${origin}/`, heads)).toEqual({ url: `${origin}/`, links });
  });

  it('ends the build at an address that is no page', () => {
    expect(() => sitemapItem(`${origin}/contact`, new Map())).toThrow(
      '/contact, which is not a page of this build',
    );
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
