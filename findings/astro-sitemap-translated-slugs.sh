#!/usr/bin/env bash
# @astrojs/sitemap knows two languages of a page only if both addresses end alike.
# Guess:   With `i18n` set, `/about` and `/es/nosotros` can be named a pair, and every pair gets an `x-default`.
# Happens: Only `/prices` and `/es/prices` get alternates, none gets `x-default`; there is no option to name a pair.
# Seen with astro 7.3.5, @astrojs/sitemap 3.7.4, on Node 24 (Astro 7 needs 22.12 or newer).
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent astro@7.3.5 @astrojs/sitemap@3.7.4 2>/dev/null
mkdir -p src/pages/es
for page in about prices es/nosotros es/prices; do echo '<html><body>text</body></html>' >"src/pages/$page.astro"; done
cat >astro.config.mjs <<'JS'
import sitemap from '@astrojs/sitemap';
const locales = { en: 'en-US', es: 'es-US' };
export default {
  site: 'https://example.com',
  i18n: { locales: Object.keys(locales), defaultLocale: 'en' },
  integrations: [sitemap({ i18n: { defaultLocale: 'en', locales } })],
};
JS
ASTRO_TELEMETRY_DISABLED=1 npx astro build >/dev/null 2>&1
sed 's/<url>/\n&/g' dist/sitemap-0.xml | tail -n +2
pairs=$(grep -o 'rel="alternate"' dist/sitemap-0.xml | wc -l)
test "$pairs" -eq 4
! grep -q x-default dist/sitemap-0.xml
