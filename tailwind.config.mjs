/**
 * The design tokens. Colours are named after the drawing's palette so that a page and its picture are one
 * hand; contrast pairs were measured (ink on orange 5.5, white on navy 14.9, fog on navy 10.2, slate on sky 6.4).
 * @type {import('tailwindcss').Config}
 */
export default {
  content: ['./src/**/*.{astro,ts,tsx}'],
  theme: {
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1400px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#FFFFFF',
      ink: '#0B1D3A',
      navy: '#10274B',
      navy2: '#1A3763',
      navy3: '#264B80',
      steel: '#6C8CB2',
      mist: '#B9CCDF',
      sky: '#DCE7F1',
      ice: '#EEF4F9',
      paper: '#FFF8EE',
      wall: '#FBEBD5',
      wood: '#D9A066',
      orange: '#F26A1B',
      deep: '#C94F0C',
      amber: '#FFB45C',
      hot: '#FF6A1F',
      cold: '#3FA9F5',
      drain: '#F7F3EA',
      gas: '#FFC24B',
      slate: '#37517A',
      fog: '#C9D8E8',
      danger: '#A8200D',
      good: '#1B6B3A',
    },
    borderRadius: { none: '0', sm: '3px', DEFAULT: '5px', lg: '6px', full: '9999px' },
    extend: {
      fontFamily: {
        sans: ['Mona Sans', 'Mona Sans Fallback', 'system-ui', 'sans-serif'],
        plain: ['Mona Sans Fallback', 'system-ui', 'sans-serif'],
      },
      spacing: { gutter: 'clamp(20px, 4.4vw, 64px)', section: 'clamp(56px, 7vw, 104px)' },
      maxWidth: { page: '1440px', prose: '42rem' },
      zIndex: { header: '30', float: '40', dialog: '50' },
    },
  },
  // Colours as they are written: without these, each one carries a variable for an opacity that nothing changes.
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    divideOpacity: false,
    placeholderOpacity: false,
    ringOpacity: false,
    textOpacity: false,
  },
  plugins: [],
};
