import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { claimsReport } from '@/tools/reports/claims';
import { readContent } from '@/content/load/read';
import { inWords } from '@/content/load/mistake';
import { contentItems } from '@/tools/launch/content-items';
import { launchList, type LaunchItem } from '@/tools/launch/item';
import { launchItems, launchStops } from '@/tools/launch/items';
import { lineOf, replaced } from '../../content/check/mistake';
import { contentWith, sampleFiles, sampleText, type Changes } from '../../content/check/memory';

const site = 'content/site.json';
const now = new Date('2026-11-20T18:00:00Z');

/** What is left to do in content without a mistake; `launchItems` adds the settings. */
const ofContent = (changes: Changes, at = now): LaunchItem[] => contentItems(contentWith(changes), at);

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
      .replace('our reviews page', 'Google')
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

/** A place in a file, and what is written there instead. */
type Edit = readonly [file: string, from: string | RegExp, to: string];

/** The same with these edits. */
const settledBut = (...edits: Edit[]): Map<string, string> => {
  const changes = settled();
  for (const [file, from, to] of edits) changes.set(file, replaced(changes.get(file) ?? '', from, to));
  return changes;
};

const promises = 'content/promises.json';
const terms = 'content/legal/terms.md';
const booking = 'content/forms/booking.json';
const contact = 'content/forms/contact.json';
const about = 'content/pages/about.md';
const home = 'content/pages/home.md';
const garland = 'content/cities/garland.md';
const plano = 'content/cities/plano.md';
const help = 'content/landing/plumbing-help.md';
const prices = 'content/prices.json';
const numbers = 'content/call-numbers.json';

const longName: Edit = [site, '"Elam Road Plumbing"', '"Hernandez & Sons Plumbing and Drain, Inc."'];
const adNumber = `[{ "id": "one", "name": "Google", "phone": "(214) 288-4411", "pages": ["plumbing"], "clickId": "gclid"}]`;
const question = 'Do you work in Fort Worth? The drain page asks people there to call.';

