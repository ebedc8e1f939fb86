#!/usr/bin/env bash
# Azure's command for static sites does not publish the site unless it is told to.
# Guess:   `swa deploy dist` publishes; for a preview one asks.
# Happens: The environment is 'preview' by default: the command succeeds and the site's own address stays as it was.
# Seen with @azure/static-web-apps-cli 2.0.10.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent --ignore-scripts @azure/static-web-apps-cli@2.0.10 2>/dev/null
line=$(HOME=$PWD npx swa deploy --help | grep -m1 -- '--env ')
echo "$line"
grep -q 'default: "preview"' <<<"$line"
