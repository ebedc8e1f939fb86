import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { radixWithoutNames, sonnerWithoutInjectedStyles } from '@/islands/vite-plugins';

const { resolve } = createRequire(import.meta.url);
const moduleOf = (name: string) => path.join(path.dirname(resolve(name)), 'index.mjs');

interface Transforming {
  transform: (code: string, id: string) => { code: string } | undefined;
}
const file = moduleOf('sonner');
const plugin = sonnerWithoutInjectedStyles() as unknown as Transforming;

describe("sonner's build", () => {
  it('writes no style element, and is otherwise untouched', () => {
    const before = readFileSync(file, 'utf8');
    const after = plugin.transform(before, file)?.code ?? '';
    expect(before).toMatch(/^__insertCSS\("/m);
    expect(after).not.toMatch(/^__insertCSS\("/m);
    expect(after).toContain('export { Toaster, toast');
    const styles = /__insertCSS\("(.*)"\)/.exec(before)?.[0] ?? '';
    expect(before.length - after.length).toBe(`${styles};`.length);
  });

  it('stops when a newer sonner does it in another way', () => {
    expect(() => plugin.transform('addStyle("…")', file)).toThrow('no longer injects');
  });

  it('leaves every other module alone', () => {
    expect(plugin.transform('code', '/node_modules/react/index.js')).toBeUndefined();
  });
});

describe("Radix's build", () => {
  const radix = radixWithoutNames() as unknown as Transforming;

  it.each(['@radix-ui/react-accordion', '@radix-ui/react-dialog'])(
    'of %s sets no function names one by one',
    (name) => {
      const before = readFileSync(moduleOf(name), 'utf8');
      const after = radix.transform(before, moduleOf(name))?.code ?? '';
      expect(before).toContain('var __name = (target, value) => ');
      expect(after).toContain('var __name = (target) => target;');
      expect(after).not.toContain('(target, value)');
    },
  );
});
