#!/usr/bin/env bash
# A reader view drops a section because four letters in the middle of one of its class names spell another word.
# Guess:   Names such as `header`, `footer` and `related` count as words of a class name, so `unrelated` and a utility class that
#          only refers to a variable, `pt-[var(--header)]`, say nothing about a section.
# Happens: Any occurrence counts; a section with `unrelated`, `footerless` or `pt-[var(--header)]` is gone, one with `first` is kept.
# Seen with @mozilla/readability 0.6.0 on linkedom 0.18.15.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @mozilla/readability@0.6.0 linkedom@0.18.15 2>/dev/null
cat > check.mjs <<'JS'
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
const text = (thing) => `<p>${`We repair ${thing} of old houses, cast iron and plastic alike, and say the price before. `.repeat(4)}</p>`;
const keeps = (name) => {
  const { document } = parseHTML(
    `<!doctype html><html><head><title>Repairs</title></head><body><main><section class="${name}"><h1>Repairs</h1>${text('gutters')}</section><section>${text('drains')}${text('drains')}</section></main></body></html>`,
  );
  return new Readability(document).parse().textContent.includes('gutters');
};
const kept = ['first', 'unrelated', 'footerless', 'pt-[var(--header)]'].map((name) => `${name}: ${keeps(name)}`).join(', ');
console.log(kept);
process.exit(kept === 'first: true, unrelated: false, footerless: false, pt-[var(--header)]: false' ? 0 : 1);
JS
node check.mjs
