import type { ClientDirective } from 'astro';
import { atFirst, USE_EVENTS } from '../../scripts/visitor-events';

/**
 * `client:touch`: hydrates when somebody first uses the island. Nothing is lost until then: typing goes on in the
 * native controls, presses are kept and played by `scripts/early/presses.ts`.
 */
const touch: ClientDirective = (load, _options, island) => {
  // A failed fetch (a tunnel, an elevator) is tried again at the next event.
  const listen = () => atFirst(USE_EVENTS, () => void load().then((hydrate) => hydrate(), listen), island);
  listen();
  // Fetches only: a pointer that passes by need not cost the main thread anything.
  atFirst(['pointerover'], () => void load().catch(() => undefined), island);
};

export default touch;
