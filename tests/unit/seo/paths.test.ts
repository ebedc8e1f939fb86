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

  it('stays the same when it is asked for twice', () => {
    expect(canonicalPath(canonicalPath('/services/drain.html'))).toBe('/services/drain');
  });
});

describe('an absolute address', () => {
  it('is the same however the site address was typed', () => {
    expect(absoluteUrl('https://plumber.example', '/about')).toBe('https://plumber.example/about');
    expect(absoluteUrl('https://plumber.example/', '/about')).toBe('https://plumber.example/about');
  });

  it('keeps its fragment', () => {
    expect(absoluteUrl('https://plumber.example', '/#business')).toBe('https://plumber.example/#business');
  });

  it('cannot be made of a site address that is no address', () => {
    expect(() => absoluteUrl('plumber.example', '/')).toThrow();
  });
});
