#!/usr/bin/env bash
# Node-RED's node "write file" passes a message on although it could not write it.
# Guess:   A write that fails goes to the catch node and nowhere else, so whatever follows the node has been written.
# Happens: The catch node gets the error, and the message goes on to the next node as well.
# Seen with node-red 5.0.7, on Node 24.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent --ignore-scripts node-red@5.0.7 2>/dev/null
mkdir folder
cat >settings.cjs <<'JS'
module.exports = { uiPort: 18977, uiHost: '127.0.0.1', flowFile: 'flows.json', telemetry: { enabled: false } };
JS
# The file's name is that of a folder, so nothing can be appended to it.
cat >flows.json <<JSON
[{ "id": "tab", "type": "tab", "label": "x" },
 { "id": "in", "type": "http in", "z": "tab", "x": 9, "y": 9, "url": "/line", "method": "post", "wires": [["file"]] },
 { "id": "file", "type": "file", "z": "tab", "x": 9, "y": 9, "filename": "$PWD/folder", "filenameType": "str", "appendNewline": true,
   "overwriteFile": "false", "wires": [["on"]] },
 { "id": "on", "type": "debug", "z": "tab", "x": 9, "y": 9, "name": "went on", "active": true, "console": true, "tosidebar": false,
   "complete": "payload", "wires": [] },
 { "id": "catch", "type": "catch", "z": "tab", "x": 9, "y": 9, "scope": ["file"], "wires": [["caught"]] },
 { "id": "caught", "type": "debug", "z": "tab", "x": 9, "y": 9, "name": "caught", "active": true, "console": true, "tosidebar": false,
   "complete": "payload", "wires": [] }]
JSON
node node_modules/node-red/red.js --userDir . --settings settings.cjs >log 2>&1 &
trap 'kill %1' EXIT
for _ in $(seq 100); do grep -q 'Started flows' log && break; sleep 0.3; done
curl -s -m 3 -X POST -H 'Content-Type: text/plain' -d hello http://127.0.0.1:18977/line || true
grep -A1 -E 'debug:(caught|went on)' log
grep -q 'debug:caught' log
grep -q 'debug:went on' log
