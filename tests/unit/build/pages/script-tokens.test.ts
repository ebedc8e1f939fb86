import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScriptTokens } from '@/build/pages/script-tokens';
import { elementsOf } from '@/html';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'script-tokens-'));
  await writeFile(path.join(folder, 'menu.js'), 'import"./shared.js";panel.className="open shadow"');
  await writeFile(path.join(folder, 'shared.js'), 'element.className=`z-dialog`');
  await writeFile(path.join(folder, 'map.js'), 'frame.className="block"');
});

afterAll(() => rm(folder, { recursive: true }));

const wordsOf = (scripts: ScriptTokens, html: string): string[] =>
  scripts.tokensFor(elementsOf(html)).flatMap((words) => [...words]);

describe('The classes that scripts may add to a page', () => {
  it('are those of the scripts that it names and of what they import, and of no others', () => {
    const scripts = new ScriptTokens(folder);
    const tokens = wordsOf(scripts, '<script type="module" src="/_astro/menu.js"></script>');
    for (const name of ['open', 'shadow', 'z-dialog']) expect(tokens).toContain(name);
    expect(tokens).not.toContain('block');
  });

  it('are those of its own inline scripts, also where another page has scripts of the same length', () => {
    const scripts = new ScriptTokens(folder);
    scripts.tokensFor(elementsOf('<script>a.className="first"</script>'));
    expect(wordsOf(scripts, '<script>a.className="other"</script>')).toContain('other');
  });
});
