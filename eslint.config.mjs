import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const aboveComponents = ['sections', 'layouts', 'templates', 'pages'];
const markup = ['components', ...aboveComponents];

/**
 * For each folder, the folders that it must not import, so that imports go one way (README, 'Map of the code'). `@/` is
 * `src/`.
 */
const mayNotImport = {
  leads: [...markup, 'islands', 'content-model', 'drawing', 'seo', 'dev'],
  drawing: [...markup, 'islands', 'leads', 'seo', 'dev'],
  seo: [...markup, 'islands', 'leads', 'drawing', 'dev'],
  geography: [...markup, 'islands', 'leads', 'seo', 'drawing', 'dev'],
  islands: [...aboveComponents, 'drawing', 'seo', 'dev'],
  // Pages use the files of content/drawings; only the map is drawn at build time.
  components: [...aboveComponents, 'drawing/(?!map)', 'dev'],
  sections: ['layouts', 'templates', 'pages', 'drawing', 'dev'],
  layouts: ['templates', 'pages', 'drawing', 'dev'],
  templates: ['pages', 'drawing', 'dev'],
  pages: ['drawing', 'dev'],
  'content-model': ['drawing', 'dev'],
};

const oneWay = Object.entries(mayNotImport).map(([folder, others]) => ({
  files: [`src/${folder}/**/*.{ts,tsx,astro}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: others.map((other) => ({
          regex: `^(@|(\\.\\./)+)/?${other}(/|$)`,
          message: `src/${folder} must not import src/${other}: imports go one way (README).`,
        })),
      },
    ],
  },
}));

/**
 * Colors are only in `content/colors.json` and `src/colors.mjs`. `tests/unit/colors.test.ts` also checks stylesheets.
 */
const colorMessage = 'Name the color in content/colors.json and use it by its name.';
const hexColor = '/#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i';

export default defineConfig(
  {
    ignores: ['dist/', 'dist-edge/', '.astro/', '.cache/', 'public/', 'test-results/', 'playwright-report/'],
  },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-recommended'],
  {
    files: ['**/*.tsx'],
    // The Astro configuration above already registers the plugin; this adds its rules.
    rules: jsxA11y.flatConfigs.recommended.rules,
  },
  {
    files: ['src/islands/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // In these folders a promise without `await` could lose a lead.
    files: ['src/{leads,islands,scripts,offline}/**/*.{ts,tsx}'],
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
    ignores: ['src/dev/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `Literal[value=${hexColor}]`, message: colorMessage },
        { selector: `TemplateElement[value.raw=${hexColor}]`, message: colorMessage },
      ],
    },
  },
  ...oneWay,
  {
    // So that a new major version of zod changes only that file.
    files: ['src/{content-check,dev}/**/*.ts', 'tests/unit/{content-check,dev}/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'astro/zod',
              message: 'Use src/content-model/zod.ts to read schemas.',
            },
          ],
        },
      ],
    },
  },
);
