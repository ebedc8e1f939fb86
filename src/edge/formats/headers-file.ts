import type { EdgeDescription } from '../description';

/** Cloudflare's limits: rules in the file, characters in a line (developers.cloudflare.com, 'Headers'). */
const limits = { rules: 100, lineLength: 2000 };

/**
 * `_headers`, for Cloudflare and Netlify. Where two blocks have the same pattern the later one wins; where
 * different patterns match, their headers are combined. So each header appears under only one of the patterns that
 * match an address.
 * @throws Error when the file exceeds Cloudflare's limits, which would cut it off
 */
export function headersFile({ headers, caching }: EdgeDescription): string {
  const kept = { 'Cache-Control': caching.otherwise };
  const blocks: [pattern: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', headers],
    ['/', kept],
    // One path segment: top-level pages and files.
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
