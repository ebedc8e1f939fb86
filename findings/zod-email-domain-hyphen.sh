#!/usr/bin/env bash
# zod's e-mail check is strict about names and lenient about domains.
# Guess:   It refuses a domain label that ends with a hyphen, which no registry allows, and takes the `!` and `%` that RFC 5322 allows before the @.
# Happens: `a@b-.co` passes; `a!b@example.co` and `a%b@example.co` do not; an apostrophe does.
# Seen with zod 4.6.7 (zod/mini).
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent zod@4.6.7 2>/dev/null
cat > check.mjs <<'JS'
import * as z from 'zod/mini';
const expected = { 'a@b-.co': true, "o'brien@example.com": true, 'a!b@example.co': false, 'a%b@example.co': false };
let code = 0;
for (const [address, passes] of Object.entries(expected)) {
  const is = z.email().safeParse(address).success;
  console.log(address, is);
  if (is !== passes) code = 1;
}
process.exit(code);
JS
node check.mjs
