import { type z } from 'astro/zod';
import { sampleText } from '../content/check/memory';
import { site as siteSchema } from '@/content/schemas/site';
import type { Site } from '@/content/types';

/** The business of the tests' sample content; tests change what they are about. */
export const site: Site = siteSchema.parse(
  JSON.parse(sampleText('content/site.json')) as z.input<typeof siteSchema>,
);

/** The thirteen cities that have a page. */
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
