import { collectionTable } from '../../content/collections';
import { languages } from '../../content/languages';

/** Labels of fields whose names in the files would not be clear to the office. */
export const labels: Readonly<Record<string, string>> = {
  actions: 'Buttons',
  alt: 'What the picture shows',
  aliases: 'Further addresses',
  alias: 'Address',
  autoplay: 'Pause between slides',
  badge: 'Line above the headline',
  badges: 'Facts under the buttons',
  blurb: 'Text in the footer',
  breadcrumbs: 'Where a page is',
  byNight: 'Depending on who answers at night',
  byPage: 'First lines of pages',
  chips: 'Short facts',
  clickId: 'Kind of click id in the address',
  clickIdDays: 'Days for which an ad is remembered',
  clickIds: 'How long an ad is remembered',
  crumb: 'Short name of the page',
  focus: 'Point of the photo that stays in view',
  computeYears: 'Years count on by themselves',
  countsYears: 'Counts the years since the company began',
  faq: 'Questions',
  geo: 'Place on the map',
  id: 'Name for links to it',
  head: 'Search result and shared link',
  href: 'Where it leads',
  intro: 'Introduction',
  leadValue: 'What a request is worth',
  listId: 'Name for links to its list',
  mapEmbedUrl: 'Address of the map',
  menuLabel: 'Name in the menu of the page',
  mobile: 'On small screens',
  modalForm: 'Form in the pop-up',
  night: 'At night',
  oClock: 'Any other hour',
  oneOClock: 'The hour of one',
  ordered: 'Numbered',
  noindex: 'Hide from search engines',
  path: 'Address, if not its name',
  pill: 'Line with five stars',
  postalCode: 'ZIP code',
  readUrl: 'Page with the reviews',
  redirectOnSubmit: 'Straight to the thank-you page',
  selectPlaceholder: 'Before a choice is made',
  callbackSettled: 'The office stands by the time in which it calls back',
  seasons: 'Other hours for a time',
  sample: 'Stand-in, not a real review',
  set: 'Set of questions',
  socialDrawing: 'Drawing of the shared link',
  socialFocus: 'Point of that photo that stays in view',
  socialPhoto: 'Photo of the shared link',
  socialPath: 'Address of the shared link',
  socialTitle: 'Title of the shared link',
  startsAt: 'It is the lowest price',
  submit: 'Button',
  submitting: 'Button while it is sent',
  texting: 'Text messages, in words',
  texts: 'Takes text messages',
  tone: 'Background',
  undelivered: 'Requests that could not be sent',
  url: 'Web address',
  utm_campaign: 'Campaign of the ad (utm_campaign)',
  utm_medium: 'Medium of the ad (utm_medium)',
  utm_source: 'Source of the ad (utm_source)',
  variantOf: 'Second version of',
  writeUrl: 'Page for writing a review',
  x: 'From the left',
  y: 'From the floor',
  zipCodes: 'ZIP codes',
  zipCheck: 'ZIP check',
  zipRange: 'In place of many ZIP codes',
};

/** Fields that the office rarely needs, shown below the others. */
const last: readonly string[] = [
  'id',
  'menuLabel',
  'tone',
  'layout',
  'mobile',
  'autoplay',
  'arrows',
  'dots',
  'listId',
  'plan',
  'waiting',
  'head',
  'crumb',
  'path',
  'aliases',
  'socialPath',
  'variantOf',
  'noindex',
];

/** Labels for one entry of a list, where the list's name would not be clear. */
const ones: Readonly<Record<string, string>> = {
  actions: 'button',
  aliases: 'address',
  always: 'text',
  areas: 'link',
  badges: 'fact',
  blanks: 'line',
  byPage: 'first line',
  chips: 'fact',
  emergencies: 'text',
  faq: 'question',
  header: 'link or menu',
  hours: 'opening hours',
  house: 'label',
  included: 'item',
  legal: 'link',
  moves: 'reason',
  nobody: 'text',
  otherwise: 'text',
  seasons: 'other hours for a time',
  social: 'social page',
  zipCodes: 'ZIP code',
};

