// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endingTexts, endOfDay } from '@/content-model/ended-offers';
import { endOffersIn } from '@/layouts/end-offers';
import { readContent } from '@/content-reader/read';
import { sayingsOf } from '@/content-check/sayings';
import { ownFiles } from '../content-check/memory';

const own = sayingsOf(readContent(ownFiles));
const { drain, toilet } = own.offers.offers;
if (!drain || !toilet) throw new Error('The offers of drains and toilets are gone: take two others.');
const said = { ...own, offers: { offers: { drain: { ...drain, until: '2027-05-31' }, toilet } } };
const content = ['{{offer.drain.headline}}', '{{offer.drain.line}}', '{{offer.toilet.line}}', 'Call us.'];
const texts = endingTexts(content, said, new Date('2027-05-01T12:00:00Z'));
const [headline = '', line = ''] = texts.map(([, shown]) => shown);

describe('An offer that ends after a page was built', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<h1>${headline}</h1><ul><li><p>${line}</p></li><li>Call us.</li></ul>`;
  });
  afterEach(() => vi.useRealTimers());

  const visitOn = (moment: number) => {
    vi.setSystemTime(moment);
    new Function(endOffersIn(texts))();
    const shown = [...document.querySelectorAll<HTMLElement>('h1, li')].filter(({ hidden }) => !hidden);
    return shown.map(({ textContent }) => textContent);
  };

  it('ends with its last day in the office, and changes only texts that depend on it', () => {
    expect(new Date(endOfDay('2027-05-31', 'America/Chicago')).toISOString()).toBe(
      '2027-06-01T05:00:00.000Z',
    );
    expect(texts).toHaveLength(2);
    expect(headline).toContain('$79');
  });

  it('stands until then', () => {
    expect(visitOn(endOfDay('2027-05-31', 'America/Chicago') - 1)).toEqual([headline, line, 'Call us.']);
  });

  it('is gone afterwards, with its list item; a headline says something else', () => {
    expect(visitOn(endOfDay('2027-05-31', 'America/Chicago'))).toEqual([
      drain.otherwise.headline,
      'Call us.',
    ]);
  });

  it('is gone from the structured data, too', () => {
    document.body.innerHTML += `<script type="application/ld+json">${JSON.stringify({ description: line })}</script>`;
    visitOn(endOfDay('2027-05-31', 'America/Chicago'));
    expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toEqual({ description: '' });
  });

  it('begins with its first day where a page said something else until then', () => {
    const begins = { ...own, offers: { offers: { drain: { ...drain, from: '2027-05-31' }, toilet } } };
    const texts = endingTexts(content, begins, new Date('2027-05-01T12:00:00Z'));
    expect(texts).toEqual([
      [endOfDay('2027-05-30', 'America/Chicago'), drain.otherwise.headline, expect.stringContaining('$79')],
    ]);
    expect(endingTexts(content, begins, new Date('2027-05-31T12:00:00Z'))).toEqual([]);
  });

  it('costs a page nothing while no offer has an end', () => {
    expect(endingTexts(content, own, new Date())).toEqual([]);
  });
});
