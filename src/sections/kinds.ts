import { z } from 'astro/zod';
import {
  action,
  actions,
  someActions,
  distinct,
  group,
  list,
  anchor,
  iconName,
  names,
  ref,
  imagePath,
  photograph,
  picture,
  autoplay,
  base,
  titleAndText,
  alt,
  binding,
  claim,
  href,
  label,
  line,
  paragraph,
  properName,
  tick,
} from '../content/schemas/fields';
import { faqItem } from '../content/schemas/entries';
import { valveNames } from '../content/vocabulary';
import { withMeta } from '../content/zod';
import { hero } from './hero/schema';

/** The schema of a kind of section. @param type its name in content, which is also its `data-section` */
const kind = <Name extends string, Fields extends z.ZodRawShape>(type: Name, about: string, fields: Fields) =>
  z.strictObject({ ...base, type: z.literal(type).describe(about) }).extend(fields);

/** The heading of a kind that needs none. */
const title = line(90).optional().describe('The heading.');

const iconCards = (max: number) => list('The cards', 2, max, { icon: iconName, ...titleAndText(260) });

/** Short facts with ticks. */
const points = (max: number) =>
  z.array(line(max)).max(6).default([]).describe('Short facts with ticks, at most 6.');

const formAndPoints = { form: ref('forms'), points: points(120), actions: actions(2) };

const reviews = (about: string) => distinct(z.array(ref('testimonials')).default([])).describe(about);

const onPhones = (about: string) => z.enum(['stack', 'carousel']).default('stack').describe(about);

/**
 * All kinds of sections that pages can have. The component and the tones of each are in `SectionList.astro`: the content check
 * reads this file without Astro.
 */
