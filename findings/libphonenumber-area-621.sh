#!/usr/bin/env bash
# google-libphonenumber does not know Houston's area code 621.
# Guess:   A library released in 2026 knows an area code in service since January 2025.
# Happens: A number in 621 is invalid, one in 346 or 832 beside it is valid.
# Seen with google-libphonenumber 3.2.47.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent google-libphonenumber@3.2.47 2>/dev/null
cat > check.mjs <<'JS'
import lib from 'google-libphonenumber';
const util = lib.PhoneNumberUtil.getInstance();
const isValid = (areaCode) => util.isValidNumber(util.parse(`${areaCode}2345678`, 'US'));
for (const code of ['346', '832', '945', '621']) console.log(code, isValid(code));
process.exit(isValid('346') && isValid('832') && isValid('945') && !isValid('621') ? 0 : 1);
JS
node check.mjs
