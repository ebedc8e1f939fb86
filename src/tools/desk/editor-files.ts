import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of a package, also one that the package does not list in its exports. */
export const packageFile = (name: string, file: string) =>
  fileURLToPath(new URL(`../../../node_modules/${name}/${file}`, import.meta.url));

/**
 * Allows requests to this origin only: the editor's fonts and texts come from packages.
 * @param inline which scripts of the pages themselves may run
 * @param host another origin that may be asked
 */
export const policy = (inline: string, host = ''): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${inline}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self' blob: data: ${host}`.trim(),
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The addresses of the editor's fonts, and their replacements here. */
const fonts: readonly [RegExp, string][] = [
  [
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined[^)"'\s]*/g,
    '/desk/fonts/icons.woff2',
  ],
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/[^)"'\s]*/g, '/desk/fonts/text.woff2'],
];

/** Texts of the editor that the office may not understand, and their replacements. */
const words: readonly [string, string][] = [
  ['slug:{title:`Slug`', 'slug:{title:`Address`'],
  ['edit_slug:`Edit Slug`', 'edit_slug:`Change Its Name in Addresses`'],
  ['The slug cannot', 'The address cannot'],
  ['This slug is used', 'This address is used'],
  [
    'The slug is generated from the entry’s content when it’s saved.',
    'It is made from the name when it is saved.',
  ],
  ['This entry doesn’t have a slug.', 'This has no address.'],
  [
    'Creating new entries in this collection is disabled by the administrator.',
    'The site needs each of these as it is: they can be changed, not added or removed.',
  ],
];

/** The small pictures of all kinds of section, one file each (`section-pictures.ts`). */
export const sectionPictures = new URL('./sections/', import.meta.url);

/** The address where the editor looks for its newest version and for languages, and the local one that replaces it. */
const elsewhere = ['https://unpkg.com/@sveltia/cms', '/desk/package'] as const;
/** The editor's fonts: its icons and its text. */
export const fontFiles = {
  icons: packageFile(
    '@fontsource-variable/material-symbols-outlined',
    'files/material-symbols-outlined-latin-fill-normal.woff2',
  ),
  text: packageFile('@fontsource-variable/mona-sans', 'files/mona-sans-latin-wght-normal.woff2'),
};

/** The editor's script with the replacements above. */
let editor: string | undefined;
export function editorScript(): string {
  editor ??= [...fonts, elsewhere, ...words].reduce(
    (text, [theirs, ours]) => text.replaceAll(theirs, ours),
    readFileSync(packageFile('@sveltia/cms', 'dist/sveltia-cms.js'), 'utf8'),
  );
  return editor;
}
