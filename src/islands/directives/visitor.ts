import type { ClientDirective } from 'astro';
import { atFirst, USE_EVENTS, VISITOR_EVENTS } from '../../browser/visitor-events';

/** What tries a failed fetch again. Not scrolling or moving the pointer: that would be many fetches a second. */
const RETRY_EVENTS = [...USE_EVENTS, 'online'];

/**
 * `client:visitor`: fetches nothing for an island before the visitor's first event. One directive with
 * values instead of several, because Astro writes the code of each directive into every page that uses it.
 */
const visitor: ClientDirective = (load, { value }, island) => {
  // If something has changed what React expects to find, or its code fails, React empties the island. Then the HTML of the
  // page comes back, which works without it.
  const html = [...island.childNodes];
  new MutationObserver(() => island.firstChild || island.replaceChildren(...html)).observe(island, {
    childList: true,
  });
  const wake = () => void load().then((hydrate) => hydrate());
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '600px' },
  );
  const isForm = value === 'use';
  // A form's island is an empty element beside the form.
  const form = island.parentElement!;
  const act = isForm
    ? wake
    : () => {
        // The island itself is `display: contents` and has no box to observe.
        for (const child of island.children) observer.observe(child);
      };
  // Astro itself tries a second time after a second. If that fails, too (no signal), it says so with this event, and the
  // island stays static HTML and works as such.
  island.addEventListener('astro:hydration-error', (error) => {
    error.preventDefault();
    atFirst(RETRY_EVENTS, act);
  });
  const listen = () => atFirst(isForm ? USE_EVENTS : VISITOR_EVENTS, act, isForm ? form : window);
  // Only fetches: executing the code for a pointer that just passes by would block the main thread.
  if (isForm) atFirst(['pointerover'], () => void load(), form);
  const query = !isForm && typeof value === 'string' && matchMedia(value);
  if (!query || query.matches) listen();
  else query.addEventListener('change', listen, { once: true });
};

export default visitor;
