import type { Section } from '@/content/types';

/** A section that is one list of cards. */
export type CardSection = Extract<
  Section,
  {
    type:
      | 'alert-points'
      | 'signs'
      | 'client-types'
      | 'benefits'
      | 'why-choose-us'
      | 'reasons'
      | 'trust'
      | 'team'
      | 'service-cards'
      | 'process';
  }
>;

/** How the cards of a section look: the classes of its parts. */
export interface CardLook {
  /** Of its heading (`Section.astro`). */
  layout?: 'split' | 'aside';
  list: string;
  /** Of the list where it is a carousel on phones. */
  track?: string;
  /** Of the list item or slide that a card is in. */
  item?: string;
  icon?: string;
  picture?: string;
  /** The width of a picture, unless it is a third of a wide screen. */
  sizes?: string;
  /** True if heading and text are a column beside the icon or picture. */
  isBeside?: boolean;
  heading?: string;
  text?: string;
  bullets?: string;
  /** Of the buttons below. */
  actions?: string;
}

const picture = 'w-full rounded-lg bg-ice object-cover';
const benefit: Pick<CardLook, 'icon' | 'heading' | 'text'> = {
  icon: 'size-12 rounded bg-orange p-3 text-ink',
  heading: 'mt-5',
  text: 'mt-2 max-sm:leading-snug',
};

/** How a section's cards look. */
export function lookOf(section: CardSection, count: number): CardLook {
  const inThrees = count % 3 === 0;
  switch (section.type) {
    case 'alert-points':
      return {
        list: 'grid gap-8 md:grid-cols-3',
        item: 'rule border-l-4 !border-l-orange pl-5',
        icon: 'size-7 text-accent',
        heading: 'mt-3',
        text: 'mt-2',
      };
    case 'signs':
      return {
        layout: 'split',
        list: `grid gap-x-7 gap-y-9 sm:grid-cols-2 ${inThrees ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`,
        item: 'run',
        text: 'mt-2',
        actions: 'mt-10',
      };
    case 'client-types':
      return {
        layout: 'split',
        list: 'grid gap-x-7 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3',
        item: 'grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] items-start gap-x-3.5 sm:block',
        picture: `aspect-[4/3] ${picture}`,
        isBeside: true,
        heading: 'sm:mt-4',
        text: 'mt-1 max-sm:text-[0.97rem] max-sm:leading-snug',
      };
    case 'benefits':
      return {
        ...benefit,
        layout: 'split',
        list: 'grid gap-x-7 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4',
        // On a phone the icon is beside the words.
        item: 'run max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4 max-sm:[&>:not(svg)]:col-start-2 max-sm:[&>*]:mt-0 max-sm:[&>svg]:row-span-2',
      };
    case 'why-choose-us':
      return {
        ...benefit,
        layout: 'split',
        list: '',
        track: 'md:grid md:grid-cols-2 md:gap-x-7 md:gap-y-10 lg:grid-cols-4',
        item: 'run',
      };
    case 'reasons':
      return {
        layout: 'aside',
        list: 'rule border-y-2 [&>li+li]:border-t-2 [&>li]:border-[--line]',
        item: 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 py-2.5 sm:py-6',
        icon: 'row-span-2 mt-0.5 size-7 text-accent',
        text: 'mt-1 max-sm:leading-snug',
      };
    case 'trust':
      return {
        layout: 'split',
        list: 'grid gap-x-10 gap-y-8 sm:grid-cols-2',
        item: 'rule border-l-[6px] pl-5',
        text: 'mt-1.5',
        actions: 'mt-10',
      };
    case 'team': {
      // One photograph is as wide as the row, and lower; two and four stand in pairs.
      const isPairs = count === 2 || count === 4;
      const columns = count === 1 ? '' : isPairs ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3';
      return {
        layout: 'split',
        list: `grid gap-x-7 gap-y-10 ${columns}`,
        picture: `aspect-[4/3] ${picture} ${count === 1 ? 'md:aspect-[2/1]' : ''}`,
        sizes: count === 1 ? '92vw' : isPairs ? '(min-width: 1024px) min(46vw, 640px), 92vw' : undefined,
        heading: 'mt-4',
        text: 'mt-1.5 max-w-prose',
      };
    }
    case 'process': {
      const grid = 'md:grid md:grid-cols-3 md:gap-x-8 md:gap-y-12';
      return {
        layout: 'split',
        list: `grid gap-y-12 ${grid}`,
        track: grid,
        picture: `mb-5 aspect-[16/13] ${picture}`,
        heading: 'mt-4',
        text: 'mt-2',
        bullets: 'mt-3',
      };
    }
    case 'service-cards': {
      const isList = section.layout === 'list';
      const wide = isList || count === 2 ? '' : inThrees ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
      const shared = {
        layout: 'split',
        track: `md:grid md:gap-x-7 md:gap-y-12 md:grid-cols-2 ${wide}`,
        picture: `aspect-[16/10] ${picture} sm:aspect-[16/13]`,
        bullets: 'mt-4',
        actions: 'mt-8',
      } as const;
      return isList
        ? {
            ...shared,
            list: 'grid gap-x-7 md:grid-cols-2',
            item: 'rule grid grid-cols-[auto_1fr] content-start gap-x-3.5 border-t-2 py-3 sm:gap-x-5 md:py-6 [&>:not(:first-child)]:col-start-2',
            icon: 'size-12 rounded bg-orange p-3 text-ink row-span-4 max-sm:size-9 max-sm:p-2',
            heading: 'max-sm:text-[1.15rem]',
            text: 'mt-1 max-sm:leading-snug',
          }
        : {
            ...shared,
            list: `grid gap-x-7 gap-y-12 md:grid-cols-2 ${wide}`,
            item: 'flex flex-col',
            icon: benefit.icon!,
            heading: 'mt-4',
            text: 'mt-2',
          };
    }
  }
}
