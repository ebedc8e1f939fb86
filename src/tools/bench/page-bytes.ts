import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { addressOfFile } from '../../edge/description';

/** Bytes of a page, compressed with brotli. */
export interface PageBytes {
  address: string;
  /** HTML up to the end of the hero, which the first view needs. */
  firstView: number;
  html: number;
  /** Scripts that run without any touch or scroll: inline, linked, and what these import. */
  scripts: number;
}

const brotli = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;

function endOfFirstView(html: string): number {
  const hero = html.indexOf('data-section="hero"');
  return hero < 0 ? html.length : html.indexOf('</section>', hero) + '</section>'.length;
}

/** Measures every page of a built site. */
export function weighPages(dist: string): PageBytes[] {
  const sizes = new Map<string, { own: number; imports: string[] }>();
  const script = (name: string): { own: number; imports: string[] } => {
    let size = sizes.get(name);
    if (!size) {
      const text = readFileSync(path.join(dist, '_astro', name), 'utf8');
      const imports = Array.from(
        text.matchAll(/\b(?:import|from)\s*"\.\/([^"]+\.js)"/g),
        ([, file = '']) => file,
      );
      sizes.set(name, (size = { own: brotli(text), imports }));
    }
    return size;
  };
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(path.join(dist, file), 'utf8');
      const fetched = new Set<string>();
      const follow = (name: string): void => {
        if (fetched.has(name)) return;
        fetched.add(name);
        script(name).imports.forEach(follow);
      };
      for (const [, name = ''] of html.matchAll(/<script[^>]+src="\/_astro\/([^"]+)"/g)) follow(name);
      const inside = Array.from(
        html.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g),
        ([, text]) => text,
      );
      return {
        address: addressOfFile(`/${file.split(path.sep).join('/')}`),
        firstView: brotli(html.slice(0, endOfFirstView(html))),
        html: brotli(html),
        scripts:
          (inside.length > 0 ? brotli(inside.join('\n')) : 0) +
          [...fetched].reduce((sum, name) => sum + script(name).own, 0),
      };
    });
}
