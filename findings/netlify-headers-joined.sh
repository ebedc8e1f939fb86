#!/usr/bin/env bash
# Netlify's parser of `_headers` joins every repeated header with a comma, cookies too, and keeps remarks.
# Guess:   Two `Set-Cookie` lines stay two headers (HTTP does not allow joining them), and what follows ` # ` is a remark.
# Happens: One header `a=1, b=2`; the remark becomes part of the value.
# Seen with @netlify/headers-parser 10.1.1.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @netlify/headers-parser@10.1.1 2>/dev/null
printf '/a\n  Set-Cookie: a=1\n  Set-Cookie: b=2\n/b\n  X-Note: yes # a remark\n' >_headers
cat > check.mjs <<'JS'
import { parseAllHeaders } from '@netlify/headers-parser';
const { headers } = await parseAllHeaders({ headersFiles: ['_headers'], configHeaders: [], minimal: true });
const [a, b] = headers.map(({ values }) => values);
console.log(a, b);
process.exit(a['Set-Cookie'] === 'a=1, b=2' && b['X-Note'] === 'yes # a remark' ? 0 : 1);
JS
node check.mjs
