import { adsPages, waysTo } from '@/tools/reports/ads-pages';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { claimsReport } from '@/tools/reports/claims';
import { readContent } from '@/content/load/read';
import { inWords } from '@/content/load/mistake';
import { launchStops } from '@/tools/launch/content';
import { contentItems } from '@/tools/launch/content-items';
import { launchList, type LaunchItem } from '@/tools/launch/item';
import { translationItems } from '@/tools/launch/translation-items';
import { launchItems } from '@/tools/launch/items';
import { lineOf, replaced } from '../../content/check/mistake';
import { contentWith, sampleFiles, sampleText, type Changes } from '../../content/check/memory';

const site = 'content/site.json';
const now = new Date('2026-11-20T18:00:00Z');

/** What is left to do in content without a mistake; `launchItems` adds the settings. */
const ofContent = (changes: Changes, at = now): LaunchItem[] => {
  const content = contentWith(changes);
  return [...contentItems(readContent(content), at), ...translationItems(content)];
};

const settings = 'Addresses and settings';

/** The sample with everything filled in that the owner must fill in. */
const settled = () => new Map((everythingSettled ??= settle()));
let everythingSettled: ReadonlyMap<string, string> | undefined;

function settle(): Map<string, string> {
  const changes = new Map(sampleFiles.map((file) => [file, sampleText(file)]));
  const edit = (file: string, change: (text: string) => string) =>
    changes.set(file, change(changes.get(file) ?? ''));
  edit(site, (text) =>
    text
      .replace('"Company Plumbing"', '"Elam Road Plumbing"')
      .replace('"Company Plumbing LLC"', '"Elam Road Plumbing LLC"')
      .replace('(972) 555-0100', '(972) 288-4410')
      .replace(
        '"phone":',
        '"callbackSettled": true,\n  "texts": false,\n  "night": "nobody",\n  "furtherCities": ["Irving", "Carrollton", "Grand Prairie", "Mesquite", "Rockwall"],\n  "phone":',
      )
      .replace('32.72875', '32.72911')
      .replace('"Rheem", "Bradford White"', '"Bradford White", "Rheem"')
      .replace('"Accredited Trade Business"', '"Plumbing Contractors of East Texas"')
      .replaceAll(
        /"label": "(Facebook|Instagram|YouTube)"|"name": "Plumbing Contractors of East Texas"/g,
        '$&, "url": "https://www.plumber-in-dallas.test/us"',
      )
      .replace('office@example.com', 'office@plumber-in-dallas.test')
      .replace('100 Example Street', '12 Elam Road')
      .replace('M-00000', 'M-41217')
      .replaceAll('https://reviews.example.com/', 'https://reviews.plumber-in-dallas.test/'),
  );
  for (const file of sampleFiles)
    edit(file, (text) =>
      text.replaceAll('(972) 555-0142', '(972) 288-0142').replace('//example.com', '//water.test'),
    );
  edit('content/pages/about.md', (text) =>
    text.replaceAll(
      /^( *)- (title: The (?:crew|van|license))$/gm,
      '$1- $2\n$1  photo: ../images/work/service-van.avif\n$1  alt: What we brought.',
    ),
  );
  for (const file of sampleFiles.filter((name) => name.startsWith('content/forms/')))
    edit(file, (text) =>
      text.includes('"consent"') ? text.replace('{', '{"consent":{"required":true},') : text,
    );
  edit('content/promises.json', (text) => text.replaceAll('"not yet confirmed"', '"yes"'));
  edit('content/testimonials.json', (text) => text.replaceAll('"sample": true', '"sample": false'));
  edit('content/claims.json', (text) => text.replace('"computeYears": false', '"computeYears": true'));
  // Replaces readings that contradict the default one by the default one.
  for (const { name, readings } of claimsReport(readContent(contentWith(changes)), now).claims)
    for (const { reference, differs } of readings)
      if (differs)
        for (const file of changes.keys())
          edit(file, (text) => text.replaceAll(`{{${reference}}}`, `{{claim.${name}}}`));
  // With the default reading in it, the description is longer than a search result shows.
  edit('content/landing/plumbing-help.md', (text) =>
    text.replace(
      / {2}description: .*/,
      "  description: 'Water on the floor? Close the main valve and call {{site.phone}}.'",
    ),
  );
  edit('content/testimonials.json', (text) => text.replaceAll('"rating": 4', '"rating": 5'));
  for (const file of changes.keys()) {
    if (file.startsWith('content/landing/'))
      edit(file, (text) =>
        text
          .replaceAll('placeholder: true', 'placeholder: false')
          .replace('audience: ads', 'audience: ads\nnoindex: false'),
      );
    if (file.startsWith('content/legal/')) edit(file, (text) => text.replace(/^placeholder: .*\n/m, ''));
  }
  return changes;
}

