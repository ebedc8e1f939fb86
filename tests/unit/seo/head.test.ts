import { describe, expect, it } from 'vitest';
import { headTags, type HeadInput, type HeadTag } from '@/seo/head';

const input: HeadInput = {
  head: {
    title: 'Slab Leak Repair in Dallas | Company Plumbing',
    description: 'A warm spot on the floor? We find the leak under your slab before the floor is opened.',
    keywords: ['slab leak', 'leak detection dallas'],
  },
  path: '/services/slab-leak-repair.html',
  siteUrl: 'https://plumber.example/',
  siteName: 'Company Plumbing',
  image: { path: '/social/slab.png', width: 1200, height: 630, alt: 'A leaking pipe under a slab' },
  locale: 'en_US',
};

const key = ({ attributes }: HeadTag) => attributes.name ?? attributes.property ?? attributes.rel ?? 'title';
const value = ({ attributes, text }: HeadTag) => attributes.content ?? attributes.href ?? text;
const read = (changes: Partial<HeadInput> = {}) =>
  Object.fromEntries(headTags({ ...input, ...changes }).map((tag) => [key(tag), value(tag)]));

describe('the search head', () => {
  it('has title, description and keywords as content says', () => {
    expect(read()).toMatchObject({
      title: input.head.title,
      description: input.head.description,
      keywords: 'slab leak, leak detection dallas',
    });
  });

  it('names the one address of the page, without .html and trailing slash', () => {
    const tags = read();
    expect(tags.canonical).toBe('https://plumber.example/services/slab-leak-repair');
    expect(tags['og:url']).toBe('https://plumber.example/services/slab-leak-repair');
  });

  it('gives social networks another address where the page has one, and search engines still the main one', () => {
    const tags = read({ path: '/drain-cleaning', socialPath: '/drain-cleaning-dallas-fort-worth-arlington' });
    expect(tags.canonical).toBe('https://plumber.example/drain-cleaning');
    expect(tags['og:url']).toBe('https://plumber.example/drain-cleaning-dallas-fort-worth-arlington');
  });

  it('lets search engines show a large picture, unless the page stays out of results', () => {
    expect(read().robots).toBe('index, follow, max-image-preview:large');
    expect(read({ noindex: true }).robots).toBe('noindex, follow');
  });

  it('shows the picture with its full address, size and description on every network', () => {
    expect(read()).toMatchObject({
      'og:image': 'https://plumber.example/social/slab.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A leaking pipe under a slab',
      'twitter:card': 'summary_large_image',
      'twitter:image': 'https://plumber.example/social/slab.png',
    });
  });

  it('titles the shared card with the social title where there is one', () => {
    const tags = read({ head: { ...input.head, socialTitle: 'Is it under your slab?' } });
    expect(tags['og:title']).toBe('Is it under your slab?');
    expect(tags['twitter:title']).toBe('Is it under your slab?');
    expect(tags.title).toBe(input.head.title);
  });

  it('leaves keywords out when there are none', () => {
    expect(read({ head: { ...input.head, keywords: [] } })).not.toHaveProperty('keywords');
  });

  it('is these tags, in this order, and nothing else', () => {
    const address = 'https://plumber.example/services/slab-leak-repair';
    expect(
      headTags(input).map(({ tag, attributes, text }) =>
        [tag, ...Object.values(attributes), text].join(' ').trim(),
      ),
    ).toEqual([
      `title ${input.head.title}`,
      `meta description ${input.head.description}`,
      'meta keywords slab leak, leak detection dallas',
      'meta robots index, follow, max-image-preview:large',
      `link canonical ${address}`,
      'meta og:type website',
      'meta og:site_name Company Plumbing',
      'meta og:locale en_US',
      `meta og:url ${address}`,
      `meta og:title ${input.head.title}`,
      `meta og:description ${input.head.description}`,
      'meta og:image https://plumber.example/social/slab.png',
      'meta og:image:type image/png',
      'meta og:image:width 1200',
      'meta og:image:height 630',
      'meta og:image:alt A leaking pipe under a slab',
      'meta twitter:card summary_large_image',
      `meta twitter:title ${input.head.title}`,
      `meta twitter:description ${input.head.description}`,
      'meta twitter:image https://plumber.example/social/slab.png',
      'meta twitter:image:alt A leaking pipe under a slab',
    ]);
  });

  it('has no tag twice', () => {
    const tags = headTags({ ...input, noindex: true, socialPath: '/x' });
    expect(new Set(tags.map(key)).size).toBe(tags.length);
  });
});