/** What is still to be done, or wrong, in otherwise settled content: one item each. */
const items: [what: string, edits: readonly Edit[], item: Partial<LaunchItem>, says?: RegExp][] = [
  [
    'a title that a long company name makes too long',
    [longName, [terms, /title: .*/, `title: '${'{{site.name}} '.repeat(2)}terms'`]],
    { topic: 'Texts that are too long', file: terms, field: 'head › title' },
  ],
  [
    'a label that a reference makes longer than the room above its control',
    [
      [booking, '"First name"', `"${Array(4).fill('{{site.name}}').join(' ')}"`],
      [booking, '"label": "I agree', '"label": "{{site.name}} may write. I agree'],
    ],
    { topic: 'Texts that are too long', file: booking, field: 'fields › firstName › label' },
  ],
  ['a name of the stand-in', [[site, '"Elam Road Plumbing"', '"Company Plumbing"']], { field: 'name' }],
  [
    'call back',
    [[site, '"callbackSettled": true', '"callbackSettled": false']],
    { field: 'callbackSettled' },
  ],
  ['who answers at night', [[site, '"night": "nobody",', '']], { field: 'night' }],
  [
    'a social page at example.com',
    [[site, /"url": "https:\/\/www\.plumber[^"]*"/, '"url": "https://www.example.com/company"']],
    { field: 'social › 1 › url' },
  ],
  [
    'a number for fiction, with its line',
    [[site, '"(972) 288-4410"', '"(214) 555-0177"']],
    { file: site, field: 'phone', line: lineOf(settled().get(site) ?? '', '"phone"') },
  ],
  ['e-mail', [[site, 'office@plumber-in-dallas.test', 'office@example.com']], { field: 'email' }],
  ['a license number of zeros', [[site, 'M-41217', 'M-00000']], { file: site, field: 'license › number' }],
  ['a street', [[site, '12 Elam Road', '100 Example Street']], { field: 'address › street' }],
  [
    'a page for reviews at example.com',
    [[site, 'https://reviews.plumber-in-dallas.test/write', 'https://reviews.example.com/write']],
    { file: site, field: 'reviews › writeUrl' },
  ],
  [
    'a number of an ad that nobody has dialed',
    [[numbers, '[]', adNumber]],
    { topic: 'Numbers of ads' },
    /\(214\) 288-4411 \(Google\).*page plumbing with a gclid.*Dial it/,
  ],
  [
    'a city without a page in texts',
    [[site, '"Irving", ', '']],
    { topic: 'Cities', stopsBuild: true },
    /^Irving no longer has a page.*content\/landing\/plumbing\.md.*furtherCities/,
  ],
  [
    'a photograph of the team',
    [[about, / *photo: .*\n *alt: What we brought\.\n/, '']],
    { topic: 'Reviews and pictures', file: about, field: 'sections › 3 › items' },
    /^"The crew": no photograph yet.*content\/images/,
  ],
  [
    'a question to the owner',
    [[promises, '{', `{ "questions": ["${question}"],`]],
    { topic: 'Questions to the owner', file: promises, field: 'questions › 1', what: question },
  ],
  [
    'whether search engines may list a page for ads',
    [[help, 'noindex: false\n', '']],
    { topic: 'Pages for ads', file: help, field: 'audience' },
  ],
  [
    'the emergency number of a water utility',
    [[garland, /  emergency: .*\n/, '']],
    { topic: 'Cities', file: garland, field: 'waterUtility' },
  ],
  ['facts of a city', [[plano, /lastChecked: .*\n/, '']], { file: plano, field: 'lastChecked' }],
  [
    'the prices of a section that has none',
    [
      [prices, '["drain"]', '["heaters"]'],
      [prices, '["drain"]', '["heaters"]'],
    ],
    { topic: 'Prices', field: 'jobs' },
    /^Nobody has given a price for "drain", so content\/services\/drain\.md /,
  ],
  [
    'a price that was checked more than a year ago',
    [[prices, '2026-03-02', '2025-11-19']],
    { topic: 'Prices', field: 'jobs › 1 › checked' },
    /"Clear a kitchen sink" was last checked on 2025-11-19/,
  ],
  ...Object.entries({
    '2027-12-31': "New Year's Day",
    '2027-12-24': 'Christmas Day',
    '2027-11-25': 'Thanksgiving Day',
  }).map(([day, name]): (typeof items)[number] => [
    `a day off that other years have, on the day on which it is observed: ${day}`,
    [[site, new RegExp(`,\\s*\\{\\s*"date": "${day}",[^}]*\\}`), '']],
    { file: site, field: 'holidays' },
    new RegExp(`${name} is observed on ${day}`),
  ]),
];

describe('The list before going live', () => {
  it.each(items)('names %s', (_, edits, item, says = /./) => {
    const found = ofContent(settledBut(...edits));
    expect(found).toMatchObject([item]);
    expect(found[0]?.what).toMatch(says);
  });

  it.each<[string, readonly Edit[]]>([
    ['an accreditation that is not claimed', [[site, /,\s*"accreditation": \{[^}]*\}/, '']]],
    ['an ad number that was dialed', [[numbers, '[]', adNumber.replace('}', ', "dialed": "2026-11-19" }')]]],
    ['a price that was checked within a year', [[prices, '2026-03-02', '2025-11-20']]],
    ['a page for ads that is decided', [[help, 'noindex: false', 'noindex: true']]],
  ])('does not name %s', (_, edits) => {
    expect(ofContent(settledBut(...edits))).toEqual([]);
  });

  it('names no text that is too long as a mistake', async () => {
    const long = settledBut(longName);
    expect((await checkContent(contentWith(long))).mistakes.map(inWords)).toEqual([]);
  });

  it('names each social page and accreditation without an address', () => {
    const changes = settled();
    changes.set(site, changes.get(site)!.replaceAll(/, "url": "https:\/\/www\.plumber[^"]*"/g, ''));
    expect(ofContent(changes).map(({ field }) => field)).toEqual([
      ...[1, 2, 3].map((place) => `social › ${place} › url`),
      'accreditation › url',
    ]);
  });

  it('finds what is left of the first company after a move to a city that has a page', () => {
    const moved: Edit[] = [
      [site, '"Balch Springs"', '"Garland"'],
      [home, /title: A Balch Springs shop/, 'title: A Garland shop'],
    ];
    expect(ofContent(settledBut(...moved, [site, '"75180"', '"75040"']))).toEqual([]);
    const found = ofContent(
      settledBut(
        ...moved,
        [home, /intro: .*/, 'intro: Our office is in Balch Springs.'],
        [contact, '({{site.areaCode}}) 555-0123', '(214) 555-0123'],
      ),
    );
    expect(found.map(({ file, field }) => [file, field])).toEqual([
      [site, 'address › postalCode'],
      [contact, 'fields › phone › placeholder'],
      [home, expect.stringContaining('intro')],
    ]);
    expect(found.every(({ stopsBuild }) => stopsBuild)).toBe(true);
    expect(found.at(-1)?.what).toContain(`Balch Springs no longer has a page and is still named in ${home}`);
  });

  it('names samples, pictures, contradictions and legal pages', () => {
    const list = launchList(ofContent(new Map()));
    expect(list).toMatch(/content\/testimonials\.json.*\d+ of \d+ reviews are samples/);
    expect(list).toMatch(/content\/landing\/plumbing\.md.*pictures are drawn by a computer/);
    expect(list).toMatch(/ 1\. content\/claims\.json.*Years in business.*1988.*"36".*"35\+"/);
    expect(list).toMatch(/content\/legal\/terms\.md.*lawyer/);
  });

  it('asks the owner for each promise on a page, with what visitors read and where', () => {
    const changes = settledBut([about, 'points:', "points:\n      - '{{promise.haulAway.bullet}}'"]);
    const all = JSON.parse(changes.get(promises)!) as {
      promises: { name: string; question: string; answer: string; wordings: { default: string } }[];
    };
    const own = all.promises.find(({ name }) => name === 'haulAway')!;
    own.answer = 'not yet confirmed';
    changes.set(promises, JSON.stringify(all));
    const items = ofContent(changes);
    expect(items).toMatchObject([{ file: promises, field: 'promises › haulAway › answer' }]);
    for (const part of [own.question, own.wordings.default, about]) expect(items[0]?.what).toContain(part);
  });

  it('is empty once everything is done', async () => {
    const { mistakes } = await checkContent(contentWith(settled()));
    expect(mistakes.map(inWords)).toEqual([]);
    const items = await launchItems(contentWith(settled()), {}, now);
    expect(items.filter(({ topic }) => topic !== settings)).toEqual([]);
    expect(launchList([])).toBe('Nothing is left: the site can go live.');
  });

  it('names holidays that are over, in the company’s time zone, and a list without any to come', () => {
    // Thanksgiving evening in Dallas is the next day in London.
    expect(ofContent(settled(), new Date('2026-11-27T03:00:00Z'))).toEqual([]);
    const later = ofContent(settled(), new Date('2026-11-27T18:00:00Z'));
    expect(later).toMatchObject([{ file: site, field: 'holidays › 1' }]);
    const years = ofContent(settled(), new Date('2028-06-01T18:00:00Z'));
    expect(years.filter(({ file }) => file === site).at(-1)).toMatchObject({ field: 'holidays' });
  });

  it('asks for a check of a city’s facts if there was none for a year', () => {
    const cities = ofContent(settled(), new Date('2027-12-01T18:00:00Z')).filter(
      ({ topic }) => topic === 'Cities',
    );
    expect(cities.map(({ file, field }) => [file, field])).toContainEqual([garland, 'lastChecked']);
  });

  it('sends the owner to the content check first if that finds mistakes', async () => {
    const items = await launchItems(contentWith(settledBut([site, '"name"', '"nmae"'])), {}, now);
    expect(items.filter(({ topic }) => topic !== settings)).toMatchObject([
      { topic: 'Mistakes in the content' },
    ]);
    expect(items[0]?.what).toContain('npm run check:content');
  });
});

describe('A build with LAUNCH=1', () => {
  const stops = (changes: Map<string, string>, launch?: string) =>
    launchStops(contentWith(changes), launch, now);

  it.each([
    ['a promise is open', promises, '"answer": "yes"', '"answer": "not yet confirmed"', 'promises ›'],
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
