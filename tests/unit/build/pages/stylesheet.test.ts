import { describe, expect, it } from 'vitest';
import { Stylesheet } from '@/build/pages/stylesheet';

const pruneCss = (css: string, classes: ReadonlySet<string>): string =>
  new Stylesheet(css).prunedFor({ classes });

describe('Lean styles', () => {
  it('drop rules whose classes the page does not have and keep all others', () => {
    const css = '.a{color:red}.b{color:blue}p{margin:0}[data-open]{top:0}@media(min-width:1px){.b{top:0}}';
    expect(pruneCss(css, new Set(['a']))).toBe('.a{color:red}p{margin:0}[data-open]{top:0}');
  });

  it('keep one selector of a list and drop the other', () => {
    expect(pruneCss('.a,.b{top:0}', new Set(['b']))).toBe('.b{top:0}');
  });

  it('understand the escapes of utility classes', () => {
    const css = String.raw`.md\:grid{display:grid}.data-\[state\=open\]\:flex[data-state=open]{display:flex}`;
    expect(pruneCss(css, new Set(['md:grid', 'data-[state=open]:flex']))).toBe(css);
  });

  it('do not take a class inside :not() or :has() for one that the page must have', () => {
    expect(pruneCss('p:not(.x){top:0}html:has(.y){top:0}', new Set())).toBe(
      'p:not(.x){top:0}html:has(.y){top:0}',
    );
  });

  it('drop what :where() or :is() gives to one class that the page does not have', () => {
    const css = ':where(.a){top:0}:where(.b>*){top:0}:is(.b,.c){top:0}';
    expect(pruneCss(css, new Set(['a']))).toBe(':where(.a){top:0}:is(.b,.c){top:0}');
  });

  it('drop what only a page with another section can use', () => {
    const css =
      'html:has([data-section=valves]){top:0}[data-section=hero] p{top:0}:not([data-section=map]){top:0}';
    expect(pruneCss(css, new Set(['data-section=hero']))).toBe(
      '[data-section=hero] p{top:0}:not([data-section=map]){top:0}',
    );
  });

  it('keep what stands behind any section', () => {
    const css = '[data-section]~.hero-form{top:0}[data-section] p{top:0}';
    expect(pruneCss(css, new Set(['hero-form', 'data-section=hero']))).toBe(css);
  });

  it('drop keyframes that nothing runs any more', () => {
    const css = '@keyframes run{to{top:0}}@keyframes rest{to{top:0}}.a{animation:run 1s}';
    expect(pruneCss(css, new Set(['a']))).toBe('@keyframes run{to{top:0}}.a{animation:run 1s}');
    const inMedia = '@media(hover){@keyframes rise{to{top:0}}.b{animation:rise 1s}}p{top:0}';
    expect(pruneCss(inMedia, new Set())).toBe('p{top:0}');
    expect(pruneCss(inMedia, new Set(['b']))).toBe(inMedia);
  });

  it("drop Tailwind's variables that nothing reads, and blocks that hold nothing", () => {
    const css = '*{--tw-a: 0;--tw-b: 0}.a{top:var(--tw-a)}@media print{.b{--tw-c: 1}}';
    expect(pruneCss(css, new Set(['a', 'b']))).toBe('*{--tw-a: 0}.a{top:var(--tw-a)}');
  });
});
