import { readdirSync, readFileSync } from 'node:fs';
import { factsOf } from '@/content/facts';
import { resolveReferences } from '@/content/references';
import { claims, promises } from '@/content/schemas/claims';
import { offers } from '@/content/schemas/offers';
import { interfaceWords } from '@/content/schemas/interface';
import { site } from '@/content/schemas/site';
import { frontMatter } from './landing-pages';

const content = (name: string): unknown => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));

/** The business as the owner has it today. */
export const business = site.parse(content('site'));

/** The values of named references in a build of today. */
export const facts = factsOf(
  {
    site: business,
    claims: claims.parse(content('claims')),
    promises: promises.parse(content('promises')),
    offers: offers.parse(content('offers')),
    interface: interfaceWords.parse(content('interface')),
  },
  new Date(),
);

/** The words of the interface, with references resolved. */
export const interfaceText = resolveReferences(
  interfaceWords.parse(content('interface')),
  facts,
  'content/interface.json',
);

/** The business with references resolved. */
export const office = resolveReferences(business, facts, 'content/site.json');

/**
 * A text of a content file as its page shows it, with references resolved.
 * @throws UnknownReferenceError for a reference that the content has no fact for
 */
export const filledIn = (text: string): string => resolveReferences(text, facts, 'test');

/** A phone number as a browser dials it; computed here and not with the site's code, which it tests. */
export const toDial = (phone: string): string =>
  /^\d{3}$/.test(phone) ? phone : `+1${phone.replace(/\D/g, '')}`;

/** The business phone in international format. */
export const phoneToDial = (): string => toDial(filledIn('{{site.phone}}'));

/** The menus. The header's areas are the footer's too. */
export const navigation = content('navigation') as { footer: { areas: { label: string }[] } };

/** A city's page as the tests need it. */
interface CityFile {
  slug: string;
  name: string;
  zipCodes: string[];
  waterUtility: { emergency?: string };
}

/** All cities with a page. */
export const cityFiles = (): CityFile[] =>
  readdirSync('content/cities')
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => ({
      slug: file.replace(/\.md$/, ''),
      ...(frontMatter(`content/cities/${file}`) as Omit<CityFile, 'slug'>),
    }));

/** A city with a page, and a ZIP code that no other city's page lists. */
export function cityWithZip(): { slug: string; name: string; zip: string } {
  const cities = cityFiles();
  for (const { slug, name, zipCodes } of cities)
    for (const zip of zipCodes)
      if (cities.every((other) => other.slug === slug || !other.zipCodes.includes(zip)))
        return { slug, name, zip };
  throw new Error('Every ZIP code of content/cities is on two pages.');
}
