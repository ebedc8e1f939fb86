import type { Kind } from '../../content-check/kinds';

/** How the desk shows a content kind. */
export interface MenuEntry {
  /** Name in the menu. */
  label: string;
  /** Name of one entry, as in 'Add review'. */
  one: string;
  /** The name of a Material Symbol. */
  icon: string;
  /** What the list of files shows for each file. */
  summary?: string;
  /** The field that is the title of an open entry. */
  title?: string;
  /** True if code refers to the folder's files, so they can be edited but not added or removed. */
  fixed?: boolean;
}

/** The folders in the desk's menu, in order. */
export const folders = {
  pages: {
    label: 'Main pages',
    one: 'page',
    icon: 'home',
    summary: "{{crumb | default('Page not found')}}",
    title: 'crumb',
    fixed: true,
  },
  services: {
    label: 'Service pages',
    one: 'service page',
    icon: 'plumbing',
    summary: '{{name}}',
    title: 'name',
  },
  landing: {
    label: 'Landing pages',
    one: 'landing page',
    icon: 'ads_click',
    summary: '{{service.name}}: {{slug}}',
    title: 'head.title',
  },
  cities: {
    label: 'City pages',
    one: 'city page',
    icon: 'location_city',
    summary: '{{name}}',
    title: 'name',
  },
  faqs: {
    label: 'Questions',
    one: 'set of questions',
    icon: 'quiz',
    summary: '{{slug}}',
    title: 'items',
  },
  forms: {
    label: 'Forms',
    one: 'form',
    icon: 'contact_mail',
    summary: '{{title}} ({{slug}})',
    title: 'title',
  },
  legal: {
    label: 'Legal pages',
    one: 'legal page',
    icon: 'gavel',
    summary: '{{title}}',
    title: 'title',
    fixed: true,
  },
} as const satisfies Partial<Record<Kind, MenuEntry>>;

/** The single files in the desk's menu; the most edited come first. */
export const singles = {
  site: { label: 'Phone and hours', one: 'entry', icon: 'call' },
  testimonials: { label: 'Reviews', one: 'review', icon: 'star' },
  claims: { label: 'Claims', one: 'claim', icon: 'fact_check' },
  prices: { label: 'Prices', one: 'job', icon: 'sell' },
  promises: { label: 'Promises', one: 'promise', icon: 'handshake' },
  popularServices: { label: 'Services carousel', one: 'card', icon: 'view_carousel' },
  optionSets: { label: 'Choices of forms', one: 'list of choices', icon: 'list' },
  regions: { label: 'Groups of cities', one: 'group', icon: 'map' },
  navigation: { label: 'Menus', one: 'entry', icon: 'menu' },
  colors: { label: 'Colors', one: 'color', icon: 'palette' },
} as const satisfies Partial<Record<Kind, MenuEntry>>;

/** The menu entry of each content kind. */
export const menu: Readonly<Record<Kind, MenuEntry>> = { ...folders, ...singles };
