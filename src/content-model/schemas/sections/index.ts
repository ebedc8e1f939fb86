import { z } from 'astro/zod';
import { meaning } from '../../zod';
import { about } from './about';
import { alertPoints } from './alert-points';
import { announcement } from './announcement';
import { benefits } from './benefits';
import { booking } from './booking';
import { brands } from './brands';
import { callBar } from './call-bar';
import { callBox } from './call-box';
import { callToAction } from './call-to-action';
import { clientTypes } from './client-types';
import { closingCall } from './closing-call';
import { contact } from './contact';
import { counters } from './counters';
import { faq } from './faq';
import { freeEstimate } from './free-estimate';
import { guide } from './guide';
import { hero } from './hero';
import { leadForm } from './lead-form';
import { ourWork } from './our-work';
import { popularServices } from './popular-services';
import { priceBanner } from './price-banner';
import { prices } from './prices';
import { process } from './process';
import { reasons } from './reasons';
import { scheduleForm } from './schedule-form';
import { serviceAreas } from './service-areas';
import { serviceCards } from './service-cards';
import { signs } from './signs';
import { stats } from './stats';
import { support } from './support';
import { team } from './team';
import { testimonials } from './testimonials';
import { trust } from './trust';
import { trustPoints } from './trust-points';
import { valves } from './valves';
import { whyChooseUs } from './why-choose-us';

/**
 * All kinds of sections that pages can have. `type` is also the section's `data-section` name.
 */
export const section = meaning(
  z.discriminatedUnion('type', [
    announcement,
    hero,
    trustPoints,
    alertPoints,
    callBox,
    priceBanner,
    signs,
    clientTypes,
    benefits,
    whyChooseUs,
    reasons,
    counters,
    stats,
    prices,
    popularServices,
    serviceCards,
    process,
    guide,
    valves,
    ourWork,
    testimonials,
    about,
    team,
    brands,
    serviceAreas,
    faq,
    support,
    trust,
    callToAction,
    contact,
    scheduleForm,
    freeEstimate,
    booking,
    leadForm,
    closingCall,
    callBar,
  ]),
  { noun: 'a kind of section' },
);

/** A section of a page's content, with defaults filled in. */
export type Section = z.infer<typeof section>;

/** The name of a kind of section. */
export type SectionType = Section['type'];

/** A section of one kind. */
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;
