import { defineConfig } from 'astro/config';
import { loadConfigFromFile, loadEnv } from 'vite';

// Adds the settings of the file .env; environment variables win over it.
Object.assign(process.env, { ...loadEnv('production', process.cwd(), ''), ...process.env });

// Vite bundles the integrations, as it does with its own configuration. If this file imported them, Astro would load
// their 210 TypeScript modules one by one: 2.6 instead of 1.6 seconds until the configuration is read.
const { config } = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  './src/build/integrations.ts',
);

export default defineConfig({
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
  integrations: config.integrations,
});