const kinds = [
  kind('announcement', 'The orange banner above the hero.', {
    title,
    text: line(120).describe('Its text.'),
  }),
  hero,
  kind('trust-points', 'Short facts under the hero.', {
    title,
    items: list('The facts', 2, 6, {
      icon: iconName,
      title: line(60).describe('The fact.'),
      text: line(160).optional().describe('A sentence that says more.'),
    }),
  }),
  kind('alert-points', 'Warnings that say: act now.', {
    title,
    items: list('The warnings', 2, 4, { icon: iconName, ...titleAndText(200) }),
  }),
  kind('call-box', 'A box that asks for a call.', {
    text: line(240).describe('What to say on the phone.'),
    actions: someActions(2),
  }),
  kind('price-banner', 'A price in large type.', {
    price: claim('offer.toilet.price', 40),
    text: binding(line(300)).describe('What the price covers, and when it holds.'),
    actions: actions(2),
  }),
  kind('signs', 'Signs of trouble to check at home.', {
    items: list('The signs', 3, 8, titleAndText(260, 80)),
    actions: actions(2),
  }),
  kind('client-types', 'Kinds of clients with pictures.', {
    items: list('The clients', 3, 8, { ...titleAndText(240), ...picture({ needed: true }) }),
  }),
  kind('benefits', 'Benefit cards in a grid.', { items: iconCards(6) }),
  kind('why-choose-us', 'Benefit cards; on phones a carousel.', {
    items: iconCards(6),
    autoplay: autoplay.default(4000).describe('The time between slides on small screens.'),
  }),
  kind('reasons', 'Reasons to choose the company.', { items: iconCards(8) }),
  kind('counters', 'Numbers that count up once.', {
    title,
    items: list('The numbers', 2, 4, {
      figure: withMeta(claim('claim.jobs', 40), { counted: true }).describe(
        'The figure that the counter ends at: a claim, chosen under “Copy a fact”.',
      ),
      label: line(60).describe('What is counted.'),
    }),
  }),
  kind('stats', 'Numbers that do not count up.', {
    title,
    items: list('The numbers', 2, 4, {
      figure: claim('claim.years', 40),
      label: line(60).describe('What the number counts.'),
    }),
  }),
  // Not shown while no job in `content/prices.json` names the service.
  kind('prices', 'What common jobs of the service cost.', {
    service: names('pricedService').describe(
      'Which jobs: those whose `services` name it in `content/prices.json`.',
    ),
    actions: actions(2),
  }),
  kind('popular-services', 'A carousel of the main services.', {
    autoplay: autoplay.default(3500),
    button: label(40).describe("Text of each card's button."),
    listId: anchor().optional().describe('A second such name, for the list of cards in the section.'),
  }),
  kind('service-cards', 'Services, each with a picture or icon.', {
    layout: z
      .enum(['cards', 'tiles', 'list'])
      .default('cards')
      .describe('`cards`; `tiles`, which are smaller; or a `list` without pictures.'),
    mobile: onPhones('On phones: one below the other, or a carousel with arrows.'),
    items: list('The cards', 2, 12, {
      ...titleAndText(320),
      bullets: z.array(line(100)).max(6).default([]).describe('What is done, at most 6.'),
      icon: iconName.optional(),
      ...picture({ described: true }),
      href: href.optional(),
      action: action.optional().describe('Its button.'),
    }),
    actions: actions(2),
  }),
  kind('process', 'The steps from the call to the finished job.', {
    mobile: onPhones('On phones: one below the other, or a carousel.'),
    steps: list('The steps', 2, 6, {
      ...titleAndText(300),
      bullets: z.array(line(120)).max(4).default([]).describe('What happens, at most 4.'),
      ...picture(),
    }),
  }),
  // A press, or the browser's search, opens a block of a collapsed guide.
  kind('guide', 'Advice in texts, lists or steps.', {
    ...picture({ described: true }),
    collapsed: tick('Shows only the headings of the blocks; a press opens one.'),
    blocks: list('The blocks', 1, 10, {
      title: line(90).optional().describe('The heading of the block.'),
      text: line(700).optional().describe('One paragraph.'),
      paragraphs: z.array(line(700)).default([]).describe('Instead of `text`, for more than one paragraph.'),
      items: z.array(line(320)).max(8).default([]).describe('A list, at most 8.'),
      ordered: tick('Numbers the list.'),
    }),
    actions: actions(2),
  }),
  kind('valves', 'The house with its valves, to print.', {
    alt: alt(320).describe('What the drawing shows.'),
    items: z
      .array(
        z.strictObject({
          valve: z.enum(valveNames).describe('The name of the valve in the drawing.'),
          title: line(60).describe('What people call the valve.'),
          stops: line(60).describe('What it stops, after the word “Stops”.'),
          where: line(240).describe('Where to find it.'),
          steps: z.array(line(200)).min(1).max(4).describe('How to close it, 1 to 4 steps.'),
        }),
      )
      .min(3)
      .max(valveNames.length)
      .describe('The valves, at least 3.'),
    sheet: group('The printed page.', {
      title: line(80).describe('The heading of the sheet.'),
      text: line(160).describe('What to do with it.'),
      button: label(40).describe('The button that prints it.'),
      blanks: z.array(line(40)).min(1).max(6).describe('Printed with a line to write on.'),
    }),
  }),
  // A rendering with `placeholder: true` is not captioned as a real job.
  kind('our-work', 'Pictures of work in a carousel.', {
    arrows: z.boolean().default(true).describe('Shows the arrows, unless you say no.'),
    dots: tick('Shows a dot for each slide.'),
    items: list('The pictures', 2, 9, {
      image: imagePath,
      alt: alt(),
      title: line(60).describe('What the picture shows.'),
      text: line(200).describe('What was done.'),
      placeholder: z
        .boolean()
        .describe('Yes, for a picture that one of your own photos must replace; the launch check lists it.'),
    }),
    actions: actions(2),
    note: line(160).optional().describe('A line about terms under the buttons.'),
  }),
  kind('testimonials', "Customers' words.", {
    layout: z
      .enum(['carousel', 'rotator', 'grid'])
      .default('carousel')
      .describe('A carousel, one review after the other, or all at once.'),
    reviews: reviews('Chosen reviews, shown as long as they are listed here. Empty: the newest ones.'),
    newest: z
      .number()
      .int()
      .min(1)
      .max(12)
      .default(6)
      .describe('How many of the newest, if none is chosen. {count} in the heading is how many there are.'),
    about: properName(60)
      .optional()
      .describe('Only reviews whose service has this word in it, if none is chosen: drain.'),
    autoplay: autoplay
      .optional()
      .describe('The time between slides; if left empty, it does not move by itself.'),
    arrows: tick('Shows the arrows.'),
    dots: tick('Shows a dot for each slide.'),
    actions: actions(3),
  }),
  kind('about', 'Who we are, in a few paragraphs.', {
    paragraphs: z.array(paragraph(900)).min(1).describe('The paragraphs.'),
    ...picture({ needed: true }),
    points: points(100),
    actions: actions(2),
  }),
  // Not shown while no item has its photograph, so content can list photographs that are still to come.
  kind('team', 'Photographs of people, van and license.', {
    items: z
      .array(
        z.strictObject({
          title: line(60).describe('The person or thing in the photograph.'),
          text: line(240).optional().describe('One or two sentences.'),
          ...photograph(),
        }),
      )
      .min(1)
      .max(12)
      .describe('The photographs, at most 12. One that is still missing is not shown.'),
  }),
  kind('brands', 'Brands that we install.', {}),
  kind('service-areas', 'Where we work.', {
    layout: z
      .enum(['regions', 'badges', 'list', 'groups'])
      .describe(
        '`regions`: the groups of `content/regions.json`; `badges` or `list`: names; `groups`: names with ZIP codes.',
      ),
    cities: distinct(z.array(properName(40)).default([])).describe(
      'Names for `badges` and `list`; a name with a city page becomes a link to it.',
    ),
    groups: z
      .array(
        z.strictObject({
          title: line(60).describe('The heading of the group.'),
          cities: distinct(z.array(label(40)).min(1)).describe('Its cities and parts of town, by name.'),
          zipCodes: label(120).describe('Its ZIP codes, as visitors see them.'),
        }),
      )
      .default([])
      .describe('For `groups`: names with ZIP codes under headings.'),
    map: tick('Shows the map next to them.'),
    actions: actions(2),
  }),
  kind('faq', 'Questions and answers.', {
    set: ref('faqs').optional(),
    items: z.array(faqItem).default([]).describe("The page's own questions, after those of the set."),
    actions: actions(2),
  }),
  kind('support', 'What our support gives a visitor.', {
    items: z.array(line(160)).min(2).max(6).describe('What a visitor gets, 2 to 6.'),
    ...picture({ described: true }),
    actions: someActions(2),
  }),
  kind('trust', 'Reasons to trust the company.', {
    items: list('The reasons', 2, 6, titleAndText(240)),
    actions: someActions(2),
  }),
  kind('call-to-action', 'A heading, a sentence and buttons.', {
    text: line(300).describe('A sentence or two.'),
    ...picture(),
    actions: someActions(3),
  }),
  kind('contact', 'How to reach the office.', {
    layout: z
      .enum(['map', 'form'])
      .describe('`map`: office, hours and map; `form`: the form, with the facts next to it.'),
    form: ref('forms').optional(),
    zipCheck: tick('Yes: beside the form, visitors can ask whether you serve their ZIP code or city.'),
    included: z.array(line(120)).max(8).default([]).describe('What every visit includes.'),
    cities: distinct(z.array(ref('cities')).default([])).describe('Names of cities with a page.'),
    actions: actions(2),
  }),
  kind('schedule-form', 'The form that ends the home page.', formAndPoints),
  kind('free-estimate', 'The form of service pages.', formAndPoints),
  kind('booking', 'The booking form of city pages.', formAndPoints),
  kind('lead-form', 'A lead form beside reviews.', {
    form: ref('forms'),
    reviews: reviews('The reviews.'),
    autoplay: autoplay.default(3500).describe('The time between reviews.'),
  }),
  kind('closing-call', 'The last section of a lead page.', {
    text: line(300).describe('A sentence or two.'),
    hours: claim('claim.hours', 120).optional(),
    tiles: z
      .array(z.strictObject({ icon: iconName, ...titleAndText(140) }))
      .max(4)
      .default([])
      .describe('Tiles under the buttons, at most 4.'),
    actions: someActions(2),
    form: ref('forms').optional(),
  }),
  kind('call-bar', 'A call button at the bottom of phones.', {
    title,
    text: line(60).describe('The text of the button.'),
  }),
] as const;

/** A section of any kind. */
export const section = withMeta(z.discriminatedUnion('type', kinds), { noun: 'a kind of section' });
