import { readFileSync } from 'node:fs';
import { type z } from 'astro/zod';
import { site as siteSchema, type Site } from '@/content-model/schemas/site';

/** The business as the repository's content has it; tests change what they are about. */
export const site: Site = siteSchema.parse(
  JSON.parse(readFileSync('content/site.json', 'utf8')) as z.input<typeof siteSchema>,
);

/** The thirteen cities that have a page (specification, section 2). */
export const cities = [
  'Dallas',
  'Irving',
  'Grand Prairie',
  'Plano',
  'Carrollton',
  'Garland',
  'Mesquite',
  'Rockwall',
  'Heath',
  'Wylie',
  'Lancaster',
  'Red Oak',
  'Seagoville',
] as const;

/** What the business node needs besides the site. */
export const business = {
  siteUrl: 'https://plumber.example',
  cities,
  founded: '1988',
  imagePaths: ['/social/index.png'],
  logoPath: '/logo.png',
};
