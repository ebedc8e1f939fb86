import { z } from 'astro/zod';
import { withMeta } from '../content/zod';
import type { Tone } from '../content/vocabulary/tones';
import { about } from './about/schema';
import { alertPoints } from './alert-points/schema';
import { announcement } from './announcement/schema';
import { brands } from './brands/schema';
import { callBar } from './call-bar/schema';
import { callBox } from './call-box/schema';
import { callToAction } from './call-to-action/schema';
import { clientTypes } from './client-types/schema';
import { closingCall } from './closing-call/schema';
import { contact } from './contact/schema';
import { faq } from './faq/schema';
import { counters, stats } from './figures/schema';
import { booking, freeEstimate, scheduleForm } from './form-section/schema';
import { guide } from './guide/schema';
import { hero } from './hero/schema';
import { benefits, whyChooseUs } from './icon-cards/schema';
import { leadForm } from './lead-form/schema';
import { ourWork } from './our-work/schema';
import { popularServices } from './popular-services/schema';
import { priceBanner } from './price-banner/schema';
import { prices } from './prices/schema';
import { process } from './process/schema';
import { reasons } from './reasons/schema';
import { serviceAreas } from './service-areas/schema';
import { serviceCards } from './service-cards/schema';
import { signs } from './signs/schema';
import { support } from './support/schema';
import { team } from './team/schema';
import { testimonials } from './testimonials/schema';
import { trust } from './trust/schema';
import { trustPoints } from './trust-points/schema';
import { valves } from './valves/schema';

/**
 * All kinds of sections that pages can have, by their `type`, which is also the section's `data-section` name: the
 * schema of each, and its tones, first and second choice, unless content sets one. The home page's house is on dark
 * earth, so the sections after its hero are dark; reviews and texts are light; forms and last sections are dark.
 * The component of each is in `SectionList.astro`: the content check reads this file without Astro.
 */
export const sectionKinds = {
  announcement: { schema: announcement, tones: ['orange', 'orange'] },
  hero: { schema: hero, tones: ['sky', 'sky'] },
  'trust-points': { schema: trustPoints, tones: ['navy', 'paper'] },
  'alert-points': { schema: alertPoints, tones: ['navy', 'paper'] },
  'call-box': { schema: callBox, tones: ['orange', 'navy'] },
  'price-banner': { schema: priceBanner, tones: ['orange', 'orange'] },
  signs: { schema: signs, tones: ['navy', 'sky'] },
  'client-types': { schema: clientTypes, tones: ['navy', 'paper'] },
  benefits: { schema: benefits, tones: ['white', 'paper'] },
  'why-choose-us': { schema: whyChooseUs, tones: ['navy', 'white'] },
  reasons: { schema: reasons, tones: ['white', 'paper'] },
  counters: { schema: counters, tones: ['navy', 'navy'] },
  stats: { schema: stats, tones: ['navy', 'navy'] },
  prices: { schema: prices, tones: ['white', 'paper'] },
  'popular-services': { schema: popularServices, tones: ['navy', 'sky'] },
  'service-cards': { schema: serviceCards, tones: ['navy', 'white'] },
  process: { schema: process, tones: ['paper', 'white'] },
  guide: { schema: guide, tones: ['paper', 'white'] },
  valves: { schema: valves, tones: ['white', 'paper'] },
  'our-work': { schema: ourWork, tones: ['paper', 'sky'] },
  testimonials: { schema: testimonials, tones: ['sky', 'white'] },
  about: { schema: about, tones: ['paper', 'white'] },
  team: { schema: team, tones: ['white', 'paper'] },
  brands: { schema: brands, tones: ['white', 'sky'] },
  'service-areas': { schema: serviceAreas, tones: ['navy', 'sky'] },
  faq: { schema: faq, tones: ['white', 'paper'] },
  support: { schema: support, tones: ['sky', 'white'] },
  trust: { schema: trust, tones: ['paper', 'sky'] },
  'call-to-action': { schema: callToAction, tones: ['sky', 'navy'] },
  contact: { schema: contact, tones: ['white', 'paper'] },
  'schedule-form': { schema: scheduleForm, tones: ['navy', 'sky'] },
  'free-estimate': { schema: freeEstimate, tones: ['navy', 'sky'] },
  booking: { schema: booking, tones: ['navy', 'sky'] },
  'lead-form': { schema: leadForm, tones: ['navy', 'sky'] },
  'closing-call': { schema: closingCall, tones: ['navy', 'sky'] },
  'call-bar': { schema: callBar, tones: ['navy', 'navy'] },
} as const satisfies Record<string, { schema: z.ZodObject; tones: readonly [Tone, Tone] }>;

type Schema = (typeof sectionKinds)[keyof typeof sectionKinds]['schema'];

const schemas = Object.values(sectionKinds).map(({ schema }) => schema);

/** A section of any kind. */
export const section = withMeta(z.discriminatedUnion('type', schemas as [Schema, ...Schema[]]), {
  noun: 'a kind of section',
});
