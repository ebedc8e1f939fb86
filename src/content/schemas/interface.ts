import { z } from 'astro/zod';
import type { Reader } from '../field-meta';
import { group } from './lists';
import { label, line } from './text';

/** The gaps in a text, as in `{count}`, in their order. */
const gapsIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g), ([, name]) => name ?? '');

/**
 * A text with gaps, which the site fills in.
 * @param gaps the names of all gaps; the text must have each, and no other
 */
const filled = (max: number, gaps: readonly string[], readBy: Reader = 'label') =>
  line(max, { readBy })
    .refine(
      (text) => gaps.every((gap) => gapsIn(text).includes(gap)),
      `lacks a gap: it needs ${gaps.map((gap) => `{${gap}}`).join(' and ')}, which the site fills in`,
    )
    .refine(
      (text) => gapsIn(text).every((gap) => gaps.includes(gap)),
      `has a gap that nothing fills in: it can have only ${gaps.map((gap) => `{${gap}}`).join(' and ')}`,
    );

const heard = 'For people who hear the page.';

/**
 * The words of the interface: everything that visitors read or hear and that is not a text of one page. A component
 * contains none of them, so that each language is one file.
 */
export const interfaceWords = z.strictObject({
  page: group('What every page has.', {
    skip: label(40).describe('The link to the content, for people who use the keyboard.'),
    breadcrumbs: label(40).describe(`The name of the line that says where a page is. ${heard}`),
    home: label(30).describe('The home page in that line.'),
    offer: label(60).describe(
      'What browsers that prefer this language are shown once on pages in another one, before the link to the page.',
    ),
    closeOffer: label(30).describe(`The button that closes that line. ${heard}`),
  }),
  header: group('The header of each page.', {
    menu: label(30).describe(`The menu button of phones and its menu. ${heard}`),
    main: label(30).describe(`The name of the menu on wide screens. ${heard}`),
    home: label(90).describe(`The link on the logo. ${heard}`),
    call: label(40).describe('The button that calls, in menus and notices.'),
    book: label(30).describe('The button that opens the quote form.'),
    emergency: label(30).describe('The button to the form on landing pages for emergencies.'),
    sections: label(40).describe(`The menu of a landing page's own sections. ${heard}`),
  }),
  footer: group('The footer of each page.', {
    services: label(40).describe('The heading of the list of services.'),
    links: label(40).describe('The heading of the list of pages.'),
    areas: label(40).describe('The heading of the list of cities.'),
    more: label(40).describe(`The name of a landing page's links. ${heard}`),
    social: label(40).describe(`The name of the social icons. ${heard}`),
  }),
  schedule: group('The button that floats over the pages of the main site.', {
    region: label(40).describe(`The name of its place on the page. ${heard}`),
    button: label(30).describe('The button.'),
  }),
  notice: group('The notice about a request that could not be sent at once.', {
    region: label(40).describe(`The name of the notice. ${heard}`),
    close: label(30).describe(`The button that closes it. ${heard}`),
  }),
  contact: group('How to reach the office.', {
    reach: label(40).describe('The heading above phone, e-mail and address.'),
    hours: label(40).describe('The heading above the hours of each day.'),
    included: label(40).describe('The heading above what a visit includes.'),
    where: label(40).describe('The heading above the map.'),
    openMap: label(40).describe('The button that loads the street map.'),
    map: label(90).describe(`The name of the street map. ${heard}`),
  }),
  parts: group('Sections and small parts of pages.', {
    announcement: label(40).describe(`The banner above a landing page. ${heard}`),
    callBar: label(40).describe(`The bar with the call button on phones. ${heard}`),
    numbers: label(40).describe(`Numbers without a heading. ${heard}`),
    trust: label(40).describe(`Short facts without a heading. ${heard}`),
    reviews: label(40).describe(`The reviews next to a form. ${heard}`),
    house: label(60).describe(`The links on the house of the home page. ${heard}`),
    step: filled(30, ['number']).describe(`Before the name of a step of a visit. ${heard}`),
    forService: filled(30, ['service']).describe(`After the words of a card's button. ${heard}`),
    stops: filled(30, ['what']).describe('What a valve stops, on the page about shutting off the water.'),
    allValves: filled(30, ['count']).describe('The link that shows all valves again.'),
    zipCodes: filled(30, ['codes']).describe('The ZIP codes of a group of cities.'),
    stars: filled(30, ['rating', 'most']).describe(`The stars of a review. ${heard}`),
  }),
  notFound: group('The page for addresses that do not exist.', {
    meant: filled(60, ['page']).describe('The question; `{page}` is a link to the page that was meant.'),
    home: label(40).describe('The link before a page is found.'),
  }),
  legal: group('Privacy policy and terms.', {
    updated: filled(40, ['date']).describe('When the page was changed.'),
  }),
  city: group('The pages of cities.', {
    title: filled(60, ['city'], 'page').describe('The headline.'),
    book: label(30).describe('The button to the form.'),
    offers: label(60).describe('The heading above the offers.'),
    review: label(60).describe('The heading above the review.'),
    fixes: filled(60, ['city'], 'page').describe('The heading above the services.'),
    questions: filled(60, ['city'], 'page').describe('The heading above the questions.'),
    booking: filled(60, ['city'], 'page').describe('The heading of the form.'),
    ownTown: label(40).describe('The heading above the facts, on the page of our own town.'),
    away: filled(40, ['city']).describe('The same, on the pages of all other cities.'),
    office: filled(60, ['city'], 'page').describe('The sentence under it, in our own town.'),
    way: filled(160, ['city', 'direction', 'town'], 'page').describe(
      'The same for other cities: `{direction}` is a point of the compass, `{town}` our own town.',
    ),
    area: label(40).describe('Before the part of town and the county.'),
    zipCodes: label(40).describe('Before the ZIP codes.'),
    zipRange: filled(60, ['count', 'first', 'last']).describe('In place of a long list of ZIP codes.'),
    water: label(40).describe('Before who sells the water.'),
    leak: filled(80, ['phone'], 'page').describe("The water utility's number for leaks."),
    permits: label(40).describe('Before who issues permits.'),
    nearby: label(40).describe('Before the links to other cities.'),
    checked: filled(80, ['date'], 'page').describe('When this was checked.'),
  }),
  directions: group('Points of the compass, as they stand in a sentence.', {
    north: label(20).describe('North.'),
    northeast: label(20).describe('Northeast.'),
    east: label(20).describe('East.'),
    southeast: label(20).describe('Southeast.'),
    south: label(20).describe('South.'),
    southwest: label(20).describe('Southwest.'),
    west: label(20).describe('West.'),
    northwest: label(20).describe('Northwest.'),
  }),
  map: group('The drawn map.', {
    area: filled(80, ['town'], 'alt').describe(`The map of all cities. ${heard}`),
    city: filled(120, ['city', 'miles', 'direction', 'town'], 'alt').describe(
      `The map of one city. ${heard}`,
    ),
    shop: filled(80, ['town'], 'alt').describe(`The map of the office. ${heard}`),
    around: filled(80, ['cities'], 'alt').describe(
      `Added to it: the cities around, each as in the next text. ${heard}`,
    ),
    way: filled(60, ['city', 'miles', 'direction'], 'alt').describe(`One of these cities. ${heard}`),
    link: filled(100, ['city', 'miles', 'direction'], 'alt').describe(
      `A city on the map of all cities. ${heard}`,
    ),
    office: label(20).describe("On the office's name plate."),
    ring: filled(20, ['miles']).describe('On a ring, its first line.'),
    straight: label(30).describe('On a ring, its second line.'),
  }),
  county: group('How a county is called.', {
    one: filled(30, ['name']).describe('One county.'),
    many: filled(30, ['names']).describe('Several, as city pages write them.'),
  }),
  hours: group("The office's hours in words. Names of days and times come from the language.", {
    closed: label(20).describe('A day without hours.'),
    closedOn: filled(30, ['days']).describe('Days without hours, at the end of the sentence.'),
    open: filled(40, ['days', 'hours']).describe('Days and their hours.'),
    run: filled(30, ['first', 'last']).describe('From one day to another.'),
    pair: filled(30, ['first', 'last']).describe('Two days.'),
    span: filled(40, ['opens', 'closes']).describe('From one time to another, in a sentence.'),
  }),
  now: group(
    'Days and times in the sentences that say what happens now (`now` in site.json), as they stand there.',
    {
      today: label(20).describe('`{day}`, if it is today.'),
      tomorrow: label(20).describe('`{day}`, if it is tomorrow.'),
      weekday: filled(20, ['day']).describe('`{day}` otherwise.'),
      oneOClock: filled(20, ['time']).describe('`{time}` and `{closes}` in the hour after one.'),
      oClock: filled(20, ['time']).describe('The same in every other hour.'),
    },
  ),
  offers: group('Prices of offers.', { free: label(20).describe('A price of 0.') }),
  clickIds: group('How long a browser remembers an ad, on the privacy page.', {
    visit: label(40).describe('Only during the visit.'),
    one: label(40).describe('One day.'),
    days: filled(40, ['days']).describe('More days.'),
  }),
  texting: group(
    'Where a page offers to text, these words become a link that opens a message, if the number takes texts.',
    {
      offer: label(30).describe('The words before it.'),
      word: label(30).describe('The words that become the link.'),
    },
  ),
  search: group('For search engines and shared links.', {
    plumbing: label(40).describe('What the company does.'),
    plumbingIn: filled(60, ['city']).describe('What it does in a city.'),
    image: filled(80, ['title'], 'alt').describe('The picture of a shared page.'),
    license: filled(60, ['number']).describe('The license on that picture.'),
  }),
  carousel: group('Rows of slides.', {
    carousel: label(30).describe(`What it is. ${heard}`),
    name: filled(40, ['label']).describe(`Its name; \`{label}\` is the heading of the section. ${heard}`),
    slide: label(30).describe(`What a slide is. ${heard}`),
    position: filled(30, ['number', 'count']).describe(`The name of a slide. ${heard}`),
    previous: label(30).describe('The button to the slide before.'),
    next: label(30).describe('The button to the slide after.'),
    pause: label(30).describe('The button that stops the slides.'),
    play: label(30).describe('The button that lets them go on.'),
    choose: label(30).describe(`The name of the dots. ${heard}`),
    goTo: filled(40, ['number', 'count']).describe(`A dot. ${heard}`),
  }),
  forms: group('What every form can say.', {
    trap: label(40).describe('The field that only programs fill in, for people who hear it all the same.'),
    legal: filled(60, ['privacy', 'terms']).describe('The line under the consent box.'),
    privacy: label(40).describe('The link to the privacy policy in it.'),
    terms: label(40).describe('The link to the terms in it.'),
    required: line(80).describe('Beside an empty field that has no words of its own.'),
    missing: group('Beside an empty field that the contact form does not have.', {
      firstName: line(80).describe('The first name, or the name where a form asks for it in one field.'),
      lastName: line(80).describe('The last name.'),
      address: line(80).describe('The address.'),
    }),
    tooLong: filled(80, ['count'], 'page').describe('Under a text that is too long.'),
    contact: group('Under the fields of the contact form, and beside the same fields of the others.', {
      fullName: line(80).describe('The name is empty.'),
      phone: line(80).describe('The phone number is empty.'),
      email: line(80).describe('The e-mail address is empty.'),
      emailForm: line(80).describe('The e-mail address is none.'),
      service: line(80).describe('No service is chosen.'),
      preferredDate: line(80).describe('The day is over.'),
      message: line(80).describe('The message has fewer than 20 characters.'),
      consent: line(80).describe('The consent box is not ticked.'),
    }),
    close: label(30).describe(`The button that closes a form or a notification. ${heard}`),
    notifications: label(40).describe(`The place of notifications. ${heard}`),
  }),
});

/** The words of the interface, with references resolved. */
export type InterfaceWords = z.infer<typeof interfaceWords>;
