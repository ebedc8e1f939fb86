#!/usr/bin/env bash
# React knows `hidden` only as yes or no, except on custom elements.
# Guess:   `<div hidden="until-found">` is rendered as written: the value is in HTML's standard and in every browser.
# Happens: The value is lost, `hidden=""`, so find-in-page cannot open it; `<my-answer hidden="until-found">` keeps it.
# Seen with react-dom 19.3.1.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent react@19.3.1 react-dom@19.3.1 2>/dev/null
cat >show.cjs <<'JS'
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
for (const name of ['div', 'my-answer'])
  console.log(renderToStaticMarkup(createElement(name, { hidden: 'until-found' }, 'text')));
JS
node show.cjs | tee shown
grep -qx '<div hidden="">text</div>' shown
grep -qx '<my-answer hidden="until-found">text</my-answer>' shown
