import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  builtDrawings,
  cleaned,
  drawingPath,
  drawingSize,
  editedByHand,
  heroDrawing,
  houseDrawing,
  housePins,
  keyPlan,
  logoMark,
  shutOffDrawing,
  stripDrawing,
  valveSpots,
} from '@/content-model/drawings';
import { drawingNames } from '@/content-model/vocabulary/drawings';
import { allDrawings } from '@/tools/drawing/all';
import { cropNames, cropSize } from '@/tools/drawing/crops';

const folder = 'content/drawings';
const drawn = allDrawings();
const byHand = editedByHand();
/** What the folder has besides drawings. */
const others = ['README.md', 'drawn-with.json', 'edited-by-hand.json', 'skyline.json'];
const committed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(path.join(folder, file)).isFile())
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !others.includes(file));

describe('the files in content/drawings', () => {
  it('are what the code draws, besides those that were edited by hand (else: npm run draw)', () => {
    const different = [...drawn].filter(([file, text]) => {
      const target = path.join(folder, file);
      return !byHand.includes(file) && !(existsSync(target) && readFileSync(target, 'utf8') === text);
    });
    expect(different.map(([file]) => file)).toEqual([]);
  });

  it('are no more than the code draws and somebody has edited', () => {
    expect(committed.filter((file) => !drawn.has(file) && !byHand.includes(file))).toEqual([]);
  });

  it('are there when they are said to be edited by hand', () => {
    expect(byHand.filter((file) => !committed.includes(file))).toEqual([]);
  });
});

describe.each(drawingNames.map((name) => [name]))('the drawing %s in the built site', (name) => {
  it('has a file name that changes with its content, and a size, so that the page does not move', () => {
    expect(drawingPath(name)).toMatch(new RegExp(`^/drawings/${name}\\.[0-9a-f]{8}\\.svg$`));
    expect(builtDrawings().map(({ file }) => `/drawings/${file}.svg`)).toContain(drawingPath(name));
    const crop = cropNames.find((known) => known === name);
    if (crop && !byHand.includes(`cards/${name}.svg`)) expect(drawingSize(name)).toEqual(cropSize(crop));
  });

  it('fills a hero from its middle and is no picture to a screen reader', () => {
    const [root] = /^<svg[^>]*>/.exec(heroDrawing(name)) ?? [''];
    expect(root.match(/preserveAspectRatio="xMidYMid slice"/g)).toHaveLength(1);
    expect(root.match(/aria-hidden="true"/g)).toHaveLength(1);
  });
});

describe('a drawing that is part of a page', () => {
  it.each([
    ['the house', houseDrawing],
    ['the valves', shutOffDrawing],
    ['the plan of the house', keyPlan],
    ['the logo on light ground', () => logoMark('ink')],
    ['the logo on dark ground', () => logoMark('white')],
    ['a strip below a hero', () => stripDrawing('faucet')],
  ])('is no picture to a screen reader: %s', (_, drawing) => {
    const [root] = /^<svg[^>]*>/.exec(drawing()) ?? [''];
    expect(root.match(/aria-hidden="true"/g)).toHaveLength(1);
  });

  it('has a dot for every valve and every label, inside its frame', () => {
    const spots = [
      ...Object.values(valveSpots()).map(({ left, top }) => [left, top]),
      ...housePins().map(({ x, y }) => [x, y]),
    ].flat();
    expect(spots.length).toBeGreaterThan(10);
    for (const spot of spots) expect(spot > 0 && spot < 100, String(spot)).toBe(true);
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
  const svg = cleaned(exported, 'cards/faucet.svg');

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
