import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { integrations } from './src/build/integrations.ts';
import { allLanguages, defaultLocale } from './src/content/languages.ts';

// Adds the settings of the file .env; environment variables win over it.
Object.assign(process.env, { ...loadEnv('production', process.cwd(), ''), ...process.env });

export default defineConfig({
  trailingSlash: 'never',
  // Astro's new default, 'jsx', takes out the spaces between elements on lines of their own: words would grow together.
  compressHTML: true,
  build: {
    // /about is the file about.html, so that a CDN needs no redirect.
    format: 'file',
    // One file for all pages, which `src/build/pages/prune-css.ts` splits.
    inlineStylesheets: 'never',
    // While sharp renders one social image on another CPU core, the text of the next one is laid out.
    concurrency: 4,
  },
  // Tells components the language of their page, `Astro.currentLocale`, from its address. Which languages are built is in
  // content/site.json.
  i18n: { locales: [...allLanguages], defaultLocale: defaultLocale },
  // Content has no program code, and loading the highlighter takes time.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // Relative to the project, because it becomes part of the pictures' names.
  image: { service: { entrypoint: './src/theme/pictures/service.ts', config: {} } },
  // Completion and errors while typing in the front matter of Markdown files, by Astro's editor extension.
  experimental: { contentIntellisense: true },
  integrations: integrations(),
});
