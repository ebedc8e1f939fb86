#!/usr/bin/env bash
# google-libphonenumber dials the word that somebody writes behind a phone number.
# Guess:   '(214) 555-0147 cell' is that number with a remark, as libphonenumber-js has it, or no number at all.
# Happens: From three letters on the word becomes digits of its own: 'cell' makes the number too long and invalid, 'wk' does not,
#          and a name behind seven digits makes a valid number in Ohio.
# Seen with google-libphonenumber 3.2.47, libphonenumber-js 1.13.16.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent google-libphonenumber@3.2.47 libphonenumber-js@1.13.16 2>/dev/null
cat > check.mjs <<'JS'
import lib from 'google-libphonenumber';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
const util = lib.PhoneNumberUtil.getInstance();
const expected = {
  '(214) 555-0147': '+12145550147 valid',
  '(214) 555-0147 wk': '+12145550147 valid',
  '(214) 555-0147 cell': '+121455501472355 invalid',
  '(214) 555-0147 casa': '+121455501472272 invalid',
  '234-5678 Ann': '+12345678266 valid',
};
let code = 0;
for (const [typed, result] of Object.entries(expected)) {
  const number = util.parse(typed, 'US');
  const google = `${util.format(number, lib.PhoneNumberFormat.E164)} ${util.isValidNumber(number) ? 'valid' : 'invalid'}`;
  const other = parsePhoneNumberFromString(typed, 'US');
  console.log(`${typed}: ${google}; libphonenumber-js: ${other.number} ${other.isValid() ? 'valid' : 'invalid'}`);
  if (google !== result || other.isValid() !== typed.startsWith('(214)')) code = 1;
}
process.exit(code);
JS
node check.mjs
