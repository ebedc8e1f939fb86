#!/usr/bin/env bash
# Siteimprove's Alfa judges a page without its styles when the sheet has one rule that it does not know.
# Guess:   An at-rule that a checker does not know is skipped, as CSS asks of every parser; the rules beside it stay.
# Happens: With `@container` (or `@starting-style`) in it, the whole sheet is empty, without a word.
# Seen with @siteimprove/alfa-dom 0.114.0 on jsdom 31.0.1.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @siteimprove/alfa-dom@0.114.0 jsdom@31.0.1 2>/dev/null
cat > check.mjs <<'JS'
import { Native } from '@siteimprove/alfa-dom/native';
import { JSDOM } from 'jsdom';
const rulesOf = async (css) => {
  const { window } = new JSDOM(`<!doctype html><style>${css}</style><p>text</p>`);
  // What a page in a browser has anyway.
  globalThis.document = window.document;
  for (const name of ['window', 'Node', 'CSSRule', 'Element', 'Document', 'ShadowRoot', 'Attr', 'Text', 'Comment'])
    globalThis[name] ??= window[name];
  const { style } = await Native.fromNode(window.document);
  return style[0].rules.length;
};
const known = 'p { color: black } @media print { p { color: gray } }';
const [before, after] = [await rulesOf(known), await rulesOf(`${known} @container (width > 20em) { p { color: navy } }`)];
console.log(`rules without @container: ${before}, with it: ${after}`);
process.exit(before === 2 && after === 0 ? 0 : 1);
JS
node check.mjs
