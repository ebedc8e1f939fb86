#!/usr/bin/env bash
# A box that is moved down and drawn where it was by a transform counts as a layout shift if it clips its content.
# Guess:   Chromium subtracts a change of the transform from a layout shift, so a box that slides to its new position
#          (its position changes at once, a transform animation starts at the old one) scores 0, whatever it contains.
# Happens: It scores 0 with visible overflow and with `clip-path: inset(0)`. With `overflow: hidden`, `overflow: clip` and
#          `contain: paint` it scores as if there were no animation, although no pixel of it jumps.
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
const styles = ['overflow: visible', 'overflow: hidden', 'overflow: clip', 'contain: paint', 'clip-path: inset(0)'];
for (const style of styles)
  for (const slides of [false, true]) {
    const page = await browser.newPage();
    await page.setViewport({ width: 800, height: 600 });
    await page.setContent(
      `<!doctype html><body style="margin: 0"><p style="margin: 0; height: 100px">text</p>
      <div style="height: 400px; background: navy; ${style}">box</div>`,
    );
    const score = await page.evaluate(async (slides) => {
      let sum = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) sum += value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await painted();
      document.querySelector('p').style.height = '150px';
      const from = { transform: 'translateY(-50px)' };
      const slide = slides && document.querySelector('div').animate([from, { transform: 'none' }], 200);
      await (slide ? slide.finished : painted());
      await painted();
      for (const { value } of observer.takeRecords()) sum += value;
      return sum;
    }, slides);
    console.log(`${style}, ${slides ? 'slides' : 'jumps'}: ${score > 0 ? 'shifted' : '0'}`);
    await page.close();
  }
await browser.close();
JS
node show.mjs | tee shown
diff shown - <<'OUT'
overflow: visible, jumps: shifted
overflow: visible, slides: 0
overflow: hidden, jumps: shifted
overflow: hidden, slides: shifted
overflow: clip, jumps: shifted
overflow: clip, slides: shifted
contain: paint, jumps: shifted
contain: paint, slides: shifted
clip-path: inset(0), jumps: shifted
clip-path: inset(0), slides: 0
OUT
