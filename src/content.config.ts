import { file, glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { landingLoader } from './content-model/landing-loader';
import { city } from './content-model/schemas/city';
import { claims } from './content-model/schemas/claims';
import { faqSet } from './content-model/schemas/faq';
import { form } from './content-model/schemas/form';
import { landing } from './content-model/schemas/landing';
import { legal } from './content-model/schemas/legal';
import { navigation } from './content-model/schemas/navigation';
import { optionSet } from './content-model/schemas/option-set';
import { page } from './content-model/schemas/page';
import { popularService } from './content-model/schemas/popular-service';
import { prices } from './content-model/schemas/prices';
import { promises } from './content-model/schemas/promises';
import { region } from './content-model/schemas/regions';
import { service } from './content-model/schemas/service';
import { site } from './content-model/schemas/site';
import { testimonial } from './content-model/schemas/testimonial';

/** A file that is one entry: `content/site.json` is the entry `site`. */
const single = (name: string) =>
  file(`content/${name}.json`, {
    parser: (text) => ({ [name]: JSON.parse(text) as Record<string, unknown> }),
  });

/** One entry per file. Its id is the file's name, with its upper and lower case. */
const folder = (name: string, ending: 'md' | 'json') =>
  glob({
    base: `./content/${name}`,
    pattern: [`*.${ending}`, '!README.md'],
    generateId: ({ entry }) => entry.replace(/\.(md|json)$/, ''),
  });

/**
 * All content of the site, by kind. Before a build, the content check uses the same schemas to report mistakes with
 * line and remedy (`content-check/check.ts`). Astro applies them again, because that is how it fills in defaults and
 * finds pictures.
 */
export const collections = {
  site: defineCollection({ loader: single('site'), schema: site }),
  claims: defineCollection({ loader: single('claims'), schema: claims }),
  promises: defineCollection({ loader: single('promises'), schema: promises }),
  prices: defineCollection({ loader: single('prices'), schema: prices }),
  navigation: defineCollection({ loader: single('navigation'), schema: navigation }),
  regions: defineCollection({ loader: file('content/regions.json'), schema: region }),
  testimonials: defineCollection({ loader: file('content/testimonials.json'), schema: testimonial }),
  popularServices: defineCollection({
    loader: file('content/popular-services.json'),
    schema: ({ image }) => popularService(image),
  }),
  optionSets: defineCollection({ loader: file('content/option-sets.json'), schema: optionSet }),
  faqs: defineCollection({ loader: folder('faqs', 'json'), schema: faqSet }),
  forms: defineCollection({ loader: folder('forms', 'json'), schema: form }),
  pages: defineCollection({ loader: folder('pages', 'md'), schema: ({ image }) => page(image) }),
  services: defineCollection({ loader: folder('services', 'md'), schema: ({ image }) => service(image) }),
  landing: defineCollection({
    loader: landingLoader(folder('landing', 'md'), 'content/landing'),
    schema: ({ image }) => landing(image),
  }),
  cities: defineCollection({ loader: folder('cities', 'md'), schema: ({ image }) => city(image) }),
  legal: defineCollection({ loader: folder('legal', 'md'), schema: ({ image }) => legal(image) }),
};
