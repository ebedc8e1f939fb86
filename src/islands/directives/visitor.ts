import type { ClientDirective } from 'astro';
import { atFirst, USE_EVENTS, VISITOR_EVENTS } from '../../scripts/visitor-events';

/**
 * `client:visitor`: fetches nothing for an island before the visitor's first event. One directive with
 * values instead of several, because Astro writes the code of each directive into every page that uses it.
 */
const visitor: ClientDirective = (load, { value }, island) => {
  // If a fetch fails (no signal), the island stays static HTML and works as such; the next event tries again.
  const wake = () => void load().then((hydrate) => hydrate(), listen);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '600px' },
  );
  const isForm = value === 'use';
  const listen = () => {
    if (isForm) return atFirst(USE_EVENTS, wake, island);
    atFirst(VISITOR_EVENTS, () => {
      // The island itself is `display: contents` and has no box to observe.
      for (const child of island.children) observer.observe(child);
    });
  };
  // Only fetches: executing the code for a pointer that just passes by would block the main thread.
  if (isForm) atFirst(['pointerover'], () => void load().catch(() => undefined), island);
  const query = !isForm && typeof value === 'string' && matchMedia(value);
  if (!query || query.matches) listen();
  else query.addEventListener('change', listen, { once: true });
};

export default visitor;
