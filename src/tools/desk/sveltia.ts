/** Sveltia CMS with this site's configuration and its way to write Markdown. */
import cms from '@sveltia/cms';
import { fromMarkdown, toMarkdown } from './format';

/** Starts the editor. */
export function startEditor(config: unknown): void {
  cms.registerCustomFormat('yaml-frontmatter', 'md', { fromFile: fromMarkdown, toFile: toMarkdown });
  cms.init({ config } as Parameters<typeof cms.init>[0]);
}
