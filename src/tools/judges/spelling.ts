import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Complaint, Judge, Site } from './judge';

/** Words in lower case that cspell does not know. Names begin with a capital, and so are not checked. */
const unknownWords = (text: string, language: 'en' | 'es', { file, folder }: Site): string[] => {
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
  const { stdout } = spawnSync(
    process.execPath,
    [file('cspell/bin.mjs'), '--no-progress', '--no-summary', '--words-only', '--unique', 'words.txt'],
    { cwd: at, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  rmSync(at, { recursive: true });
  return stdout.split('\n').filter((word) => /^\p{Ll}/u.test(word));
};

/** The words of each page that visitors read, in its language. */
export const spelling: Judge = {
  name: 'spelling',
  package: 'cspell',
  judge: async (site) => {
    const page = await site.browser.newPage();
    const texts = { en: new Map<string, string>(), es: new Map<string, string>() };
    for (const [index, path] of site.pages.entries()) {
      site.progress(index, site.pages.length);
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
    }
    await page.close();
    const complaints: Complaint[] = [];
    for (const language of ['en', 'es'] as const) {
      const written = texts[language];
      const lowerCase = [
        ...new Set(
          [...written.values()].join(' ').match(/(?<![\p{L}@./-])\p{Ll}[\p{Ll}’']+(?![\p{L}@/]|[.-]\p{L})/gu),
        ),
      ];
      for (const word of unknownWords(lowerCase.join('\n'), language, site)) {
        const where = [...written].find(([, text]) => text.includes(word))?.[0] ?? '/';
        complaints.push({ rule: `${language}: ${word}`, page: where });
      }
    }
    return { seen: site.pages.length, complaints };
  },
};
