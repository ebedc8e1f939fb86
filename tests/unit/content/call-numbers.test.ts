import { describe, expect, it } from 'vitest';
import {
  canBothHold,
  conditionalNumbers,
  conditionsOf,
  numberOfPage,
  specificity,
} from '@/content/call-numbers';
import { numberFor } from '@/browser/call-number';

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
    ['the most specific', { path: '/', utm_source: 'GOOGLE', utm_campaign: 'freeze' }, '(214) 555-0102'],
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
    ['the same channel', { utm_source: 'google' }, { utm_source: 'Google' }, true],
    ['conditions that one click can fulfil', { utm_source: 'google' }, { utm_campaign: 'freeze' }, true],
    ['a kind of click id and a source', { clickId: 'gclid' }, { utm_source: 'google' }, true],
    ['a page in common', { pages: ['slab', 'drain'] }, { pages: ['drain'] }, true],
    ['different values', { utm_source: 'google' }, { utm_source: 'bing' }, false],
    ['different pages', { pages: ['slab'] }, { pages: ['drain'] }, false],
    ['a page and a channel', { pages: ['slab'] }, { utm_source: 'google' }, false],
    ['more conditions', { utm_source: 'google' }, { utm_source: 'google', utm_medium: 'cpc' }, false],
  ])('contradict each other or not with %s', (_what, one, other, contradict) => {
    expect(compared(one, other)).toBe(contradict);
  });
});
