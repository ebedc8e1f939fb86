import { describe, expect, it } from 'vitest';
import { buttonClass, type ButtonVariants } from '@/components/button';

const variants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'orange',
  'navy',
  'white',
  'white-outline',
] as const satisfies readonly ButtonVariants['variant'][];
const sizes = [
  'default',
  'sm',
  'lg',
  'xl',
  'xxl',
  'cta',
  'icon',
] as const satisfies readonly ButtonVariants['size'][];

/** The least height that a class list gives, in pixels; `min-h-11` and `size-11` are 44 px. */
function minHeight(classes: string): number {
  const [, steps] = / (?:min-h|size)-(\d+)\b/.exec(classes) ?? [];
  const [, rem] = / min-h-\[([\d.]+)rem\]/.exec(classes) ?? [];
  return steps ? Number(steps) * 4 : Number(rem) * 16;
}

describe('a button', () => {
  it.each(variants)('looks different as %s than as any other variant', (variant) => {
    const others = variants.filter((other) => other !== variant);
    for (const other of others) expect(buttonClass({ variant })).not.toBe(buttonClass({ variant: other }));
  });

  it.each(sizes)('is at least 44 px high in size %s', (size) => {
    expect(minHeight(buttonClass({ variant: 'orange', size }))).toBeGreaterThanOrEqual(44);
  });

  it('carries ink on orange, because white would have too little contrast', () => {
    const classes = buttonClass({ variant: 'orange' }).split(' ');
    expect(classes).toContain('text-ink');
    expect(classes).not.toContain('text-white');
  });
});
