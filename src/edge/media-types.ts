import { extname } from 'node:path/posix';

/** Content types of the kinds of files that a build may write. Text is UTF-8 throughout. */
const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  vcf: 'text/vcard; charset=utf-8',
};

/**
 * Content types by file ending, for the endings that these files have. Written out because the lists of servers
 * differ: nginx's has no webmanifest, and under `nosniff` a font without a type is refused.
 * @throws Error that names a file with an unknown ending
 */
export function mediaTypesOf(files: readonly string[]): Record<string, string> {
  const types: Record<string, string> = {};
  for (const file of files) {
    const ending = extname(file).slice(1);
    // Files for the server itself (`/_headers`) have none and are not sent.
    if (!ending) continue;
    const type = contentTypes[ending];
    if (!type) throw new Error(`${file}: src/edge/media-types.ts has no content type for .${ending}`);
    types[ending] = type;
  }
  return types;
}
