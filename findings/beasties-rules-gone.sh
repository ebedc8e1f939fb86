#!/usr/bin/env bash
# Beasties deletes rules that are in use from a page's own style element.
# Guess:   Of a style element in the page only rules without an element go; a rule that matches the page stays.
# Happens: A rule is gone, with its own declarations, once a `&:hover` is nested in it, and so is one whose selector is nothing
#          but `:is(…)` or `:where(…)`. No other file has them. Of the first kind a warning says that it still applies once
#          the full stylesheet loads; of the others nothing is said.
# Seen with beasties 0.5.4.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent beasties@0.5.4 2>/dev/null
cat > check.mjs <<'JS'
import Beasties from 'beasties';
const rules = {
  '.call{color:navy}': true,
  '.call:hover{color:teal}': true,
  '.call:where(a,button){color:navy}': true,
  '.call{color:navy;&:hover{color:teal}}': false,
  ':is(a,button){color:navy}': false,
  ':where(.call){color:navy}': false,
};
let code = 0;
for (const [rule, stays] of Object.entries(rules)) {
  const page = `<html><head><style>${rule}</style></head><body><a class="call" href="tel:+19725550100">Call</a></body></html>`;
  const is = (await new Beasties({ logLevel: 'warn' }).process(page)).includes('color:');
  console.log(is ? 'stays' : 'gone ', rule);
  if (is !== stays) code = 1;
}
process.exit(code);
JS
node check.mjs
