import type { ClientDirective } from 'astro';
import { atFirst, USE_EVENTS, VISITOR_EVENTS } from '../../scripts/visitor-events';

/**
 * `client:visitor`: nothing is fetched for an island before there is a visitor who could use it. One directive instead
 * of one for each value, because Astro writes each into every page that uses it.
 */
const visitor: ClientDirective = (load, { value }, island) => {
  // A failed fetch (a tunnel, an elevator) leaves the island as the static page that it is; the next event tries again.
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
  // Fetches only: a pointer that passes by need not cost the main thread anything.
  if (isForm) atFirst(['pointerover'], () => void load().catch(() => undefined), island);
  const query = !isForm && typeof value === 'string' && matchMedia(value);
  if (!query || query.matches) listen();
  else query.addEventListener('change', listen, { once: true });
};

export default visitor;
