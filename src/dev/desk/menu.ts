import type { Kind } from '../../content-check/kinds';

/** How the desk shows a kind of content. */
export interface MenuEntry {
  /** What the menu calls it. */
  label: string;
  /** What one of its entries is called: on buttons, as in 'Add review'. */
  one: string;
  /** The name of a Material Symbol. */
  icon: string;
  /** What the list of a folder's files shows of each. */
  summary?: string;
  /** The field that names an entry of a folder where it is open. */
  title?: string;
  /** The site names the files of the folder in code: they can be edited, not added or removed. */
  fixed?: boolean;
}

/** The folders in the menu at the desk, in their order. */
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

/** The single files in the menu at the desk, in their order: what the office changes most comes first. */
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

/** How the desk shows each kind. */
export const menu: Readonly<Record<Kind, MenuEntry>> = { ...folders, ...singles };
