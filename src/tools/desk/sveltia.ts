/** The part of the editor's public interface that the desk uses (Sveltia CMS, 'JavaScript API'). */
import cms from '@sveltia/cms';
import { fromMarkdown, toMarkdown, type FileData } from './format';

/** An entry that is about to be saved, as an immutable map; `toJS` gives plain values. */
export interface SavedEntry {
  toJS: () => { data: FileData; path?: string; slug?: string; collection?: string };
}

interface Editor {
  init: (options: { config: unknown }) => void;
  registerCustomFormat: (
    name: string,
    extension: string,
    format: { fromFile: (text: string) => FileData; toFile: (data: FileData) => string },
  ) => void;
  registerEventListener: (listener: {
    name: 'preSave';
    handler: (event: { entry: SavedEntry }) => Promise<void>;
  }) => void;
}

/** The editor. */
export const editor = cms as unknown as Editor;

/** Starts the editor with this site's configuration and its way to write Markdown. */
export function startEditor(config: unknown): void {
  editor.registerCustomFormat('yaml-frontmatter', 'md', { fromFile: fromMarkdown, toFile: toMarkdown });
  editor.init({ config });
}
