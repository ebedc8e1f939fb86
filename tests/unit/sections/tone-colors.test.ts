import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { colors } from '@/theme/colors.mjs';
import { tones } from '@/content/vocabulary';
import { contrast } from '@/theme/shades.mjs';

/** What `global.css` declares for a tone, with the values of colors. */
function declared(tone: string): Map<string, string> {
  const found = new Map<string, string>();
  const all: Record<string, string> = { ...colors };
  postcss.parse(readFileSync('src/theme/styles/global.css', 'utf8')).walkRules((rule) => {
    if (!rule.selectors.includes(`.tone-${tone}`)) return;
    rule.walkDecls(({ prop, value }) => {
      const [, name] = /^theme\('colors\.(\w+)'\)$/.exec(value) ?? [];
      found.set(prop, name ? (all[name] ?? '') : value === 'white' ? colors.white : value);
    });
  });
  return found;
}

describe.each(tones.map((tone) => [tone]))('On a section of the tone %s', (tone) => {
  const style = declared(tone);
  const onGround = (name: string) => contrast(style.get(name) ?? '', style.get('background') ?? '');

  it('texts can be read', () => {
    expect(onGround('color')).toBeGreaterThanOrEqual(4.5);
    expect(onGround('--soft')).toBeGreaterThanOrEqual(4.5);
  });

  it('icons, ticks and large figures can be seen', () => {
    expect(onGround('--accent')).toBeGreaterThanOrEqual(3);
  });
});
