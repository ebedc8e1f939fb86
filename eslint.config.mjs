import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const aboveComponents = ['sections', 'layouts', 'pages'];
const markup = ['components', ...aboveComponents];
const readers = ['content/load', 'content/check', 'build'];

/**
 * For each folder, the folders that it must not import, so that imports go one way (src/README.md). `@/` is
 * `src/`.
 */
const mayNotImport = {
  // Of content only its types: a value would bring zod into pages, over their budget.
  leads: [...markup, 'islands', 'browser', 'content/(?!types)', 'map', 'seo', 'build', 'tools'],
  map: [...markup, 'islands', 'leads', 'seo', ...readers, 'tools'],
  seo: [...markup, 'islands', 'leads', 'map/(?!geography)', ...readers, 'tools'],
  islands: [...aboveComponents, 'map', 'seo', ...readers, 'tools'],
  components: [...aboveComponents, ...readers, 'tools'],
  sections: ['layouts', 'pages', 'map/(?!geography)', ...readers, 'tools'],
  layouts: ['pages', 'map/(?!geography)', 'tools'],
  pages: ['map/(?!geography)', 'tools'],
  content: [
    'components',
    'layouts',
    'pages',
    'islands',
    'browser',
    'seo',
    'map/(?!geography)',
    'build',
    'tools',
  ],
  browser: [...markup, 'islands', 'seo', 'map/(?!geography)', ...readers, 'tools'],
  build: [...markup, 'islands', 'browser'],
  edge: [...markup, 'islands', 'tools'],
  theme: [...markup, 'islands', ...readers, 'tools'],
  offline: [...markup, 'islands', 'tools'],
  lib: [...markup, 'islands', 'leads', 'browser', 'content', 'map', 'seo', 'edge', 'build', 'theme', 'tools'],
};

const oneWay = Object.entries(mayNotImport).map(([folder, others]) => ({
  files: [`src/${folder}/**/*.{ts,tsx,astro}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: others.map((other) => ({
          regex: `^(@|(\\.\\./)+)/?${other}(/|$)`,
          message: `src/${folder} must not import src/${other}: imports go one way (src/README.md).`,
        })),
      },
    ],
  },
}));

/**
 * Colors are only in `content/colors.json` and `src/theme/colors.mjs`. `tests/unit/theme/colors.test.ts` also checks stylesheets.
 */
const colorMessage = 'Name the color in content/colors.json and use it by its name.';
const hexColor = '/#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i';

const noColors = ['Literal[value', 'TemplateElement[value.raw'].map((value) => ({
  selector: `${value}=${hexColor}]`,
  message: colorMessage,
}));

/** Each language has its own file of words, so a component, script or form contains no sentence. */
const wordsMessage = 'Visitors read this: write it in content/interface.json and ask getInterface() for it.';
const spoken = '/^(aria-(label|description|roledescription)|alt|title|placeholder|label)$/';
const noWords = [
  `JSXText[value=/\\p{L}{2}/u]`,
  `JSXAttribute[name.name=${spoken}] > Literal[value=/\\p{L}{2}/u]`,
  // Sentences in expressions, as in `'Our own town'`; what is thrown or logged is for us.
  `:not(ThrowStatement Literal, CallExpression[callee.object.name='console'] Literal, NewExpression[callee.name=/Error$/] Literal)Literal[value=/^\\p{Lu}[\\p{L}']* \\p{L}/u]`,
  `JSXAttribute[name.name=${spoken}] TemplateElement[value.raw=/\\p{L}{2} \\p{L}/u]`,
].map((selector) => ({ selector, message: wordsMessage }));

/** Storage may be blocked, full or torn: one module knows that, and nothing else touches it. */
const storageMessage = 'Only src/leads/storage.ts touches storage: use what it exports.';
const noStorage = [
  'Identifier[name=/^(local|session)Storage$|^indexedDB$/]',
  'MemberExpression[computed=true][object.name=/^(window|self|globalThis)$/]',
].map((selector) => ({ selector, message: storageMessage }));

export default defineConfig(
  {
    ignores: [
      'dist/',
      'dist-edge/',
      'dist-desk/',
      '.astro/',
      '.cache/',
      'public/',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-recommended'],
  { files: ['**/*.tsx'], ...jsxA11y.configs.recommended },
  {
    files: ['src/islands/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // In these folders a promise without `await` could lose a lead.
    files: ['src/{leads,islands,browser,offline}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    // Tools that run on a developer's machine.
    ignores: ['src/tools/**'],
    rules: {
      'no-restricted-syntax': ['error', ...noColors, ...noStorage],
    },
  },
  {
    files: ['src/{components,sections,layouts,pages,islands,leads,browser,seo,map}/**/*.{ts,tsx,astro}'],
    // Descriptions of fields and names of kinds, which the office reads at the desk.
    ignores: ['src/sections/*/schema.ts', 'src/sections/kinds.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noColors, ...noWords, ...noStorage] },
  },
  {
    files: [
      'src/leads/storage.ts',
      // The one module that touches IndexedDB, where pictures wait. In `storage.ts` it would be in the script that every
      // page runs at once: a module is never split.
      'src/leads/photos.ts',
      // 6 bytes of the script before any touch, where a page with an ad's number has 14 left.
      'src/browser/early/font.ts',
      // Only their text gets into a page, before any file has come, so they can import nothing.
      'src/browser/call-number.ts',
      'src/layouts/inline-scripts.ts',
      'src/sections/hero/say-state.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noColors, ...noWords] },
  },
  ...oneWay,
);
