import module from 'node:module';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';

// Node reads TypeScript, but finds no file by a name without its ending. An older Node goes on without this: then Astro
// reads all of it again, through a development server of Vite, for a second and a half of processor time and 100 MB.
module.registerHooks?.({
  resolve(name, context, next) {
    const isOurs = /^\.{1,2}\//.test(name) && !context.parentURL?.includes('/node_modules/');
    for (const ending of isOurs ? ['.ts', '/index.ts'] : [])
      try {
        return next(name + ending, context);
      } catch {
        // Has another ending, or one already.
      }
    return next(name, context);
  },
});
const { integrations } = await import('./src/build/integrations.ts');
const { allLanguages, defaultLocale } = await import('./src/content/languages.ts');

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
