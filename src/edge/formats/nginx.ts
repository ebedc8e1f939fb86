import {
  noTransform,
  lowerCaseRedirectsOf,
  notFoundFiles,
  type EdgeDescription,
  quoted,
} from '../description';
import type { Host } from './host';

/** `Cache-Control` is `$site_cache_control`: a header that a location sets would remove all others of the server. */
const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * Directives to include inside a `server` block of nginx 1.22 or later that has `listen`, `server_name`, `root`
 * and the certificate. Needs the module for precompressed brotli (Debian: libnginx-mod-http-brotli-static).
 */
export function nginxSite(edge: EdgeDescription): string {
  const perFolder = [...new Set(edge.caching.folders.flatMap(({ headers }) => Object.keys(headers)))];
  const usual: Readonly<Record<string, string>> = { 'Cache-Control': edge.caching.otherwise + noTransform };
  const set = (header: string, value = ''): string => `set ${variable(header)} ${quoted(value)};`;

  return `# Written by the build. Change src/edge instead.
server_tokens off;
absolute_redirect off;
etag on;
gzip off;
gzip_static on;
brotli_static on;
gzip_vary on;
${
  edge.localNotFound.length === 0
    ? `error_page 404 ${edge.notFound};`
    : `set $site_not_found ${edge.notFound};
${edge.localNotFound.map(({ folder, file }) => `if ($uri ~ ^${folder}/) {\n    set $site_not_found ${file};\n}`).join('\n')}
error_page 404 $site_not_found;`
}

types {
${Object.entries(edge.mediaTypes)
  .map(([ending, type]) => `    ${quoted(type)} ${ending};`)
  .join('\n')}
}
default_type application/octet-stream;

${Object.entries(edge.headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
${perFolder.map((name) => `${set(name, usual[name])}\nadd_header ${name} ${variable(name)} always;`).join('\n')}

location = / {
    try_files /index.html =404;
}
location ~ ^/index(\\.html)?$ {
    return 301 /$is_args$args;
}
${notFoundFiles(edge)
  .map((file) => `location = ${file} {\n    internal;\n}\n`)
  .join(
    '',
  )}location ~ ^(${[...notFoundFiles(edge).map((file) => file.replace('.html', '/?')), ...edge.hidden].join('|')})$ {
    return 404;
}
${edge.caching.folders
  .map(
    ({ folder, headers }) => `location ^~ ${folder}/ {
${Object.entries(headers)
  .map(([name, value]) => `    ${set(name, value)}`)
  .join('\n')}
    try_files $uri =404;
}`,
  )
  .join('\n')}
${lowerCaseRedirectsOf(edge.pages)
  .map(
    ({ from, to }) => `location = ${from} {
    return 301 ${to}$is_args$args;
}
`,
  )
  .join('')}location ~ ^(?<site_page>/.+)(\\.html|/)$ {
    if (-f $document_root$site_page.html) {
        return 301 $site_page$is_args$args;
    }
    return 404;
}
location / {
    try_files $uri.html $uri =404;
}
`;
}

/** nginx, with its module for brotli. */
export const host: Host = {
  name: 'nginx 1.22',
  folder: 'nginx',
  place: 'include `nginx.conf` in a `server` block that has no `location`.',
  files: (edge) => ({ 'nginx.conf': nginxSite(edge) }),
};
