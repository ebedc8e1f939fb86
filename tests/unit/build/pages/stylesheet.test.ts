import { expect, it } from 'vitest';
import { Stylesheet } from '@/build/pages/stylesheet';

const other = '.a{color:red}.b{color:blue}p{margin:0}[data-open]{top:0}@media(min-width:1px){.b{top:0}}';
const escaped = String.raw`.md\:grid{display:grid}.data-\[state\=open\]\:flex[data-state=open]{display:flex}`;
const negated = 'p:not(.x){top:0}html:has(.y){top:0}';
const section = 'html:has([data-section=valves]){top:0}';
const behind = '[data-section]~.hero-form{top:0}[data-section] p{top:0}';
const frames = '@keyframes run{to{top:0}}';
const inMedia = '@media(hover){@keyframes rise{to{top:0}}.b{animation:rise 1s}}';

it.each<[what: string, css: string, classes: string, kept?: string]>([
  ['no rule whose classes the page lacks', other, 'a', '.a{color:red}p{margin:0}[data-open]{top:0}'],
  ['one selector of a list', '.a,.b{top:0}', 'b', '.b{top:0}'],
  ['utility classes with their escapes', escaped, 'md:grid data-[state=open]:flex'],
  ['a class inside :not() or :has(), which no page must have', negated, ''],
  ['of :where() what the page has', ':where(.a){top:0}:where(.b>*){top:0}', 'a', ':where(.a){top:0}'],
  ['what :is() gives to one of several classes', ':is(.b,.c){top:0}', ''],
  [
    'nothing of another section',
    `${section}[data-section=hero] p{top:0}`,
    'data-section=hero',
    '[data-section=hero] p{top:0}',
  ],
  ['what is for all sections but one', ':not([data-section=map]){top:0}', 'data-section=hero'],
  ['what stands behind any section', behind, 'hero-form data-section=hero'],
  [
    'keyframes that something runs',
    `${frames}@keyframes rest{to{top:0}}.a{animation:run 1s}`,
    'a',
    `${frames}.a{animation:run 1s}`,
  ],
  ['them in a condition, too', inMedia, 'b'],
  ['none that nothing runs any more', `${inMedia}p{top:0}`, '', 'p{top:0}'],
  [
    'no variable of Tailwind that nothing reads, and no empty block',
    '*{--tw-a: 0;--tw-b: 0}.a{top:var(--tw-a)}@media print{.b{--tw-c: 1}}',
    'a b',
    '*{--tw-a: 0}.a{top:var(--tw-a)}',
  ],
])('Lean styles keep %s', (_, css, classes, kept = css) => {
  expect(new Stylesheet(css).prunedFor({ classes: new Set(classes.split(' ')) })).toBe(kept);
});
