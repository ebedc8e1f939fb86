#!/usr/bin/env bash
# Node-RED with httpNodeCors allows a browser to send to addresses that it does not have.
# Guess:   An address without a node answers 404, to OPTIONS as to POST.
# Happens: OPTIONS gets 204 with every header that a browser asks for, also before any flow runs; only POST gets 404.
# Seen with node-red 5.0.7.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-red@5.0.7 2>/dev/null
cat > settings.cjs <<'JS'
module.exports = {
  uiPort: 18807, uiHost: '127.0.0.1', flowFile: 'flows.json', telemetry: { enabled: false, updateNotification: false },
  httpNodeCors: { origin: 'https://www.example.com', methods: 'POST' },
};
JS
echo '[]' > flows.json
node node_modules/node-red/red.js --userDir . --settings settings.cjs >/dev/null 2>&1 &
server=$!
trap 'kill $server' EXIT
cat > check.mjs <<'JS'
const ask = (method) =>
  fetch('http://127.0.0.1:18807/nowhere', {
    method,
    headers: {
      Origin: 'https://www.example.com',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
let post;
for (let tries = 0; !post && tries < 300; tries++)
  post = await ask('POST').catch(() => new Promise((resolve) => setTimeout(resolve, 200)));
const options = await ask('OPTIONS');
console.log(`OPTIONS ${options.status} for ${options.headers.get('access-control-allow-headers')}, POST ${post.status}`);
process.exit(options.status === 204 && post.status === 404 ? 0 : 1);
JS
node check.mjs
