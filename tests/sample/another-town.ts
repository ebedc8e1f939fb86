import { colors as first } from '@/theme/colors.mjs';
import { sampleFiles, sampleText, type Changes } from '../unit/content/check/memory';

/** Cities of the sample and their replacements in the other state, with position and a ZIP code of each. */
const cities = [
  { from: ['dallas', 'Dallas'], to: ['tulsa', 'Tulsa'], geo: [36.15398, -95.99277], zip: '74103' },
  { from: ['plano', 'Plano'], to: ['jenks', 'Jenks'], geo: [36.02287, -95.96833], zip: '74037' },
  { from: ['wylie', 'Wylie'], to: ['bixby', 'Bixby'], geo: [35.94204, -95.88332], zip: '74008' },
  { from: ['garland', 'Garland'], to: ['owasso', 'Owasso'], geo: [36.26954, -95.85471], zip: '74055' },
  { from: ['heath', 'Heath'], to: ['sperry', 'Sperry'], geo: [36.29731, -95.99138], zip: '74073' },
] as const;

const office = { town: 'Glenpool', geo: [35.95537, -96.00888], zip: '74033' } as const;

/** Names of places without a page, and the company's name. */
const names = [
  ['Balch Springs', office.town],
  ['Balch+Springs', office.town],
  ['75180', office.zip],
  ['Fort Worth', 'Sand Springs'],
  ['fort worth', 'sand springs'],
  ['fort-worth', 'sand-springs'],
  ['Arlington', 'Sapulpa'],
  ['arlington', 'sapulpa'],
  ['Texas', 'Oklahoma'],
  ['Company Plumbing', 'Riverbend Plumbing'],
  ['(972) 555', '(918) 555'],
  ['M-00000', 'OK-00000'],
] as const;

/** Colors that differ: green for navy, yellow for orange. */
const colors: Readonly<Record<string, string>> = {
  ink: '#12261C',
  navy: '#173826',
  navy2: '#204A34',
  navy3: '#2B6146',
  steel: '#6F9C86',
  mist: '#BCD6C9',
  sky: '#DFEDE5',
  ice: '#EFF6F2',
  orange: '#F2B01E',
  hot: '#F29A1F',
  slate: '#37604B',
  fog: '#CBE3D6',
  navyLine: '#2F6B4D',
  skyLine: '#A9CBB9',
  fieldLine: '#56806B',
  placeholder: '#557364',
};

/**
 * Photographs, by the drawing of the sample in whose place they stand: every hero of home, about, a landing page with
 * a form and one without, a city page and the thank-you page has one, and about half of all cards and steps.
 */
const photographs: Readonly<Record<string, { file: string; alt: string; focus?: string }>> = {
  house: { file: 'service-van', alt: 'A service van in front of a brick wall.', focus: '40% 60%' },
  'thank-you': { file: 'service-van', alt: 'A service van in front of a brick wall.' },
  story: { file: 'pipe-reroute', alt: 'Red and blue water lines across an attic.' },
  'burst-pipe': { file: 'copper-repipe', alt: 'Copper water lines in an open wall.', focus: '50% 30%' },
  'cast-iron': { file: 'cleanout-cap', alt: 'Two white cleanout caps in a lawn.' },
  toilet: { file: 'toilet-install', alt: 'A new toilet on a tiled floor.', focus: '60% 40%' },
  'water-heater': { file: 'water-heater-install', alt: 'A water heater on its stand.' },
  'drain-cleaning': { file: 'hydro-jet', alt: 'A jet of water inside a drain.' },
  'sewer-camera': { file: 'sewer-camera', alt: 'A camera reel beside an open cleanout.' },
  'step-diagnose': { file: 'slab-access', alt: 'A repaired pipe in an opened floor.' },
  'toilet-step-repair': { file: 'kitchen-faucet', alt: 'A faucet running into a sink.' },
};

/** Photographs for items that have none yet, by the title of the item; one item stays without. */
const waitedFor: Readonly<Record<string, string>> = {
  'The crew': 'kitchen-faucet',
  'The van': 'service-van',
};

/** A text of the sample with the other town's names. */
function inOtherTown(text: string): string {
  let other = text;
  for (const [name, otherName] of names) other = other.replaceAll(name, otherName);
  for (const { from, to } of cities)
    for (const [index, name] of from.entries())
      other = other.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), to[index] ?? '');
  return other.replaceAll(/\bTX\b/gi, 'OK').replaceAll(/\b75\d{3}\b/g, cities[0].zip);
}

