/** Labels of fields whose names in the files would not be clear to the office. */
const labels: Readonly<Record<string, string>> = {
  actions: 'Buttons',
  alt: 'What the picture shows',
  aliases: 'Further addresses',
  autoplay: 'Pause between slides, in milliseconds (1000 is one second)',
  badge: 'Line above the headline',
  badges: 'Facts under the buttons',
  blurb: 'Text in the footer',
  chips: 'Short facts',
  crumb: 'Short name of the page',
  focus: 'Point of the photo that stays in view',
  geo: 'Place on the map',
  head: 'Search result and shared link',
  href: 'Where it leads',
  intro: 'Introduction',
  leadValue: 'What a request is worth',
  menuLabel: 'Name in the menu of the page',
  mobile: 'On small screens',
  modalForm: 'Form in the pop-up',
  noindex: 'Hide from search engines',
  path: 'Address, if not its name',
  pill: 'Line with five stars',
  settled: 'The office stands by this',
  sample: 'Stand-in, not a real review',
  set: 'Set of questions',
  socialDrawing: 'Drawing of the shared link',
  socialPath: 'Address of the shared link',
  socialTitle: 'Title of the shared link',
  tone: 'Background',
  url: 'Web address',
  zipCodes: 'ZIP codes',
  zipCheck: 'ZIP check',
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
  badges: 'fact',
  chips: 'fact',
  hours: 'opening time',
  zipCodes: 'ZIP code',
};

/** `socialDrawing` as "Social drawing". */
function inWords(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** The label of a field. */
export const labelOf = (name: string): string => labels[name] ?? inWords(name);

/** A sentence about a field without what only people who edit files need: quotes around values, names of fields. */
export const forOffice = (text: string): string =>
  text
    .replaceAll(/,? in quotes\b/g, '')
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
  widget: string;
  required: boolean;
}

function rank({ name, widget, required }: SortedField): number {
  if (name === 'sections') return -1;
  // The optional id of a section is only for links to it; a required id belongs at the top.
  if (name === 'id' && required) return 0;
  // A page's `service` group is structured data for search engines, rarely edited; other `service` fields are not.
  return name === 'service' && widget === 'object' ? last.length : last.indexOf(name) + 1;
}

/** Sorts a form's fields: sections first, because they are edited most, and rarely needed fields last. */
export const byUse = (a: SortedField, b: SortedField): number => rank(a) - rank(b);
