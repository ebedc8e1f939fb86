import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlElement } from '../../html';

/** The built scripts, and which class names a page's share of them may produce. */
export class ScriptTokens {
  readonly #folder: string;
  readonly #texts = new Map<string, string>();
  /** Of scripts that stand in pages, which are few: most are the same on every page. */
  readonly #inline = new Map<string, { names: readonly string[]; tokens: readonly string[] }>();
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
    const follow = async (found: Iterable<string>): Promise<void> => {
      for (const name of found) {
        if (names.has(name)) continue;
        names.add(name);
        await follow(scriptsNamedIn(await this.#textOf(name)));
      }
    };
    const inline = elements
      .filter(({ name, attributes }) => name === 'script' && !isData(attributes.get('type')))
      .map(({ text }) => this.#inlineScript(text));
    for (const script of inline) await follow(script.names);
    for (const { attributes } of elements)
      for (const value of attributes.values())
        if (value.endsWith('.js')) await follow([path.basename(value)]);
    return [...inline.flatMap(({ tokens }) => tokens), ...this.#tokensOfFiles([...names].sort())];
  }

  #inlineScript(text: string): { names: readonly string[]; tokens: readonly string[] } {
    let script = this.#inline.get(text);
    if (!script)
      this.#inline.set(text, (script = { names: [...scriptsNamedIn(text)], tokens: tokensOf(text) }));
    return script;
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

/** Structured data, which no browser runs and which is another on every page. */
const isData = (type: string | undefined): boolean => type === 'application/ld+json';

/** Names of built scripts in a text of JavaScript. */
const scriptsNamedIn = (text: string): Set<string> =>
  new Set(text.match(/(?<=["'`/])[\w.@-]+\.js(?=["'`])/g));

/** Anything that could be a class name inside a script. */
const tokensOf = (text: string): string[] => text.match(/[^\s"'`\\<>]+/g) ?? [];
