import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  compiledWhileLoading,
  radixWithoutNames,
  shortPreloadHelper,
  sonnerWithoutInjectedStyles,
} from '@/islands/vite-plugins';

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

describe('the helper around lazy scripts', () => {
  const helper = shortPreloadHelper() as unknown as {
    load: (id: string) => string | undefined;
    configResolved: (config: { base: string }) => void;
    generateBundle: (options: object, bundle: object) => void;
  };
  const chunk = (code: string) => ({ 'open.js': { type: 'chunk', fileName: 'open.js', code } });

  it('asks for each file that the script imports, once, and then for the script', async () => {
    const links: { rel: string; href: string }[] = [];
    const document = { createElement: () => ({}), head: { append: (link: never) => links.push(link) } };
    const source = helper.load('\0vite/preload-helper.js')?.replace('export', '') ?? '';
    const run = new Function('document', `${source}; return __vitePreload`) as (page: object) => Preload;
    type Preload = (load: () => Promise<string>, files?: string[]) => Promise<string>;
    const preload = run(document);
    const load = vi.fn(() => Promise.resolve('module'));
    await expect(preload(load, ['_astro/a.js', '_astro/b.js'])).resolves.toBe('module');
    await preload(load, ['_astro/b.js']);
    await preload(load);
    expect(links).toEqual([
      { rel: 'modulepreload', href: '/_astro/a.js' },
      { rel: 'modulepreload', href: '/_astro/b.js' },
    ]);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('stops the build when a script wants a stylesheet, which it would not load', () => {
    const wanting = chunk('const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["_astro/a.css"])))=>i');
    expect(() => helper.generateBundle({}, wanting)).toThrow('open.js imports a stylesheet');
    expect(() => helper.generateBundle({}, chunk('__vite__mapDeps=["_astro/a.js"];".css"'))).not.toThrow();
  });

  it('stops the build of a site that is not at its root', () => {
    expect(() => helper.configResolved({ base: '/site/' })).toThrow('not "/site/"');
    expect(() => helper.configResolved({ base: '/' })).not.toThrow();
  });
});

describe('the hint to compile a script while it is being loaded', () => {
  const { renderChunk } = compiledWhileLoading() as unknown as {
    renderChunk: { handler: (code: string, chunk: object) => { code: string } | undefined };
  };
  const long = 'call();'.repeat(1000);

  it('is the first line of a long script that an island brings', () => {
    const { code } = renderChunk.handler(long, { facadeModuleId: '/src/islands/quote/open.tsx' }) ?? {};
    expect(code).toBe(`//# allFunctionsCalledOnLoad\n${long}`);
  });

  it('is not given to a short script, nor to one that a page runs at once', () => {
    expect(renderChunk.handler('call();', { facadeModuleId: null })).toBeUndefined();
    const early = '/src/layouts/frame/EarlyScript.astro?astro&type=script&index=0&lang.ts';
    expect(renderChunk.handler(long, { facadeModuleId: early })).toBeUndefined();
  });
});
