#!/usr/bin/env bash
# Lightning CSS rewrites a feature query until it asks something else.
# Guess:   A minifier leaves the condition of `@supports not (… or (-moz-appearance: none))` alone.
# Happens: In a condition with `or`, the prefix is dropped: `appearance: none` is known everywhere, so the block applies nowhere.
# Seen with lightningcss 1.33.0.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent lightningcss@1.33.0 2>/dev/null
cat > check.mjs <<'JS'
import { transform } from 'lightningcss';
const minify = (css) => transform({ filename: 'a.css', code: Buffer.from(css), minify: true }).code.toString();
const alone = minify('@supports not (-moz-appearance: none) { a { color: red } }');
const joined = minify('@supports not ((contain-intrinsic-size: auto 1px) or (-moz-appearance: none)) { a { color: red } }');
console.log(alone);
console.log(joined);
process.exit(alone.includes('-moz-appearance') && joined.includes('(appearance:none)') && !joined.includes('-moz') ? 0 : 1);
JS
node check.mjs
