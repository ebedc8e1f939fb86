/** Judges that read what the build has written. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOfFile, type EdgeDescription } from '../../edge/description';
import { elementsOf } from '../../lib/html';
import type { Complaint, Judge, Site } from './judge';

/** The Nu HTML checker, behind validator.w3.org. Needs Java. */
const nu: Judge = {
  name: 'nu',
  package: 'vnu-jar',
  judge: async ({ folder, pages, file, each }) => {
    const jar = file('vnu-jar/build/dist/vnu.jar');
    const options = ['--format', 'json', '--exit-zero-always', '--skip-non-html', folder];
    const { error, stderr } = spawnSync('java', ['-jar', jar, ...options], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (error) throw new Error('Java is missing: apt-get install default-jre-headless');
    type Message = Record<'url' | 'message', string> & { extract?: string };
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    const pageOf = ({ url }: Message): string =>
      addressOfFile(url.slice(url.indexOf(folder) + folder.length));
    return each(pages, (page) =>
      messages
        .filter((message) => pageOf(message) === page)
        .map(({ message, extract }) => ({
          rule: message.replaceAll(/site\.\w+\.css/g, 'site.css'),
          page,
          example: extract,
        })),
    );
  },
};

interface Evaluator {
  CspEvaluator: new (csp: unknown) => {
    evaluate: () => { severity: number; directive: string; description: string; value?: string }[];
  };
}

/** Google's CSP evaluator: the policy of the header, together with the one in each page, as a browser enforces both. */
const csp: Judge = {
  name: 'csp',
  package: 'csp_evaluator',
  counts: 'policies',
  judge: async ({ load, pages, html, folder, each }) => {
    const { CspParser } = await load<{ CspParser: new (policy: string) => { csp: unknown } }>(
      'csp_evaluator/dist/parser.js',
    );
    const { CspEvaluator } = await load<Evaluator>('csp_evaluator/dist/evaluator.js');
    const { headers } = JSON.parse(readFileSync(`${folder}-edge/edge.json`, 'utf8')) as EdgeDescription;
    const inPage = (page: string): string =>
      elementsOf(html(page))
        .find(({ attributes }) => attributes.get('http-equiv') === 'Content-Security-Policy')
        ?.attributes.get('content') ?? '';
    // Both are enforced, so the page's sources of styles, which are fewer, are those that count.
    const policies = new Map(
      pages.map((page) => [
        headers['Content-Security-Policy']!.replace(/style-src [^;]*/, inPage(page)),
        page,
      ]),
    );
    return each([...policies], ([policy, page]) =>
      new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        // Higher numbers are notes: 60 and more are information.
        .filter(({ severity }) => severity < 60)
        .map(({ directive, description, value }) => ({
          rule: `${directive}: ${description}`,
          page,
          example: value,
        })),
    );
  },
};

/** Every name of an object that JSON-LD's expansion would drop without a word, because it has no address. */
const dropped = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(
    ([name, inside]) => (!/^(?:@|https?:)/.test(name) && !Array.isArray(value)) || dropped(inside),
  );

/** The expansion of structured data by JSON-LD's own library. The vocabulary stands in for schema.org's context. */
const jsonld: Judge = {
  name: 'jsonld',
  package: 'jsonld',
  counts: 'blocks',
  judge: async ({ load, pages, html, each }) => {
    const { default: library } = await load<{
      default: { expand: (document: unknown, options: object) => Promise<unknown[]> };
    }>('jsonld');
    const blocks = pages.flatMap((page) =>
      elementsOf(html(page))
        .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
        .map(({ text }) => ({ page, text })),
    );
    return each(blocks, async ({ page, text }) => {
      const complain = (rule: string) => [{ rule, page, example: text.slice(0, 120) }];
      try {
        const block = JSON.parse(text) as Record<string, unknown>;
        if (!/^https:\/\/schema\.org\/?$/.test(String(block['@context']))) return complain('another context');
        const expanded = await library.expand(
          { ...block, '@context': { '@vocab': 'https://schema.org/', id: '@id', type: '@type' } },
          { base: 'https://www.example.com/', safe: true },
        );
        const isEmpty = expanded.length === 0 || dropped(expanded);
        return isEmpty ? complain('nothing is left after expansion') : [];
      } catch (error) {
        return complain(error instanceof Error ? error.message : String(error));
      }
    });
  },
};

/** Words in lower case that cspell does not know. Names begin with a capital, and so are not checked. */
function unknownWords(text: string, language: 'en' | 'es', { file, folder }: Site): string[] {
  const at = path.join(folder, '../.cache/judges/spelling');
  mkdirSync(at, { recursive: true });
  const config = {
    language: language === 'es' ? 'es,es-MX' : 'en',
    import: language === 'es' ? [file('@cspell/dict-es-es/cspell-ext.json')] : [],
    dictionaries: language === 'es' ? ['es-es'] : [],
    files: ['*.txt'],
  };
  writeFileSync(path.join(at, 'cspell.json'), JSON.stringify(config));
  writeFileSync(path.join(at, 'words.txt'), text);
  const options = ['--no-progress', '--no-summary', '--words-only', '--unique', 'words.txt'];
  const { stdout } = spawnSync(process.execPath, [file('cspell/bin.mjs'), ...options], {
    cwd: at,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  rmSync(at, { recursive: true });
  return stdout.split('\n').filter((word) => /^\p{Ll}/u.test(word));
}

/** The words of each page that visitors read, in its language. */
const spelling: Judge = {
  name: 'spelling',
  package: 'cspell',
  judge: async (site) => {
    const page = await site.browser.newPage();
    const texts = { en: new Map<string, string>(), es: new Map<string, string>() };
    await site.each(site.pages, async (path) => {
      // Other languages in a page, as English reviews in a Spanish one, are not checked.
      const text = await page.evaluate((html) => {
        const { documentElement, body } = new DOMParser().parseFromString(html, 'text/html');
        const pageLanguage = documentElement.lang.slice(0, 2);
        for (const element of body.querySelectorAll<HTMLElement>('[lang]'))
          if (!element.lang.startsWith(pageLanguage)) element.remove();
        for (const element of body.querySelectorAll('script, style, svg, template')) element.remove();
        // A space where a tag was: words of two elements are two words.
        return body.innerHTML.replaceAll(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ');
      }, site.html(path));
      texts[/^\/es(\/|$)/.test(path) ? 'es' : 'en'].set(path, text);
      return [];
    });
    await page.close();
    return (['en', 'es'] as const).flatMap((language): Complaint[] => {
      const written = [...texts[language]];
      const all = written.map(([, text]) => text).join(' ');
      const lowerCase = all.match(/(?<![\p{L}@./-])\p{Ll}[\p{Ll}’']+(?![\p{L}@/]|[.-]\p{L})/gu);
      return unknownWords([...new Set(lowerCase)].join('\n'), language, site).map((word) => ({
        rule: `${language}: ${word}`,
        page: written.find(([, text]) => text.includes(word))?.[0] ?? '/',
      }));
    });
  },
};

/** Judges of files. */
export const inFiles: readonly Judge[] = [nu, csp, jsonld, spelling];
