#!/usr/bin/env bash
# Firebase's local server redirects /index.html with a query to itself.
# Guess:   With `cleanUrls`, `/about.html?ad=1` goes to `/about?ad=1`, and so `/index.html?ad=1` to `/?ad=1`.
# Happens: The second answer is `Location: ?ad=1`, which a browser reads from where it is: `/index.html?ad=1` again. Without the
#          query it is `/`, as expected.
# Seen with superstatic 11.0.0.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent superstatic@11.0.0 2>/dev/null
mkdir dist
echo home >dist/index.html
echo about >dist/about.html
cat > check.cjs <<'JS'
const { server } = require('superstatic');
const config = { public: 'dist', cleanUrls: true, trailingSlash: false };
const app = server({ port: 0, hostname: '127.0.0.1', config, cwd: process.cwd() });
const running = app.listen(async () => {
  const { port } = running.address();
  const where = async (place) =>
    (await fetch(`http://127.0.0.1:${port}${place}`, { redirect: 'manual' })).headers.get('location');
  const all = [await where('/about.html?ad=1'), await where('/index.html'), await where('/index.html?ad=1')];
  console.log(all.join(' | '));
  process.exit(all.join() === '/about?ad=1,/,?ad=1' ? 0 : 1);
});
JS
node check.cjs
