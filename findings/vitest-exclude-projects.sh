#!/usr/bin/env bash
# vitest's --exclude is without effect in projects that have an `exclude` of their own.
# Guess:   Its help says "additional file globs to be excluded from test", so b.test.js runs in no project.
# Happens: It is left out of the project without `exclude`, and runs in the one that excludes another file.
# Seen with vitest 4.1.12.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent vitest@4.1.12 2>/dev/null
for name in a b c; do echo "import { test } from 'vitest'; test('$name', () => {});" >"$name.test.js"; done
cat >vitest.config.mjs <<'JS'
const include = ['*.test.js'];
export default {
  test: {
    projects: [
      { extends: true, test: { name: 'plain', include } },
      { extends: true, test: { name: 'own', include, exclude: ['c.test.js'] } },
    ],
  },
};
JS
NO_COLOR=1 npx vitest run --exclude b.test.js --reporter=verbose | grep -E 'test\.js' | sort | tee ran.txt
test "$(grep -c 'plain.*b\.test' ran.txt || true)" -eq 0
grep -q 'own.*b\.test' ran.txt
