import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { contentAsJson } from '@/build/content-as-json';

/** Astro's store as it lies in its cache: what its own module holds as a literal. */
const store = JSON.stringify([['Map', 1], 'a "quoted" \u2028 line\n', { nested: [null, -1] }]);

interface LoadHook {
  load: { handler: (id: string) => Promise<{ code: string } | undefined> };
}

/** The integration after Astro has set it up for a command. */
async function setUp(command: 'build' | 'dev') {
  const cache = mkdtempSync(path.join(tmpdir(), 'store-'));
  writeFileSync(path.join(cache, 'data-store.json'), store);
  const { hooks } = contentAsJson();
  const plugins: LoadHook[] = [];
  const updateConfig = ({ vite }: { vite: { plugins: LoadHook[] } }) => plugins.push(...vite.plugins);
  const warn = vi.fn();
  const call = async (name: keyof typeof hooks, options: object) => {
    await (hooks[name] as (given: object) => unknown)(options);
  };
  await call('astro:config:setup', { command, updateConfig });
  await call('astro:config:done', { config: { cacheDir: pathToFileURL(`${cache}/`) } });
  return {
    plugins,
    load: async (id: string) => (await plugins[0]?.load.handler(id))?.code,
    finish: async () => {
      await call('astro:build:done', { logger: { warn } });
      return warn.mock.calls.flat().join();
    },
  };
}

describe('The content of a build', () => {
  it('reaches the pages through JSON as it was written', async () => {
    const { load } = await setUp('build');
    const code = (await load('\0astro:data-layer-content')) ?? '';
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown };
    expect(module.default).toEqual(JSON.parse(store));
  });

  it('is left to Astro in every other module and while developing', async () => {
    expect(await (await setUp('build')).load('/src/pages/index.astro')).toBeUndefined();
    expect((await setUp('dev')).plugins).toEqual([]);
  });

  it('is said to be heavier when Astro no longer loads it this way', async () => {
    expect(await (await setUp('build')).finish()).toMatch(/more memory/);
    const used = await setUp('build');
    await used.load('\0astro:data-layer-content');
    expect(await used.finish()).toBe('');
  });
});
