// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changingHours, endingTexts } from '@/content/ended-offers';
import { beginOf, endOf } from '@/content/hours/moments';
import { changeTextsIn } from '@/layouts/change-texts';
import { readContent } from '@/content/load/read';
import { factsOf } from '@/content/facts';
import { businessFactsOf } from '@/content/check/business-facts';
import { ownFiles } from '../content/check/memory';

const own = businessFactsOf(readContent(ownFiles));
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

  /** The texts of the offer of drains in a build. */
  const inBuild = (dated: typeof own, builtAt: Date) =>
    (factsOf(dated, builtAt).offer as Record<string, unknown>).drain;

  const visitOn = (moment: number) => {
    vi.setSystemTime(moment);
    new Function(changeTextsIn(texts, []))();
    const shown = [...document.querySelectorAll<HTMLElement>('h1, li')].filter(({ hidden }) => !hidden);
    return shown.map(({ textContent }) => textContent);
  };

  it('ends with its last day in the office, and changes only texts that depend on it', () => {
    expect(new Date(endOf('2027-05-31', 'America/Chicago')).toISOString()).toBe('2027-06-01T05:00:00.000Z');
    expect(texts).toHaveLength(2);
    expect(headline).toContain('$79');
  });

  it('stands until then', () => {
    expect(visitOn(endOf('2027-05-31', 'America/Chicago') - 1)).toEqual([headline, line, 'Call us.']);
  });

  it('is gone afterwards, with its list item; a headline says something else', () => {
    expect(visitOn(endOf('2027-05-31', 'America/Chicago'))).toEqual([drain.otherwise.headline, 'Call us.']);
  });

  it('is gone from the structured data, too', () => {
    document.body.innerHTML += `<script type="application/ld+json">${JSON.stringify({ description: line })}</script>`;
    visitOn(endOf('2027-05-31', 'America/Chicago'));
    expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toEqual({ description: '' });
  });

  it('begins with its first day where a page said something else until then', () => {
    const begins = { ...own, offers: { offers: { drain: { ...drain, from: '2027-05-31' }, toilet } } };
    const texts = endingTexts(content, begins, new Date('2027-05-01T12:00:00Z'));
    expect(texts).toEqual([
      [beginOf('2027-05-31', 'America/Chicago'), drain.otherwise.headline, expect.stringContaining('$79')],
    ]);
    expect(endingTexts(content, begins, new Date('2027-05-31T12:00:00Z'))).toEqual([]);
  });

  it('begins and ends at a minute of the day, for visitors as for a build', () => {
    const [from, until] = ['2027-06-04T17:00', '2027-06-06T12:30'];
    const timed = { ...own, offers: { offers: { drain: { ...drain, from, until }, toilet } } };
    const texts = endingTexts(['{{offer.drain.headline}}'], timed, new Date('2027-06-04T12:00:00Z'));
    const [begin, end] = [Date.parse('2027-06-04T22:00Z'), Date.parse('2027-06-06T17:30Z')];
    const { headline: otherwise } = drain.otherwise;
    const now = expect.stringContaining('$79') as string;
    expect(texts).toEqual([
      [begin, otherwise, now],
      [end, now, otherwise],
    ]);
    const builtAt = (moment: number) => inBuild(timed, new Date(moment));
    for (const moment of [begin - 1, end]) expect(builtAt(moment)).toMatchObject({ price: '' });
    for (const moment of [begin, end - 1])
      expect(builtAt(moment)).toMatchObject({ price: '$79', until: 'June 6, 2027, 12:30 PM' });
    expect(endingTexts(['{{offer.drain.headline}}'], timed, new Date(end))).toEqual([]);
  });

  it('has begun while the clock shows the hour before it again', () => {
    const put = { ...own, offers: { offers: { drain: { ...drain, from: '2027-11-07T01:30' }, toilet } } };
    const priceAt = (utc: string) => inBuild(put, new Date(utc));
    expect(priceAt('2027-11-07T06:29Z')).toMatchObject({ price: '' });
    for (const utc of ['2027-11-07T06:30Z', '2027-11-07T07:10Z', '2027-11-07T08:00Z'])
      expect(priceAt(utc)).toMatchObject({ price: '$79' });
    const [[begin] = []] = endingTexts(['{{offer.drain.headline}}'], put, new Date('2027-11-07T05:00Z'));
    expect(begin).toBe(Date.parse('2027-11-07T06:30Z'));
  });

  it('costs a page nothing while no offer has an end', () => {
    expect(endingTexts(content, own, new Date())).toEqual([]);
  });
});

