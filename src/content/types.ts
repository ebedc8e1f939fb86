import type { CollectionEntry } from 'astro:content';

/** What content says, as Astro knows it from the schemas: with defaults filled in. */

/** The business. */
export type Site = CollectionEntry<'site'>['data'];
/** The words of the interface. */
export type InterfaceWords = CollectionEntry<'interface'>['data'];
/** The main site's menus. */
export type Navigation = CollectionEntry<'navigation'>['data'];
/** What the company says about itself. */
export type Claims = CollectionEntry<'claims'>['data'];
/** How it promises to work. */
export type Promises = CollectionEntry<'promises'>['data'];
/** What it offers. */
export type Offers = CollectionEntry<'offers'>['data'];
/** One offer. */
export type Offer = Offers['offers'][string];
/** The prices of common jobs, and the texts of the table that shows them. */
export type Prices = CollectionEntry<'prices'>['data'];
/** What one common job costs. */
export type PricedJob = Prices['jobs'][number];
/** A city. */
export type City = CollectionEntry<'cities'>['data'];
/** A landing page. */
export type Landing = CollectionEntry<'landing'>['data'];
/** A page's metadata for search engines and social networks. */
export type Head = Landing['head'];
/** A section of a page. */
export type Section = Landing['sections'][number];
/** The name of a kind of section. */
export type SectionType = Section['type'];
/** A section of one kind. */
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;
/** A button. */
export type Action = SectionOf<'call-box'>['actions'][number];
/** A question and its answer. */
export type FaqItem = CollectionEntry<'faqs'>['data']['items'][number];
/** A review. */
export type Testimonial = CollectionEntry<'testimonials'>['data'];
/** A phone number of an ad or a landing page. */
export type CallNumber = CollectionEntry<'callNumbers'>['data'];
/** One choice of a menu of services. */
export type ServiceOption = CollectionEntry<'optionSets'>['data']['options'][number];
