import type { ClientDirective } from 'astro';
import { atFirst, VISITOR_EVENTS } from '../../scripts/visitor-events';

/**
 * `client:near`: waits for the visitor's first action anywhere on the page, then for the island to come within
 * 600 px of the view, then hydrates. A media query as value (`client:near="(max-width: 767px)"`) must match too.
 */
const near: ClientDirective = (load, { value }, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // A failed fetch leaves the island as the static page that it is; the next action tries it again.
      load().then((hydrate) => hydrate(), listen);
    },
    { rootMargin: '600px' },
  );
  const listen = () =>
    atFirst(VISITOR_EVENTS, () => {
      // The island itself is `display: contents` and has no box to observe.
      for (const child of island.children) observer.observe(child);
    });
  const query = typeof value === 'string' && matchMedia(value);
  if (!query || query.matches) listen();
  else query.addEventListener('change', listen, { once: true });
};

export default near;
