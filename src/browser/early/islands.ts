import { atFirst, RETRY_EVENTS, VISITOR_EVENTS } from '../visitor-events';
import { readItem, DRAFT_PREFIX } from '@/leads/storage';

/** After this time Astro's script is fetched again, in milliseconds. Astro waits as long with what it imports itself. */
const RETRY_MS = 1000;

/** Astro's script of islands (`layouts/Base.astro`). A page without islands has none. */
const script = document.querySelector<HTMLTemplateElement>('#islands')?.content;

let arrival: Promise<unknown> | undefined;

/**
 * Fetches Astro's script of islands. Not by `import()`: one that has failed fails again at once in Chromium.
 * @throws (asynchronously) after two failures; then the next use of the page tries again
 */
const islandScript = (): Promise<unknown> =>
  (arrival ??= new Promise((resolve, reject) => {
    void customElements.whenDefined('astro-island').then(resolve);
    const add = (fail: () => void): void => {
      if (!script) return;
      const copy = document.importNode(script, true);
      (copy.firstElementChild as HTMLScriptElement).onerror = fail;
      document.head.append(copy);
    };
    const giveUp = (): void => {
      arrival = undefined;
      atFirst(RETRY_EVENTS, start);
      reject();
    };
    add(() => setTimeout(add, RETRY_MS, giveUp));
  }));

/** Fetches an island's own code while Astro's script is still on its way. If that fails, Astro tries again and tells. */
function fetchCode(part: Element): void {
  const island = part.querySelector('astro-island') ?? part;
  for (const name of ['component-url', 'renderer-url'])
    import(/* @vite-ignore */ island.getAttribute(name)!).catch(() => undefined);
}

function start({ target }: Event): void {
  // The target of `scroll` and `online` has no `closest`.
  const part = (target as Partial<Element>).closest?.('astro-island,[data-island]');
  if (part) fetchCode(part);
  islandScript().catch(() => undefined);
}

/**
 * Hydrates an island as if the visitor had used it.
 * @throws (asynchronously) if Astro's script cannot be loaded; later failures Astro tells with `astro:hydration-error`
 */
export async function wake(part: Element): Promise<void> {
  fetchCode(part);
  await islandScript();
  part.dispatchEvent(new Event('click'));
}

if (script) {
  atFirst(VISITOR_EVENTS, start);
  // Used before this listened: a field that has the focus already, a link to words of a closed answer that has scrolled.
  if (scrollY || document.activeElement !== document.body) islandScript().catch(() => undefined);
}

// A form that was left half filled in gets its text back at once: its island wakes as if the visitor had used it.
for (const form of document.querySelectorAll<HTMLElement>('[data-island] form'))
  if (readItem('sessionStorage', DRAFT_PREFIX + form.dataset.leadForm))
    void wake(form.closest('[data-island]')!).catch(() => undefined);
