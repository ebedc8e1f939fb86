import type { ClientDirective } from 'astro';
import { atFirst, RETRY_EVENTS, USE_EVENTS } from '../../browser/visitor-events';

/** A visitor who has not scrolled for so long has stopped, in milliseconds. */
const REST_MS = 200;

/**
 * `client:visitor`: fetches nothing for an island before the visitor's first event, which is when this itself is fetched
 * (`browser/early/islands.ts`). One directive with values instead of several, because they share most of their code.
 */
const visitor: ClientDirective = (load, { value }, island) => {
  // If something has changed what React expects to find, or its code fails, React empties the island. Then the HTML of the
  // page comes back, which works without it.
  const html = [...island.childNodes];
  new MutationObserver(() => island.firstChild || island.replaceChildren(...html)).observe(island, {
    childList: true,
  });
  const wake = () => void load().then((hydrate) => hydrate());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNear = false;
  // Not while the page scrolls: a quarter of the work of scrolling through the home page was islands that are passed by.
  // Nor while a dialog opens or lies over the page: the visitor waits for it, and sees nothing of them.
  const wakeAtRest = (): void => {
    clearTimeout(timer);
    if (!isNear) return;
    timer = setTimeout(() => {
      if (
        document.querySelector(
          '[data-quote-open][aria-busy=true],[data-modal-open][aria-busy=true],[role=dialog]',
        )
      )
        return wakeAtRest();
      isNear = false;
      observer.disconnect();
      wake();
    }, REST_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.some((entry) => entry.isIntersecting);
      wakeAtRest();
    },
    { rootMargin: '600px' },
  );
  const onUse = value === 'use';
  const act = onUse
    ? wake
    : () => {
        addEventListener('scroll', wakeAtRest);
        // The island itself is `display: contents` and has no box to observe.
        for (const child of island.children) observer.observe(child);
      };
  // Astro itself tries a second time after a second. If that fails, too (no signal), it says so with this event, and the
  // island stays static HTML and works as such.
  island.addEventListener('astro:hydration-error', (error) => {
    error.preventDefault();
    atFirst(RETRY_EVENTS, act);
  });
  if (onUse) {
    // A form's island is an empty element beside the form.
    const part = island.parentElement!;
    // The visitor may be in a field already, or the browser has found words of a closed answer and shown it.
    if (part.contains(document.activeElement) || part.querySelector('faq-answer:not([hidden])'))
      return wake();
    atFirst([...USE_EVENTS, 'beforematch'], wake, part);
    // Only fetches: executing the code for a pointer that just passes by would block the main thread.
    return atFirst(['pointerover'], () => void load(), part);
  }
  const query = matchMedia(typeof value === 'string' ? value : 'all');
  if (query.matches) act();
  else query.addEventListener('change', act, { once: true });
};

export default visitor;
