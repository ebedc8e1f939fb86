import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colors } from '@/theme/colors.mjs';
import {
  builtDrawings,
  cardDrawing,
  drawingPath,
  drawingSize,
  heroDrawing,
  houseDrawing,
  keyPlan,
  logoMark,
  shutOffDrawing,
  stripDrawing,
  valveSpots,
} from '@/theme/pictures/drawings';
import { addSkyline, cleanSvg, prepareDrawing, recolor } from '@/theme/pictures/prepare-drawing';
import { drawingNames } from '@/content/vocabulary';

const brotli = (text: string): number => brotliCompressSync(text).length;
/** What a page's security policy forbids, or what makes a drawing heavy. */
const notPlain = /style=|<style|<script|Gradient|<filter|<image/;

const shapesIn = (svg: string): number => svg.match(/<(path|circle|rect|line|ellipse|poly)/g)?.length ?? 0;

function frameOf(svg: string) {
  const [x = 0, y = 0, width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
  return { x, y, width, height };
}

describe('the folders of drawings', () => {
  it.each(['cards', 'heroes', 'strips'])('%s has a file for each name that content may say', (folder) => {
    const files = readdirSync(`content/drawings/${folder}`).map((file) => file.replace('.svg', ''));
    expect(files.sort()).toEqual([...drawingNames].sort());
  });
});

describe('a drawing whose lines end as on Windows', () => {
  const texts = ['cards', 'heroes', 'strips']
    .flatMap((folder) => readdirSync(`content/drawings/${folder}`).map((file) => `${folder}/${file}`))
    .concat('house.svg', 'shut-off.svg', 'key-plan.svg', 'logo-ink.svg', 'logo-white.svg')
    // Ours are one line; a vector program writes one an element.
    .map((file) => ({
      file,
      text: readFileSync(`content/drawings/${file}`, 'utf8').replaceAll('><', '>\n<'),
    }));
  const prepared = (file: string, text: string) =>
    prepareDrawing(text, file, '{"outlines":[],"discs":[]}', { orange: '#f76b0f' }, colors);

  it('is the same on a page', () => {
    const changed = texts.filter(
      ({ file, text }) => prepared(file, text.replaceAll('\n', '\r\n')) !== prepared(file, text),
    );
    expect(changed).toEqual([]);
  });
});

describe.each(drawingNames.map((name) => [name]))('the drawing %s', (name) => {
  it('is light and plain as a card, in a hero and in a strip', () => {
    // A card of the whole house weighs more than one of a room; both are far below a photo.
    expect(brotli(cardDrawing(name))).toBeLessThanOrEqual(drawingSize(name).width > 600 ? 4000 : 3000);
    expect(brotli(heroDrawing(name))).toBeLessThanOrEqual(4600);
    expect(brotli(stripDrawing(name))).toBeLessThanOrEqual(5000);
    for (const svg of [cardDrawing(name), heroDrawing(name), stripDrawing(name)])
      expect(svg).not.toMatch(notPlain);
    // A browser keeps the file for a year, so its name changes with its content.
    expect(drawingPath(name)).toMatch(new RegExp(`^/drawings/${name}\\.[0-9a-f]{8}\\.svg$`));
    expect(builtDrawings().map(({ file }) => `/drawings/${file}.svg`)).toContain(drawingPath(name));
    // Each shape is an element of the page.
    expect(shapesIn(heroDrawing(name))).toBeLessThanOrEqual(155);
    expect(shapesIn(stripDrawing(name))).toBeLessThanOrEqual(185);
  });

  it('fills a hero from its middle and is no picture to a screen reader', () => {
    const [root] = /^<svg[^>]*>/.exec(heroDrawing(name)) ?? [''];
    expect(root.match(/preserveAspectRatio="xMidYMid slice"/g)).toHaveLength(1);
    expect(root.match(/aria-hidden="true"/g)).toHaveLength(1);
  });

  it('shows the whole card in the part of its strip that a phone shows', () => {
    const card = frameOf(cardDrawing(name));
    const strip = frameOf(stripDrawing(name));
    expect(strip.width / strip.height).toBeCloseTo(3);
    const onPhone = (strip.height * 390) / 256;
    const left = strip.x + (strip.width - onPhone) / 2;
    expect(card.x).toBeGreaterThanOrEqual(left);
    expect(card.x + card.width).toBeLessThanOrEqual(left + onPhone);
    expect(card.y).toBeGreaterThanOrEqual(strip.y);
    expect(card.y + card.height).toBeLessThanOrEqual(strip.y + strip.height);
  });
});

describe('the steps of a visit', () => {
  it.each(['', 'toilet-'])('happen at one place: all three %sheroes have the same frame', (visit) => {
    const steps = (['step-call', 'step-diagnose', 'step-repair'] as const).map(
      (step) => `${visit}${step}` as (typeof drawingNames)[number],
    );
    expect(new Set(steps.map((name) => JSON.stringify(frameOf(heroDrawing(name))))).size).toBe(1);
  });

  it.each(drawingNames.filter((name) => /(^|-)step-/.test(name)))('%s has the ratio of its place', (name) => {
    const { width, height } = drawingSize(name);
    expect(width / height).toBeCloseTo(16 / 13, 1);
  });
});

describe('a drawing that is part of a page', () => {
  it('is light: house, valves, plan', () => {
    expect(brotli(houseDrawing())).toBeLessThanOrEqual(5700);
    expect(brotli(shutOffDrawing())).toBeLessThan(6000);
    expect(keyPlan().length).toBeLessThanOrEqual(350);
    expect(shapesIn(houseDrawing())).toBeLessThanOrEqual(190);
    expect(shapesIn(shutOffDrawing())).toBeLessThanOrEqual(180);
    for (const drawing of [houseDrawing(), shutOffDrawing(), keyPlan(), logoMark('ink')])
      expect(drawing).not.toMatch(notPlain);
  });
});

it('The house of the home page keeps the place of the headline free of everything but sky and the pale city', async () => {
  const colorsIn = async (frame: string): Promise<Set<string>> => {
    const cut = houseDrawing().replace(/viewBox="[^"]*"/, `viewBox="${frame}" width="930"`);
    const pixels = await sharp(Buffer.from(cut)).raw().toBuffer();
    const all = Array.from({ length: pixels.length / 4 }, (_, i) => pixels.subarray(i * 4, i * 4 + 4));
    return new Set(all.filter((pixel) => pixel[3] === 255).map((pixel) => pixel.toString('hex', 0, 3)));
  };
  expect([...(await colorsIn('-1180 -900 930 570'))]).toEqual(['cbdae8']);
  expect((await colorsIn('-1180 -570 930 570')).size).toBeGreaterThan(9);
});

describe('the house with its valves', () => {
  const spots = Object.entries(valveSpots()).map(([valve, spot]) => ({ valve, ...spot }));

  it('shows every valve where a spot can point to it', () => {
    for (const { left, top } of spots) {
      expect(left).toBeGreaterThan(3);
      expect(left).toBeLessThan(97);
      expect(top).toBeGreaterThan(10);
      expect(top).toBeLessThan(93);
    }
  });

  it('keeps the spots far enough apart for a thumb on the narrowest phone', () => {
    const { width, height } = frameOf(shutOffDrawing());
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1)) {
        const across = ((one.left - other.left) / 100) * 320;
        const down = ((one.top - other.top) / 100) * ((320 * height) / width);
        // WCAG 2.2, 2.5.8: a circle of this diameter around each target touches no other's.
        expect(Math.hypot(across, down), `${one.valve} and ${other.valve}`).toBeGreaterThanOrEqual(24);
      }
  });
});

