#!/usr/bin/env bash
# A reader view keeps a phone number in a paragraph and drops the same number in a div.
# Guess:   The phone link directly under the headline of a short page is part of the article, whatever element holds it.
# Happens: In a `<p>` it is kept, in a `<div>` it is gone.
# Seen with @mozilla/readability 0.6.0 on linkedom 0.18.15.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @mozilla/readability@0.6.0 linkedom@0.18.15 2>/dev/null
cat > check.mjs <<'JS'
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
const text = '<p>' + 'We clear drains in old houses, cast iron and plastic alike, and say the price before we start. '.repeat(4) + '</p>';
const page = (tag) =>
  `<!doctype html><html><head><title>Drains</title></head><body><main><section><h1>Drains</h1><${tag}><a href="tel:+19725550100">(972) 555-0100</a></${tag}></section><section>${text}${text}</section><section>${text}</section></main></body></html>`;
const keeps = (tag) => new Readability(parseHTML(page(tag)).document).parse().textContent.includes('555-0100');
console.log('p:', keeps('p'), '| div:', keeps('div'));
process.exit(keeps('p') && !keeps('div') ? 0 : 1);
JS
node check.mjs
