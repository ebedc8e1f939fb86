#!/usr/bin/env bash
# subset-font clamps a position on a font's axis without a word.
# Guess:   Pinning the width of Mona Sans (75 to 125) at 999 fails, as an axis that the font does not have does.
# Happens: The font is made, byte for byte the one at 125; only the unknown axis throws.
# Seen with subset-font 2.9.0, @fontsource-variable/mona-sans 5.3.0.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent subset-font@2.9.0 @fontsource-variable/mona-sans@5.3.0 2>/dev/null
cat > check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import subset from 'subset-font';
const font = readFileSync('node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2');
const at = (variationAxes) => subset(font, 'abc', { targetFormat: 'sfnt', variationAxes });
const isSame = Buffer.compare(await at({ wdth: 999 }), await at({ wdth: 125 })) === 0;
const unknown = await at({ nope: 1 }).then(() => 'made', () => 'threw');
console.log('999 equals 125:', isSame, '| an unknown axis:', unknown);
process.exit(isSame && unknown === 'threw' ? 0 : 1);
JS
node check.mjs
