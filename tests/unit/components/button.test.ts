import { describe, expect, it } from 'vitest';
import { buttonClass, type ButtonVariants } from '@/components/button';

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
  it.each(sizes)('is at least 44 px high in size %s', (size) => {
    expect(minHeight(buttonClass({ variant: 'orange', size }))).toBeGreaterThanOrEqual(44);
  });
});
