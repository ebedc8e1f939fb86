import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlElement } from '../../html';

/** The built scripts, and which class names a page's share of them may produce. */
export class ScriptTokens {
  readonly #folder: string;
  readonly #files = new Map<string, Script>();
  /** Of scripts that stand in pages, which are few: most are the same on every page. */
  readonly #inline = new Map<string, Script>();
  /** Worked out once for each set of files: pages of one template name the same. */
  readonly #tokens = new Map<string, ReadonlySet<string>>();

  /** @param folder where the built scripts are */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Every word in the scripts of a page that could be a class name: in those that stand in it, and in those that it
   * names, with their static and dynamic imports. A set that several pages have is the same object for all of them.
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

/** What a script says: which other scripts, and every word of it that could be a class name. */
interface Script {
  readonly names: readonly string[];
  readonly tokens: ReadonlySet<string>;
}

const scriptOf = (text: string): Script => ({
  names: [...new Set(text.match(/(?<=["'`/])[\w.@-]+\.js(?=["'`])/g))],
  tokens: new Set(text.match(/[^\s"'`\\<>]+/g)),
});

/** Structured data, which no browser runs and which is another on every page. */
const isData = (type: string | undefined): boolean => type === 'application/ld+json';
