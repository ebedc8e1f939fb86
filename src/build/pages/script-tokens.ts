import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlElement } from '../../html';

/** The built scripts, and which class names a page's share of them may produce. */
export class ScriptTokens {
  readonly #folder: string;
  readonly #texts = new Map<string, string>();
  /** Worked out once for each set of files: pages of one template name the same. */
  readonly #tokens = new Map<string, readonly string[]>();

  /** @param folder where the built scripts are */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Every word in the scripts of a page that could be a class name: in those that stand in it, and in those that it
   * names, with their static and dynamic imports.
   */
  async tokensFor(elements: readonly HtmlElement[]): Promise<readonly string[]> {
    const names = new Set<string>();
    const follow = async (text: string): Promise<void> => {
      for (const [name] of text.matchAll(/(?<=["'`/])[\w.@-]+\.js(?=["'`])/g)) {
        if (names.has(name)) continue;
        names.add(name);
        await follow(await this.#textOf(name));
      }
    };
    const inline = elements.filter(({ name }) => name === 'script').map(({ text }) => text);
    for (const text of inline) await follow(text);
    for (const { attributes } of elements)
      for (const value of attributes.values()) if (value.endsWith('.js')) await follow(`"${value}"`);
    return [...inline.flatMap(tokensOf), ...this.#tokensOfFiles([...names].sort())];
  }

  async #textOf(name: string): Promise<string> {
    const known = this.#texts.get(name);
    if (known !== undefined) return known;
    const text = await readFile(path.join(this.#folder, name), 'utf8').catch(() => '');
    this.#texts.set(name, text);
    return text;
  }

  #tokensOfFiles(names: readonly string[]): readonly string[] {
    const key = names.join();
    let tokens = this.#tokens.get(key);
    if (!tokens) {
      tokens = [...new Set(names.flatMap((name) => tokensOf(this.#texts.get(name) ?? '')))];
      this.#tokens.set(key, tokens);
    }
    return tokens;
  }
}

/** Anything that could be a class name inside a script. */
const tokensOf = (text: string): string[] => text.match(/[^\s"'`\\<>]+/g) ?? [];
