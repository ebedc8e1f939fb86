import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { factsOf } from '@/content-model/facts';
import { resolveReferences } from '@/content-model/references';
import { claims } from '@/content-model/schemas/claims';
import { promises } from '@/content-model/schemas/promises';
import { site } from '@/content-model/schemas/site';

const content = (name: string): unknown => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));

/** The business as the owner has it today. */
export const business = site.parse(content('site'));

/** The values of named references in a build of today. */
export const facts = factsOf(
  business,
  claims.parse(content('claims')),
  promises.parse(content('promises')),
  new Date(),
);

/** The business with references resolved. */
export const office = resolveReferences(business, facts, 'content/site.json');

/**
 * A text of a content file as its page shows it, with references resolved.
 * @throws UnknownReferenceError for a reference that the content has no fact for
 */
export const filledIn = (text: string): string => resolveReferences(text, facts, 'test');

/** The business phone in international format; computed here and not with the site's code, which it tests. */
export const phoneToDial = (): string => `+1${filledIn('{{site.phone}}').replace(/\D/g, '')}`;

/** The menus. The header's areas are the footer's too (specification, section 2). */
export const navigation = content('navigation') as { footer: { areas: { label: string }[] } };

/** A city's page as the tests need it. */
interface CityFile {
  slug: string;
  name: string;
  zipCodes: string[];
}

/** A city with a page, and a ZIP code that no other city's page lists. */
export function cityWithZip(): { slug: string; name: string; zip: string } {
  const cities = readdirSync('content/cities')
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file): CityFile => {
      const front = /^---\n([\s\S]*?)\n---/.exec(readFileSync(`content/cities/${file}`, 'utf8'))?.[1] ?? '';
      return { slug: file.replace(/\.md$/, ''), ...(parse(front) as Omit<CityFile, 'slug'>) };
    });
  for (const { slug, name, zipCodes } of cities)
    for (const zip of zipCodes)
      if (cities.every((other) => other.slug === slug || !other.zipCodes.includes(zip)))
        return { slug, name, zip };
  throw new Error('Every ZIP code of content/cities is on two pages.');
}