/** The same with photographs in the place of drawings. What the sample says of a picture stays. */
function withPhotographs(text: string, file: string): string {
  const folder = file.split('/').length > 2 ? '../images/work' : './images/work';
  const given = text.replaceAll(/^( *)- title: (.+)\n/gm, (line, before: string, title: string) => {
    const photo = waitedFor[title];
    return photo
      ? `${line}${before}  photo: ${folder}/${photo}.avif\n${before}  alt: ${title}, as it is today.\n`
      : line;
  });
  return given.replaceAll(
    /^( *"?)drawing("?): "?([\w-]+)"?(,?)\n(?= *"?(alt"?:)?)/gm,
    (line, before: string, quote: string, drawing: string, comma: string, hasAlt: string | undefined) => {
      const found = photographs[drawing];
      if (!found) return line;
      const { file: photo, alt, focus } = found;
      const fields = { photo: `${folder}/${photo}.avif`, ...(focus && { focus }), ...(!hasAlt && { alt }) };
      return Object.entries(fields)
        .map(([name, value]) => `${before}${name}${quote}: "${value}"${comma}\n`)
        .join('');
    },
  );
}

const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Other hours that begin and end after its build. */
export const seasons = [
  {
    from: daysFromNow(10),
    until: daysFromNow(20),
    hours: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '07:00', closes: '20:00' }],
  },
];

/** An offer that has begun, and ends at a time of day after its build. */
export const offer = {
  from: { day: daysFromNow(-10), time: '17:00' },
  until: { day: daysFromNow(10), time: '12:30' },
};

/** Its phone number, and those of ads and of a landing page, each with how a visitor comes to see it. */
export const phones = {
  main: '(918) 555-0100',
  source: '(539) 555-0101',
  page: '(539) 555-0102',
  click: '(539) 555-0103',
} as const;

const callNumbers = [
  { id: 'mail', name: 'Newsletter', phone: phones.source, utm_source: 'newsletter' },
  { id: 'plumbing', name: 'Plumbing page', phone: phones.page, pages: ['plumbing'] },
  { id: 'click', name: 'Microsoft Ads', phone: phones.click, clickId: 'msclkid', utm_medium: 'cpc' },
];

/** Position, county and ZIP codes of a city's file, which words alone do not change. */
function placed(text: string, { geo: [latitude, longitude], zip }: (typeof cities)[number]): string {
  return text
    .replace(/^zipCodes:\s*\[[^\]]*\]|^zipCodes:\n(?: +- .*\n)+/m, `zipCodes: ['${zip}']\n`)
    .replace(/^county: .*$/m, 'county: Tulsa County')
    .replace(/latitude: [\d.-]+/, `latitude: ${latitude}`)
    .replace(/longitude: [\d.-]+/, `longitude: ${longitude}`);
}

/**
 * The sample's content as a company in Oklahoma would have it: its own name, cities, ZIP codes, positions and colors,
 * and photographs of its own (`content/images/work`).
 */
export function anotherTown(): Changes {
  const changes = new Map<string, string | null>();
  for (const file of sampleFiles) {
    const city = cities.find(({ from: [slug] }) => file === `content/cities/${slug}.md`);
    const text = withPhotographs(inOtherTown(sampleText(file)), file);
    if (city) changes.set(file, null).set(`content/cities/${city.to[0]}.md`, placed(text, city));
    else if (file === 'content/site.json')
      changes.set(
        file,
        text
          .replace(/"latitude": [\d.-]+/, `"latitude": ${office.geo[0]}`)
          .replace(/"longitude": [\d.-]+/, `"longitude": ${office.geo[1]}`)
          .replace('"holidays":', `"seasons": ${JSON.stringify(seasons)},\n  "holidays":`)
          // As long as the schema takes.
          .replace('"name":', '"texts": true,\n  "name":')
          .replace('"name":', '"shortName": "Riverbend & Daughters Plumbing and Drain",\n  "name":'),
      );
    else if (file === 'content/offers.json')
      changes.set(
        file,
        text.replace(
          '"title": "Toilet',
          `"from": ${JSON.stringify(offer.from)}, "until": ${JSON.stringify(offer.until)}, "title": "Toilet`,
        ),
      );
    else if (file === 'content/landing/toilet.md')
      changes.set(
        file,
        text
          .replace(/title: '.* – Starting at .*'/, "title: '{{offer.toilet.headline}}'")
          .replace('service:\n', 'service:\n  offer: toilet\n'),
      );
    else if (file === 'content/colors.json')
      changes.set(file, JSON.stringify({ ...(JSON.parse(text) as object), ...colors }, null, 2));
    else changes.set(file, text);
  }
  changes.set('content/call-numbers.json', JSON.stringify(callNumbers, null, 2));
  // The other town has no skyline.
  changes.set('content/drawings/skyline.json', JSON.stringify({ outlines: [], discs: [] }));
  return changes;
}

/** What would show that something of the sample's own town is left: its places, ZIP codes, area codes and company. */
export const firstTown =
  /dallas|balch|texas|\bTX\b|fort.worth|arlington|plano\b|garland|wylie|\b7(?:5[0-3]|6[01])\d{2}\b|(?:\+1|\()(?:214|469|682|817|945|972)\b|Company Plumbing/gi;

/** The first company's two colors, which drawings, icons and pages have in common. */
export const firstColors = new RegExp(`${first.navy}|${first.orange}`, 'gi');
