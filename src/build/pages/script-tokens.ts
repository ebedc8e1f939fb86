import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlElement } from '../../html';

/** The built scripts, and which class names a page's share of them may produce. */
export class ScriptTokens {
  readonly #folder: string;
  readonly #files = new Map<string, Promise<Script>>();
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
  async tokensFor(elements: readonly HtmlElement[]): Promise<readonly ReadonlySet<string>[]> {
    const names = new Set<string>();
    const follow = async (found: Iterable<string>): Promise<void> => {
      for (const name of found) {
        if (names.has(name)) continue;
        names.add(name);
        await follow((await this.#file(name)).names);
      }
    };
    const inline = elements
      .filter(({ name, attributes }) => name === 'script' && !isData(attributes.get('type')))
      .map(({ text }) => this.#inlineScript(text));
    for (const script of inline) await follow(script.names);
    for (const { attributes } of elements)
      for (const value of attributes.values())
        if (value.endsWith('.js')) await follow([path.basename(value)]);
    const key = [...names].sort();
    return [...inline.map(({ tokens }) => tokens), await this.#tokensOfFiles(key)];
  }

  #inlineScript(text: string): Script {
    let script = this.#inline.get(text);
    if (!script) this.#inline.set(text, (script = scriptOf(text)));
    return script;
  }

  #file(name: string): Promise<Script> {
    let script = this.#files.get(name);
    if (!script) {
      script = readFile(path.join(this.#folder, name), 'utf8')
        .catch(() => '')
        .then(scriptOf);
      this.#files.set(name, script);
    }
    return script;
  }

  async #tokensOfFiles(names: readonly string[]): Promise<ReadonlySet<string>> {
    const key = names.join();
    let tokens = this.#tokens.get(key);
    if (!tokens) {
      const scripts = await Promise.all(names.map((name) => this.#file(name)));
      tokens = new Set(scripts.flatMap((script) => [...script.tokens]));
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
