import { collectionTable } from '../../content/collections';

/** Labels of fields whose names in the files would not be clear to the office. */
export const labels: Readonly<Record<string, string>> = {
  actions: 'Buttons',
  alt: 'What the picture shows',
  aliases: 'Further addresses',
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
  countsYears: 'Counts the years since the company began',
  faq: 'Questions',
  geo: 'Place on the map',
  id: 'Name for links to it',
  head: 'Search result and shared link',
  href: 'Where it leads',
  leadValue: 'What a request is worth',
  listId: 'Name for links to its list',
  mapEmbedUrl: 'Address of the map',
  menuLabel: 'Name in the menu of the page',
  mobile: 'On small screens',
  modalForm: 'Form in the pop-up',
  night: 'At night',
  oClock: 'Any other hour',
  oneOClock: 'The hour of one',
  noindex: 'Hide from search engines',
  path: 'Address, if not its name',
  pill: 'Line with five stars',
  readUrl: 'Page with the reviews',
  redirectOnSubmit: 'Straight to the thank-you page',
  selectPlaceholder: 'Before a choice is made',
  callbackSettled: 'The office stands by the time in which it calls back',
  seasons: 'Other hours for a time',
  sample: 'Stand-in, not a real review',
  set: 'Set of questions',
  startsAt: 'It is the lowest price',
  submit: 'Button',
  texting: 'Text messages, in words',
  texts: 'Takes text messages',
  undelivered: 'Requests that could not be sent',
  url: 'Web address',
  utm_campaign: 'Campaign of the ad (utm_campaign)',
  utm_medium: 'Medium of the ad (utm_medium)',
  utm_source: 'Source of the ad (utm_source)',
  variantOf: 'Second version of',
  writeUrl: 'Page for writing a review',
  x: 'From the left',
  y: 'From the floor',
};

/** Fields that the office rarely needs, shown below the others. */
const last =
  'id menuLabel layout mobile autoplay arrows dots listId plan waiting head crumb path aliases socialPath variantOf noindex'.split(
    ' ',
  );

function inWords(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** The label of a field. */
export const labelOf = (name: string): string => labels[name] ?? inWords(name);

/** Labels of choices and of kinds of group that their names would not say. */
const choices: Readonly<Record<string, string>> = {
  sms: 'Text message',
  tel: 'Phone',
  faq: 'Questions',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  modal: 'Pop-up',
  en: 'English',
  es: 'Spanish',
};

/** The label of a choice in a menu, or of one of several kinds of group, such as a button or a section. */
export const labelOfChoice = (value: string): string => choices[value] ?? inWords(value);

/** A sentence about a field with the names that the desk shows in place of those of fields and files. */
export const forOffice = (text: string): string =>
  text.replaceAll(/"([^"]+)"/g, '“$1”').replaceAll(/`([^`]+)`/g, (_, name: string) => {
    const kind = Object.values(collectionTable).find(({ at }) => at === name);
    return `“${kind?.desk.label ?? (/^[a-z][A-Za-z]*$/.test(name) ? labelOf(name) : name)}”`;
  });

/** What the order of a form depends on. */
interface FormField {
  name: string;
  required?: unknown;
}

function rank({ name, required }: FormField): number {
  if (name === 'sections') return -1;
  // The optional id of a section is only for links to it; a required id belongs at the top.
  if (name === 'id' && required) return 0;
  return last.indexOf(name) + 1;
}

/** Sorts a form's fields: sections first, because they are edited most, and rarely needed fields last. */
export const byUse = (a: FormField, b: FormField): number => rank(a) - rank(b);
