import { expect, test } from '@playwright/test';
import { sectionsOfPage } from '../../support/landing-pages';
import { mainAddress, pageAt } from '../../support/built-site';

const cities =
  'dallas irving grand-prairie plano carrollton garland mesquite rockwall heath wylie lancaster red-oak seagoville';
/** The addresses that ads and other sites link to, so they must never change. */
const routes = [
  ...(
    '/ /about /testimonials /contact /thank-you /services/installation /services/drain ' +
    '/services/slab-leak-repair /services/water-heaters /services/commercial-plumbing /landing ' +
    '/Plumbing/Help /waterheater/unit /Sewer/Lines /slab/leaks /toilet/help /plumbing /slab-leak ' +
    '/toilet /water-heater /sewer-line /drain-cleaning /privacy /terms /404'
  ).split(' '),
  ...cities.split(' ').map((city) => `/service-area/${city}`),
];

const aliases: Readonly<Record<string, string>> = {
  '/installation': '/services/installation',
  '/drain-services': '/services/drain',
  '/slab-leak-repair': '/services/slab-leak-repair',
  '/water-heaters': '/services/water-heaters',
  '/toilet-repair': '/toilet',
  '/drain-cleaning-dallas-fort-worth-arlington': '/drain-cleaning',
};

test('every address of the route table has a page', () => {
  expect([...routes, ...Object.keys(aliases)].filter((path) => !pageAt(path))).toEqual([]);
});

test('an alias shows the same page as its main address and names that address', () => {
  for (const [alias, main] of Object.entries(aliases)) {
    const page = pageAt(alias);
    expect(page && mainAddress(page), alias).toBe(main);
    expect(page?.document.querySelector('h1')?.textContent, alias).toBe(
      pageAt(main)?.document.querySelector('h1')?.textContent,
    );
  }
});

test('the about page has a section of the team as soon as it has a photograph, and not before', () => {
  const team = sectionsOfPage('about').find(({ type }) => type === 'team');
  const photographs = team?.items?.filter((item) => (item as { photo?: string }).photo) ?? [];
  const section = pageAt('/about')?.document.querySelector('[data-section=team]');
  expect(section?.querySelectorAll('picture').length ?? 0).toBe(photographs.length);
  expect(Boolean(section)).toBe(photographs.length > 0);
});