describe('the colors of a drawing', () => {
  const painted = { ink: '#0B1D3A', navy: '#10274B', white: '#FFFFFF', orange: '#F26A1B' };
  const svg =
    '<path fill="#fff" stroke="#0b1d3a"/><path fill="#10274B"/><path fill="#c25516" stroke="#cbdae8"/>';

  const own = { ink: '#102A1C', navy: '#0B1D3A', white: '#FFFEFA', orange: '#E0A100', deep: '#8A6300' };
  it.each([
    [
      'become the company’s, with the shades of its accent, whichever way they are written',
      own,
      '<path fill="#FFFEFA" stroke="#102A1C"/><path fill="#0B1D3A"/><path fill="#8A6300" stroke="#cbdae8"/>',
    ],
    ['stay as they are in the file where the company has the same', painted, svg],
  ])('%s', (_, colors, recolored) => {
    expect(recolor(svg, painted, colors)).toBe(recolored);
  });
});

describe('the skyline', () => {
  const place = '<g id="skyline" fill="#cbdae8" transform="translate(100 -50) scale(.5)"/>';
  const town = { outlines: ['M-20 0V64H-10V0Z'], discs: [{ x: 6, y: 40, radius: 4 }] };

  const towers =
    '<path d="M90-50v-32h5v32Z" fill="#cbdae8" stroke="none"/><path d="M103-70z" stroke="#cbdae8" stroke-width="4" stroke-linecap="round"/>';
  const saved = '<g\n  transform="translate(100,-50) scale(0.5)"\n  fill="#cbdae8"\n  id="skyline"></g>';
  it.each([
    ['stands where a drawing has a place for it', place, town, towers],
    ['stands there after a vector program has saved the drawing', saved, town, towers],
    ['leaves nothing in flat country', place, { outlines: [], discs: [] }, ''],
  ])('%s', (_, drawing, skyline, drawn) => {
    expect(addSkyline(`<svg>${drawing}</svg>`, JSON.stringify(skyline))).toBe(`<svg>${drawn}</svg>`);
  });
});

