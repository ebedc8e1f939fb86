import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compiledWhileLoading,
  earlyScriptInOneFile,
  modernIslandScript,
  plainImports,
  sonnerWithoutInjectedStyles,
  smallScripts,
} from '@/build/vite-plugins';

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
});

describe('the early script', () => {
  const { generateBundle } = earlyScriptInOneFile() as unknown as {
    generateBundle: (options: object, bundle: object) => void;
  };
  const early = (imports: string[]) => ({
    'early.js': { type: 'chunk', moduleIds: ['/site/src/browser/early.ts'], imports },
  });

  it('is one file, or the build stops and says what it imports', () => {
    expect(() => generateBundle({}, early([]))).not.toThrow();
    expect(() => generateBundle({}, early(['helper.js']))).toThrow('imports helper.js');
    expect(() => generateBundle({}, {})).toThrow('No script of the build contains');
  });
});

describe('the hint to compile a script while it is being loaded', () => {
  const { renderChunk } = compiledWhileLoading() as unknown as {
    renderChunk: { handler: (code: string, chunk: object) => { code: string } | undefined };
  };
  const long = 'call();'.repeat(1000);

  it.each([
    ['the first line of a long script that an island brings', long, 'islands/quote/open.tsx', true],
    ['not given to a short script', 'call();', 'islands/quote/open.tsx', false],
    ['not given to one that a page runs at once', long, 'browser/early.ts', false],
  ])('is %s', (_, code, module, isGiven) => {
    const rendered = renderChunk.handler(code, { moduleIds: [`/src/${module}`] });
    expect(rendered?.code).toBe(isGiven ? `//# allFunctionsCalledOnLoad\n${code}` : undefined);
  });
});

describe("The script of Astro's islands", () => {
  const { transform } = modernIslandScript() as unknown as Transforming;
  const compiled = path.resolve('node_modules/astro/dist/runtime/server/astro-island.prebuilt.js');

  it('is taken from the source of the installed Astro, with its retry, and keeps its names to itself', () => {
    const { code } = transform('', compiled) ?? { code: '' };
    const script = JSON.parse(code.replace('export default ', '')) as string;
    expect(script).toMatch(/^\{/);
    expect(script).toContain('astro:hydration-error');
    expect(script).toContain('astro-retry');
    expect(script).not.toContain('process.env');
    expect(script.length).toBeLessThan(readFileSync(compiled, 'utf8').length * 0.95);
  });
});

describe('An import() without preloading', () => {
  const { renderChunk } = plainImports() as unknown as {
    renderChunk: { handler: (code: string) => { code: string } };
  };

  it.each([
    ['__vitePreload(() => import("./menu.js"), __VITE_PRELOAD__)', 'import("./menu.js")'],
    ['__vitePreload$1(() => import("./menu.js"), [])', 'import("./menu.js")'],
    ['t(()=>import("./menu.js"),__VITE_PRELOAD__,import.meta.url)', 'import("./menu.js")'],
    // Of a script that a chunk holds beside others.
    ['__vitePreload(() => import("./menu.js").then((n) => n.t), [])', 'import("./menu.js").then((n) => n.t)'],
    ['retry(() => import("./menu.js"), 3)', 'retry(() => import("./menu.js"), 3)'],
  ])('%s', (code, plain) => {
    expect(renderChunk.handler(code).code).toBe(plain);
  });
});

describe('Small scripts', () => {
  const { renderChunk } = smallScripts() as unknown as {
    renderChunk: { handler: (code: string) => Promise<{ code: string }> };
  };

  it('do the same in fewer characters', async () => {
    const script = 'export function double(aNumber) {\n  // Twice as much.\n  return aNumber * 2;\n}\n';
    const { code } = await renderChunk.handler(script);
    expect(code.length).toBeLessThan(script.length / 1.5);
    const { double } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      double: (number: number) => number;
    };
    expect(double(21)).toBe(42);
  });
});
