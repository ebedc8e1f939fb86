/** The structured-data blocks of each kind of page, from its content. */
import {
  getFacts,
  getHomePath,
  getInterface,
  getLandingPages,
  getNearestCities,
  getOffer,
  getPricesOf,
  getSite,
} from '@/content-model/queries';
import { isFurther, languageOf, localeOf } from '@/content-model/languages';
import { resolveReferences } from '@/content-model/references';
import type { Head } from '@/content-model/schemas/head';
import type { City } from '@/content-model/schemas/city';
import type { Landing } from '@/content-model/schemas/landing';
import type { PricedJob } from '@/content-model/schemas/prices';
import type { Site } from '@/content-model/schemas/site';
import type { Section } from '@/content-model/schemas/sections';
import { stateOf } from '@/geography/states';
import { faqItemsOn } from '@/sections/faq-items';
import type { Crumb } from '@/seo/paths';
import { trailTo } from '@/layouts/trail';
import { socialImagePath } from '@/seo/social-image/path';
import {
  breadcrumbNode,
  businessNode,
  cityServiceNode,
  faqNode,
  howToNode,
  landingBlocks,
  serviceNode,
  websiteNode,
  type Block,
  type BusinessContext,
} from '@/seo/structured-data';
import { settings } from '@/settings';

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
    getNearestCities(language),
    getLandingPages(language),
    getFacts(language),
  ]);
  const { siteUrl } = settings();
  const names = cities.map(({ data }) => data.name);
  const business: BusinessContext = {
    siteUrl,
    cities: [...new Set([...names, ...landings.flatMap(({ data }) => citiesNamedOn(data, names, site))])],
    founded: /\d{4}/.exec(
      resolveReferences('{{claim.founded}}', facts, 'src/templates/structured-data.ts'),
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
  if (isFurther(languageOf(language)))
    for (const block of blocks)
      if (typeof block === 'object' && '@type' in block && /^(FAQPage|HowTo)$/.test(String(block['@type'])))
        Object.assign(block, { inLanguage: localeOf(language) });
  return blocks;
}

const trailBlock = (trail: Crumb[], siteUrl: string): Block[] =>
  trail.length > 1 ? [breadcrumbNode(trail, siteUrl)] : [];

const faqBlock = async (
  sections: readonly Section[],
  path: string,
  siteUrl: string,
  language: string | undefined,
): Promise<Block[]> => {
  const items = await faqItemsOn(sections, language);
  return items.length > 0 ? [faqNode(items, { siteUrl, path })] : [];
};

/** The prices that a page shows, without duplicates. */
const pricesOn = async (sections: readonly Section[], language: string | undefined): Promise<PricedJob[]> => {
  const sets = sections.flatMap((section) =>
    section.type === 'prices' ? [getPricesOf(section.service, language)] : [],
  );
  return [...new Set((await Promise.all(sets)).flat())];
};

/** The steps in a page's hero. */
const howToBlock = (
  sections: readonly Section[],
  { title, description }: Head,
  context: { siteUrl: string; path: string },
): Block[] =>
  sections.flatMap((section) =>
    section.type === 'hero' && section.steps
      ? [howToNode({ name: title.split(' | ')[0] ?? title, description, steps: section.steps }, context)]
      : [],
  );

/**
 * Blocks of a page of the main site: the business, its service if it sells one, its breadcrumbs, its questions; on the
 * home page also the website.
 */
export async function mainSiteBlocks(page: {
  language: string | undefined;
  path: string;
  head: Head;
  crumb: string | undefined;
  sections: readonly Section[];
  noindex?: boolean | undefined;
  service?: { name: string; description: string } | undefined;
}): Promise<Block[]> {
  const { language } = page;
  const { words, locale, site, siteUrl, names, business, state } = await shared(language);
  const home = { label: words.page.home, path: await getHomePath(language) };
  return inItsLanguage(language, [
    businessNode(site, business),
    ...(page.path === home.path ? [websiteNode(site.name, siteUrl, locale)] : []),
    ...(page.service
      ? [
          serviceNode(
            { ...page.service, cities: names, state, prices: await pricesOn(page.sections, language) },
            { siteUrl, path: page.path },
          ),
        ]
      : []),
    ...trailBlock(trailTo(page.path, page.crumb, home), siteUrl),
    // Search engines show questions only of pages that they list.
    ...(page.noindex ? [] : await faqBlock(page.sections, page.path, siteUrl, language)),
    ...howToBlock(page.sections, page.head, { siteUrl, path: page.path }),
  ]);
}

/** The three blocks of a landing page: business, service, questions. */
export async function landingPageBlocks({
  language,
  path,
  page,
}: {
  language: string | undefined;
  path: string;
  page: Landing;
}): Promise<Block[]> {
  const { site, siteUrl, names, business, state } = await shared(language);
  return inItsLanguage(language, [
    ...landingBlocks(
      {
        site,
        business,
        service: {
          ...page.service,
          offer: page.service.offer ? await getOffer(page.service.offer, language) : undefined,
          state,
          cities: [...new Set(citiesNamedOn(page, names, site))],
          prices: await pricesOn(page.sections, language),
        },
        faq: await faqItemsOn(page.sections, language),
      },
      { siteUrl, path },
    ),
  ]);
}

/** Blocks of a city page: the business, its service in that city, the breadcrumbs, the questions. */
export async function cityBlocks({
  language,
  path,
  city,
}: {
  language: string | undefined;
  path: string;
  city: City;
}): Promise<Block[]> {
  const { words, locale, site, siteUrl, business, state } = await shared(language);
  return inItsLanguage(language, [
    businessNode(site, business),
    cityServiceNode(
      { city: city.name, county: city.county, state, description: city.head.description, words, locale },
      { siteUrl, path },
    ),
    ...trailBlock(
      trailTo(path, city.name, { label: words.page.home, path: await getHomePath(language) }),
      siteUrl,
    ),
    faqNode(city.faq, { siteUrl, path }),
  ]);
}
