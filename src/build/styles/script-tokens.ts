import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The built scripts, and which class names a page's share of them may produce. */
export class ScriptTokens {
  readonly #folder: string;
  readonly #texts = new Map<string, string>();
  readonly #tokens = new Map<string, ReadonlySet<string>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async #textOf(name: string): Promise<string> {
    const known = this.#texts.get(name);
    if (known !== undefined) return known;
    const text = await readFile(path.join(this.#folder, name), 'utf8').catch(() => '');
    this.#texts.set(name, text);
    return text;
  }

  /** Follows static and dynamic imports from the scripts that the page names. */
  async tokensFor(html: string): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    const follow = async (text: string): Promise<void> => {
      for (const [name] of text.matchAll(/(?<=["'`/])[\w.@-]+\.js(?=["'`])/g)) {
        if (names.has(name)) continue;
        names.add(name);
        await follow(await this.#textOf(name));
      }
    };
    const inlineScripts = Array.from(
      html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g),
      (match) => match[1],
    ).join('\n');
    await follow(html);
    const key = [...names].sort().join() + inlineScripts.length;
    let tokens = this.#tokens.get(key);
    if (!tokens) {
      // React's own bundle names no class of ours; its size would only slow the build.
      const own = [...names].filter((name) => !name.startsWith('client.'));
      tokens = new Set(
        tokensOf([inlineScripts, ...own.map((name) => this.#texts.get(name) ?? '')].join('\n')),
      );
      this.#tokens.set(key, tokens);
    }
    return tokens;
  }
}

/** Anything that could be a class name inside markup or script. */
const tokensOf = (text: string): string[] => text.match(/[^\s"'`\\<>]+/g) ?? [];
