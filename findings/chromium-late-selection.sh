#!/usr/bin/env bash
# A stylesheet that comes late with `::selection`, `::marker` or `::backdrop` makes Chromium restyle the whole page.
# Guess:   A late stylesheet costs the elements that one of its rules matches. `.absent`, `:disabled`, `::placeholder` and
#          `::selection` match none of a page of plain paragraphs without a selection, so each costs nothing.
# Happens: With `::selection`, `::marker` or `::backdrop` all 1,007 elements are styled again; with the others none is.
# Seen with Chromium 153.0.8010 (@sparticuz/chromium 153.0.0, puppeteer-core 25.16.0).
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @sparticuz/chromium@153.0.0 puppeteer-core@25.16.0 2>/dev/null
cat >show.mjs <<'JS'
import chromium from '@sparticuz/chromium';
import puppeteer from 'puppeteer-core';
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, '--no-sandbox'],
  headless: 'shell',
});
for (const selector of ['.absent', ':disabled', '::placeholder', '::selection', '::marker', '::backdrop']) {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html>${'<p>text</p>'.repeat(1000)}`);
  await page.evaluate(() => document.body.offsetHeight);
  const session = await page.createCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  });
  await page.evaluate((text) => {
    performance.mark('before');
    const sheet = document.createElement('style');
    sheet.textContent = text;
    document.head.append(sheet);
    document.body.offsetHeight;
    performance.mark('after');
  }, `${selector} { color: red }`);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const at = (mark) => events.find(({ name }) => name === mark).ts;
  const styled = events.filter(
    ({ name, ts }) => name === 'UpdateLayoutTree' && ts >= at('before') && ts <= at('after'),
  );
  console.log(selector, styled.reduce((sum, { args }) => sum + args.elementCount, 0) > 1000 ? 'all' : 'none');
}
await browser.close();
JS
node show.mjs | tee shown
diff shown - <<'OUT'
.absent none
:disabled none
::placeholder none
::selection all
::marker all
::backdrop all
OUT
