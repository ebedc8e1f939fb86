#!/usr/bin/env bash
# Firebase's superstatic: `**` is not every file, and a missing file gets a header of the files that exist.
# Guess:   A header for `**` is on every answer; a year of caching for `/_astro/**` is on files; a repeated request with its ETag gets 304.
# Happens: `/.well-known/security.txt` has no header, the 404 below `/_astro/` is cacheable for a year, and the answer is 200 again.
# Seen with superstatic 11.0.0.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
# Without optional packages, because re2 would be compiled.
npm install --no-audit --no-fund --silent --omit=optional superstatic@11.0.0 2>/dev/null
mkdir -p pub/.well-known pub/_astro
echo home >pub/index.html; echo contact >pub/.well-known/security.txt; echo missing >pub/404.html; echo 1 >pub/_astro/a.js
cat > check.mjs <<'JS'
import http from 'node:http';
import { createRequire } from 'node:module';
const exported = createRequire(import.meta.url)('superstatic');
const middleware = exported.superstatic ?? exported.default ?? exported;
const year = 'max-age=31536000';
const headers = [
  { source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
  { source: '/_astro/**', headers: [{ key: 'Cache-Control', value: year }] },
];
const app = middleware({ cwd: 'pub', config: { public: '.', ignore: [], headers } });
const server = http.createServer((request, response) => app(request, response, () => response.writeHead(404).end()));
server.listen(0, '127.0.0.1', async () => {
  const get = async (path, sent = {}) => {
    const answer = await fetch(`http://127.0.0.1:${server.address().port}${path}`, { headers: sent });
    const { status, headers: got } = answer;
    console.log(path, status, got.get('x-frame-options'), got.get('cache-control'));
    return { status, frame: got.get('x-frame-options'), cache: got.get('cache-control'), etag: got.get('etag') };
  };
  const home = await get('/');
  const known = await get('/.well-known/security.txt');
  const missing = await get('/_astro/missing.js');
  const again = await get('/', { 'If-None-Match': home.etag });
  const holds =
    home.frame === 'DENY' && known.status === 200 && known.frame === null &&
    missing.status === 404 && missing.cache === year && again.status === 200;
  process.exit(holds ? 0 : 1);
});
JS
node check.mjs
