/** The structured-data blocks of each kind of page, from its content. */
import {
  getFacts,
  getInterface,
  getLandingPages,
  getCities,
  getOffer,
  getPricesOf,
  getSite,
} from '@/content/queries';
import { isOtherLocale, languageOf, localeOf } from '@/content/languages';
import { resolveReferences } from '@/content/references';
import type { City, Head, Landing, PricedJob, Section, Site } from '@/content/types';
import { stateOf } from '@/map/geography/states';
import { faqItemsOn } from '@/sections/faq/faq-items';
import type { Crumb } from '@/seo/paths';
import { socialImagePath } from '@/seo/social-image/path';
import {
  breadcrumbNode,
  businessNode,
  cityServiceNode,
  faqNode,
  howToNode,
  serviceNode,
  websiteNode,
  type Block,
  type BusinessContext,
} from '@/seo/structured-data';
import { settings } from '@/config/settings';

/** The cities that a landing page lists; if it has no list, those that have a page. */
const citiesNamedOn = (
  page: Landing,
  cities: readonly string[],
  { furtherCities }: Site,
): readonly string[] => {
  const named = page.sections.flatMap((section) => (section.type === 'service-areas' ? section.cities : []));
  return [...(named.length > 0 ? named : cities), ...furtherCities];
};

async function shared(language: string | undefined) {
  const [words, site, cities, landings, facts] = await Promise.all([
    getInterface(language),
    getSite(language),
    getCities(language),
    getLandingPages(language),
    getFacts(language),
  ]);
  const { siteUrl } = settings();
  const names = cities.map(({ data }) => data.name);
  const business: BusinessContext = {
    siteUrl,
    cities: [...new Set([...names, ...landings.flatMap(({ data }) => citiesNamedOn(data, names, site))])],
    founded: /\d{4}/.exec(
      resolveReferences('{{claim.founded}}', facts, 'src/layouts/structured-data.ts'),
    )?.[0],
    imagePaths: [socialImagePath('/')],
    logoPath: '/icon-512.png',
  };
  return {
    words,
    locale: localeOf(language),
    site,
    siteUrl,
    names,
    business,
    state: stateOf(site.address.region).name,
  };
}

/** Says of texts in which language they are, where it is not the first one. */
function inItsLanguage(language: string | undefined, blocks: Block[]): Block[] {
  if (isOtherLocale(languageOf(language)))
    for (const block of blocks)
      if (typeof block === 'object' && '@type' in block && /^(FAQPage|HowTo)$/.test(String(block['@type'])))
        Object.assign(block, { inLanguage: localeOf(language) });
  return blocks;
}

/** The prices that a page shows, without duplicates. */
const pricesOn = async (sections: readonly Section[], language: string | undefined): Promise<PricedJob[]> => {
  const sets = sections.flatMap((section) =>
    section.type === 'prices' ? [getPricesOf(section.service, language)] : [],
  );
  return [...new Set((await Promise.all(sets)).flat())];
};

/**
 * Blocks of a page of the main site: the business, its service if it sells one, or in which city, its breadcrumbs, its
 * questions, the steps in its hero; on the home page also the website.
 */
export async function mainSiteBlocks({
  language,
  path,
  isHome,
  head: { title, description },
  trail,
  sections,
  noindex,
  service,
  city,
}: {
  language: string | undefined;
  path: string;
  isHome: boolean;
  head: Head;
  /** The breadcrumbs; empty where a page has none. */
  trail: readonly Crumb[];
  sections: readonly Section[];
  noindex?: boolean | undefined;
  service?: { name: string; description: string } | undefined;
  city?: City | undefined;
}): Promise<Block[]> {
  const { words, locale, site, siteUrl, names, business, state } = await shared(language);
  const at = { siteUrl, path };
  const prices = service && (await pricesOn(sections, language));
  // Search engines show questions only of pages that they list.
  const questions = noindex ? [] : await faqItemsOn(sections, language);
  const steps = sections.flatMap((section) => (section.type === 'hero' ? (section.steps ?? []) : []));
  return inItsLanguage(language, [
    businessNode(site, business),
    ...(isHome ? [websiteNode(site.name, siteUrl, locale)] : []),
    ...(service ? [serviceNode({ ...service, cities: names, state, prices: prices ?? [] }, at)] : []),
    ...(city
      ? [cityServiceNode({ city: city.name, county: city.county, state, description, words, locale }, at)]
      : []),
    ...(trail.length > 0 ? [breadcrumbNode(trail, siteUrl)] : []),
    ...(questions.length > 0 ? [faqNode(questions, at)] : []),
    ...(steps.length > 0
      ? [howToNode({ name: title.split(' | ')[0] ?? title, description, steps }, at)]
      : []),
  ]);
}

/** The three blocks of a landing page: business, service, questions. */
export async function landingPageBlocks(
  page: Landing,
  path: string,
  language: string | undefined,
): Promise<Block[]> {
  const { site, siteUrl, names, business, state } = await shared(language);
  // Shared and indexed by the longer address where content says so; the canonical link is the page's own.
  const at = { siteUrl, path: page.socialPath ?? path };
  const { offer } = page.service;
  return inItsLanguage(language, [
    businessNode(site, business),
    serviceNode(
      {
        ...page.service,
        offer: offer ? await getOffer(offer, language) : undefined,
        state,
        cities: [...new Set(citiesNamedOn(page, names, site))],
        prices: await pricesOn(page.sections, language),
      },
      at,
    ),
    faqNode(await faqItemsOn(page.sections, language), at),
  ]);
}