describe('a drawing that comes out of a vector program', () => {
  const exported = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Made with a drawing program -->
<svg width="10mm" height="10mm" viewBox="0 0 10 10" xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3">
<style>.pipe{fill:#f26a1b}</style><script>alert(1)</script>
<defs><path id="a" d="M0 0h4v4H0z"/></defs><use href="#a" class="pipe"/><use href="#a" class="pipe" x="5"/>
<path style="fill:#10274b;stroke:none" d="M5 5h4v4H5z" onclick="alert(1)"/></svg>`;
  const svg = cleanSvg(exported, 'cards/faucet.svg');

  it('loses what the page must not have: scripts, styles, the program’s own words', () => {
    expect(svg).toMatch(/^<svg/);
    expect(svg).not.toMatch(/<script|<style|style=|onclick|inkscape|DOCTYPE|<!--|width="10mm"/);
  });

  it('keeps its frame, its colors, and ids that no other drawing has', () => {
    expect(svg).toContain('viewBox="0 0 10 10"');
    expect(svg).toMatch(/f26a1b/);
    expect(svg).toMatch(/10274b/);
    for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(/^cards-faucet-svg/);
  });
});

describe('the icons in public/', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ])('have %s of %i px without transparency', async (name, side) => {
    const { width, height } = await sharp(`public/${name}`).metadata();
    expect([width, height]).toEqual([side, side]);
    expect((await sharp(`public/${name}`).stats()).isOpaque).toBe(true);
  });

  it('keep the logo inside the circle to which a launcher may cut an app icon', async () => {
    const { data, info } = await sharp('public/icon-512.png')
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => data.readUIntBE((y * info.width + x) * info.channels, 3);
    const background = pixel(0, 0);
    let farthest = 0;
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++)
        if (pixel(x, y) !== background)
          farthest = Math.max(farthest, Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2));
    expect(farthest).toBeGreaterThan(info.width / 4);
    // Android's maskable icons: a circle of 80 % of the side is never cut.
    expect(farthest).toBeLessThanOrEqual(info.width * 0.4);
  });
});