const promises = 'content/promises.json';
interface Written {
  promises: { name: string; question: string; wordings: { default: string } }[];
}
const promisesIn = (changes: Map<string, string>) =>
  (JSON.parse(changes.get(promises) ?? '{}') as Written).promises;

const withSite = (change: (text: string) => string) => {
  const changes = settled();
  changes.set(site, change(changes.get(site) ?? ''));
  return changes;
};

describe('The list before going live', () => {
  it('lists the texts that a long company name makes too long, which do not stop a build', async () => {
    const long = withSite((text) =>
      replaced(text, '"Elam Road Plumbing"', '"Hernandez & Sons Plumbing and Drain, Inc."'),
    );
    const terms = 'content/legal/terms.md';
    long.set(
      terms,
      replaced(long.get(terms) ?? '', /title: .*/, `title: '${'{{site.name}} '.repeat(2)}terms'`),
    );
    expect((await checkContent(contentWith(long))).mistakes.map(inWords)).toEqual([]);
    expect(ofContent(long)).toMatchObject([
      { topic: 'Texts that are too long', file: terms, field: 'head › title' },
    ]);
  });

  it('names the label of a form that a reference makes longer than the room above its control', () => {
    const form = 'content/forms/booking.json';
    const long = settled();
    long.set(
      form,
      replaced(long.get(form) ?? '', '"First name"', `"${Array(4).fill('{{site.name}}').join(' ')}"`),
    );
    long.set(
      form,
      replaced(long.get(form) ?? '', '"label": "I agree', '"label": "{{site.name}} may write. I agree'),
    );
    expect(ofContent(long)).toMatchObject([
      { topic: 'Texts that are too long', file: form, field: 'fields › firstName › label' },
    ]);
  });

  it('lists every placeholder in the business’s data, with its line', () => {
    const items = ofContent(new Map()).filter(({ topic }) => topic === 'The business');
    const fields = items.map(({ field }) => field);
    for (const field of ['phone', 'email', 'address › street', 'license › number', 'name'])
      expect(fields).toContain(field);
    const phone = items.find(({ field }) => field === 'phone');
    expect(phone).toMatchObject({ file: site, line: lineOf(sampleText(site), '"phone"') });
    expect(phone?.what).toContain('(972) 555-0100');
  });

  it('takes a placeholder from the list when its value changes, and asks what the business has not said', () => {
    const fields = (change: (text: string) => string) =>
      ofContent(withSite(change)).map(({ field }) => field);
    expect(fields((text) => replaced(text, '"Elam Road Plumbing"', '"Company Plumbing"'))).toEqual(['name']);
    expect(fields((text) => replaced(text, '"callbackSettled": true', '"callbackSettled": false'))).toEqual([
      'callbackSettled',
    ]);
    expect(fields((text) => replaced(text, '"night": "nobody",', ''))).toEqual(['night']);
    expect(fields((text) => text.replaceAll(/, "url": "https:\/\/www\.plumber[^"]*"/g, ''))).toEqual([
      'social › 1 › url',
      'social › 2 › url',
      'social › 3 › url',
      'accreditation › url',
    ]);
    expect(
      fields((text) =>
        replaced(text, /"url": "https:\/\/www\.plumber[^"]*"/, '"url": "https://www.example.com/company"'),
      ),
    ).toEqual(['social › 1 › url']);
    expect(fields((text) => replaced(text, /,\s*"accreditation": \{[^}]*\}/, ''))).toEqual([]);
  });

  it('finds what is left of the first company after a move to a city that has a page', () => {
    const moved = withSite((text) =>
      text.replace('"Balch Springs"', '"Garland"').replace('"75180"', '"75040"'),
    );
    const home = 'content/pages/home.md';
    moved.set(home, replaced(moved.get(home) ?? '', /title: A Balch Springs shop/, 'title: A Garland shop'));
    expect(ofContent(moved)).toEqual([]);

    moved.set(home, replaced(moved.get(home) ?? '', /intro: .*/, 'intro: Our office is in Balch Springs.'));
    const form = 'content/forms/contact.json';
    moved.set(form, replaced(moved.get(form) ?? '', '({{site.areaCode}}) 555-0123', '(214) 555-0123'));
    moved.set(site, replaced(moved.get(site) ?? '', '"75040"', '"75180"'));
    const found = ofContent(moved);
    expect(found.map(({ file, field }) => [file, field])).toEqual([
      [site, 'address › postalCode'],
      [form, 'fields › phone › placeholder'],
      [home, expect.stringContaining('intro')],
    ]);
    expect(found.every(({ stopsBuild }) => stopsBuild)).toBe(true);
    expect(found.at(-1)?.what).toContain(`Balch Springs no longer has a page and is still named in ${home}`);
  });

  it('lists each number of an ad with where it shows until somebody has dialed it', () => {
    const numbers = settled();
    const entry = {
      id: 'one',
      name: 'Google',
      phone: '(214) 288-4411',
      pages: ['plumbing'],
      clickId: 'gclid',
    };
    numbers.set('content/call-numbers.json', JSON.stringify([entry]));
    expect(ofContent(numbers)).toMatchObject([
      {
        topic: 'Numbers of ads',
        what: expect.stringMatching(
          /\(214\) 288-4411 \(Google\).*page plumbing with a gclid.*Dial it/,
        ) as string,
      },
    ]);
    numbers.set('content/call-numbers.json', JSON.stringify([{ ...entry, dialed: '2026-11-19' }]));
    expect(ofContent(numbers)).toEqual([]);
  });

  it('names the files that still speak of a city without a page, unless it is one of the further cities', () => {
    const items = ofContent(withSite((text) => replaced(text, '"Irving", ', '')));
    expect(items).toMatchObject([{ topic: 'Cities', stopsBuild: true }]);
    expect(items[0]?.what).toMatch(
      /^Irving no longer has a page.*content\/landing\/plumbing\.md.*furtherCities/,
    );
  });

  it('names samples, pictures, contradictions and legal pages', () => {
    const list = launchList(ofContent(new Map()));
    expect(list).toMatch(/content\/testimonials\.json.*\d+ of \d+ reviews are samples/);
    expect(list).toMatch(/content\/landing\/plumbing\.md.*pictures are drawn by a computer/);
    expect(list).toMatch(/ 1\. content\/claims\.json.*Years in business.*1988.*"36".*"35\+"/);
    expect(list).toMatch(/content\/legal\/terms\.md.*lawyer/);
  });

  it('lists the items for team, van and license that have no photograph yet', () => {
    const about = 'content/pages/about.md';
    const waiting = settled();
    waiting.set(about, replaced(waiting.get(about) ?? '', / *photo: .*\n *alt: What we brought\.\n/, ''));
    expect(ofContent(waiting)).toMatchObject([
      {
        topic: 'Reviews and pictures',
        file: about,
        field: 'sections › 3 › items',
        what: expect.stringMatching(/^"The crew": no photograph yet.*content\/images/),
      },
    ]);
  });

  it('asks what else only the owner knows, until the question is removed', () => {
    const changes = settled();
    const asked = 'Do you work in Fort Worth? The drain page asks people there to call.';
    changes.set(promises, replaced(changes.get(promises) ?? '', '{', `{ "questions": ["${asked}"],`));
    expect(ofContent(changes)).toEqual([
      {
        topic: 'Questions to the owner',
        file: promises,
        line: lineOf(changes.get(promises) ?? '', asked),
        field: 'questions › 1',
        what: asked,
      },
    ]);
  });

  it('asks the owner for each promise on a page, with what visitors read and where', () => {
    const changes = settled();
    const answers = promisesIn(changes);
    const own = answers.find(({ name }) => name === 'haulAway');
    if (!own) throw new Error('There is no promise named haulAway.');
    changes.set(
      promises,
      JSON.stringify({
        promises: [...answers, { ...own, answer: 'not yet confirmed' }].filter((one) => one !== own),
      }),
    );
    changes.set(
      'content/pages/about.md',
      replaced(
        changes.get('content/pages/about.md') ?? '',
        'points:',
        "points:\n      - '{{promise.haulAway.bullet}}'",
      ),
    );
    const items = ofContent(changes);
    expect(items).toMatchObject([{ file: promises, field: 'promises › haulAway › answer' }]);
    for (const part of [own.question, own.wordings.default, 'content/pages/about.md'])
      expect(items[0]?.what).toContain(part);
  });

  it('asks of each page for ads whether search engines may list it, and says what else leads to it', () => {
    const page = 'content/landing/plumbing-help.md';
    const other = 'content/landing/toilet.md';
    const changes = settled();
    const edit = (file: string, from: string, to: string) =>
      changes.set(file, replaced(changes.get(file) ?? '', from, to));
    edit(page, 'noindex: false\n', '');
    expect(ofContent(changes)).toMatchObject([
      {
        topic: 'Pages for ads',
        file: page,
        field: 'audience',
        what: `/Plumbing/Help is for ads only: search engines may list it, and it is in the sitemap; linked from ${other}.`,
      },
    ]);
    edit(page, 'audience: ads', 'audience: ads\nnoindex: true');
    expect(ofContent(changes)).toEqual([]);
    expect(adsPages(readContent(contentWith(changes))).map(waysTo)).toEqual([
      `kept out of search results and the sitemap; linked from ${other}`,
    ]);
  });

  it('is empty once everything is done', async () => {
    const { mistakes } = await checkContent(contentWith(settled()));
    expect(mistakes.map(inWords)).toEqual([]);
    const items = await launchItems(contentWith(settled()), {}, now);
    expect(items.filter(({ topic }) => topic !== settings)).toEqual([]);
    expect(launchList([])).toBe('Nothing is left: the site can go live.');
  });

  it.each([
    ['phone', '"(972) 288-4410"', '"(214) 555-0177"'],
    ['email', 'office@plumber-in-dallas.test', 'office@example.com'],
    ['license › number', 'M-41217', 'M-00000'],
    ['address › street', '12 Elam Road', '100 Example Street'],
    [
      'reviews › writeUrl',
      'https://reviews.plumber-in-dallas.test/write',
      'https://reviews.example.com/write',
    ],
  ])('knows a stand-in that is no longer marked as one: %s', (field, real, standIn) => {
    const items = ofContent(withSite((text) => replaced(text, real, standIn)));
    expect(items).toMatchObject([{ file: site, field }]);
  });

  it.each([
    ['2027-12-31', "New Year's Day is observed on 2027-12-31"],
    ['2027-12-24', 'Christmas Day is observed on 2027-12-24'],
    ['2027-11-25', 'Thanksgiving Day is observed on 2027-11-25'],
  ])('reminds of a day off that other years have, on the day on which it is observed: %s', (day, says) => {
    const without = withSite((text) =>
      text.replace(new RegExp(`\\{\\s*"date": "${day}",[^}]*\\},?`), '').replace(/,(\s*\])/g, '$1'),
    );
    expect(ofContent(settled())).toEqual([]);
    expect(ofContent(without)).toMatchObject([
      { file: site, field: 'holidays', what: expect.stringContaining(says) as string },
    ]);
  });

  it('names holidays that are over, and a list without any to come', () => {
    const later = ofContent(settled(), new Date('2026-11-27T18:00:00Z'));
    expect(later).toMatchObject([{ file: site, field: 'holidays › 1' }]);
    const years = ofContent(settled(), new Date('2028-06-01T18:00:00Z'));
    expect(years.filter(({ file }) => file === site).at(-1)).toMatchObject({ field: 'holidays' });
  });

  it('asks for a water utility’s emergency number, and for a check of a city’s facts if there was none for a year', () => {
    const garland = 'content/cities/garland.md';
    const changes = settled();
    changes.set(garland, replaced(sampleText(garland), /  emergency: .*\n/, ''));
    const later = new Date('2027-12-01T18:00:00Z');
    const cities = (items: readonly LaunchItem[]) =>
      items.filter(({ topic }) => topic === 'Cities').map(({ file, field }) => [file, field]);
    expect(cities(ofContent(changes))).toEqual([[garland, 'waterUtility']]);
    const plano = 'content/cities/plano.md';
    changes.set(plano, replaced(sampleText(plano), /lastChecked: .*\n/, ''));
    expect(cities(ofContent(changes))).toEqual([
      [garland, 'waterUtility'],
      [plano, 'lastChecked'],
    ]);
    changes.delete(plano);
    expect(cities(ofContent(changes, later))).toEqual(
      expect.arrayContaining([
        [garland, 'lastChecked'],
        [plano, 'lastChecked'],
      ]),
    );
  });

  it('asks for the prices of a section that has none', () => {
    const changes = settled();
    changes.set(
      'content/prices.json',
      sampleText('content/prices.json').replaceAll('["drain"]', '["heaters"]'),
    );
    const items = ofContent(changes).filter(({ topic }) => topic === 'Prices');
    expect(items.map(({ field }) => field)).toEqual(['jobs']);
    expect(items[0]?.what).toMatch(/^Nobody has given a price for "drain", so content\/services\/drain\.md /);
  });

  it('asks for a new check of a price that is more than a year old', () => {
    const changes = settled();
    const checked = (date: string) =>
      changes.set('content/prices.json', sampleText('content/prices.json').replaceAll('2026-03-02', date));
    checked('2025-11-19');
    const items = ofContent(changes);
    expect(items.map(({ topic, field }) => [topic, field])).toEqual([
      ['Prices', 'jobs › 1 › checked'],
      ['Prices', 'jobs › 2 › checked'],
    ]);
    expect(items[0]?.what).toMatch(/"Clear a kitchen sink" was last checked on 2025-11-19/);
    checked('2025-11-20');
    expect(ofContent(changes)).toEqual([]);
  });

  it('asks for a newer review when the newest is older than 90 days, and counts no sample', () => {
    const changes = settled();
    const reviews = JSON.parse(changes.get('content/testimonials.json') ?? '') as object[];
    const dated = (...dates: { date: string; sample: boolean }[]) =>
      changes.set(
        'content/testimonials.json',
        JSON.stringify(reviews.map((review, index) => ({ ...review, ...dates[index] }))),
      );
    dated({ date: '2026-03-01', sample: false }, { date: '2026-08-21', sample: false });
    const items = ofContent(changes);
    expect(items).toMatchObject([{ topic: 'Reviews and pictures', field: 'date' }]);
    expect(items[0]?.what).toContain('The newest review is from 2026-08-21, more than 90 days ago.');
    dated({ date: '2026-03-01', sample: false }, { date: '2026-08-23', sample: false });
    expect(ofContent(changes)).toEqual([]);
    dated({ date: '2026-03-01', sample: false }, { date: '2026-11-01', sample: true });
    expect(ofContent(changes).map(({ what }) => what)).toContainEqual(
      expect.stringContaining('The newest review is from 2026-03-01'),
    );
  });

  it("counts days in the company's time zone", () => {
    // Thanksgiving evening in Dallas is the next day in London.
    expect(ofContent(settled(), new Date('2026-11-27T03:00:00Z'))).toEqual([]);
  });

  it('sends the owner to the content check first if that finds mistakes', async () => {
    const wrong = withSite((text) => replaced(text, '"name"', '"nmae"'));
    const items = await launchItems(contentWith(wrong), {}, now);
    expect(items.filter(({ topic }) => topic !== settings)).toMatchObject([
      { topic: 'Mistakes in the content' },
    ]);
    expect(items[0]?.what).toContain('npm run check:content');
  });
});

describe('A build with LAUNCH=1', () => {
  const stops = (changes: Map<string, string>, launch?: string) =>
    launchStops(contentWith(changes), launch, now);

  it('succeeds once everything is done', () => {
    expect(stops(settled(), '1')).toBe('');
  });

  it.each([
    [
      'a promise is not confirmed',
      promises,
      '"answer": "yes"',
      '"answer": "not yet confirmed"',
      'promises ›',
    ],
    ['a review is a sample', 'content/testimonials.json', '"sample": false', '"sample": true', 'samples'],
    ['a value of the business is a stand-in', site, '(972) 288-4410', '(214) 555-0177', 'phone'],
  ])('stops while %s', (_, file, settledText, open, named) => {
    const changes = settled();
    changes.set(file, (changes.get(file) ?? '').replaceAll(settledText, open));
    expect(stops(changes, '1')).toContain(named);
    expect(stops(changes)).toBe('');
  });

  it('succeeds although a day off is over, because that misleads nobody', () => {
    expect(launchStops(contentWith(settled()), '1', new Date('2026-11-27T18:00:00Z'))).toBe('');
  });

  it('accepts no other value of the setting', () => {
    expect(() => stops(settled(), 'yes')).toThrow('Write LAUNCH=1');
  });
});
