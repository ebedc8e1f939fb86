import { expect, test } from '@playwright/test';
import { filledIn } from '../../support/facts';
import { builtPages, pageAt, readable, siteOrigin } from '../../support/built-site';

const page = (path: string) => {
  const found = pageAt(path);
  if (!found) throw new Error(`${path} has no page`);
  return found.document;
};

const heading = (path: string): string => readable(page(path).querySelector('h1')?.textContent ?? '');

const section = (path: string, name: string) => page(path).querySelector(`[data-section="${name}"]`);

test('the headline of a page names what it is about, and Dallas', () => {
  const services: Readonly<Record<string, RegExp>> = {
    '/services/installation': /installation/i,
    '/services/drain': /drain cleaning/i,
    '/services/slab-leak-repair': /slab leak/i,
    '/services/water-heaters': /water heater/i,
    '/services/commercial-plumbing': /commercial plumbing/i,
    '/waterheater/unit': /water heater/i,
    '/Sewer/Lines': /sewer line/i,
    '/landing': /plumber/i,
    '/contact': new RegExp(filledIn('{{site.name}}')),
    '/testimonials': new RegExp(filledIn('{{site.name}}')),
  };
  for (const [path, name] of Object.entries(services)) {
    expect(heading(path), path).toMatch(name);
    expect(heading(path), path).toContain('Dallas');
  }
});

test("'Our Work' is the name of that section, whose pictures are called illustrations as long as they are", () => {
  for (const path of ['/plumbing', '/slab-leak', '/water-heater', '/sewer-line']) {
    const work = section(path, 'our-work');
    expect(readable(work?.querySelector('h2')?.textContent ?? ''), path).toBe('Our Work');
    expect(work?.textContent, path).toContain('Illustrations');
  }
});

test('a carousel on wide screens has more slides than it shows, so that its arrows and dots work', () => {
  const tooFew = builtPages().flatMap(({ path, document }) =>
    [...document.querySelectorAll('[data-carousel]:not(.carousel-below-md)')].flatMap((carousel) => {
      const slides = carousel.querySelectorAll('[data-slide]').length;
      const across = Math.max(
        ...['data-md', 'data-lg'].map((name) => Number(carousel.getAttribute(name) ?? 1)),
      );
      return slides > across
        ? []
        : [`${path}: ${carousel.getAttribute('aria-label')}: ${slides} in ${across}`];
    }),
  );
  expect(tooFew).toEqual([]);
});

test('every footer has the phone number, the e-mail address and the license number', () => {
  const license = filledIn('{{site.license.number}}');
  const silent = builtPages().filter(({ document }) => {
    const footer = document.querySelector('footer');
    if (!footer) return false;
    const links = ['a[data-call]', 'a[href^="mailto:"]'].map((link) => footer.querySelector(link));
    return links.includes(null) || !footer.textContent.includes(license);
  });
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('the condition is next to the price of the drain special', () => {
  const title = heading('/drain-cleaning');
  expect(title).toMatch(/\$\d+ for most residential drains/);
  for (const part of page('/drain-cleaning').querySelectorAll('main h1, main h2, main li, aside p, aside a'))
    if (/\$\d/.test(part.textContent) && !part.querySelector('[aria-expanded]'))
      expect(readable(part.textContent)).toMatch(/most (residential|home) drains|comes off the repair/);
});

test('an offer has its condition in the same section or right below its banner', () => {
  for (const [path, name, shown, condition] of [
    ['/plumbing', 'our-work', 'Get Free Quote', '{{offer.estimates.line}}'],
    ['/slab-leak', 'our-work', 'Get Free Quote', '{{offer.estimates.line}}'],
    ['/water-heater', 'our-work', 'Get Free Quote', '{{offer.estimates.line}}'],
    ['/slab-leak', 'hero', '', '{{offer.leakDetection.line}}'],
    ['/sewer-line', 'hero', '', '{{offer.sewerInspection.line}}'],
    ['/toilet', 'hero', 'Starting at $99', '{{offer.toilet.line}}'],
  ] as const) {
    const part = section(path, name)?.textContent;
    expect(part, path).toContain(shown);
    expect(part, path).toContain(filledIn(condition));
  }
});

test("a page that offers service at any hour never says 'Closed'", () => {
  const open = builtPages().filter(({ document }) => document.body.textContent.includes('24/7'));
  expect(open.map(({ path }) => path)).toContain('/Plumbing/Help');
  for (const { path, document } of open) expect(document.body.textContent, path).not.toMatch(/\bClosed\b/);
});

test('the drain page lists the same service area as its structured data', () => {
  const blocks = [...page('/drain-cleaning').querySelectorAll('script[type="application/ld+json"]')];
  const service = blocks
    .map((block) => JSON.parse(block.textContent) as { '@type': string; areaServed: { name: string }[] })
    .find((block) => block['@type'] === 'Service');
  expect(service?.areaServed.length).toBeGreaterThan(0);
  for (const { name } of service?.areaServed ?? [])
    expect(section('/drain-cleaning', 'service-areas')?.textContent).toContain(name);
});

test("the drain page's structured data names the address that it is shared by", () => {
  const blocks = [...page('/drain-cleaning').querySelectorAll('script[type="application/ld+json"]')].map(
    (block) => JSON.parse(block.textContent) as object,
  );
  const shared = `${siteOrigin()}/drain-cleaning-dallas-fort-worth-arlington`;
  expect(blocks).toContainEqual(
    expect.objectContaining({ '@type': 'Service', '@id': `${shared}#service`, url: shared }),
  );
  expect(blocks).toContainEqual(expect.objectContaining({ '@type': 'FAQPage', '@id': `${shared}#faq` }));
});

test('the contact form offers Commercial Plumbing twice, as the office wants it', () => {
  const options = [...page('/contact').querySelectorAll('[data-lead-form=contact] option:not([value=""])')];
  expect(options.map((option) => option.textContent)).toEqual([
    'Pipe Installation',
    'Drain Cleaning',
    'Water Heater Repair',
    'Fixture Installation',
    'Commercial Plumbing',
    'Sewer Line Service',
    'Commercial Plumbing',
    'Other',
  ]);
});

test('reviews can be read and left from the commercial page', () => {
  const links = [...(section('/services/commercial-plumbing', 'testimonials')?.querySelectorAll('a') ?? [])];
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(2);
});

test("the accreditation badge in the main site's footer is a link", () => {
  const links = [...page('/').querySelectorAll('footer > div:first-child > div:first-child > a')];
  expect(links.map((link) => link.getAttribute('href'))).toHaveLength(1);
});

test('the slab leak and toilet lead pages have no footer, but the license number and the legal links', () => {
  for (const path of ['/slab/leaks', '/toilet/help']) {
    const { body } = page(path);
    expect(body.querySelector('footer'), path).toBeNull();
    const lines = Array.from(body.querySelectorAll('p'), ({ textContent }) => textContent);
    expect(
      lines.filter((line) => line.includes(filledIn('{{site.license.number}}'))).length,
      path,
    ).toBeGreaterThan(0);
    for (const legal of ['/privacy', '/terms'])
      expect(body.querySelector(`a[href="${legal}"]`), `${path}: ${legal}`).not.toBeNull();
  }
});
