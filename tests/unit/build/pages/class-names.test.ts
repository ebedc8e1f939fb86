import { describe, expect, it } from 'vitest';
import { ClassNames } from '@/build/pages/class-names';

const page =
  '<p class="mt-4 [&amp;>svg]:shrink-0 wrap">class="mt-4"</p><p class="py-2 lg:sticky gap-2"></p><astro-island props="{&quot;class&quot;:&quot;gap-2&quot;}">';
const css =
  '.mt-4{margin:1rem}.\\[\\&\\>svg\\]\\:shrink-0>svg{flex:none}.wrap{width:12.5%}.py-2:hover .mt-4{}@keyframes a{12.5%{top:0}}.lg\\:sticky{}.gap-2{}';

describe('The classes of a page', () => {
  const names = new ClassNames([page], ['a.className="block py-2"']);

  it('have short names where Tailwind has made them, except what a script, an island or the styles for print name', () => {
    expect(names.inPage(page)).toContain('<p class="bb ba wrap">');
    expect(names.inPage(page)).toContain('<p class="py-2 lg:sticky gap-2">');
  });

  it('never have a name that a blocker of advertisements hides', () => {
    const many = Array.from({ length: 600 }, (_, index) => `mt-${index}`);
    const short = new ClassNames([`<p class="${many.join(' ')}">`], []).inPage(
      `<p class="${many.join(' ')}">`,
    );
    expect(short).not.toMatch(/[" ]a/i);
    expect(new Set(short.match(/\b\w\w\b/g)).size).toBe(600);
  });

  it('have the same names in the stylesheet, in which nothing else changes', () => {
    expect(names.inStyles(css)).toBe(
      '.bb{margin:1rem}.ba>svg{flex:none}.wrap{width:12.5%}.py-2:hover .bb{}@keyframes a{12.5%{top:0}}.lg\\:sticky{}.gap-2{}',
    );
  });
});
