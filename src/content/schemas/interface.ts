import { z } from 'astro/zod';
import type { Reader } from '../zod';
import { group, label, line } from './fields';

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

const saidNow = (where: string) =>
  group(
    `${where} \`{time}\` is when the office calls back at the latest, \`{day}\` on which day; while it is closed, when it opens.`,
    {
      open: line(100).describe('While it is open, and calls back today; `{closes}` is when it closes.'),
      late: line(100)
        .optional()
        .describe('While it is open, but may call back on another day; if left empty, as `open`.'),
      closed: line(100).describe('While it is closed.'),
      holiday: line(100)
        .optional()
        .describe('On a day off, whose name is `{holiday}`; if left empty, as `closed`.'),
    },
  );

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
    menu: label(30).describe(`The menu button of phones. ${heard}`),
    main: label(30).describe(`The name of the menu. ${heard}`),
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
  undelivered: group('Messages about a request that could not be sent at once.', {
    waiting: line(110).describe('While a request could not be sent yet; next to it is the button to call.'),
    tab: line(110).describe('The same, where the device has no room: only this tab of the browser has it.'),
    page: line(110).describe(
      'The same, where nothing can be stored: the request is lost when the page is closed.',
    ),
    sent: line(110).describe('After it was sent in the end.'),
    expired: line(140).describe('After it could not be sent for 72 hours and was deleted.'),
    delete: label(40).describe('The button that deletes a waiting request from a shared phone.'),
    confirm: line(110).describe('The question before it is deleted.'),
    deleted: line(110).describe('The message after it was deleted.'),
    maybe: line(110).describe('The same, where an attempt to send it may have succeeded before.'),
    others: line(110).describe(
      'After each of these three, where others still wait: they are listed below it.',
    ),
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
    sampleReview: label(40).describe("Above each review that is a sample and not a customer's."),
    stopTheWater: label(60).describe('The text of the link to the page about shutting off the water.'),
    freeze: label(60).describe(
      'The text of the link to the page about freezes, in the first view from November to February.',
    ),
    stars: filled(30, ['rating', 'most']).describe(`The stars of a review. ${heard}`),
  }),
  notFound: group('The page for addresses that do not exist.', {
    meant: filled(60, ['page']).describe('The question; `{page}` is a link to the page that was meant.'),
    home: label(40).describe('The link before a page is found.'),
  }),
  legal: group('Privacy policy and terms.', {
    updated: filled(40, ['date']).describe('When the page was changed.'),
  }),
  zipCheck: group(
    "The texts of the ZIP check. `{zip}` is what was typed; `{city}` and `{miles}` are what was found. `{city}` becomes a link to the city's page, `{call}` the phone number, as a link.",
    {
      label: label(60).describe('Above the field.'),
      button: label(30).describe('The button.'),
      request: label(30).describe('The button beside a yes that opens the form.'),
      served: line(160).describe('For a ZIP code of a city with a page.'),
      named: line(160).describe('For a ZIP code of a city that a page names as served but that has no page.'),
      near: line(200).describe('For a ZIP code near such a city.'),
      home: line(160).describe("For a ZIP code of the office's own town."),
      outside: line(200).describe('For a ZIP code that is too far away.'),
      invalid: line(120).describe('If what was typed is neither a ZIP code nor a city that we know.'),
    },
  ),
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
    bill: line(110).describe('The same, while the number is not known.'),
    source: filled(40, ['source'], 'page').describe('Who published that number and when.'),
    shutOff: line(60).describe('The heading over these numbers on the page about the valves.'),
    otherCity: line(110).describe('Under them, for the cities whose number is not known.'),
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
    'What happens now if somebody calls or sends a form, by the office hours; the times are filled in. No sentence may say that you are closed: a page may offer service at any hour.',
    {
      always: line(100).describe(
        'The sentence that is there first, which must be true at any time, also on a holiday.',
      ),
      call: saidNow('Under a button that calls.'),
      form: saidNow('Under the button of a form that promises a call within the hour.'),
      sent: saidNow(
        'After such a form was sent: in the notification, after its promise of an hour, and on the thank-you page.',
      ),
      day: saidNow('In the notification that promises an answer within 24 hours, after that promise.'),
      banner: saidNow("Beside the offer in a landing page's orange banner."),
      emergency: group(
        'Under a button that calls, instead of `closed` and `holiday`, once `night` says so.',
        {
          closed: line(100).describe('If emergency calls are answered at night.'),
          always: line(100).describe('If every call is answered at night.'),
        },
      ).optional(),
      today: label(20).describe('`{day}`, if it is today.'),
      tomorrow: label(20).describe('`{day}`, if it is tomorrow.'),
      weekday: filled(20, ['day']).describe('`{day}` otherwise.'),
      oneOClock: filled(20, ['time']).describe('`{time}` and `{closes}` in the hour after one.'),
      oClock: filled(20, ['time']).describe('The same in every other hour.'),
      elsewhere: filled(30, ['time', 'zone']).describe(
        'Both for visitors in another time zone: first `{time}`, then `{zone}`, as in Central Time.',
      ),
    },
  ),
  offers: group('Prices of offers.', { free: label(20).describe('A price of 0.') }),
  consent: group(
    'The question about measuring ads, in builds with a tag: its text, the text for browsers that opt out (Global Privacy Control), its buttons, and the link in the footer that opens it again.',
    {
      text: line(160).describe('The question.'),
      optedOut: line(200).describe('The text for browsers that opt out.'),
      accept: label(30).describe('The button that says yes.'),
      decline: label(30).describe('The button that says no.'),
      more: label(60).describe('The link to the privacy page.'),
      close: label(30).describe('The button that closes it.'),
      link: label(30).describe('The link in the footer that opens it again.'),
    },
  ),
  clickIds: group('How long a browser remembers an ad, on the privacy page.', {
    visit: label(40).describe('Only during the visit.'),
    one: label(40).describe('One day.'),
    days: filled(40, ['days']).describe('More days.'),
  }),
  texting: group('Texting, if the number takes text messages.', {
    label: label(30).describe('The button on phones.'),
    desktop: line(120).describe('Next to the code on larger screens.'),
    code: line(80, { readBy: 'alt' }).describe('What the code is, for people who cannot see it.'),
    usual: line(80).describe('The first line of a message.'),
    byPage: z
      .record(
        z.string().regex(/^\/\S*$/, 'is not an address: begin with a slash, as in "/sewer-line"'),
        line(80),
      )
      .describe('The first line on a page, by address; an address also applies to the addresses below it.'),
    offer: label(30).describe('Where a text offers to text: the words before it.'),
    word: label(30).describe('The words after them, which become a link that opens a message.'),
  }),
  booking: group('The scheduler where visitors pick a time themselves (`bookingUrl` in site.json).', {
    label: label(40).describe('The button under a form that replaces the form with the scheduler.'),
    title: line(80).describe('What opens, for people who cannot see it.'),
  }),
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
    limit: line(140).describe('From the seventh request in ten minutes on.'),
    unsent: line(140).describe('When nothing was sent, and nothing will be; with the phone number.'),
    slow: line(140).describe('When sending takes longer than eight seconds.'),
    faults: group('How many mistakes a form has, for people who hear the page.', {
      one: line(80).describe('One.'),
      many: line(80).describe('More than one; {count} is their number.'),
    }),
    phone: group('Asked once about a phone number that nobody can call; pressed again, the form is sent.', {
      count: line(140).describe('Not ten digits; {digits} is how many there are.'),
      start: line(140).describe('Ten digits that no US number has.'),
      letters: line(140).describe('No digits.'),
    }),
    closedDay: line(140).describe(
      'Asked once about a preferred day on which the office is closed; pressed again, the form is sent.',
    ),
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
  photos: group('What is said about pictures of the problem, which visitors can send after a request.', {
    before: line(110).describe('Beside the contact form: that pictures can be added after sending.'),
    ask: line(110).describe('The question after a request.'),
    add: label(30).describe('The button that opens camera and library.'),
    note: line(110).describe('Under the button.'),
    picture: label(30).describe('What a picture is called, for people who hear the page; {n} is its number.'),
    removeShort: label(20).describe('The button that removes a picture.'),
    remove: label(40).describe('The same, for people who hear the page; it begins with the same word.'),
    making: label(30).describe('Under a picture that is being made smaller.'),
    sending: label(30).describe('Under a picture that is being sent.'),
    waits: label(30).describe('Under a picture that could not be sent yet.'),
    sent: label(30).describe('Under a picture that has arrived.'),
    arrived: group('When all have arrived.', {
      one: line(110).describe('One.'),
      many: line(110).describe('More than one.'),
    }),
    waiting: line(140).describe('While some wait to be sent.'),
    unkept: line(110).describe('The same, where storage is full or blocked.'),
    offline: line(140).describe('If the connection is gone at the press of the button.'),
    unreadable: line(110).describe('For a file that this browser cannot read.'),
    many: line(110).describe('For more than three.'),
    refused: line(110).describe('If nobody takes a picture.'),
    expired: line(110).describe('After it could not be sent for 72 hours and was deleted.'),
    text: line(80).describe('Added to the last three, if the number takes text messages.'),
    later: line(110).describe('On a later page, while some still wait.'),
    delete: label(30).describe('The button there that deletes them.'),
  }),
});
