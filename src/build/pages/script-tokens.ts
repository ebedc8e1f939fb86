import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlElement } from '../../html';

/** The built scripts, and the class names that the scripts of a page may add to its elements. */
export class ScriptTokens {
  readonly #folder: string;
  readonly #files = new Map<string, Script>();
  /** Cache of scripts inside pages, by their text. Most pages have the same ones. */
  readonly #inline = new Map<string, Script>();
  /** Cache of words by the names of the files. Pages of one template load the same files. */
  readonly #tokens = new Map<string, ReadonlySet<string>>();

  /** @param folder where the built scripts are */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Every word in the scripts of a page that could be a class name. Reads the scripts inside the page and the files
   * that the page names, with their static and dynamic imports. Pages with the same files get the same set object,
   * by which `page-styles.ts` caches.
   */
  tokensFor(elements: readonly HtmlElement[]): readonly ReadonlySet<string>[] {
    const names = new Set<string>();
    const follow = (found: Iterable<string>): void => {
      for (const name of found) {
        if (names.has(name)) continue;
        names.add(name);
        follow(this.#file(name).names);
      }
    };
    const inline = elements
      .filter(({ name, attributes }) => name === 'script' && !isData(attributes.get('type')))
      .map(({ text }) => this.#inlineScript(text));
    for (const script of inline) follow(script.names);
    for (const { attributes } of elements)
      for (const value of attributes.values()) if (value.endsWith('.js')) follow([path.basename(value)]);
    const key = [...names].sort();
    return [...inline.map(({ tokens }) => tokens), this.#tokensOfFiles(key)];
  }

  #inlineScript(text: string): Script {
    let script = this.#inline.get(text);
    if (!script) this.#inline.set(text, (script = scriptOf(text)));
    return script;
  }

  #file(name: string): Script {
    let script = this.#files.get(name);
    if (!script) {
      const file = path.join(this.#folder, name);
      this.#files.set(name, (script = scriptOf(existsSync(file) ? readFileSync(file, 'utf8') : '')));
    }
    return script;
  }

  #tokensOfFiles(names: readonly string[]): ReadonlySet<string> {
    const key = names.join();
    let tokens = this.#tokens.get(key);
    if (!tokens) {
      tokens = new Set(names.flatMap((name) => [...this.#file(name).tokens]));
      this.#tokens.set(key, tokens);
    }
    return tokens;
  }
}

/** The names of the scripts that a script loads, and every word in it that could be a class name. */
interface Script {
  readonly names: readonly string[];
  readonly tokens: ReadonlySet<string>;
}

const scriptOf = (text: string): Script => ({
  names: [...new Set(text.match(/(?<=["'`/])[\w.@-]+\.js(?=["'`])/g))],
  tokens: new Set(text.match(/[^\s"'`\\<>]+/g)),
});

/** Structured data: browsers do not run it, and it differs on every page. */
const isData = (type: string | undefined): boolean => type === 'application/ld+json';
