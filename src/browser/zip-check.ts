import { defaultLocale, languageOf, localeOf } from '@/content/languages';
import { cityPath } from '@/content/paths';
import { readJson, writeItem, DRAFT_PREFIX } from '@/leads/storage';
import { fetchPageData } from '@/lib/page-data';
import { answerZip, type ZipAnswer, type ZipTable } from '@/map/geography/zip-answer';

/** What `ZipTable.astro` puts in the page. */
interface ZipCheckData {
  table: ZipTable;
  names: Record<string, string>;
  /** The office's own town, and the two letters of the state. */
  town: string;
  region: string;
  answers: Record<ZipAnswer['kind'], string>;
  /** The cities whose page is only in the first language. */
  elsewhere?: readonly string[];
}

/** The form of the quote dialog, which is not in the page before it opens. */
const DIALOG = 'quote-dialog';

class ZipCheck extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const input = this.querySelector('input');
    const output = this.querySelector<HTMLElement>('[role=status]');
    if (!form || !input || !output) return;
    const answerTyped = (data: ZipCheckData): void => {
      const { table, names: cities, town } = data;
      const answer = answerZip(input.value, table, { cities, town });
      const zip = /^\s*\d{5}/.exec(input.value)?.[0].trim();
      input.setAttribute('aria-invalid', String(answer.kind === 'invalid'));
      const [actions, call] = (this.querySelector('template')!.content.cloneNode(true) as DocumentFragment)
        .children;
      output.replaceChildren(...wordsOf(answer, zip, call!, data));
      if (!isYes(answer)) return;
      output.append(actions!);
      fillAddress(`${placeOf(answer, data)}, ${data.region} ${zip ?? ''}`.trim());
    };
    const fetchTable = () => fetchPageData<ZipCheckData>('zip-table');
    // Each press tries again.
    fetchTable().catch(() => undefined);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      fetchTable()
        .then((data) => data && answerTyped(data))
        .catch(() => undefined);
    });
  }
}

const isYes = ({ kind }: ZipAnswer): boolean => ['home', 'served', 'named'].includes(kind);

function placeOf(answer: ZipAnswer, { names, town }: ZipCheckData): string {
  if (answer.kind === 'named') return answer.city;
  return 'city' in answer ? (names[answer.city] ?? answer.city) : town;
}

/** The answer as text and links, built as nodes: typed text is never parsed as HTML. */
function wordsOf(
  answer: ZipAnswer,
  zip: string | undefined,
  call: Element,
  data: ZipCheckData,
): (string | Node)[] {
  return data.answers[answer.kind].split(/(\{\w+\})/).flatMap((part): (string | Node)[] => {
    if (part === '{zip}') return [zip ?? placeOf(answer, data)];
    if (part === '{call}') return [call];
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

/** Writes a city into what asks for the address of the property and is still empty: forms of the page, and the dialog. */
function fillAddress(address: string): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('form [name=address]'))
    field.value ||= address;
  const key = DRAFT_PREFIX + DIALOG;
  const draft = new Map(readJson<[string, string][]>('sessionStorage', key));
  if (!draft.get('address'))
    writeItem('sessionStorage', key, JSON.stringify([...draft.set('address', address)]));
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
