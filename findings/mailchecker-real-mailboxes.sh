#!/usr/bin/env bash
# mailchecker takes mailboxes that people keep for throwaways.
# Guess:   A list of disposable addresses has those that nobody reads tomorrow. Addresses that forward to somebody's own mailbox
#          (Apple's, Firefox Relay's, DuckDuckGo's, Proton Pass's) and the other names of an old mail service are as good as any.
# Happens: Of these four forwarding services only Apple's passes; dr.com and consultant.com are refused, engineer.com and post.com
#          of the same mail service are not.
# Seen with mailchecker 6.0.21.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent mailchecker@6.0.21 2>/dev/null
cat > check.mjs <<'JS'
import checker from 'mailchecker';
const expected = {
  'privaterelay.appleid.com': true,
  'mozmail.com': false,
  'duck.com': false,
  'passmail.net': false,
  'engineer.com': true,
  'post.com': true,
  'dr.com': false,
  'consultant.com': false,
};
let code = 0;
for (const [domain, passes] of Object.entries(expected)) {
  const is = checker.isValid(`maria@${domain}`);
  console.log(domain, is);
  if (is !== passes) code = 1;
}
process.exit(code);
JS
node check.mjs
