#!/usr/bin/env bash
# A flag on npm's command line loses against a line of .npmrc.
# Guess:   `npm ci --omit=dev` leaves out development packages, whatever the project's .npmrc says: flags win over files.
# Happens: With `include=dev` in .npmrc they are installed, with the flag, with NODE_ENV=production, and with both.
# Seen with npm 11.19.1 on Node 24.
set -euo pipefail
cd "$(mktemp -d)"
echo '{ "name": "x", "version": "1.0.0", "devDependencies": { "uqr": "0.1.3" } }' >package.json
npm install --no-audit --no-fund --silent
rm -rf node_modules
NODE_ENV=production npx --yes npm@11.19.1 ci --silent --omit=dev
test ! -e node_modules/uqr
echo "without the line: left out"
echo 'include=dev' >.npmrc
NODE_ENV=production npx --yes npm@11.19.1 ci --silent --omit=dev
test -e node_modules/uqr
echo "with include=dev in .npmrc: installed"
