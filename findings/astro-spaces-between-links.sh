#!/usr/bin/env bash
# Astro 7 takes the space out between two links on lines of their own.
# Guess:   HTML stays HTML: a line break between two inline elements is a space on the page, as in Astro 5 and 6.
# Happens: The default of `compressHTML` follows JSX; the words grow together. `compressHTML: true` keeps the space.
# Seen with astro 7.3.5, on Node 24 (Astro 7 needs 22.12 or newer).
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent astro@7.3.5 2>/dev/null
mkdir -p src/pages
printf '<html><body><p>\n  <a href="/a">Installation</a>\n  <a href="/b">New pipes</a>\n</p></body></html>\n' >src/pages/index.astro
export ASTRO_TELEMETRY_DISABLED=1
echo 'export default {}' >astro.config.mjs
npx astro build >/dev/null 2>&1
grep -o '<p>.*</p>' dist/index.html
grep -q 'Installation</a><a' dist/index.html
echo 'export default { compressHTML: true }' >astro.config.mjs
npx astro build >/dev/null 2>&1
grep -q 'Installation</a> *<a\|Installation</a>$' dist/index.html && ! grep -q 'Installation</a><a' dist/index.html
