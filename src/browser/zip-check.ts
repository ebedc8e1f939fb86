import { defaultLocale, languageOf, localeOf } from '@/content/languages';
import { cityPath } from '@/content/paths';
import { answerZip, type ZipAnswer, type ZipTable } from '@/map/geography/zip-answer';

/** What `ZipCheck.astro` puts in the page. */
interface ZipCheckData {
  table: ZipTable;
  /** Names of cities by the name of their page. */
  names: Record<string, string>;
  answers: Record<ZipAnswer['kind'], string>;
  /** The cities whose page is only in the first language. */
  elsewhere?: readonly string[];
}

class ZipCheck extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const input = this.querySelector('input');
    const output = this.querySelector<HTMLElement>('[role=status]');
    const data = JSON.parse(this.querySelector('script')?.textContent ?? '{}') as ZipCheckData;
    if (!form || !input || !output) return;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const answer = answerZip(input.value, data.table);
      input.setAttribute('aria-invalid', String(answer.kind === 'invalid'));
      output.replaceChildren(...wordsOf(answer, input.value.trim().slice(0, 5), data));
    });
  }
}

/** The answer as text and links, built as nodes: typed text is never parsed as HTML. */
function wordsOf(answer: ZipAnswer, zip: string, data: ZipCheckData): (string | Node)[] {
  return data.answers[answer.kind].split(/(\{\w+\})/).flatMap((part) => {
    if (part === '{zip}') return [zip];
    if (part === '{miles}' && answer.kind === 'near') return [String(answer.miles)];
    if (part === '{city}' && answer.kind === 'named') return [answer.city];
    if (part === '{city}' && (answer.kind === 'served' || answer.kind === 'near')) {
      const others = answer.kind === 'served' ? answer.sharedWith : [];
      return [answer.city, ...others].flatMap((slug, index) => [
        ...(index ? [', '] : []),
        cityLink(slug, data),
      ]);
    }
    return [part];
  });
}

function cityLink(slug: string, { names, elsewhere }: ZipCheckData): HTMLAnchorElement {
  const link = document.createElement('a');
  const isElsewhere = elsewhere?.includes(slug);
  if (isElsewhere) link.hreflang = localeOf(defaultLocale);
  link.href = cityPath(
    slug,
    isElsewhere ? defaultLocale : languageOf(document.documentElement.lang.slice(0, 2)),
  );
  link.className = 'font-semibold underline underline-offset-4';
  link.textContent = names[slug] ?? slug;
  return link;
}

customElements.define('zip-check', ZipCheck);
