import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withIconsOfOnePath } from '@/build/pages/icons';

type Shape = [name: string, attributes: Record<string, string>];

/** The icons that pages can show, as their package draws them. */
const icons = Array.from(
  readFileSync('src/components/icons.ts', 'utf8').matchAll(/@lucide\/astro\/icons\/([\w-]+)/g),
  ([, name = '']) => {
    const source = readFileSync(`node_modules/@lucide/astro/src/icons/${name}.ts`, 'utf8');
    const [, node = ''] = /"node":(\[\[.*?\]\])[,}]/.exec(source) ?? [];
    const shapes = (JSON.parse(node) as Shape[])
      .map(
        ([tag, all]) =>
          `<${tag}${Object.entries(all)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('')}></${tag}>`,
      ) // prettier-ignore
      .join('');
    const root = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-${name}">`;
    return { name, svg: `${root}${shapes}</svg>` };
  },
);

const pixels = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer();

describe('the icons of a page', () => {
  it.each(icons)('$name looks the same as one path', async ({ svg }) => {
    const joined = withIconsOfOnePath(`<p>${svg}</p>`).slice('<p>'.length, -'</p>'.length);
    expect(joined.match(/<(?!\/|svg)/g)).toEqual(['<']);
    expect(joined).toContain('<path ');
    const [before, after] = await Promise.all([pixels(svg), pixels(joined)]);
    // Where two lines cross, their soft edges are painted once instead of twice.
    const apart = before.filter((alpha, i) => Math.abs(alpha - after[i]!) > 96).length;
    expect(apart).toBe(0);
  });

  it('are the only drawings that change', () => {
    const other = '<svg class="service-area-map"><rect width="4" height="4" rx="1"/><path d="M0 0h4"/></svg>';
    expect(withIconsOfOnePath(other)).toBe(other);
  });

  it('keep a shape that is painted in another way', () => {
    const svg =
      '<svg class="lucide lucide-hash"><path d="M4 4h9"/><circle cx="8" cy="8" r="2" fill="currentColor"/></svg>';
    expect(withIconsOfOnePath(svg).match(/<path/g)).toHaveLength(2);
  });
});
