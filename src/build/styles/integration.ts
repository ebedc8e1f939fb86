import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesIn } from '../files';
import { prunePage } from './prune-page';
import { rememberedPruning } from './remembered-pruning';
import { ScriptTokens } from './script-tokens';

/**
 * Leaves in each built page only the style rules that the page can use. Tailwind writes one stylesheet for
 * the whole site and Astro inlines it into every page; without this step a page would carry the styles of
 * all others in the first 14 KB that it has for its first view (design, 'Budgets').
 */
export function leanStyles(): AstroIntegration {
  return {
    name: 'lean-styles',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const scripts = new ScriptTokens(path.join(root, '_astro'));
        const prune = rememberedPruning();
        const pages = (await filesIn(root)).filter((file) => file.endsWith('.html'));
        let saved = 0;
        for (const page of pages) {
          const file = path.join(root, page);
          const html = await readFile(file, 'utf8');
          const lean = prunePage(html, await scripts.tokensFor(html), prune);
          saved += html.length - lean.length;
          await writeFile(file, lean);
        }
        logger.info(
          `${pages.length} pages, ${Math.round(saved / pages.length / 1024)} KB less style in each`,
        );
      },
    },
  };
}
