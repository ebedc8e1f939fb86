import type { EdgeDescription } from '../description';

/** What Cloudflare reads at most: rules in a file, characters in a line (developers.cloudflare.com, 'Headers'). */
const limits = { rules: 100, lineLength: 2000 };

/**
 * `_headers`, which Cloudflare and Netlify read. Their rules: of two blocks with one pattern the later wins, of
 * patterns that overlap the headers are joined. So no header stands under two patterns that match one address.
 * @throws Error when the file would be cut off where Cloudflare stops reading
 */
export function headersFile({ headers, caching }: EdgeDescription): string {
  const kept = { 'Cache-Control': caching.otherwise };
  const blocks: [pattern: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', headers],
    ['/', kept],
    // One segment: the pages and files at the top.
    ['/:name', kept],
    ...caching.revalidated.map((folder): [string, typeof kept] => [`${folder}/*`, kept]),
    ...caching.folders.map((rule): [string, typeof rule.headers] => [`${rule.folder}/*`, rule.headers]),
  ];
  const lines = blocks.flatMap(([pattern, values]) => [
    pattern,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const longest = Math.max(...lines.map((line) => line.length));
  if (blocks.length > limits.rules || longest > limits.lineLength)
    throw new Error(
      `_headers has ${blocks.length} rules and a line of ${longest} characters; Cloudflare reads ` +
        `${limits.rules} rules and ${limits.lineLength} characters. Fewer folders at the top of the site, or ` +
        'fewer different scripts inside pages, make it smaller.',
    );
  return lines.join('\n');
}
