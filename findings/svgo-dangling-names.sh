#!/usr/bin/env bash
# SVGO with its defaults takes a drawing's name away from screen readers.
# Guess:   An id that `aria-labelledby` names is in use, and `role="img"` is meaning.
# Happens: Both ids and the role go, `aria-labelledby` stays and names nothing.
# Seen with svgo 4.1.0.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent svgo@4.1.0 2>/dev/null
cat > check.mjs <<'JS'
import { optimize } from 'svgo';
const { data } = optimize(
  '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="t" viewBox="0 0 9 9"><title id="t">Valve</title><path d="M0 0h9v9z"/></svg>',
);
console.log(data);
process.exit(data.includes('aria-labelledby="t"') && !data.includes('id="t"') && !data.includes('role=') ? 0 : 1);
JS
node check.mjs
