import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { astroStore, contentAsJson } from '@/build/content-as-json';

/** Astro's store as in its cache file, which its own module contains as a literal. */
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
  const call = async (name: keyof typeof hooks, options: object) => {
    await (hooks[name] as (given: object) => unknown)(options);
  };
  await call('astro:config:setup', { command, updateConfig });
  await call('astro:config:done', { config: { cacheDir: pathToFileURL(`${cache}/`) } });
  return {
    plugins,
    load: async (id: string) => (await plugins[0]?.load.handler(id))?.code,
    finish: () => call('astro:build:done', {}),
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

  it('stops the build when Astro no longer loads it this way', async () => {
    await expect((await setUp('build')).finish()).rejects.toThrow('no longer loads its content');
    const used = await setUp('build');
    await used.load('\0astro:data-layer-content');
    await expect(used.finish()).resolves.toBeUndefined();
  });

  it('comes from the module and the file that the installed Astro names', () => {
    const file = createRequire(import.meta.url).resolve('astro/package.json');
    const names = readFileSync(path.join(path.dirname(file), 'dist/content/consts.js'), 'utf8');
    expect(names).toContain(`DATA_STORE_VIRTUAL_ID = "${astroStore.module.slice(1)}"`);
    expect(names).toContain('RESOLVED_DATA_STORE_VIRTUAL_ID = "\\0" + DATA_STORE_VIRTUAL_ID');
    expect(names).toContain(`DATA_STORE_FILE = "${astroStore.file}"`);
  });
});
