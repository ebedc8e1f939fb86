import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { caches } from './src/build/caches.ts';
import { checkSettings } from './src/build/check-settings.ts';
import { contentAsJson } from './src/build/content-as-json.ts';
import { edge } from './src/build/edge.ts';
import { islands } from './src/build/islands.ts';
import { finishPages, noPages } from './src/build/pages/finish-pages.ts';
import { webhookAddresses } from './src/build/webhooks.ts';
import { checkContent } from './src/content-check/integration.ts';
import { componentsPage } from './src/dev/components-page/integration.ts';
import { desk } from './src/dev/desk/integration.ts';
import { offlinePage } from './src/offline/integration.ts';
import { pictures } from './src/pictures/beside-build.ts';
import { dropOriginals } from './src/pictures/drop-originals.ts';
import { searchSitemap } from './src/seo/sitemap-integration.ts';
import { publicOrigin } from './src/settings.ts';

// Adds the settings of the file .env; environment variables win over it.
Object.assign(process.env, { ...loadEnv('production', process.cwd(), ''), ...process.env });

/** Data that the integrations after a build share. */
const pages = noPages();

export default defineConfig({
  site: publicOrigin(process.env),
  trailingSlash: 'never',
  build: {
    // /about is the file about.html, so that a CDN needs no redirect.
    format: 'file',
    // Inlines styles, so that the first view does not wait for a stylesheet.
    inlineStylesheets: 'always',
    // While sharp renders one social image on another CPU core, the text of the next one is laid out.
    concurrency: 4,
  },
  // Content has no program code, and loading the highlighter takes time.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // Completion and errors while typing in the front matter of Markdown files, by Astro's editor extension.
  experimental: { contentIntellisense: true },
  integrations: [
    checkSettings(),
    caches(),
    webhookAddresses(),
    checkContent(),
    contentAsJson(),
    pictures(),
    dropOriginals(),
    react(),
    tailwind({ applyBaseStyles: false }),
    islands(),
    componentsPage(),
    desk(),
    finishPages(pages),
    searchSitemap(pages),
    // Before `edge`, which compresses and describes its file, too.
    offlinePage(),
    edge(pages),
  ],
});
