import { cva, type VariantProps } from 'class-variance-authority';
import type { Tone } from '@/content/vocabulary';

/** A darker lower edge, which disappears while the button is pressed. */
const edge = '[box-shadow:inset_0_-3px_0_theme(colors.ink/20%)] active:[box-shadow:none]';
/** The same edge for buttons as dark as ink. */
const darkEdge = '[box-shadow:inset_0_-3px_0_rgb(0_0_0/.4)] active:[box-shadow:none]';

/**
 * Classes of every button, for `Button.astro` and the islands' `ui/Button.tsx`: ten variants and seven sizes.
 * Targets are at least 44 px high, except `link`, which is used in running text (WCAG 2.5.8). Orange has
 * dark text, because white on orange has a contrast of only 3.1.
 */
export const buttonClass = cva(
  // What all have in common is in `global.css`: as classes it was 450 characters in each button of a page.
  'btn leading-tight',
  {
    variants: {
      variant: {
        default: `bg-ink text-white hover:bg-navy2 ${darkEdge}`,
        destructive: `bg-danger text-white hover:bg-dangerDark ${edge}`,
        outline: 'border-2 border-ink text-ink hover:bg-ink hover:text-white',
        secondary: `bg-sky text-ink hover:bg-mist ${edge}`,
        ghost: 'text-current hover:bg-steel/25',
        link: '!min-h-0 !p-0 underline decoration-2 underline-offset-4 hover:decoration-orange',
        orange: `bg-orange text-ink hover:bg-orangeLight ${edge}`,
        navy: `bg-navy text-white hover:bg-navy3 ${darkEdge}`,
        white: `bg-white text-ink hover:bg-sky ${edge}`,
        'white-outline': 'border-2 border-white text-white hover:bg-white hover:text-ink',
      },
      size: {
        default: 'min-h-11 px-5 py-2 text-base',
        sm: 'min-h-11 px-4 py-1.5 text-[0.9375rem]',
        lg: 'min-h-[3.25rem] px-6 py-2.5 text-[1.0625rem]',
        xl: 'min-h-[3.625rem] px-7 py-3 text-lg',
        xxl: 'min-h-16 px-9 py-3.5 text-xl',
        cta: 'min-h-14 w-full px-7 py-3 text-lg sm:w-auto',
        icon: 'size-11 shrink-0 p-0',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

/** The options of `buttonClass`. */
export type ButtonVariants = VariantProps<typeof buttonClass>;

type Variant = NonNullable<ButtonVariants['variant']>;

/** Whether a section of this tone is dark. */
export const isDark = (tone: Tone): boolean => tone === 'navy' || tone === 'earth';

/** The variants of the first, main button of a group and of the others, on a section of this tone. */
export function variantsOn(tone: Tone): readonly [main: Variant, others: Variant] {
  if (tone === 'orange') return ['navy', 'white'];
  return ['orange', isDark(tone) ? 'white-outline' : 'outline'];
}
