import { describe, expect, it } from 'vitest';
import { cropNames, cropSize, cropSvg, heroCropSvg } from '@/tools/drawing/crops';
import { palette } from '@/tools/drawing/kit';

/** Pictures of places other than the house, each with a street tree in its surroundings. */
const places = ['not-found', 'thank-you', 'story', 'commercial'] as const;

describe.each(places.map((name) => [name]))('%s, a picture of a place of its own', (name) => {
  it('keeps what stands around quiet in a card', () => {
    expect(cropSvg(name).toLowerCase()).not.toContain(palette.leafDark.toLowerCase());
  });

  it('shows the same place in full color in a hero', () => {
    expect(heroCropSvg(name).toLowerCase()).toContain(palette.leafDark.toLowerCase());
  });

  it('leaves no empty corner: the sky reaches past the frame', () => {
    const svg = heroCropSvg(name);
    const frame = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
    const [x = 0, y = 0, , height = 0] = frame;
    // the sky is the first outline; it starts at its lower left corner
    const corner = /<path d="M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(svg)!.slice(1).map(Number);
    expect(corner[0]).toBeLessThan(x);
    expect(corner[1]).toBeGreaterThan(y + height);
  });

  it('has the shape of a card', () => {
    const { width, height } = cropSize(name);
    expect(width / height).toBeGreaterThan(1.06);
    expect(width / height).toBeLessThan(1.34);
  });
});

describe('the steps of a visit', () => {
  const visits = [
    ['sink', ['step-call', 'step-diagnose', 'step-repair']],
    ['toilet', ['toilet-step-call', 'toilet-step-diagnose', 'toilet-step-repair']],
  ] as const;

  it.each(visits)('happen at one %s: all three heroes have the same frame', (_, steps) => {
    const frames = steps.map((name) => /viewBox="([^"]+)"/.exec(heroCropSvg(name))![1]);
    expect(new Set(frames).size).toBe(1);
  });

  it.each(cropNames.filter((name) => /(^|-)step-/.test(name)))(
    '%s has the ratio of the section that shows it, which cuts nothing off',
    (name) => {
      const { width, height } = cropSize(name);
      expect(width / height).toBeCloseTo(16 / 13, 1);
    },
  );
});
