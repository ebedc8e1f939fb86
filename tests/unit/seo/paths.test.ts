import { describe, expect, it } from 'vitest';
import { absoluteUrl, canonicalPath } from '@/seo/paths';

describe('the canonical path of a page', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/about', '/about'],
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/services/drain/index.html', '/services/drain'],
    ['/Plumbing/Help.html', '/Plumbing/Help'],
    ['//about//', '/about'],
    ['/service-area/dallas.html', '/service-area/dallas'],
    ['/indexes', '/indexes'],
  ])('of %s is %s', (given, expected) => {
    expect(canonicalPath(given)).toBe(expected);
  });
});

it.each([
  ['https://plumber.example', '/about', 'https://plumber.example/about'],
  ['https://plumber.example/', '/about', 'https://plumber.example/about'],
  ['https://plumber.example', '/#business', 'https://plumber.example/#business'],
])('an absolute address is the same however the site’s was typed: %s and %s', (site, path, address) => {
  expect(absoluteUrl(site, path)).toBe(address);
});

it('An absolute address cannot be made of a site address that is no address', () => {
  expect(() => absoluteUrl('plumber.example', '/')).toThrow();
});
