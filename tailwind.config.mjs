import plugin from 'tailwindcss/plugin';
import { colors } from './src/theme/colors.mjs';
import { tones } from './src/content/vocabulary';
import { LINE_STEPS, ROW_STEPS } from './src/theme/line-steps';

/**
 * A column that is as wide as the largest multiple of a step that fits; whole where it is narrower than `whole`, as with very
 * large text, because words would break in less. Browsers before 2024 keep the whole column.
 * @param whole in em: at most the narrowest column of a first view at 100 % (`line-step.ts`) less the largest step, so that it
 *   changes none of those: 8.56 - 2.64 for a headline, 24 - 5 for a row of buttons
 */
const columnOf = (step, whole) =>
  `max(round(down, min(100%, var(--measure, 60em)), ${step / 100}em), min(100%, ${whole}em))`;

/** The columns of texts and of rows of buttons, by the names that `theme/line-step.ts` gives them. */
const columns = {
  ...Object.fromEntries(LINE_STEPS.map((step) => [`step-${step}`, columnOf(step, 5.9)])),
  ...Object.fromEntries(ROW_STEPS.map((step) => [`row-${step}`, columnOf(step, 19)])),
};

/**
 * The design tokens; the colors are in `src/theme/colors.mjs`.
 * @type {import('tailwindcss').Config}
 */
export default {
  // Only folders with class names, because searching other files would take a build more than a second longer.
  content: [
    './src/**/*.{astro,ts,tsx}',
    '!./src/{build,config,content,edge,lib,seo,theme}/**',
    '!./src/tools/{bench,commands,desk,inbox,preview}/**',
    // Only the dev server has the page of components; a visitor's styles need none of its classes.
    ...(process.env.NODE_ENV === 'production' ? ['!./src/tools/components-page/**'] : []),
  ],
  // Sections and `theme/line-step.ts` compose these classes, so no file has them in full.
  safelist: [...tones.map((tone) => `tone-${tone}`), ...Object.keys(columns).map((name) => `w-${name}`)],
  theme: {
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1400px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      black: 'black',
      ...colors,
      // The accent that can be seen on a section's ground (`global.css`).
      accent: 'var(--accent)',
    },
    borderRadius: { none: '0', sm: '3px', DEFAULT: '5px', lg: '6px', full: '9999px' },
    extend: {
      fontFamily: {
        sans: ['Mona Sans', 'Mona Sans Fallback', 'Mona Sans Fallback R', 'sans-serif'],
        plain: ['Mona Sans Fallback', 'Mona Sans Fallback R', 'sans-serif'],
      },
      width: columns,
      spacing: { gutter: 'clamp(20px, 4.4vw, 64px)', section: 'clamp(32px, 7vw, 104px)' },
      maxWidth: { page: '1440px', prose: '42rem' },
      zIndex: { header: '30', float: '40', dialog: '50' },
    },
  },
  // Off, so that colors are written without a variable for an opacity that nothing changes, and no element has
  // variables for transforms, filters, shadows and rings: fifty on each element made a restyle of the page twice as long.
  // Write `[scale:1.04]`, `[rotate:180deg]`, `[translate:-50%_0]`, `[box-shadow:0_0_0_2px_black]`.
  corePlugins: {
    blur: false,
    boxShadow: false,
    filter: false,
    rotate: false,
    scale: false,
    skew: false,
    transform: false,
    translate: false,
    backgroundOpacity: false,
    borderOpacity: false,
    divideOpacity: false,
    placeholderOpacity: false,
    ringColor: false,
    ringOffsetColor: false,
    ringOffsetWidth: false,
    ringOpacity: false,
    ringWidth: false,
    textOpacity: false,
  },
  plugins: [
    plugin(({ addVariant }) => {
      // Where the header of the main site has room for its menu as a bar: not on phones, also not sideways, where the two
      // rows would take a third of the screen.
      addVariant('bar', '@media (min-width: 1024px), (min-width: 768px) and (min-height: 501px)');
    }),
  ],
};
