import { z } from 'astro/zod';
import * as cards from './cards';
import * as forms from './forms';
import * as hero from './hero';
import type { ImageField } from './image-field';
import * as proof from './proof';

/**
 * Every kind of section that a page can be made of: the closed set that landing pages and main-site pages
 * draw from. `type` is also the section's `data-section` name.
 */
export const section = (image: ImageField) =>
  z.discriminatedUnion('type', [
    hero.announcement,
    hero.hero(image),
    hero.trustPoints,
    hero.alertPoints,
    hero.callBox,
    hero.priceBanner,
    cards.signs,
    cards.clientTypes(image),
    cards.benefits,
    cards.whyChooseUs,
    cards.reasons,
    cards.counters,
    cards.stats,
    cards.prices,
    cards.popularServices,
    cards.serviceCards(image),
    cards.process(image),
    cards.guide(image),
    cards.valves,
    proof.ourWork(image),
    proof.testimonials,
    proof.about(image),
    proof.team(image),
    proof.brands,
    proof.serviceAreas,
    proof.faq,
    proof.support(image),
    proof.trust,
    proof.callToAction(image),
    forms.contact,
    forms.scheduleForm,
    forms.freeEstimate,
    forms.booking,
    forms.leadForm,
    forms.closingCall,
    forms.callBar,
  ]);

/** A section as a page's content holds it, defaults filled in. */
export type Section = z.infer<ReturnType<typeof section>>;

/** The name of a kind of section. */
export type SectionType = Section['type'];

/** A section of one kind. */
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;