describe('Hours that change after a page was built', () => {
  const season = {
    from: '2027-06-04',
    until: '2027-06-10',
    hours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '20:00' },
      { days: ['Saturday'], opens: '09:00', closes: '12:00' },
    ],
  } satisfies (typeof own.site.seasons)[number];
  const dated = { ...own, site: { ...own.site, seasons: [season] } };
  const hoursAt = (moment: string, locale = 'en-US') => {
    const { hours } = factsOf(dated, new Date(moment), locale).site as { hours: Record<string, string> };
    return hours;
  };
  const usual = hoursAt('2027-06-01T12:00:00Z');
  const summer = hoursAt('2027-06-05T12:00:00Z');
  afterEach(() => vi.useRealTimers());

  const visitOn = (moment: string, built = '2027-05-01T12:00:00Z', said = dated, locale = 'en-US') => {
    vi.useFakeTimers();
    vi.setSystemTime(moment);
    new Function(changeTextsIn([], changingHours(said, new Date(built), locale)))();
  };
  /** A page as it is built. */
  const build = (hours: Record<string, string>) => {
    document.body.innerHTML = `
      <p>We are there <b>${hours.days}</b>: ${hours.default}.</p><p>Open ${hours.short} or ${hours.brief}.</p>
      <dl data-hours>${'<dt>A day</dt><dd>8:00 AM – 6:00 PM</dd>'.repeat(5)}${'<dt>A day</dt><dd class="soft">Closed</dd>'.repeat(2)}</dl>
      <astro-island props='{"note":[0,"Hours: ${hours.short}"]}'></astro-island>
      <script type="application/ld+json">{"text":"Our hours are: ${hours.default}."}</script>`;
    return document.body.innerHTML;
  };

  it('are in the facts of a build from midnight in the office to midnight', () => {
    expect(hoursAt('2027-06-03T23:59:59-05:00')).toEqual(usual);
    expect(hoursAt('2027-06-04T00:00:00-05:00')).toEqual(summer);
    expect(hoursAt('2027-06-10T23:59:59-05:00')).toEqual(summer);
    expect(hoursAt('2027-06-11T00:00:00-05:00')).toEqual(usual);
    expect(summer.short).toBe('Mon–Fri 7:00 AM – 8:00 PM, Sat 9:00 AM – 12:00 PM');
  });

  it('change in the browser at the same moments, in texts, properties, data and the week', () => {
    const before = build(usual);
    visitOn('2027-06-03T23:59:59-05:00');
    expect(document.body.innerHTML).toBe(before);
    visitOn('2027-06-04T00:00:00-05:00');
    const [first, second] = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(first).toBe(`We are there ${summer.days}: ${summer.default}.`);
    expect(second).toBe(`Open ${summer.short} or ${summer.brief}.`);
    const days = [...document.querySelectorAll('dd')];
    expect(days.map(({ textContent }) => textContent).slice(4)).toEqual([
      '7:00 AM – 8:00 PM',
      '9:00 AM – 12:00 PM',
      'Closed',
    ]);
    expect(days.map(({ className }) => className).slice(4)).toEqual(['', '', 'soft']);
    const [island, data] = ['astro-island', 'script'].map((name) => document.querySelector(name));
    expect(JSON.parse(island?.getAttribute('props') ?? '')).toEqual({ note: [0, `Hours: ${summer.short}`] });
    expect(JSON.parse(data?.textContent ?? '')).toEqual({ text: `Our hours are: ${summer.default}.` });
  });

  it('are the usual ones again after the season, on pages of before it and of the season', () => {
    const before = build(usual);
    visitOn('2027-06-11T00:00:00-05:00');
    expect(document.body.innerHTML.replaceAll(' class=""', '')).toBe(before);
    build(summer);
    visitOn('2027-06-11T00:00:00-05:00', '2027-06-05T12:00:00Z');
    expect(document.querySelector('p')?.textContent).toBe(`We are there ${usual.days}: ${usual.default}.`);
  });

  it('speak Spanish on Spanish pages', () => {
    document.body.innerHTML = `<p>Horario: ${hoursAt('2027-06-01T12:00:00Z', 'es-US').short}.</p>`;
    visitOn('2027-06-04T00:00:00-05:00', '2027-05-01T12:00:00Z', dated, 'es-US');
    expect(document.body.textContent).toBe(`Horario: ${hoursAt('2027-06-05T12:00:00Z', 'es-US').short}.`);
  });

  it('cost a page nothing without a season, and after the last one', () => {
    expect(changingHours(own, new Date('2027-05-01T12:00:00Z'))).toEqual([]);
    expect(changingHours(dated, new Date('2027-06-11T12:00:00Z'))).toEqual([]);
  });
});
