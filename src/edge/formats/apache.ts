import {
  noTransform,
  lowerCaseRedirectsOf,
  notFoundFiles,
  type EdgeDescription,
  quoted,
} from '../description';
import type { Host } from './host';

/** A path as a regular expression, without the slash at its beginning: rules in a folder see paths from there. */
const pattern = (path: string): string => path.slice(1).replaceAll(/[.+*?()[\]{}|^$\\]/g, '\\$&');

/** Apache reads `%` in the value of a header as the beginning of a variable. */
const header = (name: string, value: string, when = ''): string =>
  `Header always set ${name} ${quoted(value.replaceAll('%', '%%'))}${when && ` "expr=${when}"`}`;

/** The origin that a visitor sees, which the rules below put together. */
const origin = '%{ENV:scheme}://%{HTTP_HOST}';

/** Sends the smallest file that the browser takes, for a path that stands for this file. */
const compressed = (path: string, file: string): string =>
  (['br', 'gzip'] as const)
    .map((encoding) => {
      const ending = encoding === 'br' ? 'br' : 'gz';
      return `RewriteCond %{PATH_INFO} ^$
RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{HTTP:Accept-Encoding} !\\b${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)
RewriteCond %{REQUEST_FILENAME}${file}.${ending} -f
RewriteRule ^${path}$ $1${file}.${ending} [END]`;
    })
    .join('\n');

/**
 * `.htaccess` of Apache 2.4, for the site's own folder. Where a line seems odd, the usual one was tried in Apache 2.4.71
 * and failed: the remark says how.
 */
export const htaccess = (edge: EdgeDescription): string => `# Written by the build. Change src/edge instead.
# A folder beside a page of its name (es/ and es.html) is neither listed nor answered with a slash added.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
AddDefaultCharset Off

# Types of the site's files. Debian takes .br for Breton and .gz for an archive.
RemoveLanguage .br
RemoveType .br .gz
AddEncoding br .br
AddEncoding gzip .gz
${Object.entries(edge.mediaTypes)
  .map(([ending, type]) => `AddType ${quoted(type)} .${ending}`)
  .join('\n')}

# "always": without it, errors and redirects have no header.
${Object.entries(edge.headers)
  .map(([name, value]) => header(name, value))
  .join('\n')}
Header always merge Vary Accept-Encoding
${header('Cache-Control', edge.caching.otherwise + noTransform)}
# Not where a file of that folder is missing.
${edge.caching.folders
  .flatMap(({ folder, headers }) =>
    Object.entries(headers).map(([name, value]) =>
      header(name, value, `%{REQUEST_URI} =~ m#^${folder}/# && %{REQUEST_STATUS} -lt 400`),
    ),
  )
  .join('\n')}

ErrorDocument 404 ${edge.notFound}
ErrorDocument 403 ${edge.notFound}

RewriteEngine On
RewriteBase /
# END and not L, after which all rules run again. They run once more for the page of an error, which may not be asked
# for otherwise.
${edge.localNotFound
  .map(
    ({ folder, file }) => `RewriteCond %{ENV:REDIRECT_STATUS} ^40[34]$
RewriteCond %{THE_REQUEST} ^\\S+\\s+${folder}/
RewriteRule ^${pattern(edge.notFound)}$ ${file} [END]
`,
  )
  .join('')}RewriteCond %{ENV:REDIRECT_STATUS} ^40[34]$
RewriteRule ^${pattern(edge.notFound)}$ - [END]
RewriteRule ^(${[...notFoundFiles(edge).map((file) => pattern(file.replace('.html', '')) + '(\\.html|/)?'), ...edge.hidden.map(pattern)].join('|')})$ - [R=404,END]
RewriteRule \\.(br|gz)$|(^|/)\\.(?!well-known/) - [R=404,END]

# Redirects of Apache name the whole address, with http:// behind a proxy that has the certificate.
RewriteRule ^ - [E=scheme:%{REQUEST_SCHEME}]
RewriteCond %{HTTP_HOST} =${edge.host} [OR]
RewriteCond %{HTTP:X-Forwarded-Proto} =https
RewriteRule ^ - [E=scheme:https]
RewriteRule ^index(\\.html)?$ ${origin}/ [R=301,END]
${lowerCaseRedirectsOf(edge.pages)
  .map(({ from, to }) => `RewriteRule ^${pattern(from)}$ ${origin}${to} [R=301,END]\n`)
  .join('')}RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^(.+)\\.html$ ${origin}/$1 [R=301,END]
# REQUEST_FILENAME ends where the disk does, and the rest is PATH_INFO: /about/more is the file /about and '/more'.
RewriteCond %{PATH_INFO} ^/?$
RewriteCond %{REQUEST_FILENAME} ^(.+?)/?$
RewriteCond %1.html -f
RewriteRule ^(.+)/$ ${origin}/$1 [R=301,END]

${compressed('()', 'index.html')}
RewriteRule ^$ index.html [END]
${compressed('(.+)', '.html')}
RewriteCond %{PATH_INFO} ^$
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [END]
${compressed('(.+)', '')}
RewriteCond %{PATH_INFO} ^$
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [END]
RewriteRule ^ - [R=404,END]
`;

/** Apache, on most of the packages that small businesses rent. */
export const host: Host = {
  name: 'Apache 2.4',
  folder: 'apache',
  place: 'copy `.htaccess` into the folder of the site on the server, beside `index.html`.',
  files: (edge) => ({ '.htaccess': htaccess(edge) }),
};
