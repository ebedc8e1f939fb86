/**
 * `npm run desk:pictures`: builds the site into the cache and makes the small pictures of all kinds of section, which
 * the desk shows in the menu that adds one; `-- trust` makes that of one kind. Run it when a section is new or looks
 * different; the pictures are committed (170 kB).
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { section } from '../../sections/kinds';
import { shapeOf } from '../../content/zod';
import { chromiumFlags, ensureChromium } from '../browsers';
import { buildSite } from '../commands/build-site';
import { developerEnvironment, freePorts } from '../commands/local-settings';
import { servePreview } from '../preview/preview';
import { sectionPictures } from './editor-files';

const shape = shapeOf(section);
const asked = process.argv.slice(2);
const kinds = shape.is === 'kinds' ? [...shape.kinds.keys()].map(String) : [];
const unknown = asked.filter((name) => !kinds.includes(name));
if (unknown.length > 0) {
  console.error(`No kind of section is called ${unknown.join(', ')}. Known: ${kinds.join(', ')}.`);
  process.exit(1);
}
const names = asked.length > 0 ? asked : kinds;
const dist = '.cache/section-pictures';
const ports = await freePorts();
if (!buildSite(['--outDir', dist], developerEnvironment(ports))) process.exit(1);
const server = await servePreview(dist, ports.site);
const folder = fileURLToPath(sectionPictures);
mkdirSync(folder, { recursive: true });

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/^(es|404|offline)/.test(file))
  .sort((a, b) => a.split('/').length - b.split('/').length || a.length - b.length)
  .map((file) => ({
    path: file.replace(/(^|\/)index\.html$|\.html$/, ''),
    html: readFileSync(`${dist}/${file}`, 'utf8'),
  }));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
const page = await browser.newPage({ reducedMotion: 'reduce' });
for (const name of names) {
  const shown = pages.find(({ html }) => html.includes(`data-section="${name}"`));
  const file = `${folder}${name}.webp`;
  if (!shown) {
    console.log(`No page shows a section ${name}, so its picture stays as it is.`);
    continue;
  }
  // A phone's call bar is not there on wide screens.
  await page.setViewportSize({ width: name === 'call-bar' ? 390 : 1024, height: 720 });
  await page.goto(`http://localhost:${ports.site}/${shown.path}`);
  const found = page.locator(`[data-section="${name}"]`).first();
  await found.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // The header and the button that stay in view would lie over it, and what sticks in it would be at its end.
  await found.evaluate((section: HTMLElement) => {
    section.style.contentVisibility = 'visible';
    for (const other of document.querySelectorAll<HTMLElement>('body *'))
      if (!/fixed|sticky/.test(getComputedStyle(other).position)) continue;
      else if (section.contains(other)) other.style.position = 'static';
      else if (!other.contains(section)) other.style.visibility = 'hidden';
  });
  const picture = sharp(await found.screenshot({ animations: 'disabled' }));
  const { width = 0, height = 0 } = await picture.metadata();
  await picture
    .extract({ left: 0, top: 0, width, height: Math.min(height, Math.round(width * 0.6)) })
    .resize(320)
    .webp({ quality: 60 })
    .toFile(file);
}
await browser.close();
server.close();
server.closeAllConnections();
