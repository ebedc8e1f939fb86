import {
  noTransform,
  lowerCaseRedirectsOf,
  notFoundFiles,
  type EdgeDescription,
  quoted,
} from '../description';
import type { Host } from './host';

const headerLines = (headers: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} ${quoted(value)}`)
    .join('\n');

/**
 * A Caddyfile for Caddy 2.6 and later. `SITE_ADDRESS` and `SITE_ROOT` in Caddy's environment say where it listens
 * and where the built site is; without them it serves the public host from /srv/site/dist, with a certificate of
 * its own making.
 */
export const caddyfile = (edge: EdgeDescription): string => `# Written by the build. Change src/edge instead.
{$SITE_ADDRESS:${edge.host}} {
	root * {$SITE_ROOT:/srv/site/dist}

	header {
${headerLines({ ...edge.headers, 'Cache-Control': edge.caching.otherwise + noTransform }, '\t\t')}
	}
	# By itself, because Caddy does everything in a block that removes something at the very end.
	header -Server

	# The page that an address with .html or a slash at its end means, if any.
	map {path} {page} {
		~^(/.+)\\.html$ "\${1}"
		~^(/.+)/$ "\${1}"
		default ""
	}

	route {
		@home path /index /index.html
		route @home {
			uri strip_suffix .html
			uri strip_suffix index
			redir {uri} 301
		}

		@absent path ${[...notFoundFiles(edge).flatMap((file) => [file, file.replace('.html', ''), file.replace('.html', '/')]), ...edge.hidden].join(' ')}
		error @absent 404
${lowerCaseRedirectsOf(edge.pages)
  .map(
    ({ from, to }, index) => `
		# Not \`path\`, which ignores case and would redirect the page to itself.
		@lower${index} path_regexp ^${from}$
		route @lower${index} {
			rewrite * ${to}
			redir {uri} 301
		}
`,
  )
  .join('')}
		@misspelled file {page}.html
		route @misspelled {
			uri strip_suffix /
			uri strip_suffix .html
			redir {uri} 301
		}

		try_files {path}.html {path}
${edge.caching.folders
  .map(
    ({ folder, headers }) => `
		@in${folder.replaceAll(/\W/g, '_')} {
			path ${folder}/*
			file
		}
		header @in${folder.replaceAll(/\W/g, '_')} {
${headerLines(headers, '\t\t\t')}
		}`,
  )
  .join('\n')}
${Object.entries(edge.mediaTypes)
  .map(
    ([ending, type]) => `
		@${ending} {
			path *.${ending}
			file
		}
		header @${ending} Content-Type ${quoted(type)}`,
  )
  .join('\n')}

		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
${edge.localNotFound
  .map(
    ({ folder, file }) =>
      `\t\t@in${folder.replaceAll('/', '_')} path ${folder}/*\n\t\trewrite @in${folder.replaceAll('/', '_')} ${file}\n`,
  )
  .join('')}		rewrite * ${edge.notFound}
		header Content-Type ${quoted(edge.mediaTypes.html ?? 'text/html')}
		file_server {
			precompressed br gzip
		}
	}
}
`;

/** Caddy, which fetches its certificate itself. */
export const host: Host = {
  name: 'Caddy 2.6',
  folder: 'caddy',
  place: 'copy `Caddyfile` to `/etc/caddy/`; `SITE_ROOT` names the folder of the site.',
  files: (edge) => ({ Caddyfile: caddyfile(edge) }),
};