/** `socialDrawing` as "Social drawing". */
function inWords(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** The label of a field. */
export const labelOf = (name: string): string => labels[name] ?? inWords(name);

/** The label of a choice in a menu. */
export const labelOfChoice = (value: string): string =>
  ({
    sms: 'Text message',
    tel: 'Phone',
    faq: 'Questions',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    ...Object.fromEntries(Object.keys(languages).map((language) => [language, nameOfLanguage(language)])),
  })[value] ?? inWords(value);

/** The label of one of several kinds of group, such as a button or a section. */
export const labelOfKind = (name: string): string =>
  ({
    quote: 'Opens the quote form',
    modal: 'Opens a form',
    link: 'Leads to a page',
    call: 'Calls us',
  })[name] ?? labelOfChoice(name);

/** What the office calls a language. */
export const nameOfLanguage = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/** Hints in place of the schema's description, where that is for people who edit files. By the name of the field. */
export const hints: Readonly<Record<string, string>> = {
  aliases: 'Other addresses that show this page. Each begins with a slash: /Plumbing/Help.',
  ink: 'Text, outlines and lines of drawings.',
  id: 'Links can lead to it by this name. Most sections need none.',
  listId: 'A second such name, for the list of cards in the section.',
  noindex: 'Tick it to keep the page out of search results.',
  path: 'Only if it is not made from the name. It begins with a slash: /Plumbing/Help.',
  socialPath: 'Only if shared links should lead to another address.',
  variantOf:
    'Makes this page a second version of another one, to try out at the ad platform which works better.',
};

/** Words of the schemas' descriptions that are about files, and what the office reads. Their order matters. */
const plainer: readonly [RegExp, string][] = [
  [/,? in quotes\b/g, ''],
  [/A claim, as a named reference: \{\{[^}]+\}\}\./g, 'Choose it above, under “Put a fact into the text”.'],
  [/, as a named reference: \{\{[^}]+\}\}/g, ': choose it above, under “Put a fact into the text”'],
  [/: \{\{[^}]+\}\}( or \{\{[^}]+\}\})?/g, ''],
  [/ ?[^.]*\{\{[^}]+\}\}[^.]*\./g, ''],
  [/, sent to the webhook in the payload field `[^`]+`/g, '; the office sees it'],
  [/^Sent to the webhook in the payload field `[^`]+`/g, 'The office sees it'],
  [/^true: /g, 'Tick it: '],
  [/^true (?=if|for)/g, 'Tick it '],
  [/ false: /g, ' Otherwise '],
  [/ null: not said yet\./g, ' Choose none while it is not said yet.'],
  [/; null (if|for)/g, '; empty $1'],
  [/ `"url": null` keeps the icon without a link\./g, ' Without an address, the icon is no link.'],
  [/`false`/gi, '“No”'],
  [/is null\b/g, 'is not answered'],
  [/\b([Aa]) path such as/g, '$1n address such as'],
  [/a fragment such as/g, 'a place on this page such as'],
  [/Below 768 px/g, 'On phones'],
  [/in structured data\b/g, 'for search engines'],
  [/for structured data\b/g, 'for search engines'],
  [/ Default: /g, ' If left empty: '],
  [/ in the HTML\b/g, ''],
  [/the webhook refuses/g, 'nobody takes'],
  [/ if the site has a webhook for them/g, ''],
  [/\bLeft out\b/g, 'If left empty'],
  [/(; )left out\b/g, '$1if left empty'],
  [/\bleft out\b/g, 'left empty'],
  [/Milliseconds between/g, 'The time between'],
  [/"([^"]+)"/g, '“$1”'],
];

/** A sentence about a field without what only people who edit files need: quotes around values, names of fields. */
export const forOffice = (text: string): string =>
  plainer
    .reduce((plain, [theirs, ours]) => plain.replaceAll(theirs, ours), text)
    .replaceAll(/`(content\/[\w/-]+\.\w+)`/g, (_, file: string) => {
      const kind = Object.values(collectionTable).find(({ at }) => at === file);
      return `“${kind?.desk.label ?? file}”`;
    })
    .replaceAll(
      /`([^`]+)`/g,
      (_, name: string) => `“${/^[a-z][A-Za-z]*$/.test(name) ? labelOf(name) : name}”`,
    );

/** The name of one entry of a list: `question` of `questions`. */
export const singular = (list: string): string =>
  list
    .replace(/ies$/, 'y')
    .replace(/iases$/, 'ias')
    .replace(/([^sa])s$/, '$1');

/** The label of one entry of a list, within a sentence. */
export const labelOfOne = (list: string): string => ones[list] ?? inWords(singular(list)).toLowerCase();

interface SortedField {
  name: string;
  required: boolean | readonly string[];
}

function rank({ name, required }: SortedField): number {
  if (name === 'sections') return -1;
  // The optional id of a section is only for links to it; a required id belongs at the top.
  if (name === 'id' && required) return 0;
  return last.indexOf(name) + 1;
}

/** Sorts a form's fields: sections first, because they are edited most, and rarely needed fields last. */
export const byUse = (a: SortedField, b: SortedField): number => rank(a) - rank(b);
